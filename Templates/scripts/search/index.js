// @ts-check
import { address } from '../page.js'
import { fold, forms, isUnspaced, wordsOf } from './text.js'

/**
 * @typedef {{ field: 'title' | 'text', words: Set<string> } | { field: 'place' | 'source' | 'topic', name: string }} Reason
 * @typedef {{ article: number, score: number, hits: Hit[] }} Answer
 * @typedef {{ id: string, url?: string, text?: string, language?: string, story?: string, publishers?: number, image?: string, isFirstSeen?: boolean }} Card
 * @typedef {{ id: string, name: string, key?: string, synonyms: string[] }} Topic
 */

/** How much it says that a word stands there. */
const weight = { title: 10, place: 7, source: 6, topic: 5, text: 3 }

/** A form of the word, the beginning of a longer one, beside the word itself. */
const likeness = { same: 1, form: 0.85, beginning: 0.5 }

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
  if (data.format !== 1) throw new Error('the search index is of another version than this page')
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

    const languages = /** @type {string[]} */ (data.languages).map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
    /** Publishers, places and categories by the words of their names. */
    this.names = {
      source: named(this.sourceNames),
      topic: named(this.topics.map(({ synonyms }) => synonyms.join(' '))),
      place: named(this.places.map(({ name, country }) => [name, ...inLanguages(country, languages)].map(fold).join(' '))),
    }
    /** @type {Map<string, Promise<Card[]>>} */
    this.opened = new Map()
  }

  get count() { return this.titles.length }

  /**
   * The articles that answer a query.
   * @param {import('./query.js').Query} query
   * @param {'relevance' | 'newest' | 'oldest' | 'source'} sort
   * @returns {{ answers: Answer[], isPartial: boolean }} `isPartial` when no article has all words, and those with some are given.
   */
  answers(query, sort) {
    const wanted = query.words.map((word, number) => this.#holders(word, query.isOpen && number === query.words.length - 1))
    const phrases = query.phrases.map((phrase) => this.#phrase(phrase))
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

  /**
   * The articles that have a word, and where.
   * @param {string} word @param {boolean} isOpen whether it may be the beginning of a longer one
   * @returns {Map<number, Hit[]>}
   */
  #holders(word, isOpen) {
    /** @type {Map<number, Hit[]>} */
    const holders = new Map()
    /** @param {number} article @param {Hit} hit */
    const note = (article, hit) => add(holders, article, hit)
    const known = new Set(forms(word))
    const isInside = isUnspaced(word)
    /** @param {string} form */
    const like = (form) => (form === word ? likeness.same : known.has(form) ? likeness.form : likeness.beginning)
    /** @template T @param {Map<string, T>} map @returns {[string, T][]} */
    const found = (map) => {
      /** @type {[string, T][]} */
      const all = []
      if (!isInside && !(isOpen && word.length > 2)) {
        for (const form of known) {
          const value = map.get(form)
          if (value !== undefined) all.push([form, value])
        }
        return all
      }
      for (const [form, value] of map) if (known.has(form) || (isInside ? form.includes(word) : form.startsWith(word))) all.push([form, value])
      return all
    }
    const rarity = (/** @type {number} */ count) => Math.log(1 + this.count / (1 + count))
    for (const [form, articles] of found(this.inTitles)) {
      for (const article of articles) note(article, { field: 'title', word: form, value: weight.title * like(form) * rarity(articles.length) })
    }
    for (const number of this.#inTexts(word, known, isInside, isOpen && word.length > 2)) {
      const form = this.textWords[number]
      const differences = this.postings[number].split(',')
      let article = 0
      for (const difference of differences) {
        article += parseInt(difference, 36)
        note(article, { field: 'text', word: form, value: weight.text * like(form) * rarity(differences.length) })
      }
    }
    for (const field of /** @type {const} */ (['place', 'source', 'topic'])) {
      /** @type {Map<number, number>} */
      const numbers = new Map()
      for (const [form, all] of found(this.names[field])) for (const number of all) numbers.set(number, Math.max(like(form), numbers.get(number) ?? 0))
      if (!numbers.size) continue
      for (const [article, number] of this[field].entries()) {
        const value = numbers.get(number)
        if (value) note(article, { field, number, name: this.#name(field, number), value: weight[field] * value })
      }
    }
    return holders
  }

  /** The numbers of the words of texts that a word stands for. @param {string} word @param {Set<string>} forms @param {boolean} isInside @param {boolean} isOpen */
  #inTexts(word, forms, isInside, isOpen) {
    const words = this.textWords
    if (isInside) return words.flatMap((form, number) => (form.includes(word) ? [number] : []))
    /** @type {Set<number>} */
    const numbers = new Set()
    for (const form of forms) {
      const number = firstNotBelow(words, form)
      if (words[number] === form) numbers.add(number)
    }
    if (isOpen) for (let number = firstNotBelow(words, word); words[number]?.startsWith(word); number++) numbers.add(number)
    return numbers
  }

  /** The articles whose title, place or publisher has a phrase. @param {string} phrase @returns {Map<number, Hit[]>} */
  #phrase(phrase) {
    const wanted = ` ${phrase} `
    /** @type {Map<number, Hit[]>} */
    const holders = new Map()
    const has = (/** @type {string} */ name) => ` ${name} `.includes(wanted)
    const sources = new Set([...this.sourceNames.keys()].filter((number) => has(this.sourceNames[number])))
    const places = new Set([...this.places.keys()].filter((number) => has(wordsOf(fold(this.places[number].name)).join(' '))))
    for (const [article, title] of this.foldedTitles.entries()) {
      if (title.includes(wanted) || (isUnspaced(phrase) && title.includes(phrase))) add(holders, article, { field: 'title', word: phrase, value: 3 * weight.title })
      const source = this.source[article]
      if (sources.has(source)) add(holders, article, { field: 'source', number: source, name: this.sources[source], value: weight.source })
      const place = this.place[article]
      if (places.has(place)) {
        add(holders, article, { field: 'place', number: place, name: this.places[place].name, value: weight.place })
      }
    }
    return holders
  }

  /** @param {'place' | 'source' | 'topic'} field @param {number} number */
  #name(field, number) { return field === 'source' ? this.sources[number] : this[field === 'place' ? 'places' : 'topics'][number].name }
}

/** @typedef {{ field: 'title' | 'text', word: string, value: number } | { field: 'place' | 'source' | 'topic', number: number, name: string, value: number }} Hit */

/** Where in a sorted list a text stands, or would. @param {string[]} sorted @param {string} text */
function firstNotBelow(sorted, text) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < text) low = middle + 1
    else high = middle
  }
  return low
}

