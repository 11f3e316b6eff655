// @ts-check
import { isRecord } from './shapes.js'

/**
 * Undoes a change in the current data. Lists and records are reverted entry by entry; any other value returns to what
 * it was, unless it has changed again.
 * @param {unknown} before
 * @param {unknown} after
 * @param {unknown} now
 * @returns {unknown}
 */
export function reverted(before, after, now) {
  if (isSame(after, now)) return before
  const all = [before, after, now].map((value) => value ?? none(before ?? after ?? now))
  if (all.every(Array.isArray)) return listed(...entriesOf(all))
  if (!all.every(isRecord)) return now
  const [was, became, is] = all
  const names = new Set([...Object.keys(is), ...Object.keys(was)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = isSame(was[name], became[name]) ? is[name] : reverted(was[name], became[name], is[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * The empty value of the same kind.
 * @param {unknown} like
 */
const none = (like) => (Array.isArray(like) ? [] : isRecord(like) ? {} : undefined)

/**
 * Entries by their key, in order.
 * @param {unknown[][]} lists
 * @returns {[Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]}
 */
function entriesOf([was, became, is]) {
  const byName = (/** @type {unknown[]} */ list) => new Map(list.map((entry) => [nameOf(entry), entry]))
  return [byName(was), byName(became), byName(is)]
}

/** @param {unknown} entry */
const nameOf = (entry) => (isRecord(entry) && 'id' in entry ? `id ${entry.id}` : JSON.stringify(entry))

/**
 * @param {Map<string, unknown>} was
 * @param {Map<string, unknown>} became
 * @param {Map<string, unknown>} is
 */
function listed(was, became, is) {
  const kept = [...is].filter(([name]) => was.has(name) || !became.has(name))
  const list = kept.map(([name]) => name)
  const known = [...was.keys()]
  for (const [at, name] of known.entries()) {
    if (became.has(name) || is.has(name)) continue
    // After the entry that it followed, otherwise before the one that followed it; new entries stay first.
    const left = known
      .slice(0, at)
      .reverse()
      .find((other) => list.includes(other))
    const right = known.slice(at + 1).find((other) => list.includes(other))
    const place = left !== undefined ? list.indexOf(left) + 1 : right !== undefined ? list.indexOf(right) : list.length
    list.splice(place, 0, name)
  }
  return list.map((name) => {
    if (!is.has(name)) return was.get(name)
    return was.has(name) && became.has(name) ? reverted(was.get(name), became.get(name), is.get(name)) : is.get(name)
  })
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
