// @ts-check

/**
 * The rows of letters on a keyboard, where they are others than the usual.
 * @type {Record<string, string[]>}
 */
const boards = { es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'] }

/** The rows of letters of the page's language. */
export const letterRows = () =>
  (boards[document.documentElement.lang.slice(0, 2)] ?? ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']).map((row) => [...row])

/**
 * A letter without its marks; ñ is one of its own.
 * @param {string} letter
 */
export function plain(letter) {
  const small = letter.toLowerCase()
  return small === 'ñ' ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}
