// @ts-check
import { areSports } from './choosing.js'

/**
 * Finds teams and players in sports reports. There is no list of them: capitalised names are suggested, and readers can
 * type anything.
 */

/** The maximum number of words in a name. */
const most = 4

/**
 * Returns capitalised names within the sentences of a text, most frequent first. The first word of a sentence is
 * capitalised anyway, and titles in which nearly all words are capitalised reveal nothing.
 * @param {string} text
 * @param {string} [language] in which weekdays and months are no names
 * @returns {string[]}
 */
export function namesIn(text, language = 'en') {
  const dates = calendar(language || 'en')
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const sentence of text.split(/(?<=[.!?:;…])\s+|\n|[“”«»"|–—]/u)) {
    const words = sentence.split(/\s+/).filter(Boolean)
    // English headlines write only short words in lower case, and have no full stop.
    const isSentence = /[.!?…]$/.test(sentence.trim()) || words.slice(1).some((word) => /^\p{Ll}{5,}/u.test(word))
    if (!isSentence) continue
    /** @type {string[]} */
    let run = []
    const end = () => {
      const name = run.join(' ')
      if (run.length > 0 && run.length <= most && name.length > 2 && !dates.has(name.toLowerCase()))
        counts.set(name, (counts.get(name) ?? 0) + 1)
      run = []
    }
    for (const word of words.slice(1)) {
      const bare = word.replace(/^[^\p{L}]+|(['’]s)?[^\p{L}\p{N}]*$/gu, '')
      if (isCapital(bare)) run.push(bare)
      if (!isCapital(bare) || word !== bare) end()
    }
    end()
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** @param {string} word */
const isCapital = (word) => /^\p{Lu}[\p{L}\p{N}'’.-]+$/u.test(word)

/**
 * Returns the weekdays and months of a language, in full and abbreviated, in lower case.
 * @param {string} language
 */
function calendar(language) {
  const numbers = [...Array(12).keys()]
  const names = /** @type {const} */ (['long', 'short']).flatMap((form) => {
    const day = new Intl.DateTimeFormat(language, { weekday: form, timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' })
    return numbers.flatMap((n) => [day.format(Date.UTC(2026, 0, n + 1)), month.format(Date.UTC(2026, n, 1))])
  })
  return new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')))
}

/**
 * Returns the names that occur in most sports reports.
 * @param {import('./articles.js').Articles} all
 * @param {number} count
 */
export function teamsOf(all, count) {
  const texts = [...all.index.titles.keys()]
    .filter((article) => areSports(all.traits(article).topics))
    .map((article) => all.index.titles[article])
  return namesIn(texts.join('\n')).slice(0, count)
}
