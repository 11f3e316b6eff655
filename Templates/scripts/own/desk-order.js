// @ts-check
import { store } from '../store.js'

/** Ids of categories and, with a slash, of subcategories; anything else in imported data makes no rule. */
const known = /^[\w-]+(\/[\w-]+)?$/

/** Desks without a position come after those with one. */
const last = 999

/** Returns the reader's order of the desks, and the hidden ones. */
export function desks() {
  const { order, hidden } = store.get('desks')
  return { order: order.filter((id) => known.test(id)), hidden: hidden.filter((id) => known.test(id)) }
}

/**
 * Returns the order as CSS, so that it applies before the first paint (`start.js`), before scripts move anything.
 * @param {{ order: string[], hidden: string[] }} desks
 */
export function rulesOf({ order, hidden }) {
  const isDesk = (/** @type {string} */ id) => !id.includes('/')
  const [tops, subs] = [order.filter(isDesk), order.filter((id) => !isDesk(id))]
  const chip = (/** @type {string} */ id) => `.chips li:has(> a[href$="${id}.html"])`
  const placed = (/** @type {string[]} */ selectors, /** @type {number} */ place) =>
    `${selectors.join()}{order:${place}}`
  // The digest's ten headlines belong to no desk and stay in place.
  const digest = '.page-digest .digest[data-category]'
  const [link, card] = ['.desks li', '.page-front .stretch .cards > *']
  return [
    ...(tops.length > 0
      ? [
          `${link},${card},${digest}{order:${last}}.page-digest main{display:flex;flex-direction:column}`,
          `.page-digest .muted-note{order:${last + 1}}`,
        ]
      : []),
    ...tops.map((id, place) =>
      placed(
        [
          `${link}:has(> [data-category="${id}"])`,
          `${card}[data-category="${id}"]`,
          `${digest}[data-category="${id}"]`,
        ],
        place + 1,
      ),
    ),
    ...(subs.length > 0 ? [`.chips li{order:${last}}.chips li:first-child{order:0}`] : []),
    ...subs.map((id, place) => placed([chip(id)], place + 1)),
    ...hidden.map((id) => {
      const [desk, sub] = id.split('/')
      const own = `[data-category="${desk}"]${sub ? `[data-subcategory="${sub}"]` : ''}`
      const all = sub
        ? [chip(id), `.page-desk .stretch ${own}`]
        : [`${link}:has(> ${own}:not([aria-current]))`, `${digest}${own}`]
      return `${[...all, `.page-front .stretch ${own}`, `.page-front .ranks > li:has(> ${own})`].join()}{display:none}`
    }),
  ].join('\n')
}
