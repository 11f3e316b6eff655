// @ts-check
import { entries } from '../cards.js'
import { make } from '../element.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { chooser, traitsOf } from './choosing.js'
import { reasonName } from './naming.js'
import { storiesOf } from './threads.js'

/** So many saved articles of one story are a reason to show it as the reader's own. */
const several = 2

/**
 * Marks what the reader follows wherever it appears, with the reason. The mark stands beside the text and beside the tools, so
 * that nothing moves.
 * @param {Document} page
 */
export function start(page) {
  for (const key of /** @type {const} */ (['following', 'saved'])) store.watch(key, () => void mark(page))
  for (const event of /** @type {const} */ (['pulse:language', 'pulse:cards']))
    page.addEventListener(event, () => void mark(page))
  return mark(page)
}

/** @param {Document} page */
async function mark(page) {
  const said = await words()
  const running = await storiesOf(store.get('following').threads)
  const reasonsOf = chooser(store.get('following'), running)
  const saved = savedStories()
  for (const article of entries(page.querySelector('main') ?? page)) {
    const { element } = article
    // Where all is what is followed, a mark says nothing.
    if (element.closest('.yours, #following')) continue
    for (const old of element.querySelectorAll(':scope > .followed, :scope > .because')) old.remove()
    const names = reasonsOf(traitsOf(article))
      .slice(0, 2)
      .map(([facet, value]) => reasonName(facet, value, said))
      .join(', ')
    const count = saved.get(article.story.split('-')[0]) ?? 0
    const savedSome = count >= several ? said.count('follow.saved', count) : ''
    const reason = names ? said.text('follow.reason', { names }) : savedSome
    element.classList.toggle('is-followed', reason !== '')
    if (!reason) continue
    element.prepend(make('span', { class: 'followed', title: reason }, make('span', { class: 'unseen' }, reason)))
    if (element.matches('.card'))
      element.append(make('span', { class: 'because', 'aria-hidden': 'true' }, names || savedSome))
  }
}

/** How many articles of each story are saved, by the first part of the story's name. */
function savedStories() {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { story } of store.get('saved')) {
    if (typeof story !== 'string' || !story) continue
    const stem = story.split('-')[0]
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}
