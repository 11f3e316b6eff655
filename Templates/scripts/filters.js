// @ts-check
import { entries } from './cards.js'
import { filterForm } from './filter-form.js'
import { arranged, day, isPaid, kinds, matches, none } from './filtering.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./filtering.js').Filter['sort']} Sort */

/**
 * A part of the page with its lists of articles.
 * @typedef {object} Stretch
 * @property {Element} element
 * @property {{ list: Element, nodes: Element[] }[]} lists with what each came with
 * @property {import('./cards.js').Entry[]} articles
 * @property {Partial<Record<Sort, Element[]>>} orders as far as they were worked out
 */

/**
 * Sorts and filters a page's articles and sets their view. The choice applies to every page until it is reset.
 * @param {Document} page
 */
export async function start(page) {
  /** @type {Stretch[]} */
  const stretches = [...page.querySelectorAll('.stretch')].map((element) => ({
    element,
    lists: [...element.querySelectorAll('.cards, .lines')].map((list) => ({ list, nodes: [...list.children] })),
    articles: entries(element),
    orders: {},
  }))
  const all = stretches.flatMap(({ articles }) => articles)
  const box = /** @type {Element} */ (page.querySelector('.filters'))
  const status = /** @type {Element} */ (box.querySelector('.shown'))
  let said = await words()
  box.append(form())
  apply()
  store.watch('preferences', apply)
  store.watch('read', apply)
  // Compute the orders while the reader looks at the form.
  requestIdleCallback(() => {
    for (const stretch of stretches) for (const sort of sorts) ordered(stretch, sort)
  })
  page.addEventListener('pulse:language', async () => {
    said = await words()
    box.querySelector('form')?.replaceWith(form())
    apply()
  })

  function form() {
    const sources = new Map(all.map(({ source, publisher }) => [source, publisher]))
    return filterForm(
      said,
      sources,
      kinds.filter((kind) => all.some((article) => article.kind === kind)),
      all.some(({ image }) => image),
      all.some(({ element }) => isPaid(element)),
      choice(),
      (changed) => store.update('preferences', (preferences) => ({ ...preferences, filter: changed })),
      () => void import('./own/reading-by-hand.js').then(({ markAll }) => markAll(all.map(({ id }) => id))),
    )
  }

  /** @returns {import('./filtering.js').Filter} */
  function choice() {
    return { ...none, ...store.get('preferences').filter }
  }

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

/** @type {Sort[]} */
const sorts = ['date', 'source', 'title']

/**
 * @param {Stretch} stretch
 * @param {Sort} sort
 * @returns {Element[]}
 */
function ordered(stretch, sort) {
  const known = stretch.orders[sort] ?? arranged(stretch.articles, sort).map(({ element }) => element)
  stretch.orders[sort] = known
  return known
}

/**
 * Sorted articles are in one list; in the edition's own order, they return to their original lists.
 * @param {Stretch} stretch
 * @param {import('./filtering.js').Filter} chosen
 */
function arrange(stretch, chosen) {
  const { lists } = stretch
  if (lists.length === 0) return
  if (chosen.sort === 'none') {
    for (const { list, nodes } of lists)
      if (list.children.length !== nodes.length || list.firstChild !== nodes[0]) list.replaceChildren(...nodes)
    return
  }
  const sorted = ordered(stretch, chosen.sort)
  for (const { list } of lists.slice(1)) list.replaceChildren()
  lists[0].list.replaceChildren(...(chosen.isReversed ? sorted.toReversed() : sorted))
}
