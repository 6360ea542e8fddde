"""``python -m sandtable.cli`` is the same as ``sandtable``."""

from sandtable.cli import main

raise SystemExit(main())
