// @ts-check
import { make } from '../element.js'
import { front } from './articles.js'
import { spark } from './charts.js'
import { deskName } from './words.js'

/** @typedef {import('../words.js').Words} Words */

/** The number of rows shown. */
const shown = 8

/**
 * Shows how much desks and sources publish compared with usual, as counted by the build (`PublishingTrend.swift`).
 * @param {Words} said
 * @returns {Promise<HTMLElement>}
 */
export async function trends(said) {
  const { known, desks, sources } = (await front()).trends
  /** @param {TrendRow[]} rows */
  const counted = (rows) =>
    rows
      .map(({ name, days }) => ({ name, days, last: days[known], usual: sum(days.slice(0, -1)) / known }))
      // Compared with almost nothing, any day is a record.
      .filter(({ usual }) => usual >= 1)
      .sort((a, b) => Math.abs(b.last - b.usual) - Math.abs(a.last - a.usual))
      .slice(0, shown)
  const [byDesk, bySource] = known < 1 ? [[], []] : [counted(desks), counted(sources)]
  if (byDesk.length + bySource.length === 0) {
    return make('p', { class: 'note' }, said.text('insights.trends.none'))
  }
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
      ...(byDesk.length > 0 ? [table('insights.desks', byDesk, true)] : []),
      ...(bySource.length > 0 ? [table('insights.sources', bySource)] : []),
    ),
  )
}

const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
