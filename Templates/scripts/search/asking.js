// @ts-check
import { rarityOf, wordHolders } from './holders.js'
import { kin } from './kin.js'
import { respelled, slips } from './spelling.js'
import { fold, forms, wordsOf } from './text.js'

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/**
 * A word of a question, and the articles that contain it.
 * @typedef {{ known: string[], holders: Set<number>, says: number }} Asked
 */

/** The share of a question's words, weighted by rarity, that a report needs in order to be read. */
export const enough = 0.6

/** The same if any report has all of them: others need nearly all. */
const nearly = 0.8

/**
 * Returns a word of the index for an unmistakable typing error.
 * @param {SearchIndex} index
 * @param {string} word
 */
function meant(index, word) {
  if ([...word].length < 6 || heldWord(index, word).holders.size > 0) return word
  const [[other] = [word]] = respelled(index, [word], () => false)
  // Two corrections can turn a verb of another language into a different word: "emitió", "emotion".
  return slips(word, other, 1) < 2 ? other : word
}

/**
 * @param {SearchIndex} index
 * @param {string} word
 * @returns {Asked}
 */
function heldWord(index, word) {
  const alike = kin(index, word)
  const all = alike.map((own) => wordHolders(index, own, false))
  const holders = new Map(all.flatMap((own) => [...own]))
  return {
    known: [...new Set(alike.flatMap((own) => [...forms(own), ...(index.kindred.get(own) ?? [])]))],
    holders: new Set(holders.keys()),
    says: rarityOf(holders, index),
  }
}

/**
 * Returns the words that begin with capitals.
 * @param {string} text
 */
const namedIn = (text) =>
  new Set([...text.matchAll(/(?<=[\p{L}\p{N}]\s+|^\s*)\p{Lu}[\p{L}\p{M}]+/gu)].flatMap(([name]) => wordsOf(fold(name))))

/**
 * Returns whether the question has a name that no report contains; then it has no answer.
 * @param {string} text
 * @param {string[]} words
 * @param {Asked[]} asked
 */
export function isNamedInVain(text, words, asked) {
  const named = namedIn(text)
  return words.some((word, number) => named.has(word) && asked[number].holders.size === 0)
}

/**
 * Returns the words that are names; an article with none of them is about something else.
 * @param {string} text
 * @param {string[]} words
 * @param {Asked[]} asked
 */
export function namesAmong(text, words, asked) {
  const named = namedIn(text)
  return asked.filter((_, number) => named.has(words[number]))
}

/**
 * Drops words that no report contains, if a name and another word remain: a verb in another language doesn't occur in
 * reports.
 * @param {Asked[]} asked
 * @param {Asked[]} names those of them that are names
 */
export function held(asked, names) {
  const left = asked.filter(({ holders }) => holders.size > 0)
  return left.length > 1 && names.some((name) => left.includes(name)) && left.some((one) => !names.includes(one))
    ? left
    : asked
}

/**
 * Returns the articles that have enough of the question's words; nearly all of them if any article has all: "Russian"
 * alone is not an election.
 * @param {Asked[]} asked
 * @param {(article: number) => boolean} isAllowed
 */
export function covering(asked, isAllowed) {
  const whole = asked.reduce((sum, { says }) => sum + says, 0)
  const all = [...new Set(asked.flatMap(({ holders }) => [...holders]))].filter(isAllowed).map((article) => ({
    article,
    share: asked.reduce((sum, { holders, says }) => sum + (holders.has(article) ? says : 0), 0) / whole,
  }))
  const least = all.some(({ share }) => share > 0.99) ? nearly : enough
  return all.filter(({ share }) => share >= least)
}

/**
 * Of some reports those that have a name of several words as the question has it ("US Open"); where there are none such, those that
 * have each word of it as it stands, or what the people of that country are called, or are of the place of that name in any language.
 * @param {SearchIndex} index
 * @param {string} text
 * @param {{ article: number, drawn: SearchCard }[]} reports
 */
export function calledSo(index, text, reports) {
  const names = [...text.matchAll(/\p{Lu}[\p{L}\p{M}]+(?:\s+\p{Lu}[\p{L}\p{M}]+)+/gu)].map(([name]) =>
    wordsOf(fold(name)),
  )
  return names.reduce((left, name) => {
    const told = left.map((report) => ({
      report,
      all: ` ${wordsOf(fold(`${index.titles[report.article]} ${report.drawn.text ?? ''}`)).join(' ')} `,
    }))
    const called = told.filter(({ all }) => all.includes(` ${name.join(' ')} `))
    const worded = told.filter(
      ({ all, report }) =>
        name.every((word) => [word, ...(index.kindred.get(word) ?? [])].some((own) => all.includes(` ${own} `))) ||
        name.every((word) => index.names.place.get(word)?.includes(index.place[report.article])),
    )
    return (called.length > 0 ? called : worded).map(({ report }) => report)
  }, reports)
}

/**
 * Returns a word of a question, with a typing error corrected.
 * @param {SearchIndex} index
 * @param {string} word
 * @returns {Asked}
 */
export const askedWord = (index, word) => heldWord(index, meant(index, word))

/**
 * Returns whether an article is about the place in the question, if there is one: reports that only mention it don't
 * say what happened there.
 * @param {SearchIndex} index
 * @param {Asked[]} asked
 * @returns {(article: number) => boolean}
 */
export function there({ names, place }, asked) {
  const places = new Set(asked.flatMap(({ known }) => known.flatMap((word) => names.place.get(word) ?? [])))
  return (article) => places.size === 0 || places.has(place[article])
}

/**
 * Returns which of the question's words name an article's place: no report in English contains "Nueva Zelanda".
 * @param {SearchIndex} index
 * @param {Asked[]} asked
 * @returns {(article: number) => Set<Asked>}
 */
export function placing({ names, place }, asked) {
  const places = asked.map(({ known }) => new Set(known.flatMap((word) => names.place.get(word) ?? [])))
  return (article) => new Set(asked.filter((_, number) => places[number].has(place[article])))
}
