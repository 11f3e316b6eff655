// @ts-check
import { address } from '../page.js'
import { add, score } from './hits.js'
import { hasPhrase, phraseCandidates, phraseHolders, wordHolders } from './holders.js'
import { fold, wordsOf } from './text.js'

/**
 * @typedef {{ article: number, score: number, hits: import('./hits.js').Hit[] }} Answer
 * @typedef {{ id: string, url?: string, text?: string, language?: string, story?: string, publishers?: number, image?: string, isFirstSeen?: boolean }} Card
 * @typedef {{ id: string, name: string, key?: string, synonyms: string[] }} Topic
 */

/** A phrase is looked for in the texts of as many articles that have all its words: each may lie in a file of its own. */
export const looked = 60

/** @type {Promise<SearchIndex> | undefined} */
let loading

/** The index, asked for once; when that fails, again the next time. @returns {Promise<SearchIndex>} */
export function searchIndex() {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  const answer = await fetch(address('search/index.json'))
  if (!answer.ok) throw new Error(`the search index: ${answer.status}`)
  const data = await answer.json()
  if (data.format !== 2) throw new Error('the search index is of another version than this page')
  return new SearchIndex(data)
}

/** What a search is answered from. Articles are numbers, newest first. */
export class SearchIndex {
  /** @param {any} data `search/index.json` */
  constructor(data) {
    this.zone = /** @type {string} */ (data.zone)
    this.grammar = /** @type {Record<string, string[]>} */ (data.grammar)
    this.topics = /** @type {Topic[]} */ (data.topics)
    this.sources = /** @type {string[]} */ (data.sources.map((/** @type {{ name: string }} */ { name }) => name))
    /** As cards name them: the feeds' addresses. */
    this.sourceIDs = /** @type {string[]} */ (data.sources.map((/** @type {{ id: string }} */ { id }) => id))
    this.places = /** @type {{ name: string, country: string, town?: string, word?: string, fragment?: string }[]} */ (data.places)
    this.source = /** @type {number[]} */ (data.source)
    this.topic = /** @type {number[]} */ (data.topic)
    this.place = /** @type {number[]} */ (data.place)
    this.titles = /** @type {string[]} */ (data.minutes.length ? data.titles.split('\n') : [])
    let minute = 0
    /** Milliseconds since 1970. @type {number[]} */
    this.moments = data.minutes.map((/** @type {number} */ value, /** @type {number} */ index) => (minute = index ? minute - value : value) * 60_000)
    this.sourceNames = this.sources.map((name) => wordsOf(fold(name)).join(' '))
    this.drawers = /** @type {string} */ (data.drawers)
    this.digits = /** @type {number} */ (data.digits)

    // Folded in one go, for titles in one string fold ten times as fast as one by one.
    const folded = fold(this.titles.join('\n')).split('\n')
    /** With a space before and after each word, so that phrases are found by looking for text. */
    this.foldedTitles = folded.map((title) => ` ${wordsOf(title).join(' ')} `)
    /** @type {Map<string, number[]>} */
    this.inTitles = new Map()
    for (const [article, title] of this.foldedTitles.entries()) {
      for (const word of title.trim().split(' ')) add(this.inTitles, word, article)
    }
    /** The words of texts, sorted by UTF-16 units as the index has them, and for each its articles, read when it is asked for. */
    this.textWords = /** @type {string[]} */ (data.words.split(' '))
    this.postings = /** @type {string[]} */ (data.postings.split(' '))

    const inLanguages = countriesIn(data.languages)
    /** Publishers, places and categories by the words of their names. */
    this.names = {
      source: named(this.sourceNames),
      topic: named(this.topics.map(({ synonyms }) => synonyms.join(' '))),
      place: named(this.places.map(({ name, country }) => [name, ...inLanguages(country)].map(fold).join(' '))),
    }
    /** @type {Map<string, Promise<Card[]>>} */
    this.opened = new Map()
    /** What phrases were found in texts; `isAll` when those that have its words were few enough to be read. @type {Map<string, { articles: number[], isAll: boolean, isDone: boolean }>} */
    this.spoken = new Map()
  }

  get count() { return this.titles.length }

