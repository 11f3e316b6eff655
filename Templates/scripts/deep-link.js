// @ts-check
import { make } from './element.js'
import { address, storyPath } from './page.js'
import { searchIndex } from './search/index.js'
import { words } from './words.js'

/**
 * `article.html?id=…`: leads to the page of the article's story, or shows the article where it has none.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#article'))
  const id = new URL(page.location.href).searchParams.get('id') ?? ''
  const found = /^[0-9a-f]{4,32}$/.test(id) ? await card(id).catch(() => undefined) : undefined
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
 * What the search's drawers hold of an article: the first digits of its id say which.
 * @param {string} id
 */
async function card(id) {
  const { digits } = await searchIndex()
  const answer = await fetch(address(`search/cards-${id.slice(0, digits)}.json`))
  /** @type {SearchCard[]} */
  const cards = answer.ok ? await answer.json() : []
  return cards.find((one) => one.id === id)
}
