// @ts-check
import { entries } from './cards.js'
import { make } from './element.js'
import { kind } from './page.js'
import { store } from './store.js'
import { words } from './words.js'

/** A pause after which the next page begins another visit, in milliseconds. */
const pause = 30 * 60_000

/** Marks what was published since the reader was last here, and on the front page says how much. @param {Document} page */
export async function start(page) {
  const now = Date.now()
  const visit = store.get('visit')
  const isNew = !(now - visit.last < pause)
  const since = isNew ? visit.last : visit.previous
  store.set('visit', { last: now, previous: since })
  if (!(since > 0)) return
  const fresh = entries(page).filter(({ moment }) => moment > since)
  for (const { element } of fresh) element.classList.add('is-new')
  if (kind !== 'front' || fresh.length === 0) return
  const line = make('p', { class: 'since' })
  page.querySelector('.front-head')?.append(line)
  const count = new Set(fresh.map(({ id }) => id)).size
  const say = async () => {
    const said = await words()
    line.textContent = `${said.count('visit.new', count)} (${said.relative(new Date(since), new Date())})`
  }
  page.addEventListener('pulse:language', () => void say())
  await say()
}
