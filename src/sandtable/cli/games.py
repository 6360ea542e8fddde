"""`sandtable games`: what can be played here."""

from pathlib import Path

from sandtable.core.game import words
from sandtable.core.registry import game as find_game
from sandtable.core.registry import game_names
from sandtable.play.talk import Talk, current_language, error_sentence, platform_texts
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE


def check_games(table: str | None, data: Path | None) -> int:
    """Replay stored games, one or all, and report the first difference of each. Exit code 1: there is one."""
    from sandtable.server.checking import check, stored
    from sandtable.server.serving import data_folder

    talk = Talk()
    say = platform_texts().say
    store = stored(data or data_folder())
    names = store.games() if table is None else [table]
    wrong = 0
    for name in names:
        problem = check(store, name)
        if problem is not None:
            wrong += 1
            talk.paragraph(say("cli-games-differs", table=name, problem=error_sentence(problem)))
    store.close()
    talk.paragraph(say("cli-games-checked", count=len(names), wrong=wrong))
    return 1 if wrong else 0


def print_games() -> int:
    """Every game with its options."""
    talk = Talk()
    say = platform_texts().say
    for name in game_names():
        game = find_game(name)
        texts = Texts(current_language(), [game.package, CORE])
        talk.line(say("cli-games-title", name=name, title=game.title))
        for option in game.options:
            choices = "|".join(words(choice) for choice in option.choices)
            default = words(option.default)
            line = say("cli-games-option", name=option.name, choices=choices, default=default, rule=option.rule)
            talk.paragraph(line, "  ", "      ")
            if texts.has(f"option-{option.name}"):
                talk.paragraph(texts.say(f"option-{option.name}"), "      ")
    return 0
