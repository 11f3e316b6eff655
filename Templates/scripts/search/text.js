// @ts-check
/** Text as search compares it: without case and without accents. The index was folded the same way (`SearchText.swift`). */
export const fold = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')

const word = /[\p{L}\p{N}\p{Mc}]+/gu

/**
 * The words of a folded text.
 * @param {string} folded
 * @returns {string[]}
 */
export const wordsOf = (folded) => folded.match(word) ?? []

/** Writing without spaces between words, where a word can only be looked for within a longer run. */
export const isUnspaced = (/** @type {string} */ text) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  )

/**
 * A word with what else counts as the same word: its plural or singular in English, Spanish and Portuguese, and in English
 * the regular forms of the verb. Only words that the index has are ever found, so a form that does not exist does no harm.
 * The rules are those of the light stemmers (Harman 1991 for English; Savoy 2006 for Spanish and Portuguese), read both
 * ways: an index of whole words needs no stemmer, and shows readers words rather than stems.
 * @param {string} word folded
 * @returns {string[]} the word itself first
 */
export function forms(word) {
  const all = new Set([word])
  if (word.length < 3 || /\p{N}/u.test(word)) return [word]
  for (const [ending, ...others] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < (latin.has(ending) ? 2 : 3)) continue
    const stem = word.slice(0, word.length - ending.length)
    for (const other of others) all.add(stem + other)
  }
  return [...all].filter((form) => form.length > 2)
}

/** Endings that short words have, too: "luz", "pão". */
const latin = new Set(['z', 'ces', 'ao', 'oes', 'aes', 'aos'])

/**
 * An ending, and what may stand in its place.
 * @type {string[][]}
 */
const endings = [
  ['', 's', 'es'],
  ['s', ''],
  ['es', ''],
  // English: city, cities; vote, votes, voted, voting; strike, striking.
  ['y', 'ies', 'ied'],
  ['ies', 'y', 'ied', 'ying'],
  ['ied', 'y', 'ies', 'ying'],
  ['', 'ed', 'ing'],
  ['e', 'ed', 'ing', 'es'],
  ['ed', '', 'e', 's', 'es', 'ing'],
  ['ing', '', 'e', 's', 'es', 'ed'],
  ['es', 'ed', 'ing'],
  ['s', 'ed', 'ing'],
  // Spanish: luz, luces. Portuguese: ação, ações; pão, pães; animal, animais; hotel, hotéis; homem, homens.
  ['z', 'ces'],
  ['ces', 'z'],
  ['ao', 'oes', 'aes', 'aos'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['al', 'ais'],
  ['ais', 'al'],
  ['el', 'eis'],
  ['eis', 'el'],
  ['ol', 'ois'],
  ['ois', 'ol'],
  ['m', 'ns'],
  ['ns', 'm'],
]
