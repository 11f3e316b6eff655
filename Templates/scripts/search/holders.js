// @ts-check
import { add } from './hits.js'
import { fold, forms, isUnspaced, undotted, wordsOf } from './text.js'

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/**
 * The articles that contain something, and where.
 * @typedef {Map<number, import('./hits.js').Hit[]>} Holders
 */

/** The weight of a word in each field. */
const weight = { title: 10, place: 7, source: 6, topic: 5, text: 3 }

/** A phrase counts as much as this many words. */
const sideBySide = 3

/**
 * The factors for another form, for a word for the same people or country, and for the beginning of a longer word,
 * relative to the word itself.
 */
const likeness = { same: 1, form: 0.85, kindred: 0.8, beginning: 0.5 }

/**
 * Finds the articles that contain a word.
 * @param {SearchIndex} index
 * @param {string} word
 * @param {boolean} isOpen whether it may be the beginning of a longer one
 */
export function wordHolders(index, word, isOpen) {
  /** @type {Holders} */
  const holders = new Map()
  const own = new Set(forms(word))
  const known = new Set([...own, ...(index.kindred.get(word) ?? [])])
  const isInside = isUnspaced(word)
  const isBeginning = isOpen && word.length > 2
  /** @param {string} form */
  const like = (form) =>
    form === word
      ? likeness.same
      : own.has(form)
        ? likeness.form
        : known.has(form)
          ? likeness.kindred
          : likeness.beginning
  /**
   * @template T
   * @param {Map<string, T>} map
   * @returns {[string, T][]}
   */
  const found = (map) => {
    /** @type {[string, T][]} */
    const all = []
    if (!isInside && !isBeginning) {
      for (const form of known) {
        const value = map.get(form)
        if (value !== undefined) all.push([form, value])
      }
      return all
    }
    for (const [form, value] of map)
      if (known.has(form) || (isInside ? form.includes(word) : form.startsWith(word))) all.push([form, value])
    return all
  }
  for (const [form, articles] of found(index.inTitles)) {
    const capitals = isSpeltLikeOther(index, word, form)
      ? new RegExp(`(?<![\\p{L}\\p{N}])${form.toUpperCase()}(?![\\p{L}\\p{N}])`, 'u')
      : null
    for (const article of articles)
      if (!capitals || capitals.test(undotted(index.titles[article])))
        add(holders, article, { field: 'title', word: form, value: weight.title * like(form) })
  }
  for (const number of textWords(index, word, known, isBeginning)) {
    const form = index.textWords[number]
    if (isSpeltLikeOther(index, word, form)) continue
    const articles = index.articles(number)
    for (const article of articles)
      add(holders, article, { field: 'text', word: form, value: weight.text * like(form) })
  }
  for (const field of /** @type {const} */ (['place', 'source', 'topic'])) {
    /** @type {Map<number, number>} */
    const numbers = new Map()
    for (const [form, all] of found(index.names[field]))
      for (const number of all) numbers.set(number, Math.max(like(form), numbers.get(number) ?? 0))
    if (!numbers.size) continue
    for (const [article, number] of index[field].entries()) {
      const value = numbers.get(number)
      if (value) add(holders, article, { field, number, name: index.name(field, number), value: weight[field] * value })
    }
  }
  // Rarer words weigh more.
  const rarity = rarityOf(holders, index)
  for (const hits of holders.values()) for (const hit of hits) hit.value *= rarity
  return holders
}

/**
 * Whether a form of a word is a country's abbreviation that some language has another word like: "US" and "us", "USA" and the Spanish
 * "usa". A title tells them apart, the words of texts do not. Who types "usa" may mean either.
 * @param {SearchIndex} index
 * @param {string} word
 * @param {string} form
 */
const isSpeltLikeOther = ({ grammar, kindred }, word, form) =>
  kindred.has(word) && (grammar.lookalike ?? []).includes(form) && (form !== word || form.length === 2)

