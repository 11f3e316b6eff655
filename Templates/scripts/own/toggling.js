// @ts-check

/** @typedef {import('../shapes.js').Choice} Choice */
/** @typedef {import('./choosing.js').Facet} Facet */
/** @typedef {{ title?: string, language?: string }} Called */

/** A story keeps the first part of its name when its title changes. */
export const stem = (/** @type {string} */ story) => story.split('-')[0]

/** Whether something followed is a page, whose title is stored because it may disappear. */
const isPage = (/** @type {Facet} */ facet) => facet === 'stories' || facet === 'threads'

/**
 * Returns the choices with a value added or removed.
 * @param {Choice} choice
 * @param {Facet} facet
 * @param {string} value
 * @param {Called} [called] what a page is called, to be known by when it is gone
 * @returns {Choice}
 */
export function toggled(choice, facet, value, called) {
  const others = choice[facet].filter((one) => (isPage(facet) ? stem(one) !== stem(value) : one !== value))
  const isMore = others.length === choice[facet].length
  const changed = { ...choice, [facet]: isMore ? [...others, value] : others }
  if (!isPage(facet)) return changed
  const { [stem(value)]: _, ...titles } = choice.titles ?? {}
  return entitled({ ...changed, titles }, facet, value, isMore ? called : undefined)
}

/**
 * Returns the choices with a page's title stored.
 * @param {Choice} choice
 * @param {Facet} facet
 * @param {string} value
 * @param {Called} [called]
 * @returns {Choice}
 */
export function entitled(choice, facet, value, called) {
  const isChosen = choice[facet].some((one) => stem(one) === stem(value))
  if (!called?.title || !isChosen) return choice
  const { title, language } = called
  return { ...choice, titles: { ...choice.titles, [stem(value)]: { title, language } } }
}
