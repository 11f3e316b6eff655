// @ts-check
import { entry } from './cards.js'
import { address, edition } from './page.js'
import { store } from './store.js'

/** How long the second of two keys is waited for, in milliseconds. */
const patience = 1500

/** Where "g" and another letter lead. */
export const places = /** @type {const} */ ([
  ['t', 'index.html', 'keys.go.today'],
  ['h', 'headlines.html', 'title.headlines'],
  ['d', 'digest.html', 'title.digest'],
  ['r', 'stories.html', 'title.stories'],
  ['m', 'map.html', 'title.map'],
  ['i', 'signals.html', 'title.signals'],
  ['s', 'saved.html', 'title.saved'],
  ['a', 'archive.html', 'title.archive'],
  ['p', 'settings.html', 'title.settings'],
])

/** What the other keys do with the article that has the focus, as its own tools do. */
export const acts = /** @type {const} */ ([
  ['s', 'save'],
  ['x', 'share'],
  ['m', 'mute'],
])

/**
 * Walks the page by keys: j and k from headline to headline, o opens, s saves, x passes on, m mutes; g and a letter lead
 * elsewhere, / to the search, ? shows them all. Who has turned them off types in peace (WCAG 2.1.4).
 * @param {Document} page
 * @param {Event[]} pressed the keys that called for this
 */
export function start(page, ...pressed) {
  let wasGo = Number.NEGATIVE_INFINITY
  const press = (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented
    if (!isPlain || isTyped(target) || page.querySelector('dialog[open]')) return
    // A key that is held down walks on; nothing else is done over and over.
    if (event.repeat && key !== 'j' && key !== 'k') return
    if (store.get('preferences').keys === 'off') return
    const isSecond = event.timeStamp - wasGo < patience
    wasGo = !isSecond && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (key === 'g') return
    const act = isSecond ? places.find(([letter]) => letter === key) && (() => go(key)) : actOf(page, key)
    if (!act) return
    event.preventDefault()
    act()
  }
  for (const event of pressed) press(/** @type {KeyboardEvent} */ (event))
  page.addEventListener('keydown', press)
}

/** @param {EventTarget | null} target */
const isTyped = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, select, textarea, [role=application], .leaflet-container') !== null)

/** @param {string} key */
function go(key) {
  const [, path] = places.find(([letter]) => letter === key) ?? []
  // The front page and the headlines of this edition; what a site has once, at its root.
  if (path) location.assign(path === 'index.html' || path === 'headlines.html' ? edition(path) : address(path))
}

/**
 * @param {Document} page
 * @param {string} key
 * @returns {(() => void) | undefined}
 */
function actOf(page, key) {
  switch (key) {
    case 'j':
      return () => step(page, 1)
    case 'k':
      return () => step(page, -1)
    case 'o':
      return () => headline(current(page) ?? headlines(page)[0])?.click()
    case '/':
      return () => search(page)
    case '?':
      return () => void import('./keys/sheet.js').then(({ show }) => show(page))
  }
  const name = acts.find(([letter]) => letter === key)?.[1]
  const card = current(page)
  return name && card && (() => void import('./acts.js').then(({ act }) => act(name, entry(card))))
}

/** @param {Document} page */
function search(page) {
  const field = /** @type {HTMLInputElement | null} */ (page.querySelector('#search-field'))
  if (!field) return location.assign(address('search.html'))
  field.focus()
  field.select()
}

/**
 * The articles that can be seen, in their order.
 * @param {Document} page
 */
const headlines = (page) =>
  /** @type {HTMLElement[]} */ ([...page.querySelectorAll('main [data-id]')]).filter((card) =>
    headline(card)?.checkVisibility(),
  )

/**
 * @param {HTMLElement | undefined} card
 * @returns {HTMLAnchorElement | null}
 */
const headline = (card) => card?.querySelector('.words a, h2 a, h3 a') ?? null

/**
 * The article that has the focus.
 * @param {Document} page
 * @returns {HTMLElement | undefined}
 */
const current = (page) => /** @type {HTMLElement | null} */ (page.activeElement?.closest('main [data-id]')) ?? undefined

/**
 * To the next headline, or the one before; from nowhere to the first that is on the screen.
 * @param {Document} page
 * @param {1 | -1} by
 */
function step(page, by) {
  const all = headlines(page)
  const own = current(page)
  const at = own ? all.indexOf(own) : -1
  const first = all.findIndex((card) => card.getBoundingClientRect().bottom > 0)
  const next = at < 0 ? all[Math.max(0, by > 0 ? first : first - 1)] : all[at + by]
  const link = headline(next)
  if (!next || !link) return
  link.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  next.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