  /**
   * The articles that answer a query.
   * @param {import('./query.js').Query} query
   * @param {'relevance' | 'newest' | 'oldest' | 'source'} sort
   * @returns {{ answers: Answer[], isPartial: boolean }} `isPartial` when no article has all words, and those with some are given.
   */
  answers(query, sort) {
    const wanted = query.words.map((word, number) => wordHolders(this, word, query.isOpen && number === query.words.length - 1))
    const phrases = query.phrases.map((phrase) => phraseHolders(this, phrase))
    const isAllowed = this.#filter(query)
    if (!wanted.length && !phrases.length && !query.time && !query.sources.length && !query.topics.length) return { answers: [], isPartial: false }

    /** @param {number} least how many of the words an article must have */
    const matching = (least) => {
      /** @type {Answer[]} */
      const answers = []
      const rarest = [...wanted, ...phrases].reduce((a, b) => (a && a.size <= b.size ? a : b), /** @type {Map<number, any> | undefined} */ (undefined))
      const candidates = least === wanted.length && rarest ? rarest.keys() : wanted.length || phrases.length ? new Set([...wanted, ...phrases].flatMap((map) => [...map.keys()])) : this.titles.keys()
      for (const article of candidates) {
        if (!isAllowed(article) || !phrases.every((holders) => holders.has(article))) continue
        const hits = [...wanted.flatMap((holders) => holders.get(article) ?? []), ...phrases.flatMap((holders) => holders.get(article) ?? [])]
        if (wanted.filter((holders) => holders.has(article)).length < least) continue
        answers.push({ article, score: score(hits), hits })
      }
      return answers
    }
    const all = matching(wanted.length)
    const isPartial = !all.length && wanted.length > 1
    const answers = isPartial ? matching(1) : all
    const names = this.sources
    const order = {
      relevance: (/** @type {Answer} */ a, /** @type {Answer} */ b) => b.score - a.score || a.article - b.article,
      newest: (/** @type {Answer} */ a, /** @type {Answer} */ b) => a.article - b.article,
      oldest: (/** @type {Answer} */ a, /** @type {Answer} */ b) => b.article - a.article,
      source: (/** @type {Answer} */ a, /** @type {Answer} */ b) =>
        collator.compare(names[this.source[a.article]], names[this.source[b.article]]) || a.article - b.article,
    }
    return { answers: answers.sort(order[sort]), isPartial }
  }

  /** What only a card shows of an article. @param {number} article @returns {Promise<Card | undefined>} */
  async card(article) {
    const start = article * this.digits
    const drawer = this.drawers.slice(start, start + this.digits)
    let opening = this.opened.get(drawer)
    if (!opening) {
      opening = fetch(address(`search/cards-${drawer}.json`)).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(drawer))))
      opening.catch(() => this.opened.delete(drawer))
      this.opened.set(drawer, opening)
    }
    let rank = 0
    for (let other = 0; other < article; other++) if (this.drawers.startsWith(drawer, other * this.digits)) rank++
    return (await opening)[rank]
  }

  /** @param {import('./query.js').Query} query @returns {(article: number) => boolean} */
  #filter({ time, sources, topics }) {
    const [source, topic] = [new Set(sources), new Set(topics)]
    return (article) =>
      (!source.size || source.has(this.source[article])) && (!topic.size || topic.has(this.topic[article]))
      && (!time || (this.moments[article] >= time.from && this.moments[article] < time.to))
  }

  /** The articles that have a word of texts, by its number. @param {number} number */
  articles(number) {
    let article = 0
    return this.postings[number].split(',').map((difference) => (article += parseInt(difference, 36)))
  }

  /** @param {'place' | 'source' | 'topic'} field @param {number} number */
  name(field, number) { return field === 'source' ? this.sources[number] : this[field === 'place' ? 'places' : 'topics'][number].name }

  /**
   * Looks for phrases in texts. The index knows which words a text has and not their order, so what has them all is read in
   * its drawer: the newest, and those alone when there are many.
   * @param {string[]} phrases
   * @returns {Promise<boolean>} whether nothing was left out
   */
  async look(phrases) {
    await Promise.all(phrases.filter((phrase) => !this.spoken.get(phrase)?.isDone).map(async (phrase) => {
      const all = phraseCandidates(this, phrase)
      const cards = await Promise.all(all.slice(0, looked).map((article) => this.card(article).catch(() => null)))
      const articles = all.filter((_, place) => hasPhrase(` ${wordsOf(fold(cards[place]?.text ?? '')).join(' ')} `, phrase))
      // What could not be opened is tried again the next time.
      this.spoken.set(phrase, { articles, isAll: all.length <= looked, isDone: !cards.includes(null) })
    }))
    return phrases.every((phrase) => this.spoken.get(phrase)?.isAll)
  }
}

const collator = new Intl.Collator()

/** @param {string[]} names folded @returns {Map<string, number[]>} */
function named(names) {
  /** @type {Map<string, number[]>} */
  const map = new Map()
  for (const [number, name] of names.entries()) for (const word of wordsOf(name)) add(map, word, number)
  return map
}

/**
 * How to say a country in some languages.
 * @param {string[]} languages
 * @returns {(country: string) => string[]}
 */
function countriesIn(languages) {
  const all = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  return (country) => (/^[A-Z]{2}$/.test(country) ? all.flatMap((names) => names.of(country) ?? []) : [])
}
