// @ts-check
import { entries } from './cards.js'
import { arranged, day, matches, none } from './filtering.js'
import { filterForm } from './filter-form.js'
import { store } from './store.js'
import { words } from './words.js'

/** Sorting, filtering and views of a page's articles; the choice holds for every page, until it is reset. @param {Document} page */
export async function start(page) {
  const stretches = [...page.querySelectorAll('.stretch')].map((element) => ({
    element, count: element.querySelector('.count'),
    lists: [...element.querySelectorAll('.cards, .lines')].map((list) => ({ list, nodes: [...list.children] })),
    articles: entries(element), orders: /** @type {Record<string, Element[]>} */ ({}),
  }))
  const all = stretches.flatMap(({ articles }) => articles)
  const box = /** @type {Element} */ (page.querySelector('.filters'))
  const status = /** @type {Element} */ (box.querySelector('.shown'))
  let said = await words()
  box.append(form())
  apply()
  store.watch('preferences', apply)
  store.watch('read', apply)
  // The orders are worked out while the reader looks at the choices.
  requestIdleCallback(() => { for (const stretch of stretches) for (const sort of orders) ordered(stretch, sort) })
  page.addEventListener('pulse:language', async () => {
    said = await words()
    box.querySelector('form')?.replaceWith(form())
    apply()
  })

  function form() {
    const sources = new Map(all.map(({ source, publisher }) => [source, publisher]))
    return filterForm(said, sources, all.some(({ image }) => image), choice(), (changed) =>
      store.update('preferences', (preferences) => ({ ...preferences, filter: changed })))
  }

  /** @returns {import('./filtering.js').Filter} */
  function choice() { return { ...none, ...store.get('preferences').filter } }

  function apply() {
    const began = performance.now()
    const chosen = choice()
    const read = store.get('read')
    const from = day(chosen.range, new Date())
    page.documentElement.dataset.view = chosen.view
    let shown = 0
    for (const stretch of stretches) {
      let here = 0
      for (const article of stretch.articles) {
        const isShown = matches(article, chosen, read, from)
        article.element.hidden = !isShown
        if (isShown) here += 1
      }
      arrange(stretch, chosen)
      stretch.element.classList.toggle('is-empty', here === 0 && stretch.articles.length > 0)
      shown += here
    }
    status.textContent = shown === all.length ? '' : said.text('filter.shown', { shown, all: all.length })
    performance.measure('pulse:filter', { start: began, end: performance.now() })
  }
}

/** @typedef {import('./filtering.js').Filter['sort']} Sort */

/** @type {Sort[]} */
const orders = ['date', 'source', 'title']

/** @param {any} stretch @param {Sort} sort @returns {Element[]} */
function ordered(stretch, sort) {
  stretch.orders[sort] ??= arranged(stretch.articles, sort).map(({ element }) => element)
  return stretch.orders[sort]
}

/** In the chosen order all stand in one list; in the edition's own, as they came. @param {any} stretch @param {import('./filtering.js').Filter} chosen */
function arrange(stretch, chosen) {
  const { lists } = stretch
  if (lists.length === 0) return
  if (chosen.sort === 'none') {
    for (const { list, nodes } of lists) if (list.children.length !== nodes.length || list.firstChild !== nodes[0]) list.replaceChildren(...nodes)
    return
  }
  const sorted = ordered(stretch, chosen.sort)
  for (const { list } of lists.slice(1)) list.replaceChildren()
  lists[0].list.replaceChildren(...(chosen.isReversed ? sorted.toReversed() : sorted))
}
