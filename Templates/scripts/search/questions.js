// @ts-check
import { beginsWithName, isQuestion } from './query.js'
import { fold, undotted, wordsOf } from './text.js'

/**
 * What a question asks for, by the phrase that it begins with (`search.say.question.…` in `words/`); "what" is any other.
 * @typedef {typeof kinds[number] | 'what'} Kind
 */
const kinds = /** @type {const} */ ([
  'trending',
  'summary',
  'new',
  'happened',
  'said',
  'won',
  'who',
  'many',
  'why',
  'when',
  'where',
])

/**
 * @typedef {object} Question
 * @property {Kind} kind
 * @property {string} rest what follows the phrase, as a query of its own
 * @property {boolean} isOfWeight whether it is asked why something matters
 * @property {string[]} counted the words right behind "how many": what is to be counted
 * @property {string[]} speakers of whom it is asked what they said
 */

/**
 * Parses a query as a question; null if it is not one.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 * @returns {Question | null}
 */
export function questionIn(text, grammar) {
  const typed = undotted(text.slice(0, 300).normalize('NFC'))
  const words = [...typed.matchAll(/[\p{L}\p{N}\p{Mc}]+/gu)].map((found) => ({
    word: fold(found[0]),
    end: (found.index ?? 0) + found[0].length,
  }))
  const begun = beginsWithName(typed) ? null : begins(words, grammar)
  if (!begun && !isQuestion(typed, grammar)) return null
  const { kind, length, gap } = begun ?? { kind: /** @type {const} */ ('what'), length: 0, gap: null }
  const between = gap ? typed.slice(words[gap.from - 1].end, words[gap.to - 1].end) : ''
  const rest = length > 0 ? between + typed.slice(words[length - 1].end) : typed
  const weight = new Set(grammar['question.weight'])
  // "Why does it matter", "what is the importance of".
  const isOfWeight = kind === 'why' && words.some(({ word }) => weight.has(word))
  const small = new Set([...(grammar.stop ?? []), ...(grammar.asking ?? [])])
  const behind = words.slice(length).map(({ word }) => word)
  const end = behind.findIndex((word) => small.has(word))
  return {
    kind,
    // With a question mark, the words that make it a question are not searched for.
    rest: `${isOfWeight ? without(rest, weight) : rest} ?`,
    isOfWeight,
    counted: kind === 'many' ? behind.slice(0, Math.min(2, end < 0 ? 2 : end)) : [],
    speakers: kind === 'said' ? speakers(words.slice(gap?.from ?? length, gap?.to), small) : [],
  }
}

/** General questions about the news. */
const aboutAll = /** @type {readonly string[]} */ (['trending', 'summary', 'new'])

/**
 * Returns the query to search for. A general question searches for its subject: reports that contain "trending" or
 * "summarise" are about something else.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 */
export function soughtIn(text, grammar) {
  const question = questionIn(text, grammar)
  if (!question || !aboutAll.includes(question.kind)) return text
  // Without a subject: the last day's news.
  return wordsOf(fold(question.rest)).length > 0 ? question.rest : '24 hours'
}

/**
 * Returns the first words that are not function words: "el gobierno chino sobre".
 * @param {{ word: string }[]} words
 * @param {Set<string>} small
 */
function speakers(words, small) {
  const from = words.findIndex(({ word }) => !small.has(word))
  if (from < 0) return []
  const to = words.findIndex(({ word }, at) => at > from && small.has(word))
  return words.slice(from, to < 0 ? undefined : to).map(({ word }) => word)
}

/** The maximum number of words in place of the person asked about ("what did … say"). */
const widest = 5

/**
 * The longest phrase with which some words begin; `gap` are the words in the place of its "…".
 * @param {{ word: string }[]} words
 * @param {Record<string, string[]>} grammar
 */
function begins(words, grammar) {
  /** @type {{ kind: Kind, length: number, gap: { from: number, to: number } | null } | null} */
  let best = null
  const stands = (/** @type {string[]} */ parts, /** @type {number} */ from) =>
    parts.every((part, at) => words[from + at]?.word === part)
  for (const kind of kinds) {
    for (const phrase of grammar[`question.${kind}`] ?? []) {
      const parts = phrase.split(' ')
      if (parts.length > (best?.length ?? 0) && stands(parts, 0)) best = { kind, length: parts.length, gap: null }
    }
  }
  for (const phrase of grammar['question.said-between'] ?? []) {
    const parts = phrase.split(' ')
    const [begin, end] = [parts.slice(0, -1), parts.slice(-1)]
    if (!stands(begin, 0)) continue
    const from = begin.length
    const at = words.findIndex((_, number) => number > from && number <= from + widest && stands(end, number))
    if (at > 0) best = { kind: 'said', length: at + 1, gap: { from, to: at } }
  }
  return best
}

/**
 * @param {string} text
 * @param {Set<string>} words
 */
const without = (text, words) =>
  text.replace(/[\p{L}\p{N}\p{Mc}]+/gu, (word) => (wordsOf(fold(word)).some((own) => words.has(own)) ? '' : word))
