"""``sandtable battle``: a free battle from a seed, drawn, told and written into files (T2, T16, T21)."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from sandtable.core.errors import BadInput
from sandtable.games.tactics.ui.sources import PACKAGE
from sandtable.play.report import print_json
from sandtable.play.talk import Talk, current_language, refusal
from sandtable.text.messages import Texts
from sandtable.text.wording import CORE, Wording

if TYPE_CHECKING:
    from sandtable.games.tactics.generator import Battle


def battle(
    what: Literal["new"],
    /,
    *,
    seed: str | None = None,
    size: Literal["small", "large", "deep"] = "large",
    terrain: int = 15,
    buildings: int | None = None,
    objective: Literal["none", "break-through", "hold-bridge", "take-charges", "keep-building"] = "none",
    ap: int = 130,
    rounds: int | None = None,
    symmetry: Literal["turned", "mirrored", "none"] = "turned",
    attacker: Literal["allies", "axis"] = "axis",
    output: str | None = None,
    json: bool = False,
) -> int:
    """Make a free battle from a seed."""
    from sandtable.games.tactics.generator import Plan, make_battle

    given = _any_seed() if seed is None else seed
    plan = Plan(given, size, terrain, objective=objective, ap=ap, symmetry=symmetry, attacker=attacker)
    plan = plan if buildings is None else plan._replace(buildings=buildings)
    plan = plan if rounds is None else plan._replace(rounds=rounds)
    made = make_battle(plan)
    paths = {} if output is None else _written(made, output)
    if json:
        print_json({"name": made.name, "plan": made.plan._asdict(), "options": made.options(), "files": made.files()})
    else:
        _tell(made, paths)
    return 0


def _any_seed() -> str:
    import secrets

    return secrets.token_hex(4)


def _written(made: "Battle", output: str) -> dict[str, Path]:
    """Write the files, ``NAME-boards.toml`` and ``NAME-scenarios.toml``; nothing is overwritten."""
    texts = made.files()
    paths = {name: Path(f"{output.removesuffix('.toml')}-{name}.toml") for name in texts}
    for path in paths.values():
        if path.exists():
            raise refusal("cli-error-exists", file=str(path))
    for name, path in paths.items():
        try:
            path.write_text(texts[name], encoding="utf-8")
        except OSError as error:
            reason = error.strerror or "?"
            sentence = f"{path}: the file cannot be written ({reason})"
            raise BadInput(sentence, "tactics-battle-write", file=str(path), reason=reason) from None
    return paths


def _tell(made: "Battle", paths: dict[str, Path]) -> None:
    from sandtable.games.tactics.ui.check import Summary, print_lines

    wording = Wording(Texts(current_language(), [PACKAGE, CORE]))
    say = wording.texts.say
    talk = Talk()
    talk.paragraph(say("tactics-battle-made", seed=made.plan.seed))
    talk.line()
    summary = Summary(wording, "")
    scenarios = made.scenarios()
    print_lines(talk, summary.of_board(made.board(), made.drawing()))
    if made.plan.objective != "break-through":
        talk.paragraph(say("tactics-battle-signs"))
    talk.line()
    print_lines(talk, summary.of_scenario(scenarios, scenarios.scenario[0]))
    talk.line()
    if not paths:
        talk.paragraph(say("tactics-battle-keep"))
        talk.paragraph(f"{made.plan.command()} --output {made.name}", "  ", "    ")
        return
    talk.paragraph(say("tactics-battle-written", boards=str(paths["boards"]), scenarios=str(paths["scenarios"])))
    words = ["sandtable", "play", "tactics"]
    for name, path in paths.items():
        words += [f"--{name}", str(path)]
    for name, value in made.options().items():
        words += [f"--{name}", value]
    talk.paragraph(shlex.join(words), "  ", "    ")
