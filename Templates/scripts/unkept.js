// @ts-check
import { notice } from './notice.js'
import { isLasting } from './storage.js'
import { words } from './words.js'

/** Whether the reader of this page knows. */
let isSaid = false

/**
 * Tells a reader that what they choose is forgotten with the page, where the browser's storage is full or blocked: once a page, when
 * something is chosen, or at once where the page is made of what is kept.
 * @param {Document} page
 * @param {...Event} events those that something could not be stored with
 */
export function start(page, ...events) {
  const tell = (/** @type {Event} */ event) => {
    if (event instanceof CustomEvent && chosen.has(event.detail)) void say()
  }
  page.documentElement.addEventListener('pulse:unkept', tell)
  for (const event of events) tell(event)
  if (page.querySelector('.personal, #puzzles') && !isLasting()) void say()
}

/** What readers choose. What is noted down by itself, as a visit, needs no word on every page. */
const chosen = new Set(['preferences', 'saved', 'muted', 'desks', 'following', 'discover', 'puzzles'])

async function say() {
  if (isSaid) return
  isSaid = true
  const text = (await words()).text('store.unkept')
  const shown = document.querySelector('.notice')
  if (!shown) return notice(text)
  // Beside what is just being said, with its button.
  if (!shown.textContent?.includes(text)) (shown.querySelector('button') ?? shown).before(`${text} `)
}
