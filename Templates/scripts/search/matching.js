// @ts-check
import { score } from './hits.js'
import { phraseHolders, wordHolders } from './holders.js'

/** @typedef {import('./holders.js').Holders} Holders */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {{ article: number, score: number, hits: import('./hits.js').Hit[] }} Answer */
/** @typedef {'relevance' | 'newest' | 'oldest' | 'source'} Sort */

/**
 * The articles that answer a query.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Sort} sort
 * @returns {{ answers: Answer[], isPartial: boolean }} `isPartial` when no article has all words, and those with some are given.
 */
export function answersTo(index, query, sort) {
  const last = query.words.length - 1
  const words = query.words.map((word, number) => wordHolders(index, word, query.isOpen && number === last))
  const phrases = query.phrases.map((phrase) => phraseHolders(index, phrase))
  const isNarrowed = query.time || query.sources.length > 0 || query.topics.length > 0
  if (words.length === 0 && phrases.length === 0 && !isNarrowed) return { answers: [], isPartial: false }
  const isAllowed = filter(index, query)
  /** @param {number} least how many of the words an article must have */
  const matching = (least) => {
    const allowed = [...candidates(words, phrases, least, index.count)].filter(isAllowed)
    return holding(allowed, words, phrases, least)
  }
  const all = matching(words.length)
  const isPartial = all.length === 0 && words.length > 1
  return { answers: (isPartial ? matching(1) : all).sort(order(index, sort)), isPartial }
}

/**
 * Those of some articles that have all phrases and enough of the words.
 * @param {number[]} articles
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 * @param {number} least
 */
function holding(articles, words, phrases, least) {
  /** @type {Answer[]} */
  const answers = []
  for (const article of articles) {
    if (!phrases.every((holders) => holders.has(article))) continue
    if (words.filter((holders) => holders.has(article)).length < least) continue
    const hits = [...words, ...phrases].flatMap((holders) => holders.get(article) ?? [])
    answers.push({ article, score: score(hits), hits })
  }
  return answers
}

/**
 * As few articles as surely are all that can answer.
 * @param {Holders[]} words
 * @param {Holders[]} phrases
 * @param {number} least
 * @param {number} count of all articles
 * @returns {Iterable<number>}
 */
function candidates(words, phrases, least, count) {
  const [first, ...others] = [...words, ...phrases]
  if (!first) return Array(count).keys()
  if (least < words.length) return new Set([first, ...others].flatMap((holders) => [...holders.keys()]))
  return others.reduce((rarest, holders) => (holders.size < rarest.size ? holders : rarest), first).keys()
}

/**
 * Whether an article is of the time, the publishers and the categories that a query names.
 * @param {SearchIndex} index
 * @param {Query} query
 * @returns {(article: number) => boolean}
 */
function filter(index, { time, sources, topics }) {
  const [source, topic] = [new Set(sources), new Set(topics)]
  return (article) =>
    (source.size === 0 || source.has(index.source[article])) &&
    (topic.size === 0 || topic.has(index.topic[article])) &&
    (!time || (index.moments[article] >= time.from && index.moments[article] < time.to))
}

const collator = new Intl.Collator()

/**
 * @param {SearchIndex} index
 * @param {Sort} sort
 * @returns {(a: Answer, b: Answer) => number}
 */
function order({ sources, source }, sort) {
  switch (sort) {
    case 'relevance':
      return (a, b) => b.score - a.score || a.article - b.article
    case 'newest':
      return (a, b) => a.article - b.article
    case 'oldest':
      return (a, b) => b.article - a.article
    case 'source':
      return (a, b) => collator.compare(sources[source[a.article]], sources[source[b.article]]) || a.article - b.article
  }
}