const collator = new Intl.Collator()

/** Each field counts once a word, by its best. @param {Hit[]} hits */
function score(hits) {
  /** @type {Map<string, number>} */
  const best = new Map()
  for (const hit of hits) {
    const key = 'word' in hit ? `${hit.field} ${hit.word}` : `${hit.field} ${hit.number}`
    best.set(key, Math.max(best.get(key) ?? 0, hit.value))
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0)
}

/** Why an article is among the answers. @param {Hit[]} hits @returns {Reason[]} */
export function reasons(hits) {
  /** @type {Reason[]} */
  const all = []
  for (const field of /** @type {const} */ (['title', 'text'])) {
    const words = new Set(hits.flatMap((hit) => (hit.field === field && 'word' in hit ? [hit.word] : [])))
    if (words.size) all.push({ field, words })
  }
  for (const field of /** @type {const} */ (['place', 'source', 'topic'])) {
    const hit = hits.find((hit) => hit.field === field)
    if (hit && 'name' in hit) all.push({ field, name: hit.name })
  }
  return all
}

/** @template K, V @param {Map<K, V[]>} map @param {K} key @param {V} value */
function add(map, key, value) {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (values[values.length - 1] !== value) values.push(value)
}

/** @param {string[]} names folded @returns {Map<string, number[]>} */
function named(names) {
  /** @type {Map<string, number[]>} */
  const map = new Map()
  for (const [number, name] of names.entries()) for (const word of wordsOf(name)) add(map, word, number)
  return map
}

/** A country's names in the languages of the interface. @param {string} country @param {Intl.DisplayNames[]} languages */
function inLanguages(country, languages) {
  return /^[A-Z]{2}$/.test(country) ? languages.flatMap((names) => names.of(country) ?? []) : []
}
