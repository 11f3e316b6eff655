// @ts-check
import { store } from './store.js'

/**
 * How many of the numbered stories were read, as a bar above them, and a line below them once all were. What the reader has muted or
 * put away is nothing to be read.
 * @param {Document} page
 */
export function start(page) {
  const bar = /** @type {HTMLProgressElement} */ (page.querySelector('.today-bar'))
  const done = /** @type {HTMLElement | null} */ (page.querySelector('.end-done'))
  const told = /** @type {HTMLElement[]} */ ([...page.querySelectorAll('.hero[data-id], .ranks [data-id]')])
  const show = () => {
    const read = store.get('read')
    const seen = told.filter((element) => element.checkVisibility())
    // No bar has nothing for its whole.
    bar.max = seen.length || 1
    bar.value = seen.filter(({ dataset }) => (dataset.id ?? '') in read).length
    if (done) done.hidden = seen.length === 0 || bar.value < bar.max
  }
  show()
  store.watch('read', show)
  page.addEventListener('pulse:hidden', show)
}
