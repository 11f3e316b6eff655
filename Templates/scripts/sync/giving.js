// @ts-check
import { make } from '../element.js'
import { keys } from '../shapes.js'
import { download } from '../shelf.js'
import { store } from '../store.js'
import { codes } from './codes.js'
import { codesOf } from './parts.js'
import { sealed } from './sealing.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('../shapes.js').Key} Key */

/** The maximum number of codes: nobody would film more. */
const most = 40

/**
 * The parts that can be exported separately.
 * @type {Record<string, Key[]>}
 */
const parts = {
  choices: ['preferences', 'muted', 'desks', 'onboarding'],
  following: ['following', 'discover'],
  saved: ['saved'],
  read: ['read', 'history', 'pages', 'visit', 'visits', 'searches'],
  puzzles: ['puzzles'],
  media: ['media'],
}

/**
 * Exports the data, or a part of it, for another device: as a file or as codes.
 * @param {Words} said
 * @param {() => string | undefined} passphrase
 * @param {(text: string) => void} say
 */
export function giving(said, passphrase, say) {
  const boxes = Object.keys(parts).map((name) =>
    make('input', { type: 'checkbox', name: `sync-${name}`, value: name, checked: true }),
  )
  const shown = make('div')
  /** @param {(bytes: Uint8Array) => void | Promise<void>} use */
  const give = (use) => async () => {
    const words = passphrase()
    if (words === undefined) return
    say(said.text('sync.working'))
    shown.replaceChildren()
    await use(await sealed(chosen(boxes.filter((box) => box.checked).map((box) => box.value)), words))
  }
  const toFile = give((bytes) => {
    say(said.text('sync.given'))
    download('global-pulse.sealed.txt', 'text/plain', codesOf(bytes).join('\n'))
  })
  const toCodes = give(async (bytes) => {
    const texts = codesOf(bytes)
    if (texts.length > most) return say(said.text('sync.too-many', { n: texts.length, most }))
    try {
      shown.replaceChildren(await codes(texts, said))
      shown.scrollIntoView({ block: 'nearest' })
      say('')
    } catch {
      // Offline, or the site was built without the library.
      say(said.text('sync.no-codes'))
    }
  })
  return make(
    'div',
    { class: 'sync-giving' },
    make(
      'fieldset',
      {},
      make('legend', {}, said.text('sync.what')),
      ...boxes.map((box) => make('label', { class: 'check' }, box, said.text(`sync.part.${box.value}`))),
    ),
    make(
      'div',
      { class: 'actions' },
      make('button', { type: 'button', onclick: () => void toFile() }, said.text('sync.to-file')),
      make('button', { type: 'button', onclick: () => void toCodes() }, said.text('sync.to-codes')),
    ),
    shown,
  )
}

/**
 * Returns an export of some parts of the data.
 * @param {string[]} names
 */
function chosen(names) {
  const { data, ...head } = JSON.parse(store.export())
  const wanted = new Set(names.flatMap((name) => parts[name] ?? []))
  const kept = keys.filter((key) => wanted.has(key) && key in data).map((key) => [key, data[key]])
  return JSON.stringify({ ...head, data: Object.fromEntries(kept) })
}
