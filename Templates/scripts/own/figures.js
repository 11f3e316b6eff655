// @ts-check
/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../shapes.js').Look} Look */

/**
 * @typedef {object} Figures
 * @property {number} today how many articles were read
 * @property {number} week in the last seven days, today among them
 * @property {number} all
 * @property {{ start: number, n: number }[]} days the last fourteen, the oldest first
 * @property {number} row how many days in a row, up to today or yesterday
 * @property {number} ofSeven on how many of the last seven
 * @property {[id: string, n: number][]} desks the most read first
 * @property {[name: string, n: number][]} sources
 * @property {[code: string, n: number][]} countries
 * @property {[path: string, look: Look] | undefined} longest looked at the longest
 * @property {[path: string, look: Look] | undefined} visited opened the most
 */

/**
 * Computes the reader's own figures. Imported data may contain anything, so whatever is not a number counts as 0.
 * @param {{ read: Record<string, number>, history: Kept[], pages: Record<string, Look> }} kept
 * @param {Date} now
 * @returns {Figures}
 */
export function figures({ read, history, pages }, now) {
  const times = Object.values(read).filter((time) => Number.isFinite(time))
  // On the reader's own calendar, a day may have 23 hours.
  const midnight = (/** @type {number} */ ago) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago).getTime()
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    times.filter((time) => time >= from && time < to).length
  const on = (/** @type {number} */ ago) => between(midnight(ago), midnight(ago - 1))
  let row = 0
  for (let ago = on(0) > 0 ? 0 : 1; on(ago) > 0; ago++) row += 1
  const looks = Object.entries(pages)
  return {
    today: on(0),
    week: between(midnight(6), midnight(-1)),
    all: times.length,
    days: [...Array(14).keys()].map((at) => ({ start: midnight(13 - at), n: on(13 - at) })),
    row,
    ofSeven: [...Array(7).keys()].filter((ago) => on(ago) > 0).length,
    desks: counted(history.map(({ category }) => category)),
    sources: counted(history.map(({ publisher }) => publisher)),
    countries: counted(history.map(({ country }) => country)),
    longest: most(looks, ({ seconds }) => seconds),
    visited: most(looks, ({ n }) => n),
  }
}

/**
 * Counts how often each value occurs, most frequent first.
 * @param {unknown[]} values
 */
function counted(values) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const value of values) if (typeof value === 'string' && value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

/**
 * @param {[string, Look][]} looks
 * @param {(look: Look) => number | undefined} value
 */
function most(looks, value) {
  const known = looks.filter(([, look]) => Number(value(look)) > 0)
  return known.sort((a, b) => Number(value(b[1])) - Number(value(a[1])))[0]
}
