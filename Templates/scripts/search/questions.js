// @ts-check
import { beginsWithName, isQuestion } from './query.js'
import { fold, wordsOf } from './text.js'

/**
 * What a question asks for, by the phrase that it begins with (`search.say.question.…` in `words/`); "what" is any other.
 * @typedef {typeof kinds[number] | 'what'} Kind
 */
const kinds = /** @type {const} */ ([
  'trending',
  'summary',
  'new',
  'happened',
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
 */

/**
 * Reads a query as a question; null where it is none.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 * @returns {Question | null}
 */
export function questionIn(text, grammar) {
  const typed = text.slice(0, 300).normalize('NFC')
  const words = [...typed.matchAll(/[\p{L}\p{N}\p{Mc}]+/gu)].map((found) => ({
    word: fold(found[0]),
    end: (found.index ?? 0) + found[0].length,
  }))
  const begun = beginsWithName(text) ? null : begins(words, grammar)
  if (!begun && !isQuestion(text, grammar)) return null
  const { kind, length } = begun ?? { kind: /** @type {const} */ ('what'), length: 0 }
  const rest = length > 0 ? typed.slice(words[length - 1].end) : typed
  const weight = new Set(grammar['question.weight'])
  // "Why does it matter", "what is the importance of".
  const isOfWeight = kind === 'why' && words.some(({ word }) => weight.has(word))
  const small = new Set([...(grammar.stop ?? []), ...(grammar.asking ?? [])])
  const behind = words.slice(length).map(({ word }) => word)
  const end = behind.findIndex((word) => small.has(word))
  return {
    kind,
    // A mark tells that the words which make it a question are none to look for.
    rest: `${isOfWeight ? without(rest, weight) : rest} ?`,
    isOfWeight,
    counted: kind === 'many' ? behind.slice(0, Math.min(2, end < 0 ? 2 : end)) : [],
  }
}

/** Questions about all that there is. */
const aboutAll = /** @type {readonly string[]} */ (['trending', 'summary', 'new'])

/**
 * What is looked for where this is typed. A question about all that there is looks for what it is about: "trending" and "summarise" stand
 * in reports about something else.
 * @param {string} text
 * @param {Record<string, string[]>} grammar
 */
export function soughtIn(text, grammar) {
  const question = questionIn(text, grammar)
  if (!question || !aboutAll.includes(question.kind)) return text
  // About nothing more than that: what the last day brought.
  return wordsOf(fold(question.rest)).length > 0 ? question.rest : '24 hours'
}

/**
 * The longest phrase with which some words begin.
 * @param {{ word: string }[]} words
 * @param {Record<string, string[]>} grammar
 */
function begins(words, grammar) {
  /** @type {{ kind: Kind, length: number } | null} */
  let best = null
  for (const kind of kinds) {
    for (const phrase of grammar[`question.${kind}`] ?? []) {
      const parts = phrase.split(' ')
      if (parts.length > (best?.length ?? 0) && parts.every((part, at) => words[at]?.word === part))
        best = { kind, length: parts.length }
    }
  }
  return best
}

/**
 * @param {string} text
 * @param {Set<string>} words
 */
const without = (text, words) =>
  text.replace(/[\p{L}\p{N}\p{Mc}]+/gu, (word) => (wordsOf(fold(word)).some((own) => words.has(own)) ? '' : word))
