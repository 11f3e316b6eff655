// @ts-check
import { card } from '../card.js'
import { make } from '../element.js'
import { address, storyPath } from '../page.js'
import { nameOf } from './called.js'
import { reasons } from './hits.js'
import { fold, isUnspaced, wordsOf } from './text.js'

/**
 * Returns a text with the found words marked.
 * @param {string} text
 * @param {Set<string>} words folded
 * @returns {(Node | string)[]}
 */
function marked(text, words) {
  const pieces = [...words].filter(isUnspaced)
  return text
    .split(/((?:\p{L}\.)+\p{L}\.?|[\p{L}\p{N}\p{Mc}\p{Mn}]+)/u)
    .filter(Boolean)
    .map((part) => {
      const folded = fold(part)
      const isFound = wordsOf(folded).some((word) => words.has(word)) || pieces.some((piece) => folded.includes(piece))
      return isFound ? make('mark', {}, part) : part
    })
}

/**
 * Creates a result's card, like those on other pages, with the reason why it was found.
 * @param {import('./index.js').SearchIndex} index
 * @param {import('./matching.js').Answer} answer
 * @param {SearchCard | undefined} drawn what its drawer holds, undefined when that could not be opened
 * @param {import('./query.js').Query} query
 * @param {import('../words.js').Words} said
 */
export function cardOf(index, { article, hits }, drawn, query, said) {
  const found = reasons(hits)
  const words = new Set(
    found.flatMap((reason) => ('words' in reason ? [...reason.words].flatMap((word) => word.split(' ')) : [])),
  )
  // Words marked in the card need no other reason.
  const isSeen =
    found.every((reason) => 'words' in reason) && !query.topics.length && !query.sources.length && !query.time
  const foot = make('p', { class: `search-why${isSeen ? ' unseen' : ''}` }, why(index, article, found, query, said))
  return articleCard(index, article, drawn, said, { words, foot })
}

/**
 * Creates an article's card, like those on other pages.
 * @param {import('./index.js').SearchIndex} index
 * @param {number} article
 * @param {SearchCard | undefined} drawn
 * @param {import('../words.js').Words} said
 * @param {{ words?: Set<string>, foot?: Node }} beside `words` to be marked, folded; `foot` is what stands beneath
 */
export function articleCard(index, article, drawn, said, { words = new Set(), foot }) {
  const topic = index.topics[index.topic[article]]
  const [category, subcategory] = topic?.id.split('/') ?? []
  const place = index.places[index.place[article]]
  const moment = new Date(index.moments[article])
  const time = make(
    'time',
    { datetime: moment.toISOString().replace('.000', '') },
    // The year is only shown if it is not the current one, as in pages.
    moment.getFullYear() === new Date(Date.now()).getFullYear()
      ? said.date(moment)
      : said.date(moment, { day: 'numeric', month: 'long', year: 'numeric' }),
  )

  return card(
    { ...drawn, source: index.sourceIDs[index.source[article]], category, subcategory },
    {
      kicker:
        topic &&
        make(
          'div',
          { class: 'kicker' },
          make('p', {}, make('a', { href: address(`${topic.id}.html`) }, nameOf(topic, said))),
        ),
      title: marked(curled(index.titles[article]), words),
      text: drawn?.text ? marked(curled(drawn.text), words) : [],
      facts: [
        [make('strong', {}, index.sources[index.source[article]])],
        ...(drawn?.isPaid ? [[said.text('access.paid')]] : []),
        [drawn?.isFirstSeen ? make('span', {}, `${said.text('card.first-seen')} `, time) : time],
        ...(place
          ? [
              [
                place.fragment
                  ? make('a', { href: address(`map.html#${place.fragment}`) }, said.place(place))
                  : said.place(place),
              ],
            ]
          : []),
        ...(drawn?.story
          ? [[make('a', { href: address(storyPath(drawn.story)) }, said.count('sources', drawn.publishers ?? 2))]]
          : []),
      ],
      foot,
    },
  )
}

/**
 * Returns a text with curly quotation marks, as in built pages.
 * @param {string} text
 */
const curled = (text) =>
  text
    .replace(/(?<![^\s([{“‘—–-])"/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<![^\s([{“—–-])'/gu, '‘')
    .replaceAll("'", '’')

/**
 * "yesterday", "since yesterday", "in the last 24 hours".
 * @param {import('./moments.js').Time} time
 * @param {import('../words.js').Words} said
 */
export function nameOfTime({ name, way, n, day: iso = '' }, said) {
  const isDay = name.startsWith('weekday-') || name === 'date'
  const month = () => said.date(new Date(`${iso}T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day =
    name === 'date'
      ? (said.day(iso) ?? iso)
      : name === 'month'
        ? month()
        : isDay
          ? said.text('weekdays').split(' ')[Number(name.slice('weekday-'.length))]
          : n
            ? said.count(`search.time.${name}`, n)
            : said.text(`search.time.${name}`)
  if (way !== 'on') return said.text(`search.time.${way}`, { day })
  return isDay ? said.text('search.time.on', { day }) : day
}

/**
 * "title: gaza · place: Gaza Strip · since yesterday".
 * @param {import('./index.js').SearchIndex} index
 * @param {number} article
 * @param {import('./hits.js').Reason[]} found
 * @param {import('./query.js').Query} query
 * @param {import('../words.js').Words} said
 */
function why(index, article, found, query, said) {
  const topic = index.topics[index.topic[article]]
  const place = index.places[index.place[article]]
  const isNamed = (/** @type {string} */ field) => found.some((reason) => reason.field === field)
  const all = [
    ...found.map((reason) =>
      'words' in reason
        ? said.text(`search.why.${reason.field}`, { words: [...reason.words].join(', ') })
        : said.text(`search.why.${reason.field}`, {
            name:
              reason.field === 'topic' && topic
                ? nameOf(topic, said)
                : reason.field === 'place' && place
                  ? said.place(place)
                  : reason.name,
          }),
    ),
    query.topics.length && topic && !isNamed('topic')
      ? said.text('search.why.topic', { name: nameOf(topic, said) })
      : '',
    query.sources.length && !isNamed('source')
      ? said.text('search.why.source', { name: index.sources[index.source[article]] })
      : '',
    query.time && index.moments[article] >= query.time.from && index.moments[article] < query.time.to
      ? nameOfTime(query.time, said)
      : '',
  ]
  return `${said.text('search.why')} ${all.filter(Boolean).join(' · ')}`
}
