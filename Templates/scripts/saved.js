// @ts-check
import { make } from './element.js'
import { day } from './filtering.js'
import { notice } from './notice.js'
import { isRecord } from './shapes.js'
import { download, isWeb, keptCard } from './shelf.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./shapes.js').Kept} Kept */
/** @typedef {import('./words.js').Words} Words */

/** What of the list can be chosen. */
const chips = /** @type {const} */ (['all', 'today', 'week', 'images'])

/** @typedef {typeof chips[number]} Chip */

/**
 * The reading list: chips to choose from it, and ways to take it along.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#saved'))
  /** @type {Chip} */
  let chip = 'all'
  await show()
  store.watch('saved', () => void show())
  page.addEventListener('pulse:language', () => void show())

  async function show() {
    const said = await words()
    const all = store.get('saved')
    const chosen = all.filter((article) => isOf(chip, article))
    const choose = (/** @type {Chip} */ name) => {
      chip = name
      void show()
    }
    box.replaceChildren(
      make('p', { class: 'count', role: 'status' }, said.count('articles', chosen.length)),
      choices(chip, said, choose),
      chosen.length > 0
        ? make('div', { class: 'cards' }, ...chosen.map((article) => keptCard(article, said)))
        : make('p', { class: 'empty' }, said.text(all.length > 0 ? 'saved.none-here' : 'saved.none')),
      actions(all, said),
    )
  }
}

/**
 * @param {Chip} chip the chosen one
 * @param {Words} said
 * @param {(chip: Chip) => void} choose
 */
function choices(chip, said, choose) {
  return make(
    'div',
    { class: 'chips', role: 'group', 'aria-label': said.text('saved.choose') },
    ...chips.map((name) =>
      make(
        'button',
        { type: 'button', 'aria-pressed': String(name === chip), onclick: () => choose(name) },
        said.text(`saved.${name}`),
      ),
    ),
  )
}

/**
 * Ways to take the list along, and to bring one.
 * @param {Kept[]} all
 * @param {Words} said
 */
function actions(all, said) {
  /** @type {HTMLInputElement} */
  const file = make('input', {
    type: 'file',
    accept: 'application/json,.json',
    hidden: true,
    onchange: () => void take(file.files?.[0]),
  })
  /**
   * @param {string} key
   * @param {() => void} act
   */
  const button = (key, act) => make('button', { type: 'button', onclick: act }, said.text(key))
  const json = () => JSON.stringify({ format: 'global-pulse-saved', articles: all }, null, 2)
  const ways = [
    button('saved.json', () => download('saved.json', 'application/json', json())),
    button('saved.markdown', () => download('saved.md', 'text/markdown', markdown(all, said))),
  ]
  return make(
    'div',
    { class: 'actions' },
    ...(all.length > 0 ? ways : []),
    button('saved.import', () => file.click()),
    file,
  )
}

/**
 * Adds what a file holds to the list.
 * @param {File | undefined} file
 */
async function take(file) {
  const said = await words()
  const articles = read((await file?.text()) ?? '')
  if (!articles) return notice(said.text('saved.not-ours'))
  const before = store.get('saved')
  const known = new Set(before.map(({ id }) => id))
  const added = articles.filter(({ id }) => !known.has(id))
  store.set('saved', [...before, ...added])
  notice(said.count('saved.imported', added.length))
}

/**
 * The articles of an export, of the list alone or of everything.
 * @param {string} text
 * @returns {Kept[] | null}
 */
function read(text) {
  try {
    /** @type {unknown} */
    const file = JSON.parse(text)
    if (!isRecord(file)) return null
    const articles = file.format === 'global-pulse-saved' ? file.articles : isRecord(file.data) && file.data.saved
    if (!Array.isArray(articles)) return null
    return articles.filter((article) => typeof article?.id === 'string' && typeof article.title === 'string')
  } catch {
    return null
  }
}

/**
 * @param {Chip} chip
 * @param {Kept} article
 */
function isOf(chip, article) {
  if (chip === 'images') return Boolean(article.image)
  if (chip === 'all') return true
  const [from, before] = day(chip, new Date())
  return article.at >= from && article.at < before
}

/**
 * The list for any program that reads Markdown.
 * @param {Kept[]} articles
 * @param {Words} said
 */
function markdown(articles, said) {
  const escaped = (/** @type {string} */ text) => text.replace(/[\\`*_{}[\]<>()#+!|-]/g, '\\$&')
  const lines = articles.map(({ title, url, publisher, stamp }) => {
    const link = isWeb(url) ? `[${escaped(title)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : escaped(title)
    return `- ${link}, ${escaped(publisher ?? '')}${stamp ? `, ${stamp.slice(0, 10)}` : ''}\n`
  })
  return `# ${said.text('title.saved')}\n\n${lines.join('')}`
}
