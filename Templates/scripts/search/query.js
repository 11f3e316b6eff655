// @ts-check
import { fold, wordsOf } from './text.js'
import { calendar } from './times.js'

/**
 * What a reader asks for.
 * @typedef {{
 *   phrases: string[],
 *   words: string[],
 *   isOpen: boolean,
 *   time: { name: string, isSince: boolean, from: number, to: number } | null,
 *   sources: number[],
 *   topics: number[],
 * }} Query `phrases` and `words` are folded; `isOpen` says that the last word may still be growing; `sources` and `topics`
 *   are numbers of the index, of which an article must have one; none ask for nothing.
 */

const times = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  ...[0, 1, 2, 3, 4, 5, 6].map((day) => `weekday-${day}`),
]

/**
 * Reads a query. Whatever is typed is a query: what has no meaning of its own is a word to look for.
 * @param {string} text
 * @param {{ grammar: Record<string, string[]>, zone: string, sourceNames: string[], topics: { id: string, synonyms: string[] }[] }} index
 *   `sourceNames` folded into words with single spaces.
 * @param {number} now
 * @returns {Query}
 */
export function read(text, index, now) {
  /** @type {string[]} */
  const phrases = []
  const rest = fold(text.slice(0, 300)).replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, (_, phrase) => {
    const words = wordsOf(phrase)
    if (words.length) phrases.push(words.join(' '))
    return ' \n '
  })
  const isOpen = /[\p{L}\p{N}\p{Mc}]$/u.test(rest)
  /**
   * Words, and null where something was taken out: what stood on its two sides is no phrase.
   * @type {(string | null)[]}
   */
  const words = rest
    .split('\n')
    .flatMap((part, number) => (number ? [null, ...wordsOf(part)] : wordsOf(part)))
    .slice(0, 40)

  const grammar = index.grammar
  const timePhrases = times.flatMap((name) => (grammar[name] ?? []).map((phrase) => ({ phrase, name })))
  // Publishers first, for some are called "Today".
  const sources = source()
  const time = taken(timePhrases)
  const isSince = time ? before(time.at, grammar.since) : false
  if (time && !isSince) {
    let isThere = true
    while (isThere) isThere = before(time.at, grammar.on)
  }

  const topics = topic(Boolean(time || sources.length))
  const stop = new Set(grammar.stop)
  const left = words.flatMap((word) => word ?? [])
  const meant = left.filter((word) => !stop.has(word))
  const spans = time && calendar(index.zone).span(time.name, now)
  return {
    phrases,
    // A query of nothing but small words looks for them, unless something else was asked for.
    words: [...new Set(meant.length || time || sources.length || topics.length || phrases.length ? meant : left)],
    isOpen: isOpen && meant.length > 0 && left.at(-1) === meant.at(-1) && words.at(-1) === meant.at(-1),
    time: time && spans && { name: time.name, isSince, from: spans[0], to: isSince ? Infinity : spans[1] },
    sources,
    topics,
  }

  /**
   * Takes the longest of some phrases out of the words.
   * @template {{ phrase: string }} T
   * @param {T[]} candidates
   */
  function taken(candidates) {
    const sorted = candidates.filter(({ phrase }) => phrase).sort((a, b) => b.phrase.length - a.phrase.length)
    for (const candidate of sorted) {
      const at = found(candidate.phrase.split(' '))
      if (at < 0) continue
      words.splice(at, candidate.phrase.split(' ').length, null)
      return { ...candidate, at }
    }
    return null
  }

  /** @param {string[]} phrase */
  function found(phrase) {
    for (let at = 0; at + phrase.length <= words.length; at++) {
      if (phrase.every((word, offset) => words[at + offset] === word)) return at
    }
    return -1
  }

  /**
   * Takes out one of some phrases where it stands right before a place.
   * @param {number} at
   * @param {string[]} phrases
   */
  function before(at, phrases = []) {
    for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
      const parts = phrase.split(' ')
      const start = at - parts.length
      if (start < 0 || !parts.every((word, offset) => words[start + offset] === word)) continue
      words.fill(null, start, at)
      return true
    }
    return false
  }

  /**
   * "from ESPN": the publishers of that name, or whose names begin with it or have it as words.
   * @returns {number[]}
   */
  function source() {
    for (let at = 1; at < words.length; at++) {
      const previous = words[at - 1]
      if (words[at] === null || previous === null || !grammar.source?.includes(previous)) continue
      const start = at - 1
      // "from the BBC", "de la BBC".
      while (at < words.length - 1 && words[at] !== null && grammar.stop?.includes(words[at] ?? '')) at++
      for (let end = Math.min(words.length, at + 6); end > at; end--) {
        const name = words.slice(at, end)
        if (name.includes(null) || timePhrases.some(({ phrase }) => phrase === name.join(' '))) continue
        const wanted = ` ${name.join(' ')} `
        const numbers = index.sourceNames.flatMap((known, number) => (` ${known} `.includes(wanted) ? [number] : []))
        if (!numbers.length) continue
        const exact = numbers.filter((number) => index.sourceNames[number] === wanted.trim())
        words.fill(null, start, end)
        return exact.length ? exact : numbers
      }
    }
    return []
  }

  /**
   * "tech news", and a category's name where nothing else is looked for. Elsewhere ("travel ban") it is a word like others.
   * @param {boolean} isNarrowed
   * @returns {number[]}
   */
  function topic(isNarrowed) {
    const names = index.topics.flatMap(({ synonyms }, number) => synonyms.map((phrase) => ({ phrase, number })))
    const stop = new Set(grammar.stop)
    const isNews = (/** @type {string | null | undefined} */ word) => Boolean(word && grammar.news?.includes(word))
    const sorted = names.filter(({ phrase }) => phrase).sort((a, b) => b.phrase.length - a.phrase.length)
    for (const { phrase } of sorted) {
      const parts = phrase.split(' ')
      const at = found(parts)
      if (at < 0) continue
      const end = at + parts.length
      const others = [...words.slice(0, at), ...words.slice(end)].filter((word) => word !== null && !stop.has(word))
      const isAlone = others.length === 0 && phrases.length === 0
      const next = words[end]
      let left = at - 1
      while (left > 0 && !isNews(words[left]) && words[left] !== null && stop.has(words[left] ?? '')) left--
      // "news" is a category's name too: with a publisher, a day or another category beside it, it only means articles.
      if (isNews(phrase) && !(isAlone && !isNarrowed && words.filter((word) => word !== null).length === 1)) continue
      if (!isAlone && !isNews(next) && !isNews(words[left])) continue
      words.fill(null, at, end)
      const numbers = new Set(names.filter((name) => name.phrase === phrase).map(({ number }) => number))
      // A category holds what its subcategories hold.
      for (const [number, { id }] of index.topics.entries()) {
        if ([...numbers].some((own) => id.startsWith(`${index.topics[own].id}/`))) numbers.add(number)
      }
      return [...numbers]
    }
    return []
  }
}
