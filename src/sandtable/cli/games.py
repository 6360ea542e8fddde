"""`sandtable games`: what can be played here."""

from sandtable.cli.talk import Talk, own_texts, spoken
from sandtable.core.game import words
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.texts import Texts
from sandtable.wording import CORE


def print_games() -> int:
    """Every game with its options."""
    talk = Talk()
    say = own_texts().say
    for name in game_names():
        game = find_game(name)
        texts = Texts(spoken(), [game.package, CORE])
        talk.line(say("cli-games-title", name=name, title=game.title))
        for option in game.options:
            choices = "|".join(words(choice) for choice in option.choices)
            default = words(option.default)
            line = say("cli-games-option", name=option.name, choices=choices, default=default, rule=option.rule)
            talk.paragraph(line, "  ", "      ")
            if texts.has(f"option-{option.name}"):
                talk.paragraph(texts.say(f"option-{option.name}"), "      ")
    return 0
