// @ts-check
import { entries } from '../cards.js'
import { make } from '../element.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { chooser, traitsOf } from './choosing.js'
import { reasonName } from './naming.js'
import { hold } from './rules.js'
import { storiesOf } from './threads.js'

/** A mark is next to the text, where it moves nothing; the reason is next to the buttons, if there is space. */
const rules = `@layer parts {
  .is-followed {
    position: relative;
  }

  .followed {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: -0.95rem;
  }

  .followed::before {
    content: "★" / "";
    color: var(--why-personal);
    font-size: 0.75rem;
    line-height: 1;
  }

  .card.is-followed {
    container-type: inline-size;
  }

  .because {
    display: none;
    color: var(--why-personal);
    font-size: var(--size-small);
    font-weight: 600;
  }

  /* Beside the tools, where they leave room for it. */
  @media (min-width: 40rem) {
    @container (min-width: 22rem) {
      .card > .because {
        position: absolute;
        inset-block-end: calc(var(--space-4) + 0.45rem);
        inset-inline-end: 0;
        display: block;
        max-inline-size: calc(100% - 13rem);
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }

  @media print {
    :is(.followed, .because) {
      display: none;
    }
  }
}`

/** The number of saved articles that marks a story as the reader's own. */
const several = 2

/**
 * Marks followed items wherever they appear, with the reason. Marks are next to the text and the buttons, so that
 * nothing moves.
 * @param {Document} page
 */
export function start(page) {
  hold('marks', rules)
  for (const key of /** @type {const} */ (['following', 'saved'])) store.watch(key, () => void mark(page))
  for (const event of /** @type {const} */ (['pulse:language', 'pulse:cards']))
    page.addEventListener(event, () => void mark(page))
  return mark(page)
}

/**
 * Marks based on the article itself appear at once, those for running stories when these have been loaded.
 * @param {Document} page
 */
async function mark(page) {
  const said = await words()
  draw(page, said, new Map())
  const { threads } = store.get('following')
  if (threads.length > 0) void storiesOf(threads).then((running) => draw(page, said, running))
}

/**
 * @param {Document} page
 * @param {import('../words.js').Words} said
 * @param {Map<string, string>} running which followed running story a story belongs to
 */
function draw(page, said, running) {
  const reasonsOf = chooser(store.get('following'), running)
  const saved = savedStories()
  for (const article of entries(page.querySelector('main') ?? page)) {
    const { element } = article
    // On a page that lists only followed items, marks are pointless.
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

/** Counts the saved articles of each story, by the first part of the story's name. */
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
