"""Waiting for what comes true by itself, never for a fixed time."""

import time


def until(condition, name='', seconds=15):
    """The first true value of a function."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f'never came true: {name}'
        time.sleep(0.03)
    return value
