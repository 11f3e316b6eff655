// @ts-check
import { entry } from './cards.js'
import { address, edition } from './page.js'
import { store } from './store.js'

/** The time to wait for the second of two keys, in milliseconds. */
const patience = 1500

/** The pages opened by "g" and another letter. */
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

/** The actions of other keys on the focused article, the same as those of its buttons. */
export const acts = /** @type {const} */ ([
  ['s', 'save'],
  ['x', 'share'],
  ['m', 'mute'],
])

/**
 * Keyboard shortcuts: j and k move between headlines, o opens, s saves, x shares, m mutes; g and a letter open other
 * pages, / the search, ? the list of shortcuts. They can be turned off (WCAG 2.1.4).
 * @param {Document} page
 * @param {Event[]} pressed the keys that called for this
 */
export function start(page, ...pressed) {
  let wasGo = Number.NEGATIVE_INFINITY
  const press = (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented
    if (!isPlain || isTyped(target) || page.querySelector('dialog[open]')) return
    // Only moving between headlines repeats while a key is held down.
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
  // The front page and the headlines are those of this edition; other pages exist once, at the site's root.
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
 * Returns the visible articles, in order.
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
 * Returns the focused article.
 * @param {Document} page
 * @returns {HTMLElement | undefined}
 */
const current = (page) => /** @type {HTMLElement | null} */ (page.activeElement?.closest('main [data-id]')) ?? undefined

/**
 * Moves to the next or previous headline; without a focused one, to the first on the screen.
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
