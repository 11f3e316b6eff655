// @ts-check

/** @typedef {import('../shapes.js').Choice} Choice */
/** @typedef {import('./choosing.js').Facet} Facet */

/** A story keeps the first part of its name, whatever its title becomes. */
export const stem = (/** @type {string} */ story) => story.split('-')[0]

/**
 * The same choice with a value more, or with one less.
 * @param {Choice} choice
 * @param {Facet} facet
 * @param {string} value
 * @returns {Choice}
 */
export function toggled(choice, facet, value) {
  const isPage = facet === 'stories' || facet === 'threads'
  const others = choice[facet].filter((one) => (isPage ? stem(one) !== stem(value) : one !== value))
  return { ...choice, [facet]: others.length < choice[facet].length ? others : [...others, value] }
}
