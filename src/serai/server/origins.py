"""From where people come: whoever has many names has one address.

Known to this process alone, and only while it runs; nothing of it is written down.
"""

import ipaddress

from serai.server.recent import Recent

UNKNOWN = ""
"""Where somebody comes from who was not here since the server was started. All of them together
count as one address, until they come again."""


def household(address: str) -> str:
    """What counts as one address. Of the newer ones (IPv6) a household has a whole net of its own,
    and could come from another one of them with every request."""
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
