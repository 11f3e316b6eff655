// @ts-check
import { stem } from '../own/toggling.js'
import { shapes } from '../shapes.js'

/** @typedef {import('../shapes.js').Key} Key */
/** @typedef {import('../shapes.js').Values} Values */
/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../shapes.js').Choice} Choice */

/**
 * Merges this device's data with another's: nothing of either is lost, and merging the same data again changes nothing.
 * For single values (a theme, a speed), this device's value stays.
 * @param {Key} key
 * @param {unknown} own
 * @param {unknown} other
 */
export function joined(key, own, other) {
  const rule = /** @type {(own: unknown, other: unknown) => unknown} */ (rules[key])
  return rule(own, other)
}

/** @type {{ [Each in Key]: (own: Values[Each], other: Values[Each]) => Values[Each] }} */
const rules = {
  preferences: (own, other) => ({ ...other, ...own }),
  saved: (own, other) => keptBoth(own, other, sameSaved),
  history: (own, other) => keptBoth(own, other, later),
  read: (own, other) => records(own, other, most),
  visit: (own, other) => records(own, other, most),
  visits: (own, other) => records(own, other, (a, b) => records(a, b, most)),
  muted: (own, other) => ({
    ...other,
    ...own,
    sources: union(own.sources, other.sources),
    words: union(own.words, other.words),
    kinds: union(own.kinds, other.kinds),
    presets: union(own.presets, other.presets),
  }),
  searches: union,
  onboarding: (own, other) => ({ isDone: own.isDone || other.isDone }),
  pages: (own, other) =>
    records(own, other, (a, b) => ({
      ...later(a, b),
      n: most(a.n, b.n),
      seconds: most(a.seconds, b.seconds),
    })),
  desks: (own, other) => ({ order: union(own.order, other.order), hidden: union(own.hidden, other.hidden) }),
  following: choices,
  discover: choices,
  puzzles: (own, other) => ({
    results: records(own.results, other.results, (a, b) => records(a, b, better)),
    // If both have an unfinished puzzle, the longer state is further along.
    open: records(own.open, other.open, (a, b) => records(a, b, (one, two) => (size(two) > size(one) ? two : one))),
  }),
  media: (own, other) => ({
    ...other,
    ...own,
    positions: records(own.positions, other.positions, (a, b) => (number(b.when) > number(a.when) ? b : a)),
    queue: [...own.queue, ...other.queue.filter(({ id }) => !own.queue.some((track) => track.id === id))],
  }),
}

/** The puzzles in which less is better: tries of a word, seconds of a sudoku. */
const fewer = new Set(['target', 'easy', 'medium', 'hard'])

/**
 * @template Value
 * @param {Record<string, Value>} own
 * @param {Record<string, Value>} other
 * @param {(own: Value, other: Value, name: string) => Value} both of what is in both
 * @returns {Record<string, Value>}
 */
function records(own, other, both) {
  const all = new Map(Object.entries(other))
  for (const [name, value] of Object.entries(own)) {
    const known = all.get(name)
    all.set(name, known === undefined ? value : both(value, known, name))
  }
  return Object.fromEntries(all)
}

/**
 * @param {string[] | undefined} own
 * @param {string[] | undefined} other
 */
function union(own = [], other = []) {
  return [...new Set([...own, ...other])]
}

/**
 * Any stored value; imported data may contain anything.
 * @param {unknown} value
 */
const number = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** @param {unknown} value */
const size = (value) => (typeof value === 'string' ? value.length : 0)

/**
 * @param {unknown} a
 * @param {unknown} b
 */
const most = (a, b) => Math.max(number(a), number(b))

/**
 * @template {{ at?: number }} Value
 * @param {Value} a
 * @param {Value} b
 */
const later = (a, b) => (number(b.at) > number(a.at) ? b : a)

/**
 * @param {unknown} a
 * @param {unknown} b
 * @param {string} name of the puzzle
 */
const better = (a, b, name) => (fewer.has(name) ? Math.min(number(a), number(b)) : most(a, b))

/**
 * Merges articles by id, latest first.
 * @param {Kept[]} own
 * @param {Kept[]} other
 * @param {(own: Kept, other: Kept) => Kept} both
 */
function keptBoth(own, other, both) {
  const byID = (/** @type {Kept[]} */ all) => Object.fromEntries(all.map((article) => [`id ${article.id}`, article]))
  return Object.values(records(byID(own), byID(other), both)).sort((a, b) => number(b.at) - number(a.at))
}

/**
 * Merges an article saved on both devices, with the tags and notes of both.
 * @param {Kept} own
 * @param {Kept} other
 * @returns {Kept}
 */
function sameSaved(own, other) {
  const tags = union(texts(own.tags), texts(other.tags))
  const note = notes(own.note, other.note)
  return {
    ...later(other, own),
    ...(tags.length > 0 ? { tags } : {}),
    ...(note ? { note } : {}),
    ...(own.favourite || other.favourite ? { favourite: true } : {}),
  }
}

/** @param {unknown} value */
const texts = (value) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])

/**
 * Returns the lines of both notes, each once, so that repeated merging doesn't lengthen a note.
 * @param {unknown} own
 * @param {unknown} other
 */
function notes(own, other) {
  const [a, b] = [own, other].map((note) => (typeof note === 'string' && note ? note.split('\n') : []))
  return [...a, ...b.filter((line) => !a.includes(line))].join('\n')
}

/**
 * @param {Choice} own
 * @param {Choice} other
 * @returns {Choice}
 */
function choices(own, other) {
  const facets = /** @type {Exclude<keyof Choice, 'titles'>[]} */ (Object.keys(shapes.following.none))
  const joined = facets.map((facet) => {
    const isPage = facet === 'stories' || facet === 'threads'
    const known = new Set(own[facet].map(stem))
    const more = other[facet].filter((value) => !(isPage ? known.has(stem(value)) : own[facet].includes(value)))
    return [facet, [...own[facet], ...more]]
  })
  const titles = { ...other.titles, ...own.titles }
  return { ...own, ...Object.fromEntries(joined), ...(Object.keys(titles).length > 0 ? { titles } : {}) }
}
