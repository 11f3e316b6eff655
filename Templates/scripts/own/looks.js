// @ts-check
import { kind, root } from '../page.js'
import { store } from '../store.js'

/** The number of pages remembered. */
const limit = 200

/** A page open longer than this was abandoned, in seconds. */
const longest = 30 * 60

/** Pages that are read from beginning to end, and the number of screens that makes one long. */
const [isRead, long] = [['story', 'thread', 'digest', 'day'].includes(kind), 2.5]

/**
 * Counts how often and how long this page is viewed, for the reader's own figures, and remembers how far a long one was
 * read.
 * @param {Document} page
 */
export function start(page) {
  // Missing and unavailable pages do not count as visits.
  if (kind === 'not-found' || kind === 'offline') return
  const path = decodeURI(location.pathname.slice(root.pathname.length)) || 'index.html'
  const title = page.title.split(' · ')[0]
  let since = page.hidden ? 0 : performance.now()
  look(1, 0)
  // "#at-40": the reader wants to continue where they were.
  const asked = Number(/^#at-(\d{1,2})$/.exec(location.hash)?.[1])
  if (isRead && asked) scrollTo({ top: (asked / 100) * page.documentElement.scrollHeight - innerHeight / 2 })
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) since = performance.now()
    else if (since > 0) {
      look(0, Math.min(longest, Math.round((performance.now() - since) / 1000)))
      since = 0
    }
  })

  /**
   * @param {number} times
   * @param {number} seconds
   */
  function look(times, seconds) {
    store.update('pages', (pages) => {
      const before = pages[path] ?? {}
      const share = times ? before.share : (progress(page) ?? before.share)
      const { n = 0, seconds: sum = 0 } = before
      const all = Object.entries({
        ...pages,
        [path]: { title, n: n + times, seconds: sum + seconds, at: Date.now(), share },
      })
      return Object.fromEntries(all.sort((a, b) => (b[1].at ?? 0) - (a[1].at ?? 0)).slice(0, limit))
    })
  }
}

/**
 * Returns the share of a long page above the middle of the screen; nothing for other pages.
 * @param {Document} page
 */
function progress(page) {
  const { scrollHeight } = page.documentElement
  if (!isRead || scrollHeight < long * innerHeight) return undefined
  // If the end is visible, the page has been read.
  if (scrollY + innerHeight > 0.95 * scrollHeight) return 1
  return Math.round((100 * (scrollY + innerHeight / 2)) / scrollHeight) / 100
}
