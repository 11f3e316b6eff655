// @ts-check

/**
 * The rows of letters on keyboards that differ from the usual one.
 * @type {Record<string, string[]>}
 */
const boards = { es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'] }

/** Returns the rows of letters for the page's language. */
export const letterRows = () =>
  (boards[document.documentElement.lang.slice(0, 2)] ?? ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']).map((row) => [...row])

/**
 * Returns a letter without accents; ñ is a separate letter.
 * @param {string} letter
 */
export function plain(letter) {
  const small = letter.toLowerCase()
  return small === 'ñ' ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}
