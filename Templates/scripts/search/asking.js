// @ts-check
import { rarityOf, wordHolders } from './holders.js'
import { kin } from './kin.js'
import { respelled, slips } from './spelling.js'
import { fold, forms, wordsOf } from './text.js'

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/**
 * A word that a question asks for, and what has it.
 * @typedef {{ known: string[], holders: Set<number>, says: number }} Asked
 */

/** A report is read that has so much of what the question's words say: the rarer a word, the more it says. */
export const enough = 0.6

/** Where any report has all of them, others are read that have nearly all. */
const nearly = 0.8

/**
 * A word as it is in the index, where it is a slip of a pen that leaves no doubt.
 * @param {SearchIndex} index
 * @param {string} word
 */
function meant(index, word) {
  if ([...word].length < 6 || heldWord(index, word).holders.size > 0) return word
  const [[other] = [word]] = respelled(index, [word], () => false)
  // Two slips make of a verb of another language a word that means something else: "emitió", "emotion".
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
 * The words that begin with capitals.
 * @param {string} text
 */
const namedIn = (text) =>
  new Set([...text.matchAll(/(?<=[\p{L}\p{N}]\s+|^\s*)\p{Lu}[\p{L}\p{M}]+/gu)].flatMap(([name]) => wordsOf(fold(name))))

/**
 * Whether a name that nobody wrote about was asked for: then nothing else answers.
 * @param {string} text
 * @param {string[]} words
 * @param {Asked[]} asked
 */
export function isNamedInVain(text, words, asked) {
  const named = namedIn(text)
  return words.some((word, number) => named.has(word) && asked[number].holders.size === 0)
}

/**
 * Those of the words that name somebody or something: what has none of them is about others.
 * @param {string} text
 * @param {string[]} words
 * @param {Asked[]} asked
 */
export function namesAmong(text, words, asked) {
  const named = namedIn(text)
  return asked.filter((_, number) => named.has(words[number]))
}

/**
 * Without words that no report has, where a name and another word are left: a verb of another language says nothing of its reports.
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
 * The articles that have enough of what is asked for; where any has all of it, nearly all: "Russian" alone is no election.
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
 * A word that a question asks for, a slip of the pen put right.
 * @param {SearchIndex} index
 * @param {string} word
 * @returns {Asked}
 */
export const askedWord = (index, word) => heldWord(index, meant(index, word))

/**
 * Whether an article is of a place that is asked for, where one is: what happened there is not told by who only mentions it.
 * @param {SearchIndex} index
 * @param {Asked[]} asked
 * @returns {(article: number) => boolean}
 */
export function there({ names, place }, asked) {
  const places = new Set(asked.flatMap(({ known }) => known.flatMap((word) => names.place.get(word) ?? [])))
  return (article) => places.size === 0 || places.has(place[article])
}

/**
 * Which of the words that are asked for name the place of an article: "Nueva Zelanda" stands in no report in English.
 * @param {SearchIndex} index
 * @param {Asked[]} asked
 * @returns {(article: number) => Set<Asked>}
 */
export function placing({ names, place }, asked) {
  const places = asked.map(({ known }) => new Set(known.flatMap((word) => names.place.get(word) ?? [])))
  return (article) => new Set(asked.filter((_, number) => places[number].has(place[article])))
}
