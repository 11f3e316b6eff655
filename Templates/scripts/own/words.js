// @ts-check
import { words } from '../words.js'

/**
 * The words of the chosen language, with those of the pages about the reader, which no other page asks for.
 * @returns {Promise<import('../words.js').Words>}
 */
export async function ownWords() {
  const said = await words()
  await said.learn('own')
  return said
}

/**
 * What a desk is called: as the masthead says it, whatever the language.
 * @param {string} id
 * @param {import('../words.js').Words} said
 */
export function deskName(id, said) {
  const link = document.querySelector(`.masthead a[data-category="${CSS.escape(id)}"]`)
  return link?.textContent?.trim() || (said.has(`category.${id}`) ? said.text(`category.${id}`) : id)
}
