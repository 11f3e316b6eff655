// @ts-check
import { timePhrases } from './moments.js'
import { fold, wordsOf } from './text.js'

/** @typedef {import('./questions.js').Question} Question */
/** @typedef {import('./sentences.js').Sentence} Sentence */

/**
 * Returns how well a sentence fits the kind of question: 2 well, 1 possibly, 0 not at all. It only decides whether a
 * sentence may be quoted for "who", "how many" or "why".
 * @param {Question} question
 * @param {Record<string, string[]>} grammar
 * @param {string} asked the question's own words, folded, with a space before and after each
 * @param {(word: string) => string[]} alike what else counts as a word
 * @returns {(sentence: Sentence) => 0 | 1 | 2}
 */
export function evidence(question, grammar, asked, alike) {
  const has = (/** @type {Sentence} */ { folded }, /** @type {string[]} */ phrases = []) =>
    phrases.some((phrase) => folded.includes(` ${phrase} `))
  switch (question.kind) {
    case 'won':
      return (sentence) => (has(uncompounded(sentence), grammar['reply.won']) ? 2 : 0)
    case 'who':
      return ({ text }) => (names(text).some((name) => !isAsked(name, asked)) ? 2 : 0)
    case 'many': {
      const counted = question.counted.flatMap(alike)
      return (sentence) => {
        if (!isCounting(sentence, grammar)) return 0
        return counted.length === 0 || has(sentence, counted) ? 2 : 1
      }
    }
    case 'said': {
      const speakers = new Set(question.speakers.flatMap(alike))
      const verbs = new Set(grammar['reply.said'])
      return (sentence) => saying(sentence, speakers, verbs)
    }
    case 'why': {
      const strong = [
        ...(grammar['reply.why'] ?? []),
        ...(question.isOfWeight ? (grammar['question.weight'] ?? []) : []),
      ]
      return (sentence) => (has(sentence, strong) ? 2 : has(sentence, grammar['reply.why-weak']) ? 1 : 0)
    }
    case 'when': {
      const times = [
        ...Object.keys(grammar)
          .filter((key) => /^(weekday|month)-|^unit\./.test(key))
          .flatMap((key) => grammar[key]),
        ...timePhrases(grammar).map(({ phrase }) => phrase),
        ...(grammar['reply.when'] ?? []),
      ]
      return (sentence) => (has(sentence, times) || /\b(?:19|20)\d\d\b/.test(sentence.text) ? 2 : 0)
    }
    case 'where':
      return ({ text }) => (places(text, grammar['reply.where'] ?? []).some((place) => !isAsked(place, asked)) ? 2 : 0)
    default:
      return () => 2
  }
}

/**
 * Returns a sentence without hyphenated words: an Oscar-winning film has not won today.
 * @param {Sentence} sentence
 */
const uncompounded = ({ text, ...all }) => ({
  ...all,
  text,
  folded: ` ${wordsOf(fold(text.replace(/[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu, ' '))).join(' ')} `,
})

/**
 * Returns consecutive capitalised words; a single one at the beginning of a sentence doesn't count.
 * @param {string} text
 */
function names(text) {
  const found = [
    ...text.matchAll(
      /\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:(?:de|da|do|dos|del|la|van|von|al|bin)\s+)*\p{Lu}[\p{L}\p{M}'’-]+)*/gu,
    ),
  ]
  return found
    .filter(({ index, 0: name }) => name.includes(' ') || /[\p{L}\p{N},]\s+$/u.test(text.slice(0, index)))
    .map(([name]) => name)
}

/**
 * Returns names after words that say where.
 * @param {string} text
 * @param {string[]} where
 */
const places = (text, where) =>
  [...text.matchAll(/(\p{L}+)\s+(?:(?:the|el|la|los|las|o|a|os|as|town of|city of)\s+)*(\p{Lu}[\p{L}\p{M}'’-]+)/gu)]
    .filter(([, before]) => where.includes(fold(before)))
    .map(([, , name]) => name)

/**
 * The maximum number of words between the speaker and the verb: "China's foreign ministry said", "said chemist Naomi
 * Sato".
 */
const apart = 4

/**
 * Returns whether somebody says something in a sentence: 2 if a verb of saying follows them or begins their clause, 1
 * if the sentence begins with them.
 * @param {Sentence} sentence
 * @param {Set<string>} speakers
 * @param {Set<string>} verbs
 */
function saying({ text, folded }, speakers, verbs) {
  const words = folded.trim().split(' ')
  const tells = (/** @type {Set<string>} */ wanted, /** @type {string[]} */ all, /** @type {number} */ from) =>
    all.slice(from, from + apart).some((word) => wanted.has(word))
  const isBefore = words.some((word, at) => speakers.has(word) && tells(verbs, words, at + 1))
  // "The pact is irresponsible, said China": not "Australia said that China would".
  const parts = text.split(/[,"”’»]\s+/u).map((part) => wordsOf(fold(part)))
  const isBehind = parts.some((part) => verbs.has(part[0]) && tells(speakers, part, 1))
  return isBefore || isBehind || isQuoted(text, speakers) ? 2 : speakers.has(words[0]) ? 1 : 0
}

/**
 * Returns whether a title quotes somebody: "Dumont on the bridge: 'We were late'", "'We were late': Dumont on the
 * bridge".
 * @param {string} text
 * @param {Set<string>} speakers
 */
function isQuoted(text, speakers) {
  const [, before = ''] = /^([^:]{2,60}):\s*["“«‘']/u.exec(text) ?? []
  const [, behind = ''] = /["”»’']\s*:\s*(.{2,60})/u.exec(text) ?? []
  return [before, behind].some((part) =>
    wordsOf(fold(part))
      .slice(0, apart)
      .some((word) => speakers.has(word)),
  )
}

/**
 * Returns whether the question itself contains a name.
 * @param {string} name
 * @param {string} asked
 */
const isAsked = (name, asked) => wordsOf(fold(name)).every((word) => asked.includes(` ${word} `))

/**
 * Returns whether a sentence has a number, in digits or as a word from two on: "a" and "one" don't count.
 * @param {Sentence} sentence
 * @param {Record<string, string[]>} grammar
 */
function isCounting({ text, folded }, grammar) {
  // Not the number in "Covid-19".
  if (/(?<![\p{L}\p{N}.,]|\p{L}[-–])\d/u.test(text)) return true
  for (let n = 2; n <= 12; n++) if (grammar[`number.${n}`]?.some((word) => folded.includes(` ${word} `))) return true
  return (grammar['reply.many'] ?? []).some((word) => folded.includes(` ${word} `))
}
