// @ts-check
import { address } from '../page.js'
import { joined } from './days.js'
import { add } from './hits.js'
import { hasPhrase, phraseCandidates } from './holders.js'
import { aliases, countriesIn, kindred, named } from './naming.js'
import { emojiIn, fold, wordsOf } from './text.js'

/**
 * The maximum number of texts searched for a phrase, among articles with all its words: each may be in a separate file.
 */
export const looked = 60

/** @type {Promise<SearchIndex> | undefined} */
let loading

/**
 * Loads the index once; if that fails, tries again the next time.
 * @returns {Promise<SearchIndex>}
 */
export function searchIndex() {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  /** @type {SearchFile} */
  const head = await fetched('search/index.json')
  if (head.format !== 3) throw new Error('the search index is of another version than this page')
  /** @type {SearchDay[]} */
  const days = await Promise.all(head.days.map((day) => fetched(`search/${day}.json`)))
  return new SearchIndex(head, days)
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(address(path))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** The data that searches use. Articles are numbers, newest first. */
export class SearchIndex {
  /**
   * @param {SearchFile} head
   * @param {SearchDay[]} days
   */
  constructor(head, days) {
    const columns = joined(head, days)
    this.zone = head.zone
    this.grammar = head.grammar
    this.topics = head.topics
    this.sources = head.sources.map(({ name }) => name)
    /** The feeds' addresses, which identify sources on cards. */
    this.sourceIDs = head.sources.map(({ id }) => id)
    this.places = columns.places
    this.source = columns.source
    this.topic = columns.topic
    this.place = columns.place
    this.isAside = columns.isAside
    this.titles = columns.titles
    /** Milliseconds since 1970. */
    this.moments = columns.moments
    this.sourceNames = this.sources.map((name) => wordsOf(fold(name)).join(' '))
    /** Other names of publishers: "wsj", "la times". */
    this.sourceAliases = this.sourceNames.map((name) => aliases(name, this.grammar.article ?? []))
    this.shelf = columns.shelf

    // Folding all titles as one string is ten times as fast as one by one.
    const folded = fold(this.titles.join('\n')).split('\n')
    /** With a space before and after each word, so that phrases can be found as substrings. */
    this.foldedTitles = this.titles.length ? folded.map((title) => ` ${wordsOf(title).join(' ')} `) : []
    /** @type {Map<string, number[]>} */
    this.inTitles = new Map()
    for (const [article, title] of this.foldedTitles.entries()) {
      for (const word of title.trim().split(' ')) add(this.inTitles, word, article)
    }
    // Not words of a text, but readers may search for them.
    for (const [article, title] of this.titles.entries())
      for (const sign of emojiIn(title)) add(this.inTitles, sign, article)
    /** The words of texts, sorted by UTF-16 units. */
    this.textWords = columns.words
    this.holdersOf = columns.articles

    const inLanguages = countriesIn(head.languages)
    /** Publishers, places and categories by the words of their names. */
    this.names = {
      source: named(
        this.sourceNames.map((name, number) =>
          [name, ...this.sourceAliases[number].filter((alias) => alias.length > 2 && !alias.includes(' '))].join(' '),
        ),
      ),
      topic: named(this.topics.map(({ synonyms }) => synonyms.join(' '))),
      place: named(
        this.places.map(({ name, also = [], country }) =>
          [name, ...also, ...inLanguages(country), ...(this.grammar[`country.${country}`] ?? [])].map(fold).join(' '),
        ),
      ),
    }
    /** Words for a country and its people, by each of them. */
    this.kindred = kindred(head.grammar, inLanguages)
    /** @type {Map<string, Promise<SearchCard[]>>} */
    this.opened = new Map()
    /**
     * What phrases were found in texts; `isAll` when those that have its words were few enough to be read.
     * @type {Map<string, { articles: number[], isAll: boolean, isDone: boolean }>}
     */
    this.spoken = new Map()
  }

  get count() {
    return this.titles.length
  }

  /**
   * Loads what only an article's card contains.
   * @param {number} article
   * @returns {Promise<SearchCard | undefined>}
   */
  async card(article) {
    const { drawer, place, story } = this.shelf(article)
    let opening = this.opened.get(drawer)
    if (!opening) {
      opening = fetched(`search/cards-${drawer}.json`)
      opening.catch(() => this.opened.delete(drawer))
      this.opened.set(drawer, opening)
    }
    const card = (await opening)[place]
    return card && { ...card, ...story }
  }

  /**
   * Returns the articles with a word in their text, by the word's number.
   * @param {number} number
   */
  articles(number) {
    return this.holdersOf(this.textWords[number])
  }

  /**
   * @param {'place' | 'source' | 'topic'} field
   * @param {number} number
   */
  name(field, number) {
    return field === 'source' ? this.sources[number] : this[field === 'place' ? 'places' : 'topics'][number].name
  }

  /**
   * Searches texts for phrases. The index knows a text's words but not their order, so the articles with all the words
   * are loaded and read; only the newest if there are many.
   * @param {string[]} phrases
   * @returns {Promise<boolean>} whether nothing was left out
   */
  async look(phrases) {
    await Promise.all(
      phrases
        .filter((phrase) => !this.spoken.get(phrase)?.isDone)
        .map(async (phrase) => {
          const all = phraseCandidates(this, phrase)
          const cards = await Promise.all(all.slice(0, looked).map((article) => this.card(article).catch(() => null)))
          const articles = all.filter((_, place) =>
            hasPhrase(` ${wordsOf(fold(cards[place]?.text ?? '')).join(' ')} `, phrase),
          )
          // Files that could not be loaded are tried again the next time.
          this.spoken.set(phrase, { articles, isAll: all.length <= looked, isDone: !cards.includes(null) })
        }),
    )
    return phrases.every((phrase) => this.spoken.get(phrase)?.isAll)
  }
}
