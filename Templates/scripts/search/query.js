// @ts-check
import { inCapitals } from './capitals.js'
import { presentOf, timeOf } from './moments.js'
import { sourceAfterWord, sourceByName, topicOf } from './names.js'
import { emojiIn, fold, undotted, wordsOf } from './text.js'
import { Tokens } from './tokens.js'

/**
 * A parsed query.
 * @typedef {object} Query
 * @property {string[]} phrases folded, as all words are
 * @property {string[]} words
 * @property {string[]} names those of the words that name somebody or something
 * @property {{ phrases: string[], words: string[] }} without what no answer has
 * @property {boolean} isOpen the last word may still be growing
 * @property {import('./moments.js').Time | null} time
 * @property {number | null} edition when the edition ended that "today" is a day of, where that is not today
 * @property {number[]} sources numbers of the index, of which an article must have one; none ask for nothing
 * @property {number[]} topics likewise
 */

/**
 * Parses a query. Any text is a query: whatever has no special meaning is a word.
 * @param {string} typed
 * @param {import('./names.js').Index & { zone: string, moments: number[], kindred: Map<string, string[]> }} index
 * @param {number} now
 * @returns {Query}
 */
export function read(typed, index, now) {
  const text = undotted(typed.normalize('NFC'))
  const { grammar } = index
  const { rest, phrases, without } = quoted(text)
  const isOpen = /[\p{L}\p{N}\p{Mc}]$/u.test(rest)
  const tokens = new Tokens(
    rest
      .split('\n')
      .flatMap((part, number) => (number ? [null, ...wordsOf(part)] : wordsOf(part)))
      .slice(0, 40),
  )
  const last = tokens.words.at(-1)

  // Publishers first, because some are called "Today".
  const named = sourceAfterWord(tokens, index)
  const present = presentOf(index, now)
  const time = timeOf(tokens, index, present)
  const sources = named.length ? named : sourceByName(tokens, index)
  const topics = topicOf(tokens, index, Boolean(time || sources.length), phrases.length > 0)
  const isNarrowed = Boolean(time || sources.length || topics.length || phrases.length)

  const left = tokens.left
  const capitals = new Set(inCapitals(text, grammar))
  const meant = withoutSmall(left, grammar, isQuestion(text, grammar), capitals)
  const excluded = without.words.length + without.phrases.length > 0
  // A query of nothing but function words searches for them, unless it contains something else.
  const sought = meant.length || isNarrowed || excluded ? meant : left
  // Emoji are searched for if there is nothing else; next to words they are decoration.
  const shortened = asCountries(typed, index)
  const words = [...new Set(sought.length || isNarrowed || excluded ? sought.map(shortened) : emojiIn(text))]
  return {
    phrases,
    words,
    names: namesAmong(words, text, index),
    without,
    isOpen: isOpen && meant.length > 0 && left.at(-1) === meant.at(-1) && last === meant.at(-1),
    time,
    edition: time && present < now ? present : null,
    sources,
    topics,
  }
}

/**
 * Countries by the shortest of their names, where points or capitals tell that they are meant: "U.S.A." and "USA" ask for what "US" does,
 * and not for the Spanish and Portuguese verb.
 * @param {string} typed
 * @param {{ grammar: Record<string, string[]>, kindred: Map<string, string[]> }} index
 * @returns {(word: string) => string}
 */
function asCountries(typed, { grammar, kindred }) {
  const meant = new Set(
    [...typed.matchAll(/(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}|\p{Lu}{3,}(?![\p{L}\p{N}])/gu)].flatMap(([name]) =>
      wordsOf(fold(name)),
    ),
  )
  const lookalike = new Set(grammar.lookalike)
  return (word) => {
    if (!meant.has(word) || !lookalike.has(word) || word.length < 3) return word
    return (
      [...kindred].find(([short, names]) => short.length === 2 && lookalike.has(short) && names.includes(word))?.[0] ??
      word
    )
  }
}

/**
 * Returns a query's quoted phrases, its exclusions, and the rest with a line end in place of each.
 * @param {string} text
 */
function quoted(text) {
  /** @type {string[]} */
  const phrases = []
  const without = { phrases: /** @type {string[]} */ ([]), words: /** @type {string[]} */ ([]) }
  const rest = fold(text.slice(0, 300))
    .replace(/(?<=^|\s)([-−–]?)["“”„«»]([^"“”„«»]*)["“”„«»]|["“”„«»]([^"“”„«»]*)["“”„«»]/g, (_, sign, own, other) => {
      const words = wordsOf(own ?? other)
      if (words.length) (sign ? without.phrases : phrases).push(words.join(' '))
      return ' \n '
    })
    // "covid-19" excludes nothing, and neither does a dash between two words.
    .replace(/(?<=^|\s)[-−–]([\p{L}\p{N}\p{Mc}][^\s"“”„«»]*)/gu, (_, excluded) => {
      const words = wordsOf(excluded)
      if (words.length > 1) without.phrases.push(words.join(' '))
      else without.words.push(...words)
      return ' \n '
    })
  return { rest, phrases, without }
}

/**
 * Returns whether the first word is a name: "WHO" in capitals, in a query that is not all in capitals.
 * @param {string} text
 */
export function beginsWithName(text) {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(text) ?? []
  return first.length > 1 && first === first.toUpperCase() && (text !== text.toUpperCase() || text === first)
}

/**
 * Returns whether a query begins or ends like a question.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 */
export function isQuestion(text, grammar) {
  const words = wordsOf(fold(text.slice(0, 300)))
  return (
    /[?¿]/.test(text) ||
    (!beginsWithName(text) &&
      Boolean(grammar.ask?.some((phrase) => phrase.split(' ').every((word, at) => words[at] === word))))
  )
}

/**
 * Returns the words that are names: countries and their people, and capitalised words unless all words are.
 * @param {string[]} words
 * @param {string} text
 * @param {{ kindred: Map<string, string[]> }} index
 */
function namesAmong(words, text, { kindred }) {
  const capitals = [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]*/gu)].map((found) => ({
    isFirst: !/[\p{L}\p{N}]/u.test(text.slice(0, found.index)),
    words: wordsOf(fold(found[0])),
  }))
  const isTelling = words.some((word) => !capitals.some((capital) => capital.words.includes(word)))
  const named = new Set(isTelling ? capitals.flatMap(({ isFirst, words }) => (isFirst ? [] : words)) : [])
  return words.filter((word) => kindred.has(word) || named.has(word))
}

/**
 * Returns the words to search for: without function words and, in a question, without the words that make it one.
 * @param {string[]} words
 * @param {Record<string, string[]>} grammar
 * @param {boolean} isAsked
 * @param {Set<string>} capitals words that are names, however small they look: the US, the WHO
 */
function withoutSmall(words, grammar, isAsked, capitals) {
  const stop = new Set(grammar.stop)
  const meant = words.filter((word) => capitals.has(word) || !stop.has(word))
  if (!isAsked) return meant
  const asking = new Set([...(grammar.ask ?? []), ...(grammar.asking ?? [])].flatMap((phrase) => phrase.split(' ')))
  return meant.filter((word) => capitals.has(word) || !asking.has(word))
}
