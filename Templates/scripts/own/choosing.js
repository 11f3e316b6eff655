// @ts-check
import { fold, isUnspaced, wordsOf } from '../search/text.js'
import { stem } from './toggling.js'

/** @typedef {import('../shapes.js').Choice} Choice */

/**
 * What of an article can be followed or chosen.
 * @typedef {object} Traits
 * @property {string} id the first eight digits
 * @property {string[]} topics its desk's and its topic's, as the search names them
 * @property {string[]} places its country's letters, and its town's name with these
 * @property {string} source
 * @property {string} story the name of its story's page; empty where it stands alone
 * @property {string} text its title
 * @property {string} [language] without a region
 */

/** The order in which reasons are given. */
export const facets = /** @type {const} */ ([
  'stories',
  'threads',
  'teams',
  'words',
  'topics',
  'places',
  'sources',
  'languages',
])

/** @typedef {typeof facets[number]} Facet */

/**
 * Returns whether an article is on the sports desk or one of its parts. Names of teams count only there: elsewhere
 * "Barcelona" is a city.
 * @param {string[]} topics "sports", "sports/tennis"
 */
export const areSports = (topics) => topics.some((topic) => topic.split('/')[0] === 'sports')

/** @param {Choice} choice */
export const isEmpty = (choice) => facets.every((facet) => choice[facet].length === 0)

/**
 * Returns a town with its country, as in the names of the search data and of cards.
 * @param {string} town
 * @param {string} country two letters
 */
export const placeKey = (town, country) => (town ? `${town}, ${country}` : country)

/**
 * Creates a test for whether an article matches the choices. The words are parsed only once.
 * @param {Choice} choice
 * @param {Map<string, string>} [running] which followed running story a story belongs to (`storiesOf`)
 * @returns {(traits: Traits) => [Facet, string][]} by what an article was chosen
 */
export function chooser(choice, running = new Map()) {
  const [words, teams] = [choice.words.map(sought), choice.teams.map(sought)]
  const stories = new Map(choice.stories.map((story) => [stem(story), story]))
  return ({ id, topics, places, source, story, text, language = '' }) => {
    /** @type {[Facet, string][]} */
    const found = []
    const followed = story ? stories.get(stem(story)) : undefined
    if (followed) found.push(['stories', followed])
    const thread = running.get(stem(story)) ?? running.get(id)
    if (thread) found.push(['threads', thread])
    const isSport = teams.length > 0 && areSports(topics)
    if (words.length > 0 || isSport) {
      const folded = ` ${wordsOf(fold(text)).join(' ')} `
      const named = (/** @type {Sought} */ { text }) => text.trim() !== '' && folded.includes(text)
      if (isSport) for (const one of teams.filter(named)) found.push(['teams', one.word])
      for (const one of words.filter(named)) found.push(['words', one.word])
    }
    for (const topic of topics) if (choice.topics.includes(topic)) found.push(['topics', topic])
    for (const place of places) if (choice.places.includes(place)) found.push(['places', place])
    if (choice.sources.includes(source)) found.push(['sources', source])
    if (choice.languages.includes(language)) found.push(['languages', language])
    return found
  }
}

/** @typedef {ReturnType<typeof sought>} Sought */

/**
 * Returns a word as it is searched for in a folded text.
 * @param {string} word
 */
function sought(word) {
  const folded = fold(word)
  return { word, text: isUnspaced(folded) ? folded.trim() : ` ${wordsOf(folded).join(' ')} ` }
}

/**
 * Returns what can be followed on a card.
 * @param {import('../cards.js').Entry} entry
 * @returns {Traits}
 */
export function traitsOf({ element, id, category, source, story, title, country, language }) {
  const { subcategory } = element.dataset
  const place = element.querySelector('.facts .where')
  const region = place?.querySelector('[data-region]')
  const said = /** @type {HTMLElement | null | undefined} */ (place?.querySelector('[data-town]'))
  // "Bengaluru, " stands before its country.
  const town =
    said?.dataset.town ??
    region?.previousSibling?.textContent?.replace(/[ ·,]+/g, (part) => (part.includes(',') ? '' : ' ')).trim()
  return {
    id: id.slice(0, 8),
    topics: [category, ...(subcategory ? [`${category}/${subcategory}`] : [])],
    places: country ? [country, ...(town ? [placeKey(town, country)] : [])] : [],
    source,
    story,
    text: title,
    language: language.split('-')[0].toLowerCase(),
  }
}
