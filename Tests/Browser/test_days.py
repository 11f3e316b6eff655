"""How long ago something was: minutes and hours, and from a day on the days of the calendar, in the site's time zone."""

# Zone, now, moment, and what English, Spanish and Portuguese say of it.
AGES = [
    # On Monday morning Saturday evening is not yesterday, though it was not 36 hours ago.
    ('Europe/London', '2021-10-18T08:00+01:00', '2021-10-16T21:00+01:00', '2 days ago', 'anteayer', 'anteontem'),
    ('Europe/London', '2021-10-18T08:00+01:00', '2021-10-17T07:00+01:00', 'yesterday', 'ayer', 'ontem'),
    # Nor is the whole of yesterday the day before.
    ('Europe/London', '2021-10-18T23:30+01:00', '2021-10-17T00:30+01:00', 'yesterday', 'ayer', 'ontem'),
    # Below a day the hours say more.
    ('Europe/London', '2021-10-18T00:30+01:00', '2021-10-17T22:15+01:00', '2 hours ago', 'hace 2 horas', 'há 2 horas'),
    # The site's days, not those of Greenwich: this is Sunday evening in New York, and that Saturday.
    ('America/New_York', '2021-10-18T03:00Z', '2021-10-17T02:00Z', 'yesterday', 'ayer', 'ontem'),
    ('UTC', '2021-10-18T03:00Z', '2021-10-16T22:00Z', '2 days ago', 'anteayer', 'anteontem'),
    ('Pacific/Auckland', '2021-10-18T11:30Z', '2021-10-16T10:30Z', '3 days ago', 'hace 3 días', 'há 3 dias'),
    # A day of 25 hours, and one of 23.
    ('Europe/London', '2021-10-31T23:45Z', '2021-10-30T23:05Z', '25 hours ago', 'hace 25 horas', 'há 25 horas'),
    ('Europe/London', '2021-03-28T23:30Z', '2021-03-27T23:00Z', '2 days ago', 'anteayer', 'anteontem'),
]


def test_days_are_those_of_the_calendar_of_the_site(browser, address):
    browser.open(address + '404.html')
    for zone, now, moment, *said in AGES:
        heard = browser.driver.execute_async_script(
            """const [zone, now, moment, done] = arguments
            document.documentElement.dataset.zone = zone
            import(document.documentElement.dataset.root + 'assets/scripts/dates.js').then(({Dates}) =>
                done(['en-GB', 'es', 'pt-BR'].map((locale) => new Dates(locale).relative(new Date(moment), new Date(now)))))""",
            zone, now, moment,
        )  # fmt: skip
        assert heard == said, (now, moment)