/**
 * Returns the weight of a match by the number of matching articles.
 * @param {Holders} holders
 * @param {SearchIndex} index
 */
export const rarityOf = (holders, index) => Math.log(1 + index.count / (1 + holders.size))

/**
 * Finds the articles with a phrase in the title, place or publisher, and those found to have it in the text.
 * @param {SearchIndex} index
 * @param {string} phrase
 */
export function phraseHolders(index, phrase) {
  /** @type {Holders} */
  const holders = new Map()
  const has = (/** @type {string} */ name) => hasPhrase(` ${name} `, phrase)
  const sources = new Set([...index.sourceNames.keys()].filter((number) => has(index.sourceNames[number])))
  const places = new Set(
    [...index.places.keys()].filter((number) => has(wordsOf(fold(index.places[number].name)).join(' '))),
  )
  for (const [article, title] of index.foldedTitles.entries()) {
    if (hasPhrase(title, phrase))
      add(holders, article, { field: 'title', word: phrase, value: sideBySide * weight.title })
    const source = index.source[article]
    if (sources.has(source))
      add(holders, article, { field: 'source', number: source, name: index.sources[source], value: weight.source })
    const place = index.place[article]
    if (places.has(place))
      add(holders, article, { field: 'place', number: place, name: index.places[place].name, value: weight.place })
  }
  for (const article of index.spoken.get(phrase)?.articles ?? [])
    add(holders, article, { field: 'text', word: phrase, value: sideBySide * weight.text })
  return holders
}

/**
 * The articles whose text may have a phrase: all its words are there, in whatever order. None where all of them are too small
 * to be in the index.
 * @param {SearchIndex} index
 * @param {string} phrase
 * @returns {number[]} newest first
 */
export function phraseCandidates(index, phrase) {
  const small = new Set(index.grammar.stop?.flatMap((words) => words.split(' ')))
  // `SearchIndex.swift` leaves these words out of the index.
  const wanted = phrase.split(' ').filter((word) => !small.has(word) && [...word].length > 1 && [...word].length <= 24)
  if (!wanted.length) return []
  const all = wanted.map((word) => {
    const known = new Set([word])
    const inTitles = isUnspaced(word)
      ? [...index.inTitles].filter(([form]) => form.includes(word)).flatMap(([, articles]) => articles)
      : index.inTitles.get(word)
    return new Set([
      ...(inTitles ?? []),
      ...[...textWords(index, word, known, false)].flatMap((number) => index.articles(number)),
    ])
  })
  const [first, ...others] = all.toSorted((a, b) => a.size - b.size)
  return [...first].filter((article) => others.every((articles) => articles.has(article))).sort((a, b) => a - b)
}

/**
 * @param {string} text words with a space before and after each
 * @param {string} phrase
 */
export function hasPhrase(text, phrase) {
  return text.includes(` ${phrase} `) || (isUnspaced(phrase) && text.includes(phrase))
}

/**
 * Returns the numbers of the index's words that match a word.
 * @param {SearchIndex} index
 * @param {string} word
 * @param {Set<string>} forms
 * @param {boolean} isBeginning
 */
function textWords({ textWords: words }, word, forms, isBeginning) {
  if (isUnspaced(word)) return words.flatMap((form, number) => (form.includes(word) ? [number] : []))
  /** @type {Set<number>} */
  const numbers = new Set()
  for (const form of forms) {
    const number = firstNotBelow(words, form)
    if (words[number] === form) numbers.add(number)
  }
  if (isBeginning)
    for (let number = firstNotBelow(words, word); words[number]?.startsWith(word); number++) numbers.add(number)
  return numbers
}

/**
 * Returns the position of a text in a sorted list, or where it would be.
 * @param {string[]} sorted
 * @param {string} text
 */
function firstNotBelow(sorted, text) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < text) low = middle + 1
    else high = middle
  }
  return low
}
