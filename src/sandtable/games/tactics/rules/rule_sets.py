"""The two rule sets, and everything in which they differ: one table, read from top to bottom.

The rules ask a rule set for a fact; no rule asks which rule set it is.
"""

from typing import Final

NAMES: Final = ("rulebook", "faq")
"""The option ``faq`` switches to the second, the publisher's later corrections."""

TABLE: Final = [
    # what differs             rulebook, faq
    ("full_entry", False, True),  # T3.3
    ("any_corner", False, True),  # T8.3
    ("plunging_artillery", False, True),  # T12.3
    ("one_reaction", False, True),  # T13.3
    ("charge_interrupted", False, True),  # T13.3
    ("medic_refills", True, False),  # T18.5
]


class RuleSet:
    """One column of the table; each attribute is a row of it."""

    __slots__ = (
        "any_corner",
        "charge_interrupted",
        "full_entry",
        "medic_refills",
        "name",
        "one_reaction",
        "plunging_artillery",
    )

    def __init__(self, faq: bool) -> None:
        """With the publisher's corrections or without them."""
        cells = {name: with_faq if faq else without for name, without, with_faq in TABLE}
        self.name = NAMES[1 if faq else 0]
        self.full_entry = cells["full_entry"]
        """T3.3: the entering move has all the move points of the unit."""
        self.any_corner = cells["any_corner"]
        """T8.3: any corner of a blocking square next to the target gives corner cover."""
        self.plunging_artillery = cells["plunging_artillery"]
        """T12.3: artillery ignores cover except inside buildings."""
        self.one_reaction = cells["one_reaction"]
        """T13.3: one attempt to react in an activation."""
        self.charge_interrupted = cells["charge_interrupted"]
        """T13.3: a charge can be reacted to between its two moves, too."""
        self.medic_refills = cells["medic_refills"]
        """T18.5: a squad that gets a miniature back has its limited ammunition full again."""
