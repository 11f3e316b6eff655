// @ts-check
/** Of CSS View Transitions Module Level 2, as far as browsers have it. */
/** @typedef {{ skipTransition(): void, finished: Promise<void> }} Passing */
/** @typedef {Event & { viewTransition?: Passing | null, activation?: { entry?: { url?: string | null } } | null }} Leaving */

/**
 * Animates a pressed headline into the title of its page, and back into a headline when the reader returns.
 * @param {Document} page
 */
export function start(page) {
  // Story pages already have such a title.
  if (page.querySelector('.page-story')) return
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = /** @type {Leaving} */ (event)
    if (viewTransition) name(page, activation?.entry?.url, viewTransition)
  })
  // The page is shown again from the browser's cache.
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = /** @type {Leaving} */ (event)
    const from = /** @type {{ navigation?: { activation?: { from?: { url?: string | null } } } }} */ (window).navigation
    if (viewTransition) name(page, from?.activation?.from?.url, viewTransition)
  })
}

/**
 * @param {Document} page
 * @param {string | null | undefined} url of the story
 * @param {Passing} passing
 */
function name(page, url, passing) {
  const bare = url?.split('#')[0]
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (page.querySelectorAll('main :is(h2, h3) a[href]'))
  const headline = [...links].find(({ href }) => href === bare)
  if (!headline) return
  headline.style.setProperty('view-transition-name', 'headline')
  const forget = () => headline.style.removeProperty('view-transition-name')
  passing.finished.then(forget, forget)
}
