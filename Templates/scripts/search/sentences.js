// @ts-check
import { fold, wordsOf } from './text.js'

/**
 * A sentence of a report, verbatim.
 * @typedef {object} Sentence
 * @property {string} text
 * @property {string} folded its words with a space before and after each
 * @property {boolean} isTitle
 */

/** Words with a full stop that don't end a sentence: initials, and a few titles. */
const short =
  /(?:^|[\s(])(?:\p{Lu}|\p{Lu}\.\p{Lu}|Mrs?|Ms|Drs?|Dra|Sra?|St|Sen|Reps?|Gov|Gen|Prof|Jr|No|vs|approx|aprox)\.\s*$/u

/**
 * Returns a report's title, then the sentences of its text.
 * @param {string} title
 * @param {string} text
 * @param {string} [language]
 * @returns {Sentence[]}
 */
export function sentencesOf(title, text, language) {
  return [
    sentence(title, true),
    ...split(text, language)
      .filter((part) => wordsOf(part).length > 1)
      .map((part) => sentence(part, false)),
  ]
}

/**
 * @param {string} text
 * @param {boolean} isTitle
 * @returns {Sentence}
 */
const sentence = (text, isTitle) => ({ text, folded: ` ${wordsOf(fold(text)).join(' ')} `, isTitle })

/**
 * @param {string} text
 * @param {string} [language]
 */
function split(text, language) {
  const known = language && Intl.Segmenter.supportedLocalesOf(language).length > 0 ? language : 'en'
  /** @type {string[]} */
  const all = []
  for (const { segment } of new Intl.Segmenter(known, { granularity: 'sentence' }).segment(text)) {
    const last = all.at(-1)
    if (last !== undefined && short.test(last)) all[all.length - 1] = last + segment
    else all.push(segment)
  }
  return all.map((part) => part.trim()).filter(Boolean)
}
