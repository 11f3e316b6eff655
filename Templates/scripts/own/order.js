// @ts-check
import { store } from '../store.js'
import { desks, rulesOf } from './desk-order.js'
import { keep } from './rules.js'

/** Lists of desks or of their items, and how to tell an item's desk. */
const lists = /** @type {const} */ ([
  '.desks ul',
  '.chips ul',
  '.page-front .stretch .cards',
  '.page-front .stretch .lines',
  '.page-digest main',
])

/** The root of this edition's pages. */
const edition = new URL(document.documentElement.dataset.edition || './', document.baseURI)

/**
 * The original contents of each list.
 * @type {WeakMap<Element, Element[]>}
 */
const originals = new WeakMap()

/**
 * Puts the desks into the reader's order: visually by a style sheet, and in the page itself for the keyboard and screen
 * readers.
 * @param {Document} page
 */
export function start(page) {
  apply(page)
  store.watch('desks', () => apply(page))
}

/** @param {Document} page */
function apply(page) {
  const chosen = desks()
  keep('desk-rules', rulesOf(chosen))
  const places = new Map(chosen.order.map((id, place) => [id, place]))
  for (const list of page.querySelectorAll(lists.join())) {
    const before = originals.get(list) ?? [...list.children]
    originals.set(list, before)
    const moved = before.filter((child) => idOf(child))
    const sorted = moved.toSorted((a, b) => place(a, places) - place(b, places))
    // Items that are not desks keep their place.
    const after = before.map((child) => (idOf(child) ? (sorted.shift() ?? child) : child))
    // Items that scripts have moved to the end (`muting.js`) stay there.
    if (after.some((child, at) => child !== list.children[at])) list.prepend(...after)
  }
  page.dispatchEvent(new CustomEvent('pulse:hidden'))
}

/**
 * @param {Element} child
 * @param {Map<string, number>} places
 */
const place = (child, places) => places.get(idOf(child)) ?? places.size

/**
 * "sports", "sports/tennis"; empty for what is of no desk.
 * @param {Element} child
 */
function idOf(child) {
  if (!(child instanceof HTMLElement)) return ''
  if (!child.matches('li')) return child.dataset.category ?? ''
  const link = child.querySelector('a')
  if (!link || link.dataset.category) return link?.dataset.category ?? ''
  // The chips of a desk: a subcategory's page is in its category's folder.
  const path = new URL(link.href).pathname.slice(edition.pathname.length)
  return /^[^/]+\/[^/]+\.html$/.test(path) ? path.replace('.html', '') : ''
}
