"""The pages: HTML made on the server, one style sheet, a small client script. No rules in here."""

from serai._extras import require

require("server", "the server")
