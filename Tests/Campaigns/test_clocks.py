"""A clock that is wrong for a while costs nothing: what it hides comes back with the right time, and nothing is forgotten."""

import datetime
import itertools
import shutil

import pytest
from world import FIRST_NIGHT, NOTHING_PUBLISHED, PUBLISHED, World

HOUR, DAY = datetime.timedelta(hours=1), datetime.timedelta(days=1)
SHIFTS = {
    '-10 years': -3652 * DAY,
    '-1 day': -DAY - HOUR,
    '+1 hour': HOUR,
    '+40 days': 40 * DAY,
    '+10 years': 3652 * DAY,
}
# How a run knows the time, and what it can compare it with.
WITNESSES = ('servers are right', 'servers follow', 'offline', 'no feed answers', '--now')
PRESENT = FIRST_NIGHT + 9 * DAY
# By a clock that servers agree with, an article that expired a week ago is rightly forgotten: nobody can tell it from time
# that has passed. Retention is 30 days, and the known articles are younger than the present.
EXPIRED, FORGOTTEN = PRESENT + 30 * DAY, 7 * DAY


def has_passed(moments):
    """Whether runs at these moments, where servers agreed, have seen articles expire and stay so for a week."""
    expired = [moment for moment in moments if moment >= EXPIRED]
    return len(expired) > 1 and expired[-1] - min(expired) >= FORGOTTEN


class Clock:
    """A site of four papers whose feeds hold a third of what is known, and a machine with a clock of its own."""

    def __init__(self, folder):
        self.world = World(folder, publishers=4)
        self.world.publishers.kept = 12
        for night in range(0, 10, 3):
            assert self.world.build(night).status == 0
        self.world.publishers.now = PRESENT
        self.known, self.shown = self.world.articles(), self.world.shown()
        assert len(self.known) > 4 * 12
        self.state = folder / 'before'
        shutil.copytree(self.world.data, self.state)
        self.refused = 0

    def restart(self):
        """As it was before any clock was wrong."""
        shutil.rmtree(self.world.data)
        shutil.copytree(self.state, self.world.data)
        self.back('laid down anew')

    def build(self, moment, witness):
        publishers = self.world.publishers
        publishers.clock = moment if witness == 'servers follow' else PRESENT
        publishers.failing = set(publishers.names) if witness == 'no feed answers' else set()
        arguments = ['--offline'] if witness == 'offline' else []
        if witness == '--now':
            return self.world.run('build', '--now', moment.strftime('%Y-%m-%dT%H:%M:%SZ'), *arguments)
        # Only the wall clock is wrong: what counts seconds goes on counting.
        under = ('faketime', '--exclude-monotonic', '-f', moment.strftime('@%Y-%m-%d %H:%M:%S'))
        return self.world.run('build', *arguments, under=under, environment={'TZ': 'UTC'})

    def wrong(self, case, shift, witness):
        """A run by a wrong clock: refused in one line with the site as it was, or published with nothing forgotten."""
        site = self.world.site()
        ran = self.build(PRESENT + SHIFTS[shift], witness)
        assert not ran.has_trapped, f'{case}: {ran}'
        if ran.status == NOTHING_PUBLISHED:
            self.refused += 1
            lines = [line for line in ran.errors.splitlines() if ' fetching ' not in line]
            assert len(lines) == 1 and '--force' in lines[0], f'{case}: {lines}'
            assert self.world.site() == site, f'{case}: refused, and the site has changed'
        else:
            assert ran.status in PUBLISHED, f'{case}: {ran}'
        missing = self.known - self.world.articles()
        assert not missing, f'{case}: {len(missing)} of {len(self.known)} articles are forgotten'

    def back(self, case):
        """The clock is set right, and a run reaches the feeds."""
        ran = self.build(PRESENT, 'servers are right')
        # A feed that failed at a time to come may still be left alone for a while.
        assert ran.status in PUBLISHED, f'{case}: the right clock: {ran}'
        assert self.world.articles() == self.known, (
            f'{case}: {len(self.world.articles())} articles, not {len(self.known)}'
        )
        gone = self.shown.keys() - self.world.shown().keys()
        assert not gone, f'{case}: {len(gone)} of {len(self.shown)} articles have gone from the site'


@pytest.fixture(scope='module')
def clock(tmp_path_factory):
    clock = Clock(tmp_path_factory.mktemp('clocks'))
    yield clock
    clock.world.publishers.close()


def test_counts_recover(clock, chance, is_long, in_turn, tell):
    orders = [order for length in (1, 2, 3) for order in itertools.permutations(SHIFTS, length)]
    cases = [(order, witness) for order in orders if len(order) < 3 for witness in WITNESSES]
    cases += [(order, 'mixed') for order in orders if len(order) == 3]
    some = chance.sample(cases[: len(SHIFTS) * len(WITNESSES)], 3) + chance.sample(cases, 1)
    chosen = cases if is_long else in_turn(some, 2)
    passed = 0
    for order, witness in chosen:
        clock.restart()
        agreed = []
        for place, shift in enumerate(order):
            case = f'{", ".join(order[: place + 1])}, {witness}'
            by = chance.choice(WITNESSES) if witness == 'mixed' else witness
            if by == 'servers follow':
                agreed.append(PRESENT + SHIFTS[shift])
            if has_passed(agreed):
                passed += 1
                break
            clock.wrong(case, shift, by)
        else:
            clock.back(f'{", ".join(order)}, {witness}, and back')
    tell(
        f'{len(chosen)} of {len(cases)} orders of wrong clocks, {clock.refused} runs refused, all articles there again; '
        f'in {passed} time has passed by all that anybody can tell'
    )
