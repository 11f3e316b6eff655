// @ts-check
import { make } from './element.js'
import { store } from './store.js'
import { words } from './words.js'

const panels = 3

/**
 * Three panels on the first visit: what this is, what can be done, whose the data is.
 * @param {Document} page
 */
export async function start(page) {
  if (store.get('onboarding').isDone) return
  const said = await words()
  let shown = 0
  const title = make('h2', { id: 'welcome-title', tabindex: '-1' })
  const text = make('p')
  const step = make('p', { class: 'step', 'aria-live': 'polite' })
  const next = make('button', {
    type: 'button',
    class: 'primary',
    onclick: () => (shown + 1 < panels ? show(shown + 1) : dialog.close()),
  })
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    { class: 'welcome', 'aria-labelledby': 'welcome-title' },
    title,
    text,
    step,
    make(
      'div',
      { class: 'actions' },
      make('button', { type: 'button', onclick: () => dialog.close() }, said.text('welcome.skip')),
      next,
    ),
  )
  dialog.addEventListener('close', () => {
    store.set('onboarding', { isDone: true })
    dialog.remove()
  })
  /** @param {number} number */
  function show(number) {
    shown = number
    title.textContent = said.text(`welcome.${number + 1}.title`)
    text.textContent = said.text(`welcome.${number + 1}.text`)
    step.textContent = said.text('welcome.step', { step: number + 1, of: panels })
    next.textContent = said.text(number + 1 < panels ? 'welcome.next' : 'welcome.begin')
    title.focus()
  }
  page.body.append(dialog)
  dialog.showModal()
  show(0)
}
