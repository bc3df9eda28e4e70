"""The address from which each person came last: limits count it, as anybody may have many names.

Addresses are kept in the memory of this process only, and never written down.
"""

import ipaddress

from serai.server.recent import Recent

UNKNOWN = ""
"""In place of the address of somebody who has not come since the server was started. All of them
together count as one address, until they come again."""


def household(address: str) -> str:
    """What counts as one address. With IPv6 a household has a whole network (/64), and could come
    from another address of it with every request: so the network counts as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address  # such as a socket file
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Origins(Recent[str, str]):
    """The address from which each person was last seen."""

    most = 20_000

    def of(self, person: str) -> str:
        return self.get(person) or UNKNOWN

    def together(self, person: str) -> list[str]:
        """Everybody who comes from the same address, this person among them."""
        address = self.of(person)
        if address == UNKNOWN:
            return [person]
        return [other for other, seen in self._values.items() if seen == address]
