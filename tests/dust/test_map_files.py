"""D1.5: what is said about a wrong map, in three languages, and by `sandtable check map`."""

from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.cli.app import run
from sandtable.core.errors import Said
from sandtable.games.datafiles import read_files
from sandtable.games.dust import GAME
from sandtable.games.dust.rules.atlas import DataError, read_atlas
from sandtable.play.talk import set_language
from sandtable.testing import cites
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording
from tests.errors import worded

PACKAGE = "sandtable.games.dust"
LANGUAGES = ("en", "de", "it")
TEXT = files(PACKAGE).joinpath("data/map.toml").read_text(encoding="utf-8")

# Wrong files: what stands there, what a user wrote, the sentence

ALASKA = '{ name = "alaska", kind = "land", role = "source", lon = -153.6, lat = 69.3 },'
GREENLAND = '{ name = "greenland", kind = "land", role = "plain", lon = -40.0, lat = 72.0 },'
YUKON = '{ joins = ["alaska", "yukon"] },'
WRAP = '{ joins = ["south-pacific", "tasman-sea"], wraps = true },'
BROKEN = [
    (ALASKA, "", "map: there must be 48 land areas, not 47 (D1.5)"),
    (ALASKA, ALASKA.replace("land", "sea"), "map: there must be 48 land areas, not 47 (D1.5)"),
    (GREENLAND, GREENLAND.replace('"plain"', '"source"'), "map: there must be 12 power sources on land, not 13 (D1.5)"),
    (GREENLAND, GREENLAND.replace('"plain"', '"capital"'), "map: there must be 6 capitals, not 7 (D1.5)"),
    (
        ALASKA,
        ALASKA + ' { name = "atlantis", kind = "sea", role = "plain" },',
        "map: there must be 28 sea areas, not 29 (D1.5)",
    ),
    (
        'name = "north-sea", kind = "sea", role = "plain"',
        'name = "north-sea", kind = "sea", role = "source"',
        "map: there must be 4 power sources at sea, not 5 (D1.5)",
    ),
    (
        'name = "north-sea", kind = "sea", role = "plain"',
        'name = "north-sea", kind = "sea", role = "capital"',
        'map, area "north-sea": a capital must be land, not sea (D1.5)',
    ),
    (ALASKA, ALASKA.replace('kind = "land", ', ""), 'map, area "alaska": kind is missing (D1.5)'),
    (ALASKA, ALASKA.replace('role = "source", ', ""), 'map, area "alaska": role is missing (D1.5)'),
    (ALASKA, ALASKA.replace('name = "alaska", ', ""), "map, area 1: name is missing (D1.5)"),
    (
        ALASKA,
        ALASKA.replace('"land"', '"lnad"'),
        'map, area "alaska": kind must be land or sea, not "lnad"; did you mean "land"? (D1.5)',
    ),
    (
        ALASKA,
        ALASKA.replace('"source"', '"factory"'),
        'map, area "alaska": role must be plain, source or capital, not "factory" (D1.5)',
    ),
    (ALASKA, ALASKA.replace('"alaska"', '"yukon"'), 'map, area "yukon": the area yukon is there twice (D1.5)'),
    (
        ALASKA,
        ALASKA.replace('"alaska"', '"North Pole"'),
        'map, area "North Pole": name must be one word of small letters, digits, hyphens and slashes, '
        'not "North Pole" (D1.5)',
    ),
    (
        ALASKA,
        ALASKA.replace("lon = -153.6", "lon = -253.6"),
        'map, area "alaska": lon must be a number of degrees from -180 to 180, not -253.6 (D1.5)',
    ),
    (
        ALASKA,
        ALASKA.replace("lat = 69.3", 'lat = "north"'),
        'map, area "alaska": lat must be a number of degrees from -90 to 90, not "north" (D1.5)',
    ),
    (
        ALASKA,
        ALASKA.replace("lon = -153.6, ", ""),
        'map, area "alaska": lon and lat go together; give both or none (D1.5)',
    ),
    (
        ALASKA,
        ALASKA.replace("lat", "latt"),
        'map, area "alaska": unknown key "latt"; did you mean "lat"? (D1.5)',
    ),
    (
        YUKON,
        '{ joins = ["alaska", "yukno"] },',
        'map, link 1: joins must name two areas of the file, and "yukno" is none; did you mean "yukon"? (D1.5)',
    ),
    (
        YUKON,
        '{ joins = ["alaska", "xyz"] },',
        'map, link 1: joins must name two areas of the file, and "xyz" is none (D1.5)',
    ),
    (
        YUKON,
        '{ joins = ["alaska", 7] },',
        "map, link 1: joins must name two areas of the file, and 7 is none (D1.5)",
    ),
    (YUKON, '{ joins = ["alaska"] },', "map, link 1: joins must be a list of two areas (D1.5)"),
    (YUKON, '{ joins = "alaska" },', "map, link 1: joins must be a list of two areas (D1.5)"),
    (YUKON, "{ },", "map, link 1: joins is missing (D1.5)"),
    (YUKON, "7,", "map, link 1: this must be a table, not 7 (D1.5)"),
    (
        YUKON,
        '{ joins = ["alaska", "alaska"] },',
        'map, link "alaska/alaska": joins must be two different areas, not alaska twice (D1.5)',
    ),
    (
        YUKON,
        YUKON + ' { joins = ["yukon", "alaska"] },',
        'map, link "yukon/alaska": the link of yukon and alaska is there twice; give it once (D1.5)',
    ),
    (
        WRAP,
        WRAP.replace("true", '"east"'),
        'map, link "south-pacific/tasman-sea": wraps must be true or false, not "east" (D1.5)',
    ),
    (
        WRAP,
        WRAP + ' { joins = ["beaufort-sea", "south-pacific"], wraps = true },',
        'map, link "beaufort-sea/south-pacific": a link may run around the edge from east to west only, not from '
        "north to south (D1.5)",
    ),
    (
        YUKON,
        YUKON + ' { joins = ["gulf-coast", "southern-europe"] },',
        'map, area "gulf-coast": a capital must touch exactly one other capital, not 2 (D1.5)',
    ),
    (
        '{ joins = ["north-china", "south-china"] },',
        "",
        'map, area "north-china": a capital must touch exactly one other capital, not 0 (D1.5)',
    ),
    (
        '{ joins = ["japan", "east-china-sea"] },\n  { joins = ["japan", "bering-sea"] },',
        "",
        "map: all areas must hang together, but no link leads from alaska to japan (D1.5)",
    ),
    (
        '{ joins = ["north-atlantic", "mediterranean"] },',
        "",
        "map: the sea areas must be one ocean, but no link leads from beaufort-sea to mediterranean (D1.5)",
    ),
    ("area = [", "areas = [", 'map: unknown key "areas"; did you mean "area"? (D1.5)'),
    (
        'origin.link.wraps = "reconstructed',
        'origin.link.wraps = "dreamt',
        'map, link 197: the origin of wraps must begin with established, derived or reconstructed, not "dreamt: that '
        'such links exist is known, ..." (D1.5)',
    ),
]


