// @ts-check
import { entry, record } from './cards.js'
import { icon, make } from './element.js'
import { notice } from './notice.js'
import { share } from './share.js'
import { store } from './store.js'
import { words } from './words.js'

/** What can be done with an article, in a row below it: keep it, pass it on, hear no more of its source. @param {Document} page */
export async function start(page) {
  // Heard from the beginning: the reading list may be there before the words are.
  page.addEventListener('pulse:cards', () => void equip(page))
  page.addEventListener('pulse:language', () => {
    for (const row of page.querySelectorAll('.tools')) row.remove()
    void equip(page)
  })
  store.watch('saved', () => press(page))
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('.tools button') : null
    const card = /** @type {HTMLElement | null} */ (button?.closest('[data-id]'))
    if (button instanceof HTMLElement && card) void act(button.dataset.act ?? '', entry(card))
  })
  await equip(page)
}

/** @param {Document} page */
async function equip(page) {
  const said = await words()
  for (const card of page.querySelectorAll('.card, .account')) {
    if (!(card instanceof HTMLElement) || card.querySelector('.tools')) continue
    const title = entry(card).title
    const button = (/** @type {'save' | 'share' | 'mute'} */ name) =>
      make('button', { type: 'button', 'data-act': name, 'aria-label': `${said.text('tools.' + name)}: ${title}`, title: said.text('tools.' + name) }, icon(name))
    card.append(make('div', { class: 'tools' }, button('save'), button('share'), button('mute')))
  }
  press(page)
}

/** Shows which articles are kept. @param {Document} page */
function press(page) {
  const saved = new Set(store.get('saved').map((/** @type {any} */ article) => article.id))
  for (const button of page.querySelectorAll('.tools [data-act="save"]')) {
    const id = /** @type {HTMLElement | null} */ (button.closest('[data-id]'))?.dataset.id
    button.setAttribute('aria-pressed', String(saved.has(id)))
  }
}

/** @param {string} act @param {import('./cards.js').Entry} article */
async function act(act, article) {
  const said = await words()
  if (act === 'save') {
    const before = store.get('saved')
    const isSaved = before.some((/** @type {any} */ kept) => kept.id === article.id)
    store.set('saved', isSaved
      ? before.filter((/** @type {any} */ kept) => kept.id !== article.id)
      : [{ ...record(article), at: Date.now() }, ...before])
    notice(said.text(isSaved ? 'tools.unsaved' : 'tools.saved'), isSaved ? { label: said.text('tools.undo'), act: () => store.set('saved', before) } : undefined)
  } else if (act === 'share') {
    await share(article.title, article.url)
  } else {
    const before = store.get('muted')
    store.set('muted', { ...before, sources: [...new Set([...before.sources, article.source])] })
    notice(said.text('tools.muted', { source: article.publisher }), { label: said.text('tools.undo'), act: () => store.set('muted', before) })
  }
}
