// @ts-check
import { make } from '../element.js'
import { nameOf } from './called.js'
import { nameOfTime } from './card.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./query.js').Query} Query */

/**
 * Shows which parts of the query were not treated as plain words.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Words} said
 * @returns {(Node | string)[]}
 */
export function understood(index, query, said) {
  const asked = query.topics.map((number) => index.topics[number])
  const topics = asked.filter(({ id }) => !asked.some((other) => id.startsWith(`${other.id}/`)))
  const without = [...query.without.words, ...query.without.phrases.map((phrase) => `“${phrase}”`)]
  const meant = [
    ...topics.map((topic) => said.text('search.why.topic', { name: nameOf(topic, said) })),
    ...[...new Set(query.sources.map((number) => index.sources[number]))]
      .slice(0, 3)
      .map((name) => said.text('search.why.source', { name })),
    ...(query.time ? [nameOfTime(query.time, said)] : []),
    ...(query.edition ? [said.text('search.edition', { day: dayOf(query.edition, said) })] : []),
    ...(without.length ? [said.text('search.without', { words: without.join(', ') })] : []),
  ]
  if (meant.length === 0) return []
  return [
    said.text('search.read-as'),
    ...meant.flatMap((name, number) => [number ? ' · ' : ' ', make('strong', {}, name)]),
  ]
}

/**
 * @param {number} moment
 * @param {Words} said
 */
const dayOf = (moment, said) =>
  said.date(new Date(moment), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
