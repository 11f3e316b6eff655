// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'
import { toggled } from './toggling.js'

/** @typedef {import('./choosing.js').Facet} Facet */

/**
 * "+ Follow" on the page of a desk, of a story and of a running story, beside a story's link to that, and at each country of the
 * map. It stands where there is room, so that
 * nothing moves.
 * @param {Document} page
 */
export async function start(page) {
  const { words } = await import('../words.js')
  /** @type {(() => void)[]} */
  const shows = []
  for (const [box, facet, value, name] of targets(page)) {
    const button = make('button', {
      type: 'button',
      class: 'follow-this',
      onclick: () => store.update('following', (before) => toggled(before, facet, value)),
    })
    shows.push(async () => {
      const said = await words()
      const before = store.get('following')
      const isOn = toggled(before, facet, value)[facet].length < before[facet].length
      button.setAttribute('aria-pressed', String(isOn))
      button.setAttribute('aria-label', `${said.text('tools.follow')}: ${name()}`)
      button.textContent = `${isOn ? '✓' : '+'} ${said.text(isOn ? 'tools.followed' : 'tools.follow')}`
      // Never without its words: an empty button is nothing that a finger could meet.
      if (!button.isConnected) box.append(button)
    })
  }
  const show = () => {
    for (const each of shows) void each()
  }
  store.watch('following', show)
  page.addEventListener('pulse:language', show)
  show()
}

/**
 * @param {Document} page
 * @returns {[box: Element, facet: Facet, value: string, name: () => string][]}
 */
function targets(page) {
  // Where the links of this edition begin: what its pages are called there is what topics and stories are called.
  const edition = new URL(page.documentElement.dataset.edition || './', page.baseURI)
  const path = decodeURI(location.pathname.slice(edition.pathname.length)).replace(/\.html$/, '')
  const title = page.querySelector('h1')
  const name = () => title?.textContent?.trim() ?? ''
  const desk = page.querySelector('.page-desk .page-controls')
  const story = page.querySelector('.page-story .story-head .kicker p')
  const thread = page.querySelector('.page-thread .thread-head .kicker')
  const part = page.querySelector('.page-story .story-head .thread-part')
  const link = /** @type {HTMLAnchorElement | null | undefined} */ (part?.querySelector('a'))
  const nameOf = (/** @type {string} */ from) =>
    decodeURI(from)
      .split('/')
      .pop()
      ?.replace(/\.html$/, '') ?? ''
  return [
    ...(thread ? [target(thread, 'threads', nameOf(path), name)] : []),
    ...(part && link ? [target(part, 'threads', nameOf(link.pathname), () => link.textContent?.trim() ?? '')] : []),
    ...(desk ? [target(desk, 'topics', path, name)] : []),
    ...(story ? [target(story, 'stories', path.replace(/^stories\//, ''), name)] : []),
    ...[...page.querySelectorAll('.page-map .country[id^="country-"] > h2')].map((head) =>
      target(
        head,
        'places',
        (head.parentElement?.id.slice('country-'.length) ?? '').toUpperCase(),
        () => head.firstChild?.textContent?.trim() ?? '',
      ),
    ),
  ]
}

/**
 * @param {Element} box
 * @param {Facet} facet
 * @param {string} value
 * @param {() => string} name
 * @returns {[Element, Facet, string, () => string]}
 */
const target = (box, facet, value, name) => [box, facet, value, name]
