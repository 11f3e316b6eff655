// @ts-check
import { make } from '../element.js'
import { address, dressed, isPage } from '../page.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { placeBehind } from './placing.js'

/** Between these shares, a page was begun but not finished. */
const [begun, finished] = [0.15, 0.9]

/** A page left longer ago than this is not offered, in milliseconds. */
const recent = 7 * 86_400_000

/**
 * After the front page's lead, offers to continue the long page that was left last, at the same place.
 * @param {Document} page
 */
export async function start(page) {
  const lead = page.querySelector('.lead')
  const found = left()
  if (!lead || !found) return
  const { path, title, share } = found
  const box = make('p', { class: 'continue' })
  const forget = () => {
    store.update('pages', (pages) => ({ ...pages, [path]: { ...pages[path], share: undefined } }))
    box.remove()
    const next = /** @type {HTMLElement | null} */ (lead.querySelector('a'))
    next?.focus({ preventScroll: true })
  }
  const show = async () => {
    const said = await words()
    await said.learn('own')
    box.replaceChildren(
      make('strong', {}, said.text('shelf.continue')),
      ' ',
      make('a', { href: `${address(path)}#at-${Math.round(share * 100)}`, dir: 'auto' }, title),
      ' ',
      make('span', {}, said.text('shelf.share', { n: Math.round(share * 100) })),
      ' ',
      make(
        'button',
        { type: 'button', onclick: forget, 'aria-label': `${said.text('shelf.done')}: ${title}` },
        said.text('shelf.done'),
      ),
    )
  }
  await Promise.all([show(), dressed('own.css')])
  page.addEventListener('pulse:language', () => void show())
  await placeBehind(lead, box)
}

/** Returns the page that was left last, if it was begun but not finished. */
export function left() {
  const now = Date.now()
  const all = Object.entries(store.get('pages')).flatMap(([path, { title = path, share = 0, at = 0 }]) =>
    share > begun && share < finished && now - at < recent && isPage(path)
      ? [{ path, title: String(title), share, at }]
      : [],
  )
  return all.sort((a, b) => b.at - a.at)[0]
}
