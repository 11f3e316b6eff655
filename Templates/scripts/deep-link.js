// @ts-check
import { make } from './element.js'
import { articles, searched } from './own/articles.js'
import { ownWords } from './own/words.js'
import { address, storyPath } from './page.js'

/** @typedef {SearchCard & { title: string }} Found */

/**
 * `article.html?id=…`: opens the page of the article's story, or shows the article if there is no such page.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#article'))
  const id = new URL(page.location.href).searchParams.get('id') ?? ''
  // Null if the file could not be read, which says nothing about the article.
  const found = await article(id).catch(() => null)
  if (found?.story) return page.location.replace(address(storyPath(found.story)))
  const show = async () => {
    const said = await ownWords()
    const empty = found === null ? 'discover.unread' : 'saved.gone'
    box.replaceChildren(...(found ? shown(found) : [make('p', { class: 'empty' }, said.text(empty))]))
  }
  page.addEventListener('pulse:language', () => void show())
  await show()
}

/** @param {Found} found */
function shown({ title, text, url, language }) {
  const said = { lang: language || null, dir: 'auto' }
  return [
    make('p', said, url ? make('a', { href: url, rel: 'noopener noreferrer' }, title) : title),
    text ? make('p', said, text) : '',
  ]
}

/**
 * Looks an article up in the search data.
 * @param {string} id
 * @returns {Promise<Found | undefined>}
 */
async function article(id) {
  if (!/^[0-9a-f]{16}$/.test(id)) return undefined
  // If there are very many articles, the first file has only some.
  return (await among(await articles(), id)) ?? among(await searched(), id)
}

/**
 * @param {import('./own/articles.js').Articles} all
 * @param {string} id
 * @returns {Promise<Found | undefined>}
 */
async function among(all, id) {
  for (const [number, title] of all.index.titles.entries()) {
    if (all.digits(number) !== id.slice(0, 8)) continue
    const drawn = await all.index.card(number)
    if (drawn?.id === id) return { ...drawn, title }
  }
  return undefined
}
