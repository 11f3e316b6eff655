// @ts-check
/** The words that name publishers, categories and countries. */
import { add } from './hits.js'
import { fold, wordsOf } from './text.js'

/**
 * @param {string[]} names folded
 * @returns {Map<string, number[]>}
 */
export function named(names) {
  /** @type {Map<string, number[]>} */
  const map = new Map()
  for (const [number, name] of names.entries()) for (const word of wordsOf(name)) add(map, word, number)
  return map
}

/**
 * Returns a publisher's initials, and the initials of all but its last word with that word.
 * @param {string} name folded
 * @param {string[]} articles
 * @returns {string[]}
 */
export function aliases(name, articles) {
  const words = name.split(' ')
  const bare = articles.includes(words[0]) ? words.slice(1) : words
  const all = [words, bare].flatMap((words) => {
    const initials = words.map((word) => word[0]).join('')
    if (words.length < 2) return []
    return words.length > 2 ? [initials, `${initials.slice(0, -1)} ${words[words.length - 1]}`] : [initials]
  })
  return [...new Set(all)].filter((alias) => !articles.includes(alias))
}

/**
 * Returns words for the same country: "russia", "russian", "rusos".
 * @param {Record<string, string[]>} grammar
 * @param {(country: string) => string[]} inLanguages
 * @returns {Map<string, string[]>}
 */
export function kindred(grammar, inLanguages) {
  /** @type {Map<string, string[]>} */
  const map = new Map()
  for (const [key, phrases] of Object.entries(grammar)) {
    if (!key.startsWith('country.')) continue
    const names = inLanguages(key.slice('country.'.length)).map((name) => wordsOf(fold(name)).join(' '))
    const words = [...new Set([...names, ...phrases])].filter((word) => word.length > 2 && !word.includes(' '))
    for (const word of words) map.set(word, words)
    // "US" means American, and must not match every "us".
    for (const short of phrases) if (short.length === 2) map.set(short, words)
  }
  return map
}

/**
 * Returns functions that name countries in some languages.
 * @param {string[]} languages
 * @returns {(country: string) => string[]}
 */
export function countriesIn(languages) {
  const all = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  return (country) => (/^[A-Z]{2}$/.test(country) ? all.flatMap((names) => names.of(country) ?? []) : [])
}
