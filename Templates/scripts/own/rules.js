// @ts-check
import { remove, write } from '../storage.js'

/**
 * The rules of what only some readers have. They stand in scripts that these readers alone load, and cost the others nothing.
 */

/** What `start.js` finds before anything else is there, in the order in which it puts them: no part of the reader's data, but made from it. */
const early = /** @type {const} */ (['desk-rules', 'look-rules'])

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map()
for (const [at, sheet] of (document.adoptedStyleSheets ?? []).entries()) if (early[at]) sheets.set(early[at], sheet)

/**
 * Has rules hold, in the place of those that went by that name.
 * @param {string} name
 * @param {string} rules
 * @returns {boolean} whether they do; browsers from before 2023 have no such sheets
 */
export function hold(name, rules) {
  try {
    const known = sheets.get(name)
    const sheet = known ?? new CSSStyleSheet()
    sheet.replaceSync(rules)
    if (known) return true
    sheets.set(name, sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return true
  } catch {
    return false
  }
}

/**
 * The same for rules that must hold before the first paint of the next page.
 * @param {typeof early[number]} name
 * @param {string} rules
 */
export function keep(name, rules) {
  // Without storage it comes a moment later on each page.
  if (rules) write(name, rules)
  else remove(name)
  return hold(name, rules)
}