def broken(tmp_path: Path, old: str, new: str) -> Path:
    """A file in which something else stands."""
    assert TEXT.count(old) == 1
    path = tmp_path / "map.toml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    return path


@cites("D1.5")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[row[2] for row in BROKEN])
def test_a_wrong_map_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    data = read_files(PACKAGE, ["map"], {"map": broken(tmp_path, old, new)})["map"]
    with pytest.raises(DataError) as caught:
        read_atlas(data, "map")
    error = caught.value
    assert str(error) == sentence
    problem = error.said.values.get("problem", error.said)
    assert isinstance(problem, Said)
    if problem.message.startswith("data-map"):  # the others are proved elsewhere
        assert worded(Texts("en", [PACKAGE, CORE]), error.said) == sentence
    said = {Wording(Texts(language, [PACKAGE, CORE])).error(error) for language in LANGUAGES}
    assert len(said) == 3


@pytest.mark.parametrize("value", [[], "map", 7, {}, {"area": []}, {"area": [], "link": {}}])
def test_something_else_is_no_map(value: object) -> None:
    with pytest.raises(DataError):
        read_atlas(value)


# The command


def checked(capsys: pytest.CaptureFixture[str], language: str, path: Path, what: str = "map") -> tuple[int, str, str]:
    code = run(["check", what, str(path), "--lang", language])
    set_language(None)
    caught = capsys.readouterr()
    return code, " ".join(caught.out.split()), caught.err


