// @ts-check
import { notice } from './notice.js'
import { isLasting } from './storage.js'
import { words } from './words.js'

/** Whether the reader of this page has been told. */
let isSaid = false

/**
 * Tells the reader that choices last only as long as the page, if the browser's storage is full or blocked: once per
 * page, when something is chosen, or at once on pages that show stored data.
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

/** The reader's own choices. Automatic records, such as visits, need no message on every page. */
const chosen = new Set(['preferences', 'saved', 'muted', 'desks', 'following', 'discover', 'puzzles'])

async function say() {
  if (isSaid) return
  isSaid = true
  const text = (await words()).text('store.unkept')
  const shown = document.querySelector('.notice')
  if (!shown) return notice(text)
  // In addition to the current message and its button.
  if (!shown.textContent?.includes(text)) (shown.querySelector('button') ?? shown).before(`${text} `)
}
