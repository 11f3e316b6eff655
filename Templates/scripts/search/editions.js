// @ts-check
import { read } from './query.js'
import { fold, wordsOf } from './text.js'

/**
 * Returns the masthead's link to another edition if the query consists only of its name ("any good news today?"). Other
 * names for it are under `search.say.edition.` with its id.
 * @param {Document} page
 * @param {string} text
 * @param {import('./index.js').SearchIndex} index
 * @param {number} now
 * @returns {HTMLAnchorElement | undefined}
 */
export function editionIn(page, text, index, now) {
  const asked = ` ${wordsOf(fold(text)).join(' ')} `
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (page.querySelectorAll('#editions a:not([aria-current])'))
  return [...links].find((link) => {
    const id = new URL(link.href).pathname.split('/').at(-2) ?? ''
    const names = [wordsOf(fold(link.textContent ?? '')).join(' '), ...(index.grammar[`edition.${id}`] ?? [])]
    const name = names.find((name) => name && asked.includes(` ${name} `))
    return name !== undefined && read(`${asked.replace(` ${name} `, ' ')} ?`, index, now).words.length === 0
  })
}
