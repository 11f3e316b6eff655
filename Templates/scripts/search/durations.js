// @ts-check
/** @typedef {import('./tokens.js').Tokens} Tokens */
/** @typedef {ReturnType<typeof import('./times.js').calendar>} Calendar */

/** What lasts, its name in `words/`, and how many of them still mean a time when nothing says that they are past. */
const units = /** @type {const} */ ([
  ['hours', 'hour', 72],
  ['days', 'day', 31],
  ['weeks', 'week', 8],
  ['months', 'month', 12],
])

const hour = 3_600_000

/**
 * Takes "past two days", "24 hours", "last day" or "two days ago" out of a query.
 * @param {Tokens} tokens
 * @param {Record<string, string[]>} grammar
 * @param {Calendar} calendar
 * @param {number} now
 * @returns {{ name: string, n?: number, day?: string, from: number, to: number, at: number } | null}
 */
export function lasting(tokens, grammar, calendar, now) {
  const said = (/** @type {string} */ key, /** @type {string | null | undefined} */ word) =>
    Boolean(word && grammar[key]?.includes(word))
  for (const [at, word] of tokens.words.entries()) {
    const unit = units.find(([, key]) => said(`unit.${key}`, word))
    if (!unit) continue
    const before = tokens.words[at - 1]
    const counted = number(before, grammar)
    const start = counted === null ? at : at - 1
    const n = counted ?? 1
    const isAgo = said('ago', tokens.words[at + 1])
    const isAgoBefore = counted !== null && said('ago', tokens.words[start - 1])
    if (counted !== null && (isAgo || isAgoBefore)) {
      const first = isAgoBefore ? start - 1 : start
      tokens.cut(first, at + (isAgo ? 2 : 1) - first)
      return { ...ago(unit[0], n, calendar, now), at: first }
    }
    const isPast = said('past', tokens.words[start - 1])
    // "Around the world in 80 days" is a book.
    const isAlone = tokens.left.length === at + 1 - start || at === tokens.words.length - 1
    if (!isPast && (counted === null || n > unit[2] || !isAlone || n < 2)) continue
    const first = isPast ? start - 1 : start
    tokens.cut(first, at + 1 - first)
    return {
      name: `past-${unit[0]}`,
      n,
      from: back(unit[0], n, calendar, now),
      to: Number.POSITIVE_INFINITY,
      at: first,
    }
  }
  return null
}

/**
 * "24", "two".
 * @param {string | null | undefined} word
 * @param {Record<string, string[]>} grammar
 */
function number(word, grammar) {
  if (!word) return null
  if (/^\d{1,3}$/.test(word)) return Number(word) || null
  for (let n = 1; n <= 12; n++) if (grammar[`number.${n}`]?.includes(word)) return n
  return null
}

/**
 * @param {'hours' | 'days' | 'weeks' | 'months'} unit
 * @param {number} n
 * @param {Calendar} calendar
 * @param {number} now
 */
function back(unit, n, calendar, now) {
  if (unit === 'hours') return now - n * hour
  if (unit === 'days') return now - n * 24 * hour
  const [year, month, day] = calendar.date(now)
  return unit === 'weeks' ? calendar.start(year, month, day - 7 * n) : calendar.start(year, month - n, day)
}

/**
 * Returns the hours since then, or the day that long ago.
 * @param {'hours' | 'days' | 'weeks' | 'months'} unit
 * @param {number} n
 * @param {Calendar} calendar
 * @param {number} now
 */
function ago(unit, n, calendar, now) {
  if (unit === 'hours') return { name: 'past-hours', n, from: now - n * hour, to: Number.POSITIVE_INFINITY }
  const [year, month, day] = calendar.date(back(unit, n, calendar, now) + (unit === 'days' ? 0 : hour))
  return {
    name: 'date',
    day: new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10),
    from: calendar.start(year, month, day),
    to: calendar.start(year, month, day + 1),
  }
}
