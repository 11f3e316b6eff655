// @ts-check
import { isOther } from './chosen.js'
import { isLasting, read, readShared } from './storage.js'
import { store } from './store.js'

/**
 * An interactive feature of a page.
 * @typedef {object} Feature
 * @property {string} where a selector: the feature is loaded where it occurs, and only there
 * @property {() => Promise<{ start(root: Document, ...events: Event[]): void | Promise<void> }>} load
 * @property {() => boolean} [when] whether it is needed as soon as the page is there; without it, it is
 * @property {import('./shapes.js').Key[]} [kept] else it begins when one of these keys of the store changes
 * @property {string} [on] or when this event happens to any that `where` selects; those that happen until then are handed to `start`
 */

/** @type {Feature[]} */
const features = [
  { where: 'html', load: () => import('./language.js'), when: isOther, kept: ['preferences'] },
  { where: 'time:not([data-day])', load: () => import('./times.js') },
  { where: 'main [data-id]', load: () => import('./reading.js') },
  { where: 'main [data-id]', load: () => import('./muting.js'), when: isMuting, kept: ['muted', 'preferences'] },
  { where: 'main [data-id]', load: () => import('./own/marks.js'), when: isMarking, kept: ['following', 'saved'] },
  {
    where: '.follow-this',
    load: () => import('./own/follow-button.js'),
    when: isFollowing,
    kept: ['following'],
    on: 'click',
  },
  { where: '.card, .account, #saved', load: () => import('./tools.js') },
  { where: '.today-bar', load: () => import('./today.js') },
  { where: '.story-bar', load: () => import('./story.js') },
  { where: 'main [data-id]', load: () => import('./visit.js') },
  { where: '.page-story .timeline, .page-thread .timeline', load: () => import('./visits.js') },
  {
    where: '.filters',
    load: () => import('./filters.js'),
    when: () => store.get('preferences').filter !== undefined,
    kept: ['preferences'],
    on: 'toggle',
  },
  { where: 'html', load: () => import('./unkept.js'), when: isForgetting, on: 'pulse:unkept' },
  { where: '.picture img', load: () => import('./pictures.js') },
  { where: '.gallery-open', load: () => import('./gallery.js'), when: () => false, on: 'click' },
  { where: '#saved', load: () => import('./saved.js') },
  { where: '#history', load: () => import('./history.js') },
  { where: '#media', load: () => import('./media.js') },
  { where: '#puzzles', load: () => import('./puzzles.js') },
  { where: '#settings', load: () => import('./settings.js') },
  { where: '#article', load: () => import('./deep-link.js') },
  { where: '#insights', load: () => import('./insights.js') },
  { where: '#following', load: () => import('./following.js') },
  { where: '#discover', load: () => import('./discover.js') },
  { where: '.search', load: () => import('./search/page.js') },
]

/**
 * Features that the reader came for; they are loaded first.
 * @type {Feature[]}
 */
const first = [
  { where: 'html', load: () => import('./own/earlier.js'), when: hasShared },
  { where: '.map-stage[data-live]', load: () => import('./map/waking.js') },
  { where: 'html', load: () => import('./own/order.js'), when: isOrdered, kept: ['desks'] },
  { where: 'html', load: () => import('./own/dressing.js'), when: isDressed, kept: ['preferences'] },
]

/**
 * Features that can wait until all the others are usable.
 * @type {Feature[]}
 */
const later = [
  { where: 'html', load: () => import('./offline.js') },
  { where: 'html', load: () => import('./keys.js'), when: hasKeys, on: 'keydown' },
  { where: '.story-bar', load: () => import('./swipe.js'), when: () => navigator.maxTouchPoints > 0 },
  { where: 'main', load: () => import('./own/looks.js') },
  { where: 'main a[href*="stories/"]', load: () => import('./passing.js') },
  { where: '.listen', load: () => import('./own/voices.js'), when: () => 'speechSynthesis' in window },
  { where: '.page-front .lead', load: () => import('./own/continue.js'), when: hasLeft },
  { where: '.page-front .lead', load: () => import('./own/yours.js'), when: isFollowing, kept: ['following'] },
  { where: '.unwelcomed .strip', load: () => import('./onboarding.js') },
]

