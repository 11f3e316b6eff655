// @ts-check
import { make } from '../element.js'
import { shapes } from '../shapes.js'
import { store } from '../store.js'
import { isEmpty } from './choosing.js'
import { inOrder } from './in-order.js'
import { valueName } from './naming.js'
import { toggled } from './toggling.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./articles.js').Articles} Articles */
/** @typedef {import('./choosing.js').Facet} Facet */
/** @typedef {import('../shapes.js').Choice} Choice */

/** The number of pills of each kind that are shown at first. */
const few = 16

/** The kinds of pills. */
const kinds = /** @type {const} */ (['topics', 'places', 'sources', 'languages', 'threads', 'teams'])

/**
 * The pills, and the button that clears them.
 * @param {Articles} all
 * @param {Choice} choice
 * @param {Set<Facet>} unfolded whose pills are all shown
 * @param {Words} said
 * @param {() => void} again
 */
export function groups(all, choice, unfolded, said, again) {
  const found = kinds.map((kind) => {
    const names = offered(all, kind, choice)
    const isAll = unfolded.has(kind) || names.length <= few
    const seen = isAll ? names : [...new Set([...names.slice(0, few), ...choice[kind]])]
    const pill = (/** @type {string} */ value) =>
      make(
        'button',
        {
          type: 'button',
          'data-pill': `${kind} ${value}`,
          'data-category': kind === 'topics' ? value.split('/')[0] : null,
          'aria-pressed': String(choice[kind].includes(value)),
          onclick: () => store.set('discover', toggled(choice, kind, value)),
        },
        valueName(kind, value, said, all.index),
      )
    const rest = make(
      'button',
      {
        type: 'button',
        class: 'rest',
        'data-pill': `${kind} `,
        onclick: () => {
          unfolded.add(kind)
          again()
        },
      },
      said.count('discover.rest', names.length - seen.length),
    )
    if (names.length === 0) return null
    return make(
      'fieldset',
      { class: 'pill-group' },
      make('legend', {}, said.text(`discover.${kind}`)),
      make('div', { class: 'chips' }, ...seen.map(pill), seen.length < names.length ? rest : null),
    )
  })
  const clear = make(
    'button',
    { type: 'button', 'data-pill': 'clear', onclick: () => store.set('discover', shapes.discover.none) },
    said.text('discover.clear'),
  )
  const follow = make(
    'button',
    {
      type: 'button',
      'data-pill': 'followed',
      onclick: () => store.set('discover', { ...store.get('following'), stories: [] }),
    },
    said.text('discover.followed'),
  )
  return [
    ...found.flatMap((group) => group ?? []),
    make('div', { class: 'actions' }, isEmpty(choice) ? null : clear, isEmpty(store.get('following')) ? null : follow),
  ]
}

/**
 * Returns the choices of a kind: topics in the order of the desks, others by frequency in the edition; for running
 * stories and teams, those followed or chosen.
 * @param {Articles} all
 * @param {typeof kinds[number]} kind
 * @param {Choice} choice
 * @returns {string[]}
 */
function offered({ index, ranks, offered: known }, kind, choice) {
  const often = (/** @type {(string | undefined)[]} */ values) => {
    /** @type {Map<string, number>} */
    const counts = new Map()
    for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value)
  }
  switch (kind) {
    case 'topics': {
      const used = new Set(known?.topics ?? index.topic.flatMap((topic) => index.topics[topic]?.id ?? []))
      const desks = new Set([...used].map((id) => id.split('/')[0]))
      const ids = index.topics.map(({ id }) => id)
      const all = [...ids.filter((id) => desks.has(id)), ...ids.filter((id) => id.includes('/') && used.has(id))]
      return inOrder(all, (id) => id)
    }
    case 'places':
      return known?.places ?? often(index.place.map((place) => index.places[place]?.country))
    case 'sources':
      return known?.sources ?? often(index.source.map((source) => index.sourceIDs[source]))
    case 'threads':
    case 'teams':
      return [...new Set([...store.get('following')[kind], ...choice[kind]])]
    default:
      return known?.languages ?? often(ranks.language.map((language) => ranks.languages[language]))
  }
}
