// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { keys } from '../shapes.js'
import { store } from '../store.js'
import { undoable } from '../undoing.js'
import { codesIn, look, readsCodes } from './camera.js'
import { joined } from './merging.js'
import { Gathering } from './parts.js'
import { opened } from './sealing.js'

/** @typedef {import('../words.js').Words} Words */

/**
 * Merges another device's export with this device's data: from a file, from codes read by the camera or in pictures if
 * the browser can, or from their text.
 * @param {Words} said
 * @param {() => string | undefined} passphrase
 * @param {(text: string) => void} say
 * @param {() => Promise<void>} show
 */
export async function taking(said, passphrase, say, show) {
  const gathering = new Gathering()
  const seen = make('div', { class: 'camera' })
  const field = make('textarea', { name: 'sync-pasted', rows: 3, autocomplete: 'off', spellcheck: 'false' })

  /**
   * @param {string} text
   * @returns {boolean} whether all is there
   */
  const take = (text) => {
    // All codes may have been read before the passphrase was typed.
    const isAgain = text.trim() === '' && gathering.bytes !== undefined
    if (!isAgain && gathering.take(text) === 0) {
      say(said.text('sync.not-ours'))
      return false
    }
    const { bytes, count, total } = gathering
    say(bytes ? said.text('sync.working') : said.text('sync.some', { n: count, all: total }))
    if (bytes) void join(bytes)
    return bytes !== undefined
  }

  /** @param {Uint8Array} bytes */
  const join = async (bytes) => {
    const words = passphrase()
    if (words === undefined) return
    const text = await opened(bytes, words)
    if (text === undefined) return say(said.text('sync.wrong'))
    let count = 0
    const undo = undoable(keys, () => {
      count = store.import(text, joined)
    })
    if (count === 0) return say(said.text(store.isLater(text) ? 'saved.later' : 'sync.not-ours'))
    await show()
    // Redraws what was there, and returns the focus to the button that started this.
    const again = /** @type {HTMLElement | null} */ (document.querySelector('#settings [name="sync"]'))
    again?.focus()
    notice(said.text('sync.taken'), {
      label: said.text('tools.undo'),
      act: () => void undo().then(show),
    })
  }

  const [file, pictures] = ['.txt,text/plain', 'image/*'].map((accept) =>
    make('input', { type: 'file', accept, multiple: accept.startsWith('image'), hidden: true }),
  )
  file.addEventListener('change', async () => take((await file.files?.[0]?.text()) ?? ''))
  pictures.addEventListener('change', async () => take(await codesIn([...(pictures.files ?? [])])))
  const camera = () =>
    look(seen, (text) => text.startsWith('PULSE:') && take(text)).catch(() => say(said.text('sync.no-camera')))
  const button = (/** @type {string} */ key, /** @type {() => unknown} */ act) =>
    make('button', { type: 'button', onclick: () => void act() }, said.text(key))
  const reads = await readsCodes()
  return make(
    'div',
    { class: 'sync-taking' },
    make('h3', {}, said.text('sync.from')),
    make(
      'div',
      { class: 'actions' },
      button('sync.from-file', () => file.click()),
      file,
      reads && navigator.mediaDevices ? button('sync.from-camera', camera) : null,
      reads ? button('sync.from-picture', () => pictures.click()) : null,
      pictures,
    ),
    seen,
    make('label', {}, make('span', {}, said.text('sync.from-text')), field),
    make(
      'div',
      { class: 'actions' },
      button('sync.take', () => take(field.value)),
    ),
  )
}
