// @ts-check
import { make } from './element.js'
import { articles } from './own/articles.js'
import { address, storyPath } from './page.js'
import { words } from './words.js'

/**
 * `article.html?id=…`: leads to the page of the article's story, or shows the article where it has none.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#article'))
  const id = new URL(page.location.href).searchParams.get('id') ?? ''
  const found = /^[0-9a-f]{8,32}$/.test(id) ? await card(id).catch(() => undefined) : undefined
  if (found?.story) return page.location.replace(address(storyPath(found.story)))
  const show = async () => {
    const said = await words()
    box.replaceChildren(
      found?.url
        ? make('p', {}, make('a', { href: found.url, rel: 'noopener noreferrer' }, found.text || found.url))
        : make('p', { class: 'empty' }, said.text('saved.gone')),
    )
  }
  page.addEventListener('pulse:language', () => void show())
  await show()
}

/**
 * What the search's drawers hold of an article.
 * @param {string} id
 */
async function card(id) {
  const { index, ranks } = await articles()
  for (let article = 0; article < index.count; article++) {
    if (ranks.ids.startsWith(id.slice(0, 8), article * 8)) return index.card(article)
  }
  return undefined
}
