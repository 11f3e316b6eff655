"""Every call by which a run changes the disk is its last, or fails, in turn.

A run is recorded first; then each of its calls on the site, on what stands beside it, and on the archive is met with
SIGKILL and with the errors that it can return (strace --inject).
"""

import collections
import re
import shutil

import pytest
from injection import ERRORS, HARMLESS, met, recorded

pytestmark = pytest.mark.skipif(not shutil.which('strace'), reason='needs strace')


def cases(calls):
    kills = [(call, 'signal=KILL') for call in calls if call.kind not in HARMLESS]
    return kills + [(call, f'error={error}') for call in calls for error in ERRORS[call.kind]]


def some_of_each(all_cases, count, chance):
    """`count` cases, among them at least one of each kind of call, killed or failed."""
    kinds = collections.defaultdict(list)
    for case in all_cases:
        kinds[case[0].kind, case[1].split('=')[0]].append(case)
    chosen = [chance.choice(kinds[kind]) for kind in sorted(kinds)]
    chance.shuffle(chosen)
    return (chosen + chance.sample(all_cases, count))[:count]


def test_a_run_killed_or_failing_at_any_system_call(ground, tmp_path, is_long, chance, tell):
    trace = tmp_path / 'trace'
    calls = recorded(ground, trace)
    kinds = collections.Counter(call.kind for call in calls)
    assert {'write', 'openat', 'mkdir', 'unlink', 'syncfs', 'pwrite64', 'rename'} <= kinds.keys(), kinds
    chosen = cases(calls)
    chosen = chance.sample(chosen, len(chosen)) if is_long else some_of_each(chosen, 11, chance)
    tried, lines, faults, missed = collections.Counter(), set(), [], []
    for number, (call, event) in enumerate(chosen):
        ran = met(ground, call, event, trace)
        if ran is None:
            missed.append(f'{event} at {call}')
            continue
        tried['killed' if ran.status < 0 else f'status {ran.status}'] += 1
        lines |= {re.sub(r'/\S+', '…', line) for line in ran.errors.splitlines()}
        wrong = ground.wrongs(ran)
        # What a run leaves that met nothing is what the site was made from: most of the next runs say nothing new.
        if not is_long or ground.litter() or number % 5 == 0:
            wrong += ground.wrongs_after_next()
            tried['next runs'] += 1
        if wrong:
            faults.append(f'{event} at {call}: {"; ".join(wrong)}')
            tell(faults[-1])
        if is_long and number % 200 == 199:
            tell(f'{number + 1} of {len(chosen)}: {dict(tried)}, {len(faults)} faults')
    tell(f'{len(chosen)} cases at {len(calls)} calls: {dict(tried)}, {len(missed)} not come to; lines: {sorted(lines)}')
    assert not faults, '\n'.join(faults)
    assert tried['killed'] and tried['status 1'] and len(missed) * 4 < len(chosen), missed
