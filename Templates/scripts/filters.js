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
    articles: entries(element),
  }))
  const all = stretches.flatMap(({ articles }) => articles)
  let box = await form()
  stretches[0].element.before(box)
  apply()
  store.watch('preferences', apply)
  store.watch('read', apply)
  page.addEventListener('pulse:language', async () => {
    const old = box
    box = await form()
    old.replaceWith(box)
    apply()
  })

  async function form() {
    const sources = new Map(all.map(({ source, publisher }) => [source, publisher]))
    return filterForm(await words(), sources, all.some(({ image }) => image), choice(), (changed) =>
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
    box.dispatchEvent(new CustomEvent('pulse:shown', { detail: { shown, all: all.length } }))
    performance.measure('pulse:filter', { start: began, end: performance.now() })
  }
}

/** In the chosen order all stand in one list; in the edition's own, as they came. @param {any} stretch @param {import('./filtering.js').Filter} chosen */
function arrange({ lists, articles }, chosen) {
  if (lists.length === 0) return
  if (chosen.sort === 'none') {
    for (const { list, nodes } of lists) if (list.children.length !== nodes.length || list.firstChild !== nodes[0]) list.replaceChildren(...nodes)
    return
  }
  const sorted = arranged(articles, chosen).map(({ element }) => element)
  for (const { list } of lists.slice(1)) list.replaceChildren()
  lists[0].list.replaceChildren(...sorted)
}
