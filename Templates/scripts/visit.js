// @ts-check
import { store } from './store.js'

/** A pause after which the next page begins another visit, in milliseconds. */
const pause = 30 * 60_000

/**
 * Marks what was published since the reader's last visit; the front page says how much.
 * @param {Document} page
 */
export async function start(page) {
  const now = Date.now()
  const { last = 0, previous = 0 } = store.get('visit')
  const since = now - last < pause ? previous : last
  store.set('visit', { last: now, previous: since })
  if (!(since > 0)) return
  const fresh = [...page.querySelectorAll('[data-id]')].filter(
    (element) => Date.parse(element.querySelector('time')?.dateTime ?? '') > since,
  )
  for (const element of fresh) element.classList.add('is-new')
  const line = page.querySelector('.page-front .since')
  if (!line || fresh.length === 0) return
  const count = new Set(fresh.map((element) => element.getAttribute('data-id'))).size
  const say = async () => {
    const said = await (await import('./words.js')).words()
    line.textContent = `${said.count('visit.new', count)} (${said.relative(new Date(since), new Date())})`
  }
  page.addEventListener('pulse:language', () => void say())
  await say()
}
