// @ts-check
import { chosen } from './chosen.js'
import { make } from './element.js'
import { notice } from './notice.js'
import { address } from './page.js'
import { download } from './shelf.js'
import { opml } from './subscriptions.js'
import { store } from './store.js'
import { words } from './words.js'

/** Everything that a reader may choose, and everything that is kept of them, in one place. @param {Document} page */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#settings'))
  const languages = (box.dataset.languages ?? 'en').split(' ')
  const answer = await fetch(address('report.json')).catch(() => null)
  /** @type {{ name: string, feed: string, category: string, language?: string }[]} */
  const feeds = answer?.ok ? (await answer.json()).feeds : []
  await show()
  page.addEventListener('pulse:language', () => void show())
  store.watch('muted', () => void show())

  async function show() {
    const said = await words()
    const preferences = store.get('preferences')
    const muted = store.get('muted')
    /** @param {string} name @param {any} value */
    const prefer = (name, value) => store.update('preferences', (before) => ({ ...before, [name]: value }))
    /** @param {string} name @param {[string, string][]} options @param {string} value @param {(value: string) => void} act */
    const choice = (name, options, value, act) => make('label', {}, make('span', {}, said.text(`settings.${name}`)),
      make('select', { name, onchange: (/** @type {any} */ event) => act(event.target.value) },
        ...options.map(([id, text]) => make('option', { value: id, selected: id === value }, text))))
    const names = new Intl.DisplayNames(said.language, { type: 'language' })
    const contents = [...new Set(feeds.map(({ language }) => (language ?? '').split('-')[0].toLowerCase()).filter(Boolean))].sort()
    const focused = page.activeElement instanceof HTMLElement ? page.activeElement.getAttribute('name') : null
    box.replaceChildren(
      make('section', {}, make('h2', {}, said.text('settings.look')),
        choice('theme', ['system', 'light', 'dark'].map((id) => [id, said.text(`settings.theme.${id}`)]), preferences.theme ?? 'system', (value) => {
          prefer('theme', value)
          dress(value, page)
        }),
        choice('size', ['normal', 'large', 'larger'].map((id) => [id, said.text(`settings.size.${id}`)]), preferences.size ?? 'normal', (value) => {
          prefer('size', value)
          page.documentElement.dataset.size = value
        }),
        choice('language', languages.map((id) => [id, new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id]), chosen(), (value) => prefer('language', value))),
      contents.length > 1 ? make('fieldset', {}, make('legend', {}, said.text('settings.contents')),
        ...contents.map((id) => make('label', { class: 'check' }, make('input', { type: 'checkbox', checked: !(preferences.languages?.length) || preferences.languages.includes(id), value: id,
          onchange: () => {
            const on = [...box.querySelectorAll('fieldset input:checked')].map((input) => /** @type {HTMLInputElement} */ (input).value)
            prefer('languages', on.length === contents.length ? [] : on)
          } }), names.of(id) ?? id))) : '',
      make('section', {}, make('h2', {}, said.text('settings.muted')),
        make('ul', { class: 'mutes' }, ...[
          ...muted.sources.map((/** @type {string} */ id) => mute(feeds.find((feed) => feed.feed === id)?.name ?? id, 'sources', id)),
          ...muted.words.map((/** @type {string} */ word) => mute(`“${word}”`, 'words', word))]),
        muted.sources.length + muted.words.length === 0 ? make('p', {}, said.text('settings.muted.none')) : null,
        make('form', { onsubmit: (/** @type {any} */ event) => {
          event.preventDefault()
          const word = event.target.elements.word.value.trim()
          if (word) store.update('muted', (before) => ({ ...before, words: [...new Set([...before.words, word])] }))
        } }, make('label', {}, make('span', {}, said.text('settings.mute-word')), make('input', { name: 'word', autocomplete: 'off', maxlength: 80 })),
          make('button', { type: 'submit' }, said.text('settings.mute')))),
      make('section', {}, make('h2', {}, said.text('settings.data')), make('p', {}, said.text('settings.data.note')),
        make('div', { class: 'actions' }, ...actions(said))))
    if (focused) /** @type {HTMLElement | null} */ (box.querySelector(`[name="${focused}"]`))?.focus()

    /** @param {string} name @param {'sources' | 'words'} list @param {string} value */
    function mute(name, list, value) {
      return make('li', {}, name, ' ', make('button', { type: 'button', 'aria-label': `${said.text('settings.unmute')}: ${name}`,
        onclick: () => store.update('muted', (before) => ({ ...before, [list]: before[list].filter((/** @type {string} */ one) => one !== value) })) }, said.text('settings.unmute')))
    }
  }

  /** @param {import('./words.js').Words} said */
  function actions(said) {
    const file = make('input', { type: 'file', accept: 'application/json,.json', hidden: true, onchange: async () => {
      const count = store.import(await file.files?.[0]?.text() ?? '')
      notice(count > 0 ? said.text('settings.imported') : said.text('saved.not-ours'))
      if (count > 0) await show()
    } })
    /** @param {string} key @param {() => void} act */
    const button = (key, act) => make('button', { type: 'button', onclick: act }, said.text(key))
    return [
      button('settings.export', () => download('global-pulse.json', 'application/json', store.export())),
      button('settings.import', () => file.click()), file,
      feeds.length > 0 ? button('settings.opml', () => download('sources.opml', 'text/x-opml', opml(document.title, feeds.filter((feed) => !store.get('muted').sources.includes(feed.feed))))) : null,
      button('settings.clear', () => {
        const before = store.export()
        store.clear()
        dress('system', document)
        void show()
        notice(said.text('settings.cleared'), { label: said.text('tools.undo'), act: () => { store.import(before); void show() } })
      }),
    ]
  }
}

/** @param {string} theme @param {Document} page */
function dress(theme, page) {
  if (theme === 'system') delete page.documentElement.dataset.theme
  else page.documentElement.dataset.theme = theme
}
