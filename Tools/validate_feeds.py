#!/usr/bin/env python3
"""validate_feeds.py FEEDVALIDATOR SITE ADDRESS: what the W3C's feed validator says of the Atom feeds of a built site.

FEEDVALIDATOR is a checkout of https://github.com/w3c/feedvalidator; needs its requirements.txt. ADDRESS is the site's own
(site.address). Ends with 1 when there is an error or a warning."""

import collections
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / 'src'))
import feedvalidator
from feedvalidator.logging import Error, Warning

site = pathlib.Path(sys.argv[2])
found = collections.Counter()
feeds = sorted(site.glob('feeds/**/*.xml')) + sorted(site.glob('*/feeds/**/*.xml'))
for feed in feeds:
    said = feedvalidator.validateString(
        feed.read_bytes(), firstOccurrenceOnly=0, fallback='UTF-8', base=sys.argv[3] + str(feed.relative_to(site))
    )
    for event in said['loggedEvents']:
        if isinstance(event, (Error, Warning)):
            kind = 'error' if isinstance(event, Error) else 'warning'
            found[
                f'{kind}: {type(event).__name__} in {event.params.get("parent")}/{event.params.get("element")}'
                + (f' {event.params.get("value")}' if isinstance(event, Error) else '')
            ] += 1
print(f'{len(feeds)} feeds')
for text, count in found.most_common():
    print(count, text)
sys.exit(bool(found))
