// @ts-check
import { words } from '../words.js'

/**
 * Loads the texts of the chosen language, including those of the reader's own pages, which other pages do not load.
 * @returns {Promise<import('../words.js').Words>}
 */
export async function ownWords() {
  const said = await words()
  await said.learn('own')
  return said
}

/**
 * Returns a desk's name as in the masthead, in whatever language that is.
 * @param {string} id
 * @param {import('../words.js').Words} said
 */
export function deskName(id, said) {
  const link = document.querySelector(`.masthead a[data-category="${CSS.escape(id)}"]`)
  return link?.textContent?.trim() || (said.has(`category.${id}`) ? said.text(`category.${id}`) : id)
}
