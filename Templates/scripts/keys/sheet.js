// @ts-check
import { make } from '../element.js'
import { acts, places } from '../keys.js'
import { dressed } from '../page.js'
import { store } from '../store.js'
import { words } from '../words.js'

/**
 * Shows the keyboard shortcuts, and lets the reader turn them off.
 * @param {Document} page
 */
export async function show(page) {
  const [said] = await Promise.all([words(), dressed('keys.css')])
  /** @param {[keys: string[], text: string][]} rows */
  const list = (rows) =>
    make(
      'dl',
      {},
      ...rows.map(([keys, text]) =>
        make('div', {}, make('dt', {}, ...keys.flatMap((key) => [make('kbd', {}, key), ' '])), make('dd', {}, text)),
      ),
    )
  const close = () => dialog.close()
  const off = () => {
    store.update('preferences', (before) => ({ ...before, keys: 'off' }))
    close()
  }
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    { class: 'keys', 'aria-labelledby': 'keys-title', onclose: () => dialog.remove() },
    make('h2', { id: 'keys-title' }, said.text('keys.title')),
    list([
      [['j'], said.text('keys.next')],
      [['k'], said.text('keys.previous')],
      [['o'], said.text('keys.open')],
      ...acts.map(([key, name]) => /** @type {[string[], string]} */ ([[key], said.text(`keys.${name}`)])),
      [['/'], said.text('keys.search')],
      [['?'], said.text('keys.sheet')],
    ]),
    make('h3', {}, said.text('keys.go')),
    list(places.map(([key, , name]) => [['g', key], said.text(name)])),
    make(
      'p',
      { class: 'keys-ways' },
      make('button', { type: 'button', onclick: close, autofocus: true }, said.text('gallery.close')),
      ' ',
      make('button', { type: 'button', onclick: off }, said.text('keys.off')),
    ),
  )
  page.body.append(dialog)
  dialog.showModal()
}
