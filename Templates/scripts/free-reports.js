// @ts-check
import { make } from './element.js'
import { store } from './store.js'
import { words } from './words.js'

/**
 * Lets a reader hide the sources of a story that only subscribers can read. The choice also holds for the articles of sections.
 * @param {Document} page
 */
export async function start(page) {
  const lists = /** @type {HTMLElement[]} */ ([...page.querySelectorAll('.witnesses')])
  const said = await words()
  const box = make('input', { type: 'checkbox', onchange: choose })
  const text = make('span', { 'data-word': 'filter.hidesPaid' }, said.text('filter.hidesPaid'))
  page.querySelector('.story-facts > h2')?.after(make('p', {}, make('label', { class: 'check' }, box, ' ', text)))
  store.watch('preferences', apply)
  // The numbers in the summary link to sources. A hidden source can only be scrolled to once it is shown.
  addEventListener('hashchange', () => {
    apply()
    page.querySelector('.witnesses > :target')?.scrollIntoView()
  })
  apply()

  function choose() {
    const hidesPaid = box.checked
    store.update('preferences', (preferences) => ({ ...preferences, filter: { ...preferences.filter, hidesPaid } }))
  }

  function apply() {
    box.checked = store.get('preferences').filter?.hidesPaid === true
    for (const list of lists) {
      const sources = /** @type {HTMLElement[]} */ ([...list.children])
      for (const source of sources)
        source.hidden = box.checked && 'paid' in source.dataset && !source.matches(':target')
      // A country's heading is hidden if none of its sources is shown.
      const heading = list.previousElementSibling
      list.hidden = sources.every((source) => source.hidden)
      if (heading instanceof HTMLHeadingElement && heading.tagName === 'H3') heading.hidden = list.hidden
    }
  }
}
