"""What a reader expects of some queries, beside what the search page's own modules answer.

A query of queries.json says of its answers: `first` what the first title matches, `top` one of the first three, `firstSource` the
first publisher; `source`, `topic`, `from` and `to` what holds for all; `none` and `topicNone` what for none; `has` publishers that are
among them; `span` the period that a time in it means, from and to; `least` (1 where nothing is said) and `most` how many there are. `now` is the reader's clock where it is not the edition's."""

import datetime
import json
import re

ASK = """
    const [queries, now, done] = arguments, load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href);
    Promise.all(['index', 'query', 'matching'].map(load)).then(async ([{ searchIndex }, { read }, { answersTo }]) => {
        const index = await searchIndex();
        const shown = ({ article }) => ({ title: index.titles[article], source: index.sources[index.source[article]],
            topic: index.topics[index.topic[article]]?.id ?? '', at: index.moments[article] });
        const all = [];
        for (const { q, now: own } of queries) {
            const query = read(q, index, own ? Date.parse(own) : now);
            await index.look([...query.phrases, ...query.without.phrases]);
            const { answers, others, isPassing } = answersTo(index, query, 'relevance');
            all.push({ span: query.time && [query.time.from, query.time.to], answers: answers.map(shown), others: others.slice(0, 3).map(shown), passing: isPassing });
        }
        done(all);
    })"""

# What is quoted in reply to questions, each with the title that it stands under; null for what is none.
REPLIES = """
    const [all, now, done] = arguments, load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href);
    Promise.all(['index', 'questions', 'replies'].map(load)).then(async ([{ searchIndex }, { questionIn }, { quotes }]) => {
        const index = await searchIndex(), said = [];
        for (const text of all) {
            const question = questionIn(text, index.grammar);
            said.push(question && (await quotes(index, question, now, 'en')).map(({ text, article }) => [text, index.titles[article]]));
        }
        done(said);
    })"""


def faults(driver, file, now):
    """Of the queries in a file, those that are answered otherwise than expected on the search page that is open, and why."""
    queries = json.loads(file.read_text(encoding='utf-8'))
    found = driver.execute_async_script(ASK, queries, now)
    judged = [(query['q'], list(wrong(query, **answer))) for query, answer in zip(queries, found, strict=True)]
    return len(queries), [(text, *why) for text, why in judged if why]


def wrong(query, span, answers, others, passing):
    def all_are(name, key):
        return name not in query or all(matches(query[name], answer[key]) for answer in answers)

    def none_is(name, key):
        return name not in query or not any(matches(query[name], answer[key]) for answer in answers)

    titles = [answer['title'] for answer in answers]
    if not query.get('least', 1) <= len(answers) <= query.get('most', len(answers)):
        yield f'{len(answers)} answers'
    further = [answer['title'] for answer in others]
    shown = further + titles if passing else titles + further
    if 'first' in query and not (shown and matches(query['first'], shown[0])):
        yield f'first: {shown[:1]}'
    if 'firstSource' in query and not (answers and matches(query['firstSource'], answers[0]['source'])):
        yield f'first source: {answers[:1]}'
    top = shown[:3]
    if 'top' in query and not any(matches(query['top'], title) for title in top):
        yield f'top: {top}'
    for name, holds in {
        'source': all_are('source', 'source'),
        'topic': all_are('topic', 'topic'),
        'none': none_is('none', 'title'),
        'topicNone': none_is('topicNone', 'topic'),
        'has': set(query.get('has', [])) <= {answer['source'] for answer in answers},
        'from': all(answer['at'] >= moment(query['from']) for answer in answers) if 'from' in query else True,
        'to': all(answer['at'] < moment(query['to']) for answer in answers) if 'to' in query else True,
        'span': span == [moment(end) for end in query['span']] if 'span' in query else True,
    }.items():
        if not holds:
            yield name


def matches(pattern, text):
    return re.search(pattern, text, re.IGNORECASE) is not None


def moment(text):
    """Milliseconds since 1970."""
    return datetime.datetime.fromisoformat(text).timestamp() * 1000


def unanswered(driver, file, now):
    """How many questions a file has (each with what a quoted sentence must match, or a dash), and those that are answered otherwise."""
    lines = [line for line in file.read_text(encoding='utf-8').splitlines() if not line.startswith('#')]
    asked = [line.split('\t') for line in lines]
    found = driver.execute_async_script(REPLIES, [text for text, _ in asked], now)
    wrong = [
        (text, said)
        for (text, wanted), said in zip(asked, found, strict=True)
        if not (said == [] if wanted == '-' else any(matches(wanted, quote) for quote, _ in said or []))
    ]
    return len(asked), wrong
