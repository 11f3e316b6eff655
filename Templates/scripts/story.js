// @ts-check
import { act } from './acts.js'
import { leadOn } from './beside.js'
import { entry } from './cards.js'
import { start as startContesting } from './contesting.js'
import { share } from './share.js'
import { store } from './store.js'

/**
 * The bar of a story's page: saves its leading report, shares the page, and links the neighbouring stories.
 * @param {Document} page
 */
export function start(page) {
  const bar = /** @type {HTMLElement} */ (page.querySelector('.story-bar'))
  const lead = /** @type {HTMLElement | null} */ (page.querySelector('.account'))
  const save = bar.querySelector('[data-act="save"]')
  const press = () => {
    const isSaved = lead !== null && store.get('saved').some(({ id }) => id === lead.dataset.id)
    save?.setAttribute('aria-pressed', String(isSaved))
  }
  press()
  void leadOn(bar)
  startContesting(page)
  // Hiding is only offered if it hides some sources and leaves others.
  if (page.querySelector('.witnesses [data-paid]') && page.querySelector('.witnesses > li:not([data-paid])'))
    void import('./free-reports.js').then((reports) => reports.start(page))
  store.watch('saved', press)
  save?.addEventListener('click', () => {
    if (lead) void act('save', entry(lead))
  })
  bar
    .querySelector('[data-act="share"]')
    ?.addEventListener('click', () =>
      share(page.querySelector('h1')?.textContent ?? '', location.href.replace(/[?#].*/, '')),
    )
}
