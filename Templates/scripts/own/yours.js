// @ts-check
import { make } from '../element.js'
import { address, dressed } from '../page.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { articles, keep } from './articles.js'
import { chooser } from './choosing.js'
import { reasonName } from './naming.js'
import { placeBehind } from './placing.js'
import { storiesOf } from './threads.js'

/** @typedef {import('./articles.js').Articles} Articles */

/** The number of stories shown. */
const most = 3

const day = 86_400_000

/**
 * "What you follow": new articles that the reader follows, after the front page's lead, if there are any. The app's
 * badge shows their number.
 * @param {Document} page
 */
export async function start(page) {
  const lead = page.querySelector('.lead')
  const all = await articles()
  const found = fresh(all, page, await storiesOf(store.get('following').threads))
  badge(found.length)
  if (!lead || found.length === 0) return
  const box = make('section', { class: 'yours' })
  const show = async () => {
    const said = await words()
    const cards = await Promise.all(
      found.slice(0, most).map(({ article, reasons }) => {
        const names = reasons.slice(0, 2).map(([facet, value]) => reasonName(facet, value, said, all.index))
        return all.card(article, said, said.text('follow.reason', { names: names.join(', ') }))
      }),
    )
    const rest = make('a', { href: address('following.html') }, said.count('follow.all', found.length))
    box.replaceChildren(
      make('h2', {}, said.text('follow.yours')),
      make('div', { class: 'cards' }, ...cards),
      make('p', { class: 'more' }, rest),
    )
    page.dispatchEvent(new CustomEvent('pulse:cards'))
    void keep(all.drawers(found.slice(0, most).map(({ article }) => article)))
  }
  await Promise.all([show(), dressed('own.css')])
  page.addEventListener('pulse:language', () => void show())
  await placeBehind(lead, box)
  page.dispatchEvent(new CustomEvent('pulse:cards'))
}

/**
 * Returns what is new since the last visit, highest-ranked first, without what was read or leads the page.
 * @param {Articles} all
 * @param {Document} page
 * @param {Map<string, string>} running
 */
function fresh(all, page, running) {
  const reasonsOf = chooser(store.get('following'), running)
  const since = store.get('visit').previous || all.moment - day
  const isNew = (/** @type {number} */ article) => all.index.moments[article] > since
  const lead = [.../** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll('.lead [data-id]'))]
  // Eight digits of an id distinguish the articles of an edition, and the first part of its name identifies a story.
  const ids = [...Object.keys(store.get('read')), ...lead.map(({ dataset }) => dataset.id ?? '')]
  const known = new Set(ids.map((id) => id.slice(0, 8)))
  const stories = new Set(lead.map(({ dataset }) => (dataset.story ?? '').split('-')[0]).filter(Boolean))
  return all
    .ranked((article) => isNew(article) && reasonsOf(all.traits(article)).length > 0)
    .filter((article) => !known.has(all.digits(article)) && !stories.has(all.traits(article).story.split('-')[0]))
    .map((article) => ({ article, reasons: reasonsOf(all.traits(article)) }))
}

/** @param {number} count */
function badge(count) {
  // If the site is not installed there is no badge, and some browsers lack this function.
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch(() => undefined)
}
