"""Elements are written so that any parser reads back what was meant."""

from xml.etree import ElementTree

from serai.draw.markup import NOTHING, Markup, el, escape, join, number


def test_an_element_without_children_closes_itself() -> None:
    assert el("path", d="M0 0", stroke_width=2) == '<path d="M0 0" stroke-width="2"/>'


def test_a_trailing_underscore_frees_a_name_that_python_keeps() -> None:
    assert el("g", class_="seat-a") == '<g class="seat-a"/>'


def test_an_attribute_of_none_is_left_out() -> None:
    assert el("g", id=None, data_action=None) == "<g/>"


def test_text_is_escaped_and_markup_is_not() -> None:
    inner = el("b", "a < b & c")
    assert el("a", "<i>", inner) == "<a>&lt;i&gt;<b>a &lt; b &amp; c</b></a>"


def test_an_attribute_cannot_be_broken_out_of() -> None:
    nasty = '"><script>alert(1)</script>'
    root = ElementTree.fromstring(el("g", id=nasty))
    assert root.attrib == {"id": nasty}
    assert len(root) == 0


def test_characters_that_xml_cannot_hold_are_dropped() -> None:
    hostile = "a\x00b\x08c\ufffed\ud800e\tf"
    assert ElementTree.fromstring(el("t", hostile)).text == "abcd?e\tf"


def test_children_may_be_nested_and_missing() -> None:
    assert join("a", [1, (2.5, None)], NOTHING, Markup("<b/>")) == "a12.5<b/>"


def test_coordinates_have_one_decimal_at_most() -> None:
    assert [number(x) for x in (3, 3.0, 3.14159, -0.52, 1366.25)] == [
        "3",
        "3",
        "3.1",
        "-0.5",
        "1366.2",
    ]


def test_what_is_safe_stays_the_same_string() -> None:
    assert escape("Анна и Zoë") == "Анна и Zoë"
