// @ts-check
import { fold } from './text.js'

/**
 * Returns words that are function words unless written in capitals: the US, the WHO.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 */
export function inCapitals(text, grammar) {
  if (text === text.toUpperCase()) return []
  const small = new Set(
    [...(grammar.stop ?? []), ...(grammar.ask ?? []), ...(grammar.asking ?? [])].flatMap((all) => all.split(' ')),
  )
  return [...text.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu)]
    .map(([word]) => fold(word))
    .filter((word) => small.has(word))
}
