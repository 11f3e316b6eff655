"""Waiting for what comes true by itself, never for a fixed time."""

import time


def until(condition, name='', seconds=90):
    """The first true value of a function; so late only on a machine that does ten other things."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f'never came true: {name}'
        time.sleep(0.03)
    return value
