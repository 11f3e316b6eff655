// @ts-check
import { fold, isUnspaced, wordsOf } from '../search/text.js'

/** @typedef {import('../shapes.js').Choice} Choice */

/**
 * What of an article can be followed or chosen.
 * @typedef {object} Traits
 * @property {string[]} topics its desk's and its topic's, as the search names them
 * @property {string[]} places its country's letters, and its town's name with these
 * @property {string} source
 * @property {string} story the name of its story's page; empty where it stands alone
 * @property {string} text its title
 * @property {string} [language] without a region
 */

/** In this order reasons are given. */
export const facets = /** @type {const} */ (['stories', 'words', 'topics', 'places', 'sources', 'languages'])

/** @typedef {typeof facets[number]} Facet */

/** A story keeps the first part of its name, whatever its title becomes. */
const stem = (/** @type {string} */ story) => story.split('-')[0]

/** @param {Choice} choice */
export const isEmpty = (choice) => facets.every((facet) => choice[facet].length === 0)

/**
 * A town and its country, as the search's names and the cards' have them.
 * @param {string} town
 * @param {string} country two letters
 */
export const placeKey = (town, country) => (town ? `${town}, ${country}` : country)

/**
 * Looks for what was chosen, in as many articles as there are: what the words are is read once.
 * @param {Choice} choice
 * @returns {(traits: Traits) => [Facet, string][]} by what an article was chosen
 */
export function chooser(choice) {
  const words = choice.words.map((word) => {
    const folded = fold(word)
    return { word, text: isUnspaced(folded) ? folded.trim() : ` ${wordsOf(folded).join(' ')} ` }
  })
  const stories = new Map(choice.stories.map((story) => [stem(story), story]))
  return ({ topics, places, source, story, text, language = '' }) => {
    /** @type {[Facet, string][]} */
    const found = []
    const followed = story ? stories.get(stem(story)) : undefined
    if (followed) found.push(['stories', followed])
    if (words.length > 0) {
      const folded = ` ${wordsOf(fold(text)).join(' ')} `
      for (const { word, text: sought } of words)
        if (sought.trim() && folded.includes(sought)) found.push(['words', word])
    }
    for (const topic of topics) if (choice.topics.includes(topic)) found.push(['topics', topic])
    for (const place of places) if (choice.places.includes(place)) found.push(['places', place])
    if (choice.sources.includes(source)) found.push(['sources', source])
    if (choice.languages.includes(language)) found.push(['languages', language])
    return found
  }
}

/**
 * The same choice with a value more, or with one less.
 * @param {Choice} choice
 * @param {Facet} facet
 * @param {string} value
 * @returns {Choice}
 */
export function toggled(choice, facet, value) {
  const others = choice[facet].filter((one) => (facet === 'stories' ? stem(one) !== stem(value) : one !== value))
  return { ...choice, [facet]: others.length < choice[facet].length ? others : [...others, value] }
}

/**
 * What of a card can be followed.
 * @param {import('../cards.js').Entry} entry
 * @returns {Traits}
 */
export function traitsOf({ element, category, source, story, title, country, language }) {
  const { subcategory } = element.dataset
  const place = element.querySelector('.facts .where')
  const region = place?.querySelector('[data-region]')
  const said = /** @type {HTMLElement | null | undefined} */ (place?.querySelector('[data-town]'))
  // "Bengaluru, " stands before its country.
  const town =
    said?.dataset.town ??
    region?.previousSibling?.textContent?.replace(/[ ·,]+/g, (part) => (part.includes(',') ? '' : ' ')).trim()
  return {
    topics: [category, ...(subcategory ? [`${category}/${subcategory}`] : [])],
    places: country ? [country, ...(town ? [placeKey(town, country)] : [])] : [],
    source,
    story,
    text: title,
    language: language.split('-')[0].toLowerCase(),
  }
}
