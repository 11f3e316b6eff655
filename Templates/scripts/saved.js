// @ts-check
import { make } from './element.js'
import { day } from './filtering.js'
import { notice } from './notice.js'
import { download, isWeb, keptCard } from './shelf.js'
import { store } from './store.js'
import { words } from './words.js'

/** The reading list: chips to choose from it, and ways to take it along. @param {Document} page */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#saved'))
  let chip = 'all'
  await show()
  store.watch('saved', () => void show())
  page.addEventListener('pulse:language', () => void show())

  async function show() {
    const said = await words()
    const all = store.get('saved')
    const chosen = all.filter((/** @type {any} */ article) => isOf(chip, article))
    const list = make('div', { class: 'cards' }, ...chosen.map((/** @type {any} */ article) => keptCard(article, said)))
    const chips = make('div', { class: 'chips', role: 'group', 'aria-label': said.text('saved.choose') }, ...['all', 'today', 'week', 'images'].map((name) =>
      make('button', { type: 'button', 'aria-pressed': String(name === chip), onclick: () => { chip = name; void show() } }, said.text(`saved.${name}`))))
    const file = make('input', { type: 'file', accept: 'application/json,.json', hidden: true, onchange: () => void take(file.files?.[0]) })
    box.replaceChildren(
      make('p', { class: 'count', role: 'status' }, said.count('articles', chosen.length)), chips,
      ...(chosen.length > 0 ? [list] : [make('p', { class: 'empty' }, said.text(all.length > 0 ? 'saved.none-here' : 'saved.none'))]),
      make('div', { class: 'actions' },
        ...(all.length > 0 ? [
          make('button', { type: 'button', onclick: () => download('saved.json', 'application/json', JSON.stringify({ format: 'global-pulse-saved', articles: all }, null, 2)) }, said.text('saved.json')),
          make('button', { type: 'button', onclick: () => download('saved.md', 'text/markdown', markdown(all, said)) }, said.text('saved.markdown')),
        ] : []),
        make('button', { type: 'button', onclick: () => file.click() }, said.text('saved.import')), file))
    page.dispatchEvent(new CustomEvent('pulse:cards'))
  }

  /** @param {File | undefined} file */
  async function take(file) {
    const said = await words()
    const articles = read(await file?.text() ?? '')
    if (!articles) return notice(said.text('saved.not-ours'))
    const before = store.get('saved')
    const known = new Set(before.map((/** @type {any} */ article) => article.id))
    const added = articles.filter((article) => !known.has(article.id))
    store.set('saved', [...before, ...added])
    notice(said.count('saved.imported', added.length))
  }
}

/** @param {string} text @returns {any[] | null} */
function read(text) {
  try {
    const file = JSON.parse(text)
    const articles = file.format === 'global-pulse-saved' ? file.articles : file.data?.saved
    if (!Array.isArray(articles)) return null
    return articles.filter((article) => typeof article?.id === 'string' && typeof article.title === 'string')
  } catch {
    return null
  }
}

/** @param {string} chip @param {any} article */
function isOf(chip, article) {
  if (chip === 'images') return Boolean(article.image)
  if (chip === 'all') return true
  const [from, before] = day(/** @type {any} */ (chip), new Date())
  return article.at >= from && article.at < before
}

/** The list for any program that reads Markdown. @param {any[]} articles @param {import('./words.js').Words} said */
function markdown(articles, said) {
  const escaped = (/** @type {string} */ text) => text.replace(/[\\`*_{}[\]<>()#+!|-]/g, '\\$&')
  return `# ${said.text('title.saved')}\n\n` + articles.map(({ title, url, publisher, stamp }) =>
    `- ${isWeb(url) ? `[${escaped(title)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : escaped(title)}, ${escaped(publisher ?? '')}${stamp ? `, ${stamp.slice(0, 10)}` : ''}\n`).join('')
}
