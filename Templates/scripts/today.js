// @ts-check
import { store } from './store.js'

/**
 * How many of the numbered stories were read, as a bar above them.
 * @param {Document} page
 */
export function start(page) {
  const bar = /** @type {HTMLProgressElement} */ (page.querySelector('.today-bar'))
  const ids = [...page.querySelectorAll('.hero[data-id], .ranks [data-id]')].map(
    (element) => /** @type {HTMLElement} */ (element).dataset.id ?? '',
  )
  const show = () => {
    const read = store.get('read')
    bar.value = ids.filter((id) => id in read).length
    page.documentElement.classList.toggle('is-done', bar.value === bar.max)
  }
  show()
  store.watch('read', show)
}
