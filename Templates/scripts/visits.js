// @ts-check
import { store } from './store.js'

/** A pause after which opening the page again is another visit, in milliseconds. */
const pause = 30 * 60_000

/** The number of pages remembered. */
const limit = 300

/**
 * On the page of a story or running story, marks what is new since the reader last opened it, and says how much. On the
 * first visit to a page, that is what is new since the last edition that the reader saw.
 * @param {Document} page
 */
export async function start(page) {
  const now = Date.now()
  const name = location.pathname.split('/').pop() ?? ''
  const known = store.get('visits')[name]
  const { last = 0, previous = 0 } = known ?? store.get('visit')
  const since = now - last < pause ? previous : last
  store.update('visits', (visits) => {
    const all = Object.entries({ ...visits, [name]: { last: now, previous: since } })
    return Object.fromEntries(all.sort((a, b) => (b[1].last ?? 0) - (a[1].last ?? 0)).slice(0, limit))
  })
  if (!(since > 0)) return
  const fresh = [...page.querySelectorAll('.timeline > li:not(.folded)')].filter(
    (element) => Date.parse(element.querySelector('time')?.dateTime ?? '') > since,
  )
  for (const element of fresh) {
    element.classList.add('is-new')
    element.closest('.folded')?.classList.add('is-new')
  }
  const line = page.querySelector('.since')
  if (!line || fresh.length === 0) return
  const say = async () => {
    const said = await (await import('./words.js')).words()
    line.textContent = `${said.count('visit.new', fresh.length)} (${said.relative(new Date(since), new Date())})`
  }
  page.addEventListener('pulse:language', () => void say())
  await say()
}
