// @ts-check
import { make } from '../element.js'
import { ownWords } from '../own/words.js'
import { sheet } from '../page.js'
import { giving } from './giving.js'
import { taking } from './taking.js'

/**
 * Transfers data between two of a reader's devices: one exports it encrypted, and the other merges it with its own. No
 * server is involved.
 * @param {HTMLElement} box
 * @param {() => Promise<void>} show says anew what is kept
 */
export async function start(box, show) {
  const said = await ownWords()
  if (!document.querySelector('link[href$="sync.css"]'))
    document.head.append(make('link', { rel: 'stylesheet', href: sheet('sync.css') }))
  const field = make('input', {
    type: 'password',
    name: 'sync-passphrase',
    autocomplete: 'off',
    minlength: shortest,
    'aria-describedby': 'sync-note',
  })
  const status = make('p', { class: 'sync-said', role: 'status' })
  const say = (/** @type {string} */ text) => {
    status.textContent = text
  }
  const passphrase = () => {
    if (field.value.trim().length >= shortest) return field.value
    say(said.text('sync.short', { n: shortest }))
    field.focus()
    return undefined
  }
  box.replaceChildren(
    make('h3', {}, said.text('settings.sync')),
    make('p', { id: 'sync-note' }, said.text('sync.note', { n: shortest })),
    make('label', {}, make('span', {}, said.text('sync.passphrase')), field),
    giving(said, passphrase, say),
    await taking(said, passphrase, say, show),
    status,
  )
  field.focus()
}

/** The minimum length of a passphrase, because whoever finds the file can try many. */
const shortest = 8
