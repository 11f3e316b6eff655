// @ts-check
import { entry, record } from './cards.js'
import { store } from './store.js'

/** The number of articles remembered as read, and the number listed in the history. */
const limits = { read: 3000, history: 500 }

/**
 * Marks articles as read, and records the history.
 * @param {Document} page
 */
export function start(page) {
  mark(page)
  store.watch('read', () => mark(page))
  page.addEventListener('pulse:cards', () => mark(page))
  for (const event of ['click', 'auxclick']) {
    page.addEventListener(event, (happened) => {
      const link =
        happened.target instanceof Element
          ? happened.target.closest('.words a, .account h2 a, [data-id] .facts a:has(strong)')
          : null
      const card = /** @type {HTMLElement | null} */ (link?.closest('[data-id]'))
      if (card) remember(entry(card))
    })
  }
}

/** @param {import('./cards.js').Entry} article */
function remember(article) {
  const at = Date.now()
  store.update('read', (read) => {
    const all = Object.entries({ ...read, [article.id]: at })
    return Object.fromEntries(all.sort((a, b) => b[1] - a[1]).slice(0, limits.read))
  })
  store.update('history', (history) =>
    [{ ...record(article), at }, ...history.filter(({ id }) => id !== article.id)].slice(0, limits.history),
  )
}

/** @param {Document} page */
function mark(page) {
  const read = store.get('read')
  for (const element of page.querySelectorAll('[data-id]')) {
    element.classList.toggle('is-read', element instanceof HTMLElement && (element.dataset.id ?? '') in read)
  }
}
