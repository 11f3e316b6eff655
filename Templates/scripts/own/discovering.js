// @ts-check
import { chooser, isEmpty } from './choosing.js'

/** @typedef {import('./articles.js').Articles} Articles */
/** @typedef {import('../shapes.js').Choice} Choice */

/**
 * Returns the articles that match the choices, highest-ranked first, and one from each desk that they leave out.
 * @param {Articles} all
 * @param {Choice} choice
 * @param {Map<string, string>} running which chosen running story a story belongs to
 * @returns {[number[], [desk: string, article: number][]]}
 */
export function answers(all, choice, running) {
  const { languages, ...interests } = choice
  const chosen = chooser({ ...interests, languages: [] }, running)
  const asksInterest = !isEmpty({ ...interests, languages: [] })
  const isRead = (/** @type {string | undefined} */ language) =>
    languages.length === 0 || languages.includes(language ?? '')
  const isWanted = (/** @type {number} */ article) => {
    const traits = all.traits(article)
    return isRead(traits.language) && (!asksInterest || chosen(traits).length > 0)
  }
  const found = all.ranked(isWanted)
  if (!asksInterest) return [found, []]
  const told = new Set(found.map((article) => all.ranks.story[article]))
  const others = all.ranked((article) => isRead(all.traits(article).language) && !told.has(all.ranks.story[article]))
  return [found, unusualOf(all, others)]
}

/**
 * Returns for each desk, among its highest-ranked stories, the one from the place and publisher that are in the news
 * least.
 * @param {Articles} all
 * @param {number[]} others by weight
 */
function unusualOf(all, others) {
  const { index } = all
  const times = (/** @type {number[]} */ of) => {
    /** @type {Map<number, number>} */
    const counts = new Map()
    for (const value of of) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }
  const [places, sources] = [times(index.place), times(index.source)]
  const heard = (/** @type {number} */ article) =>
    (index.place[article] < 0 ? index.count : (places.get(index.place[article]) ?? 0)) +
    (sources.get(index.source[article]) ?? 0)
  /** @type {Map<string, number[]>} */
  const desks = new Map()
  for (const article of others) {
    const desk = all.traits(article).topics[0]
    if (desk) desks.set(desk, [...(desks.get(desk) ?? []), article])
  }
  return [...desks].map(([desk, found]) => {
    const weighty = found.slice(0, Math.max(3, Math.ceil(found.length / 4)))
    const rarest = weighty.reduce((best, article) => (heard(article) < heard(best) ? article : best))
    return /** @type {[string, number]} */ ([desk, rarest])
  })
}
