"""Forms, buttons and links of pages."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Child, Markup, Value
from serai.server.people import LONGEST_NAME


def post(address: str, *content: Child, **attributes: Value) -> Markup:
    """A form that posts to an address."""
    return h("form", *content, method="post", action=address, **attributes)


def submit(label: Child, class_: str = "btn go", **attributes: Value) -> Markup:
    """The button that sends a form."""
    return h("button", label, class_=class_, **attributes)


def button(label: Child, class_: str | None = "btn", **attributes: Value) -> Markup:
    """A button for the client script."""
    return h("button", label, type="button", class_=class_, **attributes)


def link(label: Child, address: str, class_: str | None = None, **attributes: Value) -> Markup:
    return h("a", label, href=address, class_=class_, **attributes)


def unseen(name: str, value: str | int) -> Markup:
    """A hidden field."""
    return h("input", type="hidden", name=name, value=value)


def field(label: str, control: Child, hint: str = "") -> Markup:
    """A labelled control of a form."""
    more = h("small", hint) if hint else NOTHING
    return h("label", h("span", label, class_="label"), control, more, class_="field")


def name_field(label: str, value: str | None = None, **attributes: Value) -> Markup:
    """The field for a person's name."""
    return field(
        label,
        h(
            "input",
            name="name",
            maxlength=LONGEST_NAME,
            autocomplete="nickname",
            value=value,
            **attributes,
        ),
    )


def select(name: str, options: list[tuple[str, str]], chosen: str = "", **more: str) -> Markup:
    return h(
        "select",
        [
            h("option", text, value=value, selected="" if value == chosen else None)
            for value, text in options
        ],
        name=name,
        **more,
    )
