// @ts-check
import { store } from './store.js'

/**
 * The one line for who is new here, whose place start.js has kept: whoever has followed or dismissed it does not see it again.
 * @param {Document} page
 */
export function start(page) {
  const done = () => store.set('onboarding', { isDone: true })
  page.querySelector('.strip a')?.addEventListener('click', done)
  page.querySelector('.strip button')?.addEventListener('click', () => {
    done()
    page.documentElement.classList.remove('unwelcomed')
    // The button that had the focus is gone: reading goes on at the next headline.
    const next = /** @type {HTMLElement | null} */ (page.querySelector('.strip ~ li a'))
    next?.focus()
  })
}
