// @ts-check
import { chosen } from './chosen.js'
import { make } from './element.js'
import { address } from './page.js'
import { data } from './settings/data.js'
import { dress } from './settings/dress.js'
import { mutes } from './settings/mutes.js'
import { order } from './settings/order.js'
import { widget } from './settings/widget.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./words.js').Words} Words */

/**
 * The settings page: all of the reader's choices and stored data.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#settings'))
  const languages = (box.dataset.languages ?? 'en').split(' ')
  const answer = await fetch(address('report.json')).catch(() => null)
  /** @type {ReportFeed[]} */
  const feeds = answer?.ok ? (await answer.json()).feeds : []
  await show()
  page.addEventListener('pulse:language', () => void show())
  store.watch('muted', () => void show())

  async function show() {
    const said = await words()
    const [desks, frame] = await Promise.all([order(), widget()])
    const focused = page.activeElement instanceof HTMLElement ? page.activeElement.getAttribute('name') : null
    box.replaceChildren(
      look(said, languages, page.documentElement),
      contents(said, feeds) ?? '',
      desks,
      mutes(said, feeds),
      data(said, feeds, page.documentElement, show),
      frame,
    )
    if (focused) /** @type {HTMLElement | null} */ (box.querySelector(`[name="${focused}"]`))?.focus()
  }
}

/**
 * @template {keyof import('./shapes.js').Preferences} Name
 * @param {Name} name
 * @param {import('./shapes.js').Preferences[Name]} value
 */
function prefer(name, value) {
  store.update('preferences', (before) => ({ ...before, [name]: value }))
}

/**
 * The appearance and language of pages.
 * @param {Words} said
 * @param {string[]} languages of the interface
 * @param {HTMLElement} html
 */
function look(said, languages, html) {
  const {
    theme = 'system',
    size = 'normal',
    keys = 'on',
    accent = 'beat',
    font = 'both',
    density = 'airy',
  } = store.get('preferences')
  /**
   * @param {string} name
   * @param {[id: string, text: string][]} options
   * @param {string} value
   * @param {(value: string) => void} act
   */
  const choice = (name, options, value, act) => {
    /** @type {HTMLSelectElement} */
    const select = make(
      'select',
      { name, onchange: () => act(select.value) },
      ...options.map(([id, text]) => make('option', { value: id, selected: id === value }, text)),
    )
    return make('label', {}, make('span', {}, said.text(`settings.${name}`)), select)
  }
  /**
   * @param {string} name
   * @param {string[]} ids
   * @returns {[string, string][]}
   */
  const named = (name, ids) => ids.map((id) => [id, said.text(`settings.${name}.${id}`)])
  return make(
    'section',
    {},
    make('h2', {}, said.text('settings.look')),
    choice('theme', named('theme', ['system', 'light', 'dark', 'ink']), theme, (value) => {
      prefer('theme', value)
      dress(value, html)
    }),
    choice('size', named('size', ['normal', 'large', 'larger']), size, (value) => prefer('size', value)),
    ...looks(said, { accent, font, density }, choice),
    choice(
      'language',
      languages.map((id) => [id, new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id]),
      chosen(),
      (value) => prefer('language', value),
    ),
    choice('keys', named('keys', ['on', 'off']), keys, (value) => prefer('keys', value)),
  )
}

/** Further choices of appearance; the first of each is the default. */
const others = /** @type {const} */ ({
  accent: ['beat', 'blue', 'green', 'violet'],
  font: ['both', 'serif', 'sans', 'legible'],
  density: ['airy', 'dense'],
})

/**
 * @param {Words} said
 * @param {Record<keyof typeof others, string>} chosen
 * @param {(name: string, options: [id: string, text: string][], value: string, act: (value: string) => void) => HTMLElement} choice
 */
function looks(said, chosen, choice) {
  return /** @type {(keyof typeof others)[]} */ (Object.keys(others)).map((name) =>
    choice(
      name,
      others[name].map((id) => [id, said.text(`settings.${name}.${id}`)]),
      chosen[name],
      (value) => prefer(name, value),
    ),
  )
}

/**
 * The languages of articles. Choosing all counts as choosing none, so that a new source in another language is shown.
 * @param {Words} said
 * @param {ReportFeed[]} feeds
 */
function contents(said, feeds) {
  const ids = [
    ...new Set(
      feeds.flatMap(({ language, languages }) => [
        ...(language ? [language.split('-')[0].toLowerCase()] : []),
        ...(languages ?? []),
      ]),
    ),
  ].sort()
  if (ids.length < 2) return null
  const languages = store.get('preferences').languages ?? []
  const names = new Intl.DisplayNames(said.language, { type: 'language' })
  const boxes = ids.map((id) =>
    make('input', {
      type: 'checkbox',
      checked: languages.length === 0 || languages.includes(id),
      value: id,
      onchange: () => {
        const on = boxes.filter((box) => box.checked).map((box) => box.value)
        prefer('languages', on.length === ids.length ? [] : on)
      },
    }),
  )
  return make(
    'fieldset',
    {},
    make('legend', {}, said.text('settings.contents')),
    ...boxes.map((box) => make('label', { class: 'check' }, box, names.of(box.value) ?? box.value)),
  )
}
