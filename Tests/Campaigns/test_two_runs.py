"""Two runs at once on one archive and one site, and runs that are asked to end at every moment."""

import collections
import contextlib
import os
import pathlib
import pty
import shutil
import signal
import subprocess
import threading
import time

import pytest
from injection import HARMLESS, recorded
from world import FIRST_NIGHT, NOTHING_PUBLISHED, PULSE, Ran

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def both(ground, delay):
    """Two runs that are started with a delay between them."""
    with ground.started() as one:
        time.sleep(delay)
        with ground.started() as other:
            ends = [process.communicate(timeout=120) for process in (one, other)]
            return [Ran(process.returncode, *end) for process, end in zip((one, other), ends, strict=True)]


def test_two_runs_at_once(ground, is_long, chance, tell):
    count = 100 if is_long else 2
    ends, faults = collections.Counter(), []
    for _ in range(count):
        ground.put_back()
        delay = chance.choice((0, chance.random() * 0.6))
        ran = both(ground, delay)
        ends[tuple(sorted(run.status for run in ran))] += 1
        for run in ran:
            told = run.errors.splitlines()
            if run.status not in (0, NOTHING_PUBLISHED) or len(told) != (run.status == NOTHING_PUBLISHED):
                faults.append(f'{delay:.2f} s apart: {run}')
            if told and 'another run is' not in told[0]:
                faults.append(f'{delay:.2f} s apart: {told}')
        if all(run.status for run in ran) or ground.site() != ground.new:
            faults.append(f'{delay:.2f} s apart, no new site: {ran}')
        faults += ground.losses() + ground.wrongs_after_next()
    tell(f'{count} pairs, ended with {dict(ends)}')
    assert not faults, '\n'.join(faults)


def test_two_first_runs_at_once_keep_what_both_read(grounds, is_long):
    """Neither site nor archive exists yet, and both runs ask the publishers."""
    ground = grounds()
    world = ground.world
    for _ in range(20 if is_long else 1):
        for folder in (world.output, world.data):
            shutil.rmtree(folder)
        arguments = ('build', '--quiet', '--now', FIRST_NIGHT.strftime('%Y-%m-%dT%H:%M:%SZ'))
        world.publishers.now = FIRST_NIGHT
        with world.started(*arguments) as one, world.started(*arguments) as other:
            ends = [process.communicate(timeout=120) for process in (one, other)]
            statuses = sorted(process.returncode for process in (one, other))
        assert statuses in ([0, 0], [0, NOTHING_PUBLISHED]), ends
        for _, errors in ends:
            assert not errors or (len(errors.splitlines()) == 1 and 'another run is' in errors), errors
        known = world.articles()
        assert world.archive_is_sound()
        # Nothing that the publishers carry is new to the next run.
        assert world.build(0, '--json').summary['newArticles'] == 0
        assert world.articles() == known


@pytest.mark.skipif(not shutil.which('strace'), reason='needs strace')
def test_asked_to_end_at_each_step(ground, tmp_path, is_long, chance, tell):
    """The status or the signal that a run dies of says whether the site changed."""
    calls = [call for call in recorded(ground, tmp_path / 'trace') if call.kind not in HARMLESS]
    chosen = calls if is_long else some_of_each(calls, chance)
    ends, faults = collections.Counter(), []
    for call in chosen:
        number = chance.choice(SIGNALS)
        ran = asked_to_end(ground, call, number, tmp_path / 'trace')
        if ran is None:
            continue
        ends[f'{number.name} at {call.kind}: {ran.status}' if not is_long else ran.status] += 1
        faults += [f'{number.name} at {call}: {wrong}' for wrong in wrongs(ground, ran, number)]
    tell(f'{len(chosen)} signals: {dict(ends)}')
    assert not faults, '\n'.join(faults)
    assert ends


def asked_to_end(ground, call, number, trace):
    """A run that is asked to end as it makes the call: it is stopped there, since strace signals one thread only."""
    ground.put_back()
    trace.unlink(missing_ok=True)
    inject = f'inject={call.kind}:signal=STOP:when={call.number}'
    under = ('strace', '-f', '-P', call.path, '-e', f'trace={call.kind}', '-e', inject, '-o', trace)
    has_come = False
    with ground.started(under=under) as process:
        while process.poll() is None and not has_come:
            time.sleep(0.01)
            has_come = trace.exists() and 'stopped by SIGSTOP' in trace.read_text(errors='replace')
        if has_come:
            run = int(pathlib.Path(f'/proc/{process.pid}/task/{process.pid}/children').read_text().split()[0])
            os.kill(run, number)
            os.kill(run, signal.SIGCONT)
        output, errors = process.communicate(timeout=120)
        return Ran(process.returncode, output, errors) if has_come else None


