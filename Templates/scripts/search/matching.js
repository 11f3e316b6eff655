// @ts-check
import { score } from './hits.js'
import { phraseHolders, rarityOf, wordHolders } from './holders.js'
import { kin } from './kin.js'
import { order } from './order.js'
import { respelled } from './spelling.js'

/** @typedef {import('./holders.js').Holders} Holders */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {{ article: number, score: number, hits: import('./hits.js').Hit[] }} Answer */
/** @typedef {import('./order.js').Sort} Sort */
/**
 * @typedef {object} Answers
 * @property {Answer[]} answers
 * @property {boolean} isPartial no article has all words, and those with some are given
 * @property {string[] | null} spelling the words that were looked for instead, as nothing has those of the query
 * @property {Answer[]} others of other days, where few are of the time that was asked for
 * @property {boolean} isPassing those of the time only mention what the others are about: these come first
 */

/** With fewer results than this for a period, those of other days follow. */
const few = 3

/** An article counts beside the best of those with some of the words if what it has says so much of what that has. */
const enough = 0.7

/**
 * Returns the articles that match a query.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Sort} sort
 * @returns {Answers}
 */
export function answersTo(index, query, sort) {
  const last = query.words.length - 1
  const words = query.words.map((word, number) => heldBy(index, word, query.isOpen && number === last))
  const phrases = query.phrases.map((phrase) => phraseHolders(index, phrase))
  const sorted = (/** @type {Answer[]} */ answers) =>
    answers.sort(order(index, sort, query.time !== null && query.sources.length === 0))
  if (words.length === 0 && phrases.length === 0 && !isNarrowed(query))
    return { answers: [], isPartial: false, spelling: null, others: [], isPassing: false }
  const found = search(index, query, words, phrases, filter(index, query))
  const answers = sorted(found.answers)
  const isAsked = query.time && words.length + phrases.length > 0 && answers.length < few
  const others = isAsked ? ofOtherDays(index, query, words, phrases) : []
  const isPassing = sort === 'relevance' && others.some(isAbout) && !answers.some(isAbout)
  return { ...found, answers, others: sorted(others), isPassing }
}

/**
 * Returns the articles that contain a word, or a synonym in any language if none does: "terremoto".
 * @param {SearchIndex} index
 * @param {string} word
 * @param {boolean} isOpen
 * @returns {Holders}
 */
function heldBy(index, word, isOpen) {
  const own = wordHolders(index, word, isOpen)
  if (own.size > 0) return own
  return new Map(
    kin(index, word)
      .slice(1)
      .flatMap((other) => [...wordHolders(index, other, false)]),
  )
}

/**
 * Returns whether part of the query matches in a title, a place or another name, not only in the text.
 * @param {Answer} answer
 */
const isAbout = ({ hits }) => hits.some(({ field }) => field !== 'text')

/**
 * Returns the articles with all words; otherwise with corrected words; otherwise with some.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 * @param {(article: number) => boolean} isAllowed
 */
function search(index, query, words, phrases, isAllowed) {
  const all = holding(index, words, phrases, isAllowed)
  if (all.length > 0 || words.length === 0) return { answers: all, isPartial: false, spelling: null }
  const known = new Map(query.words.map((word, number) => [word, words[number].size > 0]))
  /** @type {Map<string, Holders>} */
  const opened = new Map()
  for (const spelling of respelled(index, query.words, (word) => known.get(word) ?? false)) {
    const meant = spelling.map((word) => {
      const holders = opened.get(word) ?? wordHolders(index, word, false)
      opened.set(word, holders)
      return holders
    })
    const answers = holding(index, meant, phrases, isAllowed)
    if (answers.length) return { answers, isPartial: false, spelling }
  }
  const named = words.filter((_, number) => query.names.includes(query.words[number]))
  const some = words.length > 1 ? partly(index, words, named, phrases, isAllowed) : []
  return { answers: some, isPartial: words.length > 1, spelling: null }
}

/**
 * Returns the articles with all words from days other than those requested.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 */
function ofOtherDays(index, query, words, phrases) {
  const isAllowed = filter(index, { ...query, time: null })
  const isOfTime = filter(index, query)
  return holding(index, words, phrases, (article) => isAllowed(article) && !isOfTime(article))
}

/** @param {Query} query */
const isNarrowed = ({ time, sources, topics, without }) =>
  Boolean(time) || [sources, topics, without.words, without.phrases].some((all) => all.length > 0)

/**
 * Returns the articles with all words and phrases.
 * @param {SearchIndex} index
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 * @param {(article: number) => boolean} isAllowed
 * @returns {Answer[]}
 */
function holding(index, words, phrases, isAllowed) {
  const [first, ...others] = [...words, ...phrases]
  const rarest = first && others.reduce((least, holders) => (holders.size < least.size ? holders : least), first)
  const articles = rarest ? rarest.keys() : Array(index.count).keys()
  return [...articles]
    .filter((article) => isAllowed(article) && [...words, ...phrases].every((holders) => holders.has(article)))
    .map((article) => answer(index, article, words, phrases))
}

/**
 * Returns the articles with all phrases and the most significant words: for "won Russian election", elections in Russia
 * are better than everything that was won. If the best have all the query's names, those without are about something
 * else.
 * @param {SearchIndex} index
 * @param {Holders[]} words
 * @param {Holders[]} named those of the words that are names
 * @param {Holders[]} phrases
 * @param {(article: number) => boolean} isAllowed
 * @returns {Answer[]}
 */
function partly(index, words, named, phrases, isAllowed) {
  const says = words.map((holders) => rarityOf(holders, index))
  /** @type {Map<number, number>} */
  const said = new Map()
  for (const [number, holders] of words.entries()) {
    for (const article of holders.keys()) said.set(article, (said.get(article) ?? 0) + says[number])
  }
  const allowed = [...said].filter(
    ([article]) => isAllowed(article) && phrases.every((holders) => holders.has(article)),
  )
  const most = Math.max(0, ...allowed.map(([, value]) => value))
  const isCalled = (/** @type {number} */ article) => named.every((holders) => holders.has(article))
  const isNamed = allowed.some(([article, value]) => value === most && isCalled(article))
  return allowed
    .filter(([article, value]) => value >= enough * most && (!isNamed || isCalled(article)))
    .map(([article, value]) => {
      const { hits, score } = answer(index, article, words, phrases)
      return { article, hits, score: score * (value / most) }
    })
}

/**
 * @param {SearchIndex} index
 * @param {number} article
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 * @returns {Answer}
 */
function answer(index, article, words, phrases) {
  const hits = [...words, ...phrases].flatMap((holders) => holders.get(article) ?? [])
  return { article, score: score(hits, index.isAside[article]), hits }
}

/**
 * Returns whether an article is from the query's period, publishers and categories, and contains nothing that it
 * excludes.
 * @param {SearchIndex} index
 * @param {Query} query
 * @returns {(article: number) => boolean}
 */
export function filter(index, { time, sources, topics, without }) {
  const [source, topic] = [new Set(sources), new Set(topics)]
  const excluded = [
    ...without.words.map((word) => wordHolders(index, word, false)),
    ...without.phrases.map((phrase) => phraseHolders(index, phrase)),
  ]
  return (article) =>
    (source.size === 0 || source.has(index.source[article])) &&
    (topic.size === 0 || topic.has(index.topic[article])) &&
    (!time || (index.moments[article] >= time.from && index.moments[article] < time.to)) &&
    !excluded.some((holders) => holders.has(article))
}
