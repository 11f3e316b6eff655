"""Publishers on loopback: feeds made of a seed, that grow by a few items a night, and servers that can be made to fail."""

import datetime
import email.utils
import http.server
import random
import threading
import xml.sax.saxutils

PLACES = ('Lisbon', 'Nairobi', 'Osaka', 'Bergen', 'Quito', 'Tallinn', 'Accra', 'Hobart', 'Lyon', 'Halifax')
EVENTS = (
    ('Flood closes {n} schools in {place}', 'Heavy rain has closed {n} schools in {place}, the city council says'),
    ('{place} port workers begin strike over pay', 'Dockers in {place} have stopped work in a dispute over wages'),
    ('New tram line opens in {place} after {n} delays', 'A tram line across {place} carries its first passengers'),
    ('Court in {place} rules on fishing limits', 'Judges in {place} have decided how much cod may be caught'),
    ('{place} museum shows lost paintings', 'Paintings believed lost for {n} years are shown in {place}'),
    ('Power cut in {place} lasts {n} hours', 'Homes in {place} were without electricity for {n} hours'),
    ('Election in {place} goes to second round', 'No candidate for mayor of {place} has won a majority'),
    ('Researchers in {place} find old forest beneath lake', 'Trees {n} centuries old stand below a lake near {place}'),
)


class Publishers:
    """`count` feeds on one server; each night brings `nightly` items, of which every second is an event that others tell, too."""

    def __init__(self, count, nightly=4, kept=40):
        self.names = [f'Paper {number + 1}' for number in range(count)]
        self.nightly, self.kept = nightly, kept
        self.now = None
        # What servers' clocks say, where that is not the time at which feeds were made.
        self.clock = None
        # By path: a function of the handler that answers in the feed's place.
        self.instead = {}
        # Names of papers whose server says 503.
        self.failing = set()
        # Paths asked for, in their order.
        self.asked = []
        publishers = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = 'HTTP/1.1'

            def do_GET(self):
                publishers._answer(self)

            def date_time_string(self, timestamp=None):
                return email.utils.format_datetime(publishers.clock or publishers.now, usegmt=True)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def address(self, name):
        return f'http://127.0.0.1:{self.port}/{self.path(name)}'

    def path(self, name):
        return name.lower().replace(' ', '-') + '.xml'

    def feed(self, name, now=None):
        """The feed of a paper at a moment: its latest items, the newest first."""
        now = now or self.now
        items = []
        # Before the first night lies a week.
        start = datetime.datetime(2026, 2, 23, tzinfo=datetime.UTC)
        for day in range((now - start).days + 1):
            items += [item for item in self.items(name, start + datetime.timedelta(days=day)) if item[0] <= now]
        rows = ''.join(
            f'<item><title>{title}</title><link>{link}</link><guid>{link}</guid>'
            f'<pubDate>{email.utils.format_datetime(moment)}</pubDate><description>{text}</description></item>\n'
            for moment, link, title, text in sorted(items, reverse=True)[: self.kept]
        )
        site = f'https://{self.path(name)[:-4]}.example/'
        return (
            f'<?xml version="1.0"?><rss version="2.0"><channel><title>{name}</title><link>{site}</link>'
            f'<description>News</description>\n{rows}</channel></rss>'
        ).encode()

    def items(self, name, day):
        """A paper's items of one day: its moment, link, title and text."""
        number = self.names.index(name)
        items = []
        for index in range(self.nightly):
            shared = index % 2 == 0
            seed = random.Random(f'{day:%Y-%m-%d} {index} {"all" if shared else name}')
            title, text = seed.choice(EVENTS)
            facts = {'place': seed.choice(PLACES), 'n': seed.randrange(3, 90)}
            moment = day + datetime.timedelta(hours=seed.randrange(24), minutes=number)
            link = f'https://{self.path(name)[:-4]}.example/{day:%Y/%m/%d}/{index}'
            words = title if (number + index) % 3 else text
            items.append((moment, link, words.format(**facts), xml.sax.saxutils.escape(text.format(**facts) + '.')))
        return items

    def _answer(self, handler):
        path = handler.path.split('?')[0].lstrip('/')
        self.asked.append(handler.path)
        if path in self.instead:
            return self.instead[path](handler)
        name = next((name for name in self.names if self.path(name) == path), None)
        if name is None:
            return send(handler, 404, b'')
        return send(handler, 503, b'') if name in self.failing else send(handler, 200, self.feed(name), 'text/xml')


def send(handler, status, body, kind='text/plain'):
    handler.send_response(status)
    handler.send_header('Content-Type', kind)
    handler.send_header('Content-Length', str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)
