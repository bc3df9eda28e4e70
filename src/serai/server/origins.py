"""The last address of each person: limits count addresses, since anybody can have many names.

Addresses are kept only in the memory of this process, and never stored.
"""

import ipaddress

from serai.server.lru_cache import LruCache

UNKNOWN = ""
"""The address of people who have not come since the server started; together they count as one."""


def household(address: str) -> str:
    """The address that limits count. With IPv6 a household has a whole network (/64) to choose
    addresses from, so the network counts as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address  # such as the path of a socket
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Origins(LruCache[str, str]):
    """The last address of each person."""

    most = 20_000

    def of(self, person: str) -> str:
        return self.get(person) or UNKNOWN

    def together(self, person: str) -> list[str]:
        """Everybody at the same address, including this person."""
        address = self.of(person)
        if address == UNKNOWN:
            return [person]
        return [other for other, seen in self._values.items() if seen == address]
