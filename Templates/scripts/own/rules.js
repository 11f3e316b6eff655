// @ts-check
import { remove, write } from '../storage.js'

/**
 * CSS rules for features that only some readers use. They are in scripts that only these readers load, and cost others
 * nothing.
 */

/**
 * The rules that `start.js` applies before anything else, in order. They are not part of the reader's data, but derived
 * from it.
 */
const early = /** @type {const} */ (['desk-rules', 'look-rules'])

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map()
for (const [at, sheet] of (document.adoptedStyleSheets ?? []).entries()) if (early[at]) sheets.set(early[at], sheet)

/**
 * Applies rules, replacing those with the same name.
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
 * The same for rules that must apply before the first paint of the next page.
 * @param {typeof early[number]} name
 * @param {string} rules
 */
export function keep(name, rules) {
  // Without storage they apply a moment later on each page.
  if (rules) write(name, rules)
  else remove(name)
  return hold(name, rules)
}