@cites("D1.5")
def test_checking_our_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.toml"
    path.write_text(TEXT, encoding="utf-8")
    code, out, err = checked(capsys, "en", path)
    assert (code, err) == (0, "")
    for sentence in (
        f"{path} is a map of Dust. 48 land areas: 6 capitals, 12 power sources, 30 plain. 43 of them lie on the coast, "
        "inland are Great Plains, Sudan, Kazakhstan, Mongolia, Tibet. 28 sea areas: 4 power sources, 24 plain. ",
        "202 links: 73 from land to land, 47 from sea to sea, 82 from land to sea. 6 run around the edge. ",
        "The position of every area is given. ",
        "Central Europe and Southern Europe touch; 4 power sources on land are nearest to them. ",
        "South China: land areas next to it: 3, sea areas: 2. Steps to power sources on land: 2, 2, 3, 3, ",
    ):
        assert sentence in out
    assert "Nordchina und Südchina berühren sich; 5 Energiequellen" in checked(capsys, "de", path)[1]
    assert "Cina settentrionale e Cina meridionale si toccano" in checked(capsys, "it", path)[1]


def test_checking_a_wrong_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = broken(tmp_path, YUKON, '{ joins = ["alaska", "alaska"] },')
    start = f'sandtable: {path}, link "alaska/alaska": joins '
    ends = {
        "en": "must be two different areas, not alaska twice (D1.5)\n",
        "de": "muss zwei verschiedene Gebiete nennen, nicht zweimal alaska (D1.5)\n",
        "it": "deve nominare due aree diverse, non due volte alaska (D1.5)\n",
    }
    for language, end in ends.items():
        assert checked(capsys, language, path) == (2, "", start + end)


@cites("D1.5")
def test_who_would_play_on_a_wrong_map_is_told_which_file_it_is(tmp_path: Path) -> None:
    path = broken(tmp_path, YUKON, '{ joins = ["alaska", "alaska"] },').rename(tmp_path / "mine.toml")
    with pytest.raises(DataError) as caught:
        GAME.read_data({"map": path})
    assert str(caught.value).startswith(f'{path}, link "alaska/alaska": joins must be two different areas')


@cites("D1.3")
def test_who_would_play_with_wrong_cards_is_told_which_file_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = files(PACKAGE).joinpath("data/cards.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("combat = 5", "combat = 6"), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        GAME.read_data({"cards": path})
    assert str(caught.value).startswith(f'{path}, card "nurse-6-1-1": combat must be 1 to 5, not 6 (D1.3)')


def test_checking_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.toml"
    assert checked(capsys, "en", missing) == (2, "", f"sandtable: {missing}: there is no such file\n")
    code, out, said = checked(capsys, "de", missing, "mpa")  # other games check files, too
    assert (code, out) == (2, "")
    assert said.startswith("sandtable: sandtable check nimmt eines von map, cards, ")
    assert said.endswith('nicht "mpa"; meintest du "map"?\n')


def test_what_a_map_lacks_is_said_and_its_labels_are_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = broken(tmp_path, ALASKA, '{ name = "alaska", kind = "land", role = "source" },')
    assert "One area has no position, so the map cannot be drawn." in checked(capsys, "en", path)[1]
    old = 'name = "tibet", '
    path = broken(tmp_path, old, old + 'label = "Roof of the World", ')
    assert "Kazakhstan, Mongolia, Roof of the World." in checked(capsys, "en", path)[1]
