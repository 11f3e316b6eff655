// @ts-check
import { forms } from './text.js'

/**
 * Returns a word and its synonyms in any language (`search.say.same.…` in `words/`).
 * @param {{ grammar: Record<string, string[]> }} index
 * @param {string} word
 * @returns {string[]}
 */
export function kin({ grammar }, word) {
  const own = new Set(forms(word))
  const groups = Object.keys(grammar).filter(
    (key) => key.startsWith('same.') && grammar[key].some((other) => own.has(other)),
  )
  return [...new Set([word, ...groups.flatMap((key) => grammar[key])])]
}
