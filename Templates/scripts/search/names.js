// @ts-check
import { timePhrases } from './moments.js'

/** @typedef {import('./tokens.js').Tokens} Tokens */
/**
 * @typedef {object} Index
 * @property {Record<string, string[]>} grammar
 * @property {string[]} sourceNames folded into words with single spaces
 * @property {string[][]} sourceAliases what else they are called: "wsj", "la times"
 * @property {{ id: string, synonyms: string[] }[]} topics
 * @property {{ place: Map<string, number[]> }} names the words of places' names
 */

/**
 * Takes "from ESPN" out of a query: publishers with that name, or with those words in their names.
 * @param {Tokens} tokens
 * @param {Index} index
 * @returns {number[]}
 */
export function sourceAfterWord(tokens, index) {
  const { grammar, sourceNames, names } = index
  const times = new Set(timePhrases(grammar).map(({ phrase }) => phrase))
  for (let at = 1; at < tokens.words.length; at++) {
    const previous = tokens.words[at - 1]
    if (tokens.words[at] === null || previous === null || !grammar.source?.includes(previous)) continue
    const start = at - 1
    // "from the BBC", "de la BBC".
    while (at < tokens.words.length - 1 && grammar.stop?.includes(tokens.words[at] ?? '')) at++
    for (let end = Math.min(tokens.words.length, at + 6); end > at; end--) {
      const name = tokens.words.slice(at, end)
      if (name.includes(null) || times.has(name.join(' '))) continue
      const wanted = name.join(' ')
      const called = sourcesCalled(wanted, index)
      // "from Lagos" means the town, unless a publisher has exactly that name.
      const isPlace = name.every((word) => names.place.has(word ?? ''))
      const having = isPlace ? [] : sourceNames.flatMap((known, n) => (` ${known} `.includes(` ${wanted} `) ? [n] : []))
      const numbers = called.length ? called : having
      if (!numbers.length) continue
      tokens.words.fill(null, start, end)
      return numbers
    }
  }
  return []
}

/**
 * Takes a publisher's name of several words out of a query, or one that is the whole query.
 * @param {Tokens} tokens
 * @param {Index} index
 * @returns {number[]}
 */
export function sourceByName(tokens, index) {
  const { grammar, sourceNames, sourceAliases } = index
  const isSmall = (/** @type {string} */ word) => Boolean(grammar.stop?.includes(word) || grammar.news?.includes(word))
  const left = tokens.left
  const alone = [left, left.filter((word) => !isSmall(word))].map((words) => words.join(' '))
  for (const whole of alone) {
    const numbers = whole ? sourcesCalled(whole, index) : []
    if (!numbers.length) continue
    tokens.words.fill(null)
    return numbers
  }
  const large = (/** @type {string} */ name) => name.split(' ').filter((word) => !isSmall(word)).length
  const long = [
    ...sourceNames.filter((name) => large(name) > 1),
    ...sourceAliases.flat().filter((alias) => alias.includes(' ') && large(alias) > 0),
  ]
  const taken = tokens.take(long.map((phrase) => ({ phrase })))
  return taken ? sourcesCalled(taken.phrase, index) : []
}

/**
 * Returns the publishers with a name, and those whose names continue after it: a publisher may have several feeds.
 * @param {string} wanted
 * @param {Index} index
 * @returns {number[]}
 */
function sourcesCalled(wanted, { grammar, sourceNames, sourceAliases }) {
  const bare = (/** @type {string} */ name) => name.split(' ').filter((word) => !grammar.stop?.includes(word))
  const isCalled = (/** @type {string} */ name, /** @type {number} */ number) =>
    name === wanted ||
    sourceAliases[number].includes(wanted) ||
    // "BBC" is BBC News.
    (bare(name).length > 0 && bare(name).join(' ') === wanted)
  if (!sourceNames.some(isCalled)) return []
  const base = sourceNames.filter(isCalled)
  return sourceNames.flatMap((name, number) =>
    isCalled(name, number) || base.some((other) => name.startsWith(`${other} `)) ? [number] : [],
  )
}

/**
 * Takes "tech news" out of a query, and a category's name if nothing else is searched for. Elsewhere ("travel ban") it
 * is an ordinary word.
 * @param {Tokens} tokens
 * @param {Index} index
 * @param {boolean} isNarrowed by a time or a publisher
 * @param {boolean} isWithPhrases
 * @returns {number[]}
 */
export function topicOf(tokens, { grammar, topics }, isNarrowed, isWithPhrases) {
  const { words } = tokens
  const names = topics.flatMap(({ synonyms }, number) => synonyms.map((phrase) => ({ phrase, number })))
  const stop = new Set(grammar.stop)
  const isNews = (/** @type {string | null | undefined} */ word) => Boolean(word && grammar.news?.includes(word))
  const sorted = names.filter(({ phrase }) => phrase).sort((a, b) => b.phrase.length - a.phrase.length)
  for (const { phrase } of sorted) {
    const parts = phrase.split(' ')
    const at = tokens.find(parts)
    if (at < 0) continue
    const end = at + parts.length
    const others = [...words.slice(0, at), ...words.slice(end)].filter((word) => word !== null && !stop.has(word))
    const isAlone = others.length === 0 && !isWithPhrases
    let left = at - 1
    while (left > 0 && !isNews(words[left]) && words[left] !== null && stop.has(words[left] ?? '')) left--
    // "news" is also a category's name: together with a publisher, a day or another category it only means articles.
    if (isNews(phrase) && !(isAlone && !isNarrowed && tokens.left.length === 1)) continue
    if (!isAlone && !isNews(words[end]) && !isNews(words[left])) continue
    words.fill(null, at, end)
    const numbers = new Set(names.filter((name) => name.phrase === phrase).map(({ number }) => number))
    // A category includes its subcategories.
    for (const [number, { id }] of topics.entries()) {
      if ([...numbers].some((own) => id.startsWith(`${topics[own].id}/`))) numbers.add(number)
    }
    return [...numbers]
  }
  return []
}
