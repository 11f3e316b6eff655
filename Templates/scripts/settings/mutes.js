// @ts-check
import { make } from '../element.js'
import { kinds } from '../filtering.js'
import { presets } from '../own/presets.js'
import { store } from '../store.js'

/**
 * The muted sources, words and kinds of articles.
 * @param {import('../words.js').Words} said
 * @param {ReportFeed[]} feeds
 */
export function mutes(said, feeds) {
  const { sources, words: muted, kinds: ownKinds } = store.get('muted')
  const mutedKinds = ownKinds ?? []
  /**
   * @param {string} name
   * @param {'sources' | 'words' | 'kinds'} list
   * @param {string} value
   */
  const mute = (name, list, value) => {
    const hear = () =>
      store.update('muted', (all) => ({ ...all, [list]: (all[list] ?? []).filter((one) => one !== value) }))
    const label = `${said.text('settings.unmute')}: ${name}`
    const button = make('button', { type: 'button', 'aria-label': label, onclick: hear }, said.text('settings.unmute'))
    return make('li', {}, name, ' ', button)
  }
  const field = make('input', { name: 'word', autocomplete: 'off', maxlength: 80 })
  const add = (/** @type {Event} */ event) => {
    event.preventDefault()
    const word = field.value.trim()
    if (word) store.update('muted', (before) => ({ ...before, words: [...new Set([...before.words, word])] }))
  }
  const open = kinds.filter((kind) => !mutedKinds.includes(kind))
  const choice = make(
    'select',
    { name: 'kind' },
    ...open.map((value) => make('option', { value }, said.text(`kind.${value}`))),
  )
  const addKind = (/** @type {Event} */ event) => {
    event.preventDefault()
    const kind = choice.value
    if (kind) store.update('muted', (before) => ({ ...before, kinds: [...new Set([...(before.kinds ?? []), kind])] }))
  }
  return make(
    'section',
    {},
    make('h2', {}, said.text('settings.muted')),
    make(
      'ul',
      { class: 'mutes' },
      ...sources.map((id) => mute(feeds.find(({ feed }) => feed === id)?.name ?? id, 'sources', id)),
      ...muted.map((word) => mute(`“${word}”`, 'words', word)),
      ...mutedKinds.map((kind) => mute(said.text(`kind.${kind}`), 'kinds', kind)),
    ),
    sources.length + muted.length + mutedKinds.length === 0 ? make('p', {}, said.text('settings.muted.none')) : null,
    make(
      'form',
      { onsubmit: add },
      make('label', {}, make('span', {}, said.text('settings.mute-word')), field),
      make('button', { type: 'submit' }, said.text('settings.mute')),
    ),
    ready(said),
    open.length > 0
      ? make(
          'form',
          { onsubmit: addKind },
          make('label', {}, make('span', {}, said.text('settings.mute-kind')), choice),
          make('button', { type: 'submit' }, said.text('settings.mute')),
        )
      : null,
  )
}

/**
 * The ready-made lists of words, and whether muted articles are hidden or blurred.
 * @param {import('../words.js').Words} said
 */
function ready(said) {
  const { presets: known, isBlurred = false } = store.get('muted')
  const chosen = known ?? []
  const box = (
    /** @type {string} */ name,
    /** @type {boolean} */ checked,
    /** @type {string} */ text,
    /** @type {(isOn: boolean) => Partial<import('../shapes.js').Values['muted']>} */ change,
  ) => {
    /** @type {HTMLInputElement} */
    const input = make('input', {
      type: 'checkbox',
      name,
      checked,
      onchange: () => store.update('muted', (before) => ({ ...before, ...change(input.checked) })),
    })
    return make('label', { class: 'check' }, input, text)
  }
  return make(
    'div',
    { role: 'group', 'aria-labelledby': 'presets' },
    make('h3', { id: 'presets' }, said.text('settings.presets')),
    ...presets.map((name) =>
      box(`preset-${name}`, chosen.includes(name), said.text(`settings.preset.${name}`), (isOn) => ({
        presets: [...chosen.filter((one) => one !== name), ...(isOn ? [name] : [])],
      })),
    ),
    box('blur', isBlurred, said.text('settings.blur'), (isOn) => ({ isBlurred: isOn })),
  )
}
