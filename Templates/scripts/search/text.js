// @ts-check
/**
 * Letters that Unicode does not decompose, as readers without them on their keyboard type them, and Arabic forms that
 * are often confused. `SearchFolding.swift` has the same table, and `Tests/SiteBuildingTests/Fixtures/folding.tsv`
 * keeps the two equal.
 * @type {Record<string, string>}
 */
const letters = {
  ...{ ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'a' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ٱ: 'ا', ـ: '' },
}
const other = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** The Arabic article, alone or behind "and", "in", "as" and "so": with a word of three letters at least, for "الله" has none. */
const article = /(?<![\p{L}\p{N}\p{Mc}])(?:[وبكف]?ال|لل)(?=[ء-ي]{3})/gu

/**
 * Returns text as search compares it: without case and accents. The index is folded the same way (`SearchText.swift`).
 */
export const fold = (/** @type {string} */ text) =>
  undotted(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .replace(other, (letter) => letters[letter]),
  ).replace(article, '')

/** "U.S.", "a.i"; and the doubled letters of Spanish plurals: "EE.UU.", "EE. UU.". */
const abbreviation =
  /(?<![\p{L}\p{N}\p{Mc}.])(?:(?:\p{L}\.)+\p{L}|(\p{L})\1\. ?(\p{L})\2)(?![\p{L}\p{N}\p{Mc}])(?:\.(?![\p{L}\p{N}\p{Mc}]))?/gu

/**
 * Returns abbreviations without their full stops.
 * @param {string} text
 */
export const undotted = (text) => text.replace(abbreviation, (found) => found.replace(/[. ]/g, ''))

const word = /[\p{L}\p{N}\p{Mc}]+/gu

/**
 * Returns the words of a folded text.
 * @param {string} folded
 * @returns {string[]}
 */
export const wordsOf = (folded) => folded.match(word) ?? []

/**
 * Returns the emoji in a text, each once and regardless of skin colour: "🚀", "🇵🇹".
 * @param {string} text
 * @returns {string[]}
 */
export const emojiIn = (text) => [...new Set(text.match(/\p{Regional_Indicator}{2}|\p{Extended_Pictographic}/gu))]

/** Scripts without spaces between words, in which a word can only be found within a longer run. */
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

/** Endings that also apply to short words: "luz", "pão". */
const latin = new Set(['z', 'ces', 'ao', 'oes', 'aes', 'aos'])

/**
 * An ending, and its alternatives.
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
