// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'

/** @typedef {import('../words.js').Words} Words */

/** The text sizes in the settings, the default first. */
const sizes = /** @type {const} */ (['normal', 'large', 'larger'])

/**
 * Offers text sizes on a reader's first visit. The choice is applied at once.
 * @param {Words} said
 * @returns {HTMLElement}
 */
export function textSizes(said) {
  const chosen = store.get('preferences').size ?? 'normal'
  const pill = (/** @type {typeof sizes[number]} */ size) => {
    /** @type {HTMLButtonElement} */
    const button = make(
      'button',
      { type: 'button', 'aria-pressed': String(size === chosen), onclick: () => choose(size, button) },
      said.text(`settings.size.${size}`),
    )
    return button
  }
  return make(
    'fieldset',
    { class: 'pill-group text-sizes' },
    make('legend', {}, said.text('settings.size')),
    make('div', { class: 'chips' }, ...sizes.map(pill)),
  )
}

/**
 * @param {typeof sizes[number]} size
 * @param {HTMLElement} button
 */
function choose(size, button) {
  store.update('preferences', (before) => ({ ...before, size }))
  for (const each of button.parentElement?.children ?? []) each.setAttribute('aria-pressed', String(each === button))
}
