// @ts-check
import { dated } from './dates.js'
import { lasting } from './durations.js'
import { calendar } from './times.js'

/** @typedef {import('./tokens.js').Tokens} Tokens */
/**
 * A time or period in a query.
 * @typedef {object} Time
 * @property {string} name "today", "weekday-3"; "date" and "month" of `day`; "past-days" of `n`
 * @property {'on' | 'since' | 'before'} way
 * @property {number} from
 * @property {number} to
 * @property {number} [n]
 * @property {string} [day] "2026-03-14"
 */

/** Periods with names in `words/`, under `search.say.` */
const named = [
  'today',
  'yesterday',
  'this-morning',
  'this-afternoon',
  'tonight',
  'last-night',
  'weekend',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  ...[0, 1, 2, 3, 4, 5, 6].map((day) => `weekday-${day}`),
]

/**
 * Every name for a period.
 * @param {Record<string, string[]>} grammar
 */
export const timePhrases = (grammar) =>
  named.flatMap((name) => (grammar[name] ?? []).map((phrase) => ({ phrase, name })))

/**
 * Returns the time that "today" refers to: if the edition is old and has nothing from the reader's today, its last day.
 * @param {{ zone: string, moments: number[] }} index
 * @param {number} now
 */
export function presentOf({ zone, moments }, now) {
  const newest = moments[0] ?? now
  return newest < calendar(zone).span('today', now)[0] ? newest : now
}

/**
 * Takes a time or period out of a query.
 * @param {Tokens} tokens
 * @param {{ grammar: Record<string, string[]>, zone: string, moments: number[] }} index
 * @param {number} now
 * @returns {Time | null}
 */
export function timeOf(tokens, index, now) {
  const { grammar, zone } = index
  const days = calendar(zone)
  /** @type {(Omit<Time, 'way'> & { at: number }) | null} */
  let found = dated(tokens, index, days, now) ?? null
  if (!found) {
    const taken = tokens.take(timePhrases(grammar))
    if (taken) {
      const [from, to] = days.span(taken.name, now)
      found = { name: taken.name, from, to, at: taken.at }
    }
  }
  found ??= lasting(tokens, grammar, days, now)
  if (!found) return null
  const { at, ...time } = found
  if (tokens.takeBefore(at, grammar.since)) return { ...time, way: 'since', to: Number.POSITIVE_INFINITY }
  if (tokens.takeBefore(at, grammar.before))
    return { ...time, way: 'before', from: Number.NEGATIVE_INFINITY, to: time.from }
  for (let place = at; place > 0; ) {
    const taken = tokens.takeBefore(place, grammar.on)
    if (!taken) break
    place -= taken
  }
  return { ...time, way: 'on' }
}
