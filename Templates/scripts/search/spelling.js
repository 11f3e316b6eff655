// @ts-check
/** @typedef {import('./index.js').SearchIndex} SearchIndex */

/** The number of corrections tried for a word. */
const tried = 4

/** Shorter words are too similar to one another. */
const shortest = 4

/**
 * Returns corrected queries for words that no article contains, likeliest first.
 * @param {SearchIndex} index
 * @param {string[]} words
 * @param {(word: string) => boolean} isKnown whether some article has it
 * @returns {Generator<string[]>}
 */
export function* respelled(index, words, isKnown) {
  // A known word may still be a typing error ("brian laundry"), if the query's few words leave little doubt.
  const isShort = words.length < 4
  const choices = words.map((word) => {
    const own = { word, distance: 0 }
    if (!isKnown(word)) return like(index, word)
    return isShort && [...word].length > shortest ? [own, ...like(index, word)] : [own]
  })
  if (choices.some((all) => all.length === 0)) return
  /** @type {{ words: string[], distance: number }[]} */
  let all = [{ words: [], distance: 0 }]
  for (const choice of choices) {
    all = all.flatMap((before) =>
      choice.map(({ word, distance }) => ({ words: [...before.words, word], distance: before.distance + distance })),
    )
    if (all.length > 64) all = all.toSorted((a, b) => a.distance - b.distance).slice(0, 64)
  }
  for (const { words, distance } of all.toSorted((a, b) => a.distance - b.distance)) if (distance) yield words
}

/**
 * Returns words of titles, names and texts at one or two typing errors from a word, by the number of errors, then by
 * frequency.
 * @param {SearchIndex} index
 * @param {string} word
 */
function like(index, word) {
  const length = [...word].length
  if (length < shortest || /\p{N}/u.test(word)) return []
  const most = length < 6 ? 1 : 2
  /** @type {Map<string, { word: string, distance: number, common: number }>} */
  const found = new Map()
  /**
   * @param {string} other
   * @param {() => number} common how many articles have it: to be counted only of those that are like enough
   */
  const consider = (other, common) => {
    if (other === word || other.length < 3 || Math.abs(other.length - word.length) > most) return
    const limit = other[0] === word[0] ? most : 1
    const distance = slips(word, other, limit)
    if (distance > limit) return
    found.set(other, { word: other, distance, common: common() + (found.get(other)?.common ?? 0) })
  }
  for (const [other, articles] of index.inTitles) consider(other, () => articles.length * 3)
  for (const field of /** @type {const} */ (['place', 'source', 'topic']))
    for (const other of index.names[field].keys()) consider(other, () => 1)
  for (const other of index.textWords) consider(other, () => index.holdersOf(other).length)
  return [...found.values()].sort((a, b) => a.distance - b.distance || b.common - a.common).slice(0, tried)
}

/**
 * Returns the number of deletions, insertions, substitutions and swaps of neighbours between two words (the optimal
 * string alignment distance); stops beyond `most`.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
export function slips(one, other, most) {
  let before = /** @type {number[]} */ ([])
  let last = Array.from({ length: other.length + 1 }, (_, number) => number)
  for (let a = 1; a <= one.length; a++) {
    const row = [a]
    let least = a
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1]
      let value = Math.min(last[b] + 1, row[b - 1] + 1, last[b - 1] + (isSame ? 0 : 1))
      if (a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1])
        value = Math.min(value, before[b - 2] + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[other.length]
}
