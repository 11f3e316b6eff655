// @ts-check
import { store } from './store.js'

/**
 * Shows how many of the numbered stories have been read, as a bar above them, and a line below them once all have.
 * Muted and hidden stories don't count.
 * @param {Document} page
 */
export function start(page) {
  const bar = /** @type {HTMLProgressElement} */ (page.querySelector('.today-bar'))
  const done = /** @type {HTMLElement | null} */ (page.querySelector('.end-done'))
  const told = /** @type {HTMLElement[]} */ ([...page.querySelectorAll('.hero[data-id], .ranks [data-id]')])
  const show = () => {
    const read = store.get('read')
    const seen = told.filter((element) => element.checkVisibility())
    // A progress bar needs a maximum above zero.
    bar.max = seen.length || 1
    bar.value = seen.filter(({ dataset }) => (dataset.id ?? '') in read).length
    if (done) done.hidden = seen.length === 0 || bar.value < bar.max
  }
  show()
  store.watch('read', show)
  page.addEventListener('pulse:hidden', show)
}