const gallery = /** @type {HTMLElement | null} */ (document.querySelector('.gallery-open'))
if (gallery) gallery.hidden = document.querySelector('.cards .picture img') === null

const drawn = new MutationObserver((changes) => {
  // A result whose file could not be loaded has no id; if cards are removed, fewer may be hidden.
  const cards = '.card, [data-id]'
  const isCard = (/** @type {Node} */ node) =>
    node instanceof Element && (node.matches(cards) || node.querySelector(cards) !== null)
  if (changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isCard)))
    document.dispatchEvent(new CustomEvent('pulse:cards'))
})
for (const box of document.querySelectorAll('.personal, .search'))
  drawn.observe(box, { childList: true, subtree: true })

void begin()

async function begin() {
  for (const stage of [first, features]) await Promise.all(stage.map(ready))
  // For Benchmarks/pages.py, the tests, and anyone who is curious.
  performance.mark('pulse:ready')
  // On a machine that is never idle, load them anyway.
  requestIdleCallback(
    async () => {
      await Promise.all(later.map(ready))
      performance.mark('pulse:idle')
    },
    { timeout: 2000 },
  )
}

function isMuting() {
  const { sources, words, kinds, presets } = store.get('muted')
  const lists = [sources, words, kinds, presets, store.get('preferences').languages]
  return lists.some((list) => (list?.length ?? 0) > 0)
}

/** Whether there is data from when all sites on this host shared it, which this site has not taken over yet. */
function hasShared() {
  return read('taken') === null && readShared('version') !== null
}

/** Whether the page shows stored data but nothing can be stored. */
function isForgetting() {
  return document.querySelector('.personal, #puzzles') !== null && !isLasting()
}

/** Whether the reader has reordered the desks. */
function isOrdered() {
  const { order, hidden } = store.get('desks')
  return order.length + hidden.length > 0
}

/** Whether the reader has changed the appearance beyond light and dark. */
function isDressed() {
  const { accent, font, density, size, theme } = store.get('preferences')
  return [accent, font, density, size, theme === 'ink'].some(Boolean)
}

/** Whether there are headlines to move between by keys, or fields to type in. A phone has keys once one is pressed. */
function hasKeys() {
  const walked = matchMedia('(any-pointer: fine)').matches ? 'main [data-id], ' : ''
  return document.querySelector(`${walked}#search-field`) !== null
}

/** Whether a long page was left unfinished. */
function hasLeft() {
  return Object.values(store.get('pages')).some(({ share = 0 }) => share > 0 && share < 1)
}

function isFollowing() {
  return Object.values(store.get('following')).some((list) => list.length > 0)
}

/** Followed items are marked, and stories of several saved articles. */
function isMarking() {
  return isFollowing() || store.get('saved').length > 1
}

/**
 * Starts a feature, or arranges for it to start on demand.
 * @param {Feature} feature
 * @returns {Promise<void>}
 */
async function ready(feature) {
  const { where, load, when = () => true, kept = [], on } = feature
  const elements = document.querySelectorAll(where)
  // Elements that scripts create later may need it.
  if (elements.length === 0) {
    document.addEventListener('pulse:cards', () => void ready(feature), { once: true })
    return
  }
  /** @type {Event[]} */
  const events = []
  let hasBegun = false
  const begin = async () => {
    if (hasBegun) return
    hasBegun = true
    // A failing feature does not affect the others; the page remains usable as without scripts.
    try {
      const { start } = await load()
      if (on) for (const element of elements) element.removeEventListener(on, hold)
      await start(document, ...events)
    } catch (error) {
      document.dispatchEvent(new CustomEvent('pulse:failed', { detail: String(error) }))
    }
  }
  const hold = (/** @type {Event} */ event) => {
    events.push(event)
    void begin()
  }
  if (when()) return begin()
  for (const key of kept) store.watch(key, () => void begin())
  if (on) for (const element of elements) element.addEventListener(on, hold)
}
