// @ts-check
import { store } from './store.js'

/**
 * The welcome line for new readers, for which start.js has reserved space. Readers who have used or dismissed it do not
 * see it again.
 * @param {Document} page
 */
export function start(page) {
  const done = () => store.set('onboarding', { isDone: true })
  page.querySelector('.strip a')?.addEventListener('click', done)
  page.querySelector('.strip button')?.addEventListener('click', () => {
    done()
    page.documentElement.classList.remove('unwelcomed')
    // The focused button is gone, so move the focus to the next headline.
    const next = /** @type {HTMLElement | null} */ (page.querySelector('.strip ~ li a'))
    next?.focus()
  })
}
