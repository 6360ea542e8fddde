"""The command ``sandtable``. Heavy modules are imported by the command that needs them."""

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code.

    0: done. 1: the answer is no (rules without a test). 2: the input was wrong. 128 + n: ended by signal n.
    """
    import sys

    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:  # before anything is imported that takes time
        from sandtable import __version__

        print(__version__)
        return 0
    import gc

    from sandtable.play.signals import Interrupted, interruptible, silence

    # Nothing that is loaded becomes garbage, and looking for it every 700 objects takes a twelfth of the start.
    gc.set_threshold(50_000, 20, 50)
    try:
        with interruptible():
            from sandtable.cli.app import run

            return run(given)
    except Interrupted as leave:
        silence()
        return leave.code
