"""A run that is to say nothing but trouble says what is damaged in the archive, in one line."""

import contextlib
import sqlite3


def test_damaged_days_are_told(world):
    for night in range(3):
        assert world.build(night, '--quiet').output == ''
    with contextlib.closing(sqlite3.connect(world.data / 'pulse.sqlite')) as archive, archive:
        first = archive.execute('SELECT min(id) FROM day').fetchone()[0]
        archive.execute("UPDATE day SET content = '{' WHERE id = ?", [first])
    ran = world.build(3, '--quiet')
    assert ran.output == f'left out, for the archive holds them damaged: the days {first}\n', ran.output
    assert ran.status == 0
