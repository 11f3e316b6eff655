// @ts-check
import { store } from '../store.js'
import { words } from '../words.js'
import { threadNamed, threads } from './threads.js'
import { entitled, toggled } from './toggling.js'

/** @typedef {import('./choosing.js').Facet} Facet */

/**
 * The "Follow" buttons on the pages of desks, stories and running stories, next to a story's link to its running story,
 * and at each country of the map. The buttons are in the pages' HTML; this makes them work and shows what is followed.
 * @param {Document} page
 * @param {Event[]} presses those that called for it
 */
export function start(page, ...presses) {
  const press = async (/** @type {Event} */ { target }) => {
    const button = /** @type {Element | null} */ (target)?.closest('.follow-this')
    const found = button && subject(page, button)
    if (!found) return
    const isOfPart = button.closest('.thread-part') !== null
    store.update('following', (before) => toggled(before, ...found, isOfPart ? undefined : headed(page)))
    // A story's page does not contain the running story's title.
    if (!isOfPart) return
    await threads()
    store.update('following', (before) => entitled(before, ...found, threadNamed(found[1])))
  }
  const show = async () => {
    const said = await words()
    const following = store.get('following')
    for (const button of page.querySelectorAll('.follow-this')) {
      const found = subject(page, button)
      if (!found) continue
      const isOn = toggled(following, ...found)[found[0]].length < following[found[0]].length
      button.setAttribute('aria-pressed', String(isOn))
      const [text] = button.children
      if (text) text.textContent = said.text(isOn ? 'tools.followed' : 'tools.follow')
    }
  }
  for (const one of presses) void press(one)
  for (const button of page.querySelectorAll('.follow-this')) button.addEventListener('click', press)
  store.watch('following', () => void show())
  page.addEventListener('pulse:language', () => void show())
  return show()
}

/**
 * Returns the title of a story's or running story's page.
 * @param {Document} page
 */
function headed(page) {
  const words = /** @type {HTMLElement | null} */ (page.querySelector('.story-head .words'))
  return { title: words?.querySelector('h1')?.textContent?.trim(), language: words?.lang || undefined }
}

/**
 * Returns what a button follows.
 * @param {Document} page
 * @param {Element} button
 * @returns {[Facet, string] | undefined}
 */
function subject(page, button) {
  const country = button.closest('.country')?.id.replace(/^country-/, '')
  if (country) return ['places', country.toUpperCase()]
  // Where the links of this edition begin: what its pages are called there is what topics and stories are called.
  const edition = new URL(page.documentElement.dataset.edition || './', page.baseURI)
  const link = button.closest('.thread-part')?.querySelector('a')
  const path = decodeURI((link ?? location).pathname.slice(edition.pathname.length)).replace(/\.html$/, '')
  const [folder, name] = path.split('/')
  if (folder === 'threads' && name) return ['threads', name]
  return folder === 'stories' && name ? ['stories', name] : ['topics', path]
}