def some_of_each(calls, chance):
    """Before the site is switched, as it is, and after."""
    kinds = ('pwrite64', 'write', 'renameat2', 'rename', 'unlink')
    found = [[call for call in calls if call.kind == kind] for kind in kinds]
    return [chance.choice(calls) for calls in found if calls]


def wrongs(ground, ran, number):
    """What is not as it must be after a run that was asked to end by a signal."""
    wrong, told = [], ran.errors.splitlines()
    if ran.status == -number:
        if ground.site() != ground.old:
            wrong.append(f'the site has changed: {ran}')
        if told not in ([], [f'pulse: stopped by {number.name}: nothing was published and the site is unchanged']):
            wrong.append(f'told: {told}')
    elif ran.status != 0 or ground.site() != ground.new or told:
        wrong.append(f'not the new site: {ran}')
    return wrong + ground.losses() + ground.wrongs_after_next()


def test_asked_to_end_at_any_moment(ground, is_long, chance, tell):
    """Without a tracer, which decides by itself which thread is interrupted when."""
    count, ends, faults = 200 if is_long else 3, collections.Counter(), []
    ground.put_back()
    begun = time.monotonic()
    ground.make()
    usual = time.monotonic() - begun
    for _ in range(count):
        ground.put_back()
        number = chance.choice(SIGNALS)
        with ground.started() as process:
            time.sleep(chance.random() * usual)
            process.send_signal(number)
            ran = Ran(0, *process.communicate(timeout=120))
            ran.status = process.returncode
        ends[signal.Signals(-ran.status).name if ran.status < 0 else ran.status] += 1
        faults += [f'{number.name}: {wrong}' for wrong in wrongs(ground, ran, number)]
    tell(f'{count} signals: {dict(ends)}')
    assert not faults, '\n'.join(faults)


@pytest.mark.parametrize('arguments', [['--json'], ['--verbose']], ids=['JSON', 'log'])
def test_reader_that_goes_away(grounds, arguments):
    """`pulse build | head -1`: what a run is for is its site."""
    ground = grounds()
    ground.put_back()
    with ground.started(*arguments, is_quiet=False) as process:
        process.stdout.readline() if arguments == ['--json'] else process.stderr.readline()
        process.stdout.close()
        process.stderr.close()
        assert process.wait(timeout=120) == 0
    assert ground.site() == ground.new
    assert not ground.losses() + ground.wrongs_after_next()


def test_ignored_signals_stay_ignored(grounds):
    """As nohup asks for."""
    ground = grounds()
    ground.put_back()
    with ground.started(under=('nohup',)) as process:
        time.sleep(0.2)
        process.send_signal(signal.SIGHUP)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    assert ground.site() == ground.new


def test_terminal_is_left_as_it_was(grounds):
    """At a terminal the bar is taken away, one line says what happened, and the cursor stands at the left."""
    ground = grounds()
    ground.put_back()
    holding = threading.Event()
    # A publisher that does not answer: there is time to press Ctrl-C.
    ground.world.publishers.instead['paper-1.xml'] = lambda handler: holding.wait(60)
    ground.world.publishers.now = FIRST_NIGHT
    keyboard, terminal = pty.openpty()
    environment = {'PATH': os.environ['PATH'], 'HOME': str(ground.world.folder), 'TERM': 'xterm'}
    process = subprocess.Popen(
        [PULSE, 'build', '--now', '2026-03-12T06:00:00Z'],
        cwd=ground.world.folder,
        env=environment,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    )
    os.close(terminal)
    shown = b''
    while b'feeds' not in shown:
        shown += os.read(keyboard, 4096)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == -signal.SIGINT
    holding.set()
    with contextlib.suppress(OSError):
        while more := os.read(keyboard, 4096):
            shown += more
    os.close(keyboard)
    assert shown.endswith(b'\r\x1b[2Kpulse: stopped by SIGINT: nothing was published and the site is unchanged\r\n'), (
        shown
    )
    assert shown.count(b'\x1b[') == shown.count(b'\x1b[2K'), 'only lines are cleared; no mode is left behind'
    assert ground.site() == ground.old
    assert not ground.losses()
    del ground.world.publishers.instead['paper-1.xml']
