// @ts-check
import { make } from '../element.js'
import { searchIndex } from '../search/index.js'
import { spark } from './charts.js'
import { deskName } from './words.js'

/** @typedef {import('../words.js').Words} Words */

const day = 86_400_000

/** How many days before the last are compared, and how many rows are shown. */
const [before, shown] = [7, 8]

/**
 * What desks and sources publish beside what they usually do, from the articles that the search knows.
 * @param {Words} said
 * @returns {Promise<HTMLElement>}
 */
export async function trends(said) {
  const index = await searchIndex()
  const newest = index.moments[0] ?? 0
  // Only whole days that the archive remembers are compared.
  const known = Math.min(before, Math.floor((newest - (index.moments.at(-1) ?? newest)) / day) - 1)
  const desk = (/** @type {number} */ topic) => index.topics[topic]?.id.split('/')[0] ?? ''
  /** @param {(article: number) => string} of */
  const counted = (of) => {
    /** @type {Map<string, number[]>} the newest day last */
    const counts = new Map()
    for (let article = 0; article < index.count; article++) {
      const ago = Math.floor((newest - index.moments[article]) / day)
      if (ago > known) break
      const name = of(article)
      if (!counts.has(name)) counts.set(name, Array(known + 1).fill(0))
      const days = counts.get(name)
      if (days) days[known - ago] += 1
    }
    counts.delete('')
    return [...counts]
      .map(([name, days]) => ({ name, days, last: days[known], usual: sum(days.slice(0, -1)) / known }))
      .sort((a, b) => Math.abs(b.last - b.usual) - Math.abs(a.last - a.usual))
      .slice(0, shown)
  }
  if (known < 1) return make('p', { class: 'note' }, said.text('insights.trends.none'))
  const table = (/** @type {string} */ key, /** @type {ReturnType<typeof counted>} */ rows, isDesk = false) =>
    make(
      'table',
      { class: 'trends' },
      make('caption', {}, said.text(key)),
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          ...['name', 'days', 'last', 'usual'].map((part) =>
            make('th', { scope: 'col' }, said.text(`insights.trends.${part}`)),
          ),
        ),
      ),
      make(
        'tbody',
        {},
        ...rows.map(({ name, days, last, usual }) =>
          make(
            'tr',
            { 'data-category': isDesk ? name : null },
            make('th', { scope: 'row' }, isDesk ? deskName(name, said) : name),
            make('td', {}, spark(days), make('span', { class: 'unseen' }, days.map((n) => said.number(n)).join(', '))),
            make('td', {}, said.number(last)),
            make('td', {}, said.number(Math.round(usual))),
          ),
        ),
      ),
    )
  return make(
    'section',
    { class: 'figures' },
    make('h2', {}, said.text('insights.trends')),
    make('p', { class: 'note' }, said.count('insights.trends.note', known)),
    make(
      'div',
      { class: 'charts' },
      table(
        'insights.desks',
        counted((article) => desk(index.topic[article])),
        true,
      ),
      table(
        'insights.sources',
        counted((article) => index.sources[index.source[article]]),
      ),
    ),
  )
}

const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
