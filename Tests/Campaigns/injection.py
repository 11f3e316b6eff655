"""Calls of a run that are met with a signal or an error as they are made (strace --inject)."""

import collections
import dataclasses
import re

ROOM, REFUSED = ('ENOSPC', 'EIO'), ('EIO', 'EROFS', 'EACCES')
ERRORS = {
    'write': ROOM,
    'pwrite64': ROOM,
    'openat': ('ENOSPC', *REFUSED),
    'mkdir': ('ENOSPC', *REFUSED),
    'link': ('ENOSPC', 'EXDEV', *REFUSED),
    'rename': ('ENOSPC', 'EXDEV', 'EBUSY', *REFUSED),
    'renameat2': ('ENOSPC', 'EXDEV', 'EBUSY', 'EINVAL', *REFUSED),
    'unlink': ('EBUSY', *REFUSED),
    'rmdir': ('EBUSY', *REFUSED),
    'chmod': ('EIO', 'EROFS', 'EPERM'),
    'fsync': ROOM,
    'fdatasync': ROOM,
    'syncfs': ROOM,
    'ftruncate': ROOM,
    'getdents64': ('EIO',),
    'close': ('EIO',),
}
# Death before a call that only reads, or that ends one, is death before the next that writes.
HARMLESS = ('getdents64', 'close')


@dataclasses.dataclass(frozen=True)
class Call:
    kind: str
    path: str
    # Of the calls of the kind on the path.
    number: int


def recorded(ground, trace):
    """The calls of one run on the site, its neighbours and the archive, in their order."""
    ground.put_back()
    ran = ground.make(under=('strace', '--seccomp-bpf', '-f', '-y', '-s', '0', '-e', ','.join(ERRORS), '-o', trace))
    assert ran.status == 0, ran.errors
    folder = re.escape(str(ground.world.folder))
    place = rf'{folder}/(?:Output|Data|\.Output\.pulse-next)(?:/[^">]*)?'
    # strace counts for each thread.
    counts, calls = collections.Counter(), {}
    for line in trace.read_text(errors='replace').splitlines():
        match = re.match(r'(\d+) +(\w+)\((.*)', line)
        if not match or match[2] not in ERRORS or ' resumed>' in line:
            continue
        # The place that is changed stands last.
        paths = re.findall(rf'["<]({place})[">]', match[3].split(' = ')[0])
        # A run's journal has another name each time; without one a run goes on all the same.
        if paths and '/Data/runs' not in paths[-1]:
            counts[match[1], match[2], paths[-1]] += 1
            calls[Call(match[2], paths[-1], counts[match[1], match[2], paths[-1]])] = None
    return list(calls)


def met(ground, call, event, trace):
    """A run that meets the event at the call; None where it did not come to it (a call may be another thread's)."""
    ground.put_back()
    # Faster, but signals are not delivered from there.
    faster = () if event.startswith('signal') else ('--seccomp-bpf',)
    under = ('strace', *faster, '-f', '-P', call.path, '-e', f'trace={call.kind}')
    ran = ground.make(under=(*under, '-e', f'inject={call.kind}:{event}:when={call.number}', '-o', trace))
    text = trace.read_text(errors='replace')
    return ran if 'INJECTED' in text or 'killed by SIGKILL' in text else None
