"""The output of the screen outlives whoever read it."""

import os
from contextlib import suppress

from sandtable.tui.terminal import Output


def test_a_reader_that_is_gone_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    file = os.fdopen(writer, "w")
    output = Output(file)
    for _ in range(3):
        output.write("board" * 10_000)
        output.flush()
    assert output.fileno() == writer
    with suppress(BrokenPipeError):
        file.close()
    output.write("and nobody minds")
