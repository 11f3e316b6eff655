// @ts-check
import { make } from './element.js'
import { address, isName, isPage, kind, storyPath } from './page.js'
import { store } from './store.js'
import { words } from './words.js'

/** The interval at which an open page checks for a newer edition, in milliseconds. */
const interval = 10 * 60_000

/**
 * Stores the edition for reading offline, and never shows an old one without saying so.
 * @param {Document} page
 */
export async function start(page) {
  const worker = navigator.serviceWorker ? register() : Promise.resolve()
  const shown = await edition()
  await look(shown)
  for (const event of ['online', 'offline']) addEventListener(event, () => void look())
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) void look()
  })
  setInterval(() => {
    if (!page.hidden) void look()
  }, interval)
  await worker
  const tell = async (/** @type {object} */ message) =>
    (await navigator.serviceWorker?.ready)?.active?.postMessage(message)
  if (kind === 'map') void tell({ map: true })
  if (kind === 'offline') await sayWhat(page)
  /** @type {string | undefined} */
  let asked
  const saved = () => {
    const pages = pagesOfSaved()
    // While a note is being written, the page is not reloaded.
    if (pages.join() === asked) return
    asked = pages.join()
    void tell({ keep: pages })
  }
  saved()
  store.watch('saved', saved)

  /** @param {Awaited<ReturnType<typeof edition>>} [known] what the host has just said */
  async function look(known) {
    const now = known === undefined ? await edition() : known
    // On most pages there is nothing to say, and no texts are loaded.
    if (now && !now.isKept && shown && !shown.isNewer && now.id === shown.id) {
      page.querySelector('.banner')?.remove()
      return
    }
    const said = await words().catch(() => undefined)
    if (!said) return
    if (!now || now.isKept) {
      // From the edition that this page belongs to, whatever has been stored meanwhile.
      const { at } = (shown && !shown.isNewer ? shown : now) ?? {}
      const since = at ? said.text('offline.since', { when: said.date(at) }) : ''
      banner(`${said.text('offline.banner')} ${since}`.trim())
    } else {
      banner(
        said.text('offline.newer'),
        make('button', { type: 'button', onclick: () => location.reload() }, said.text('offline.reload')),
      )
    }
  }

  /**
   * @param {string} text
   * @param {Node} [action]
   */
  function banner(text, action) {
    const old = page.querySelector('.banner')
    if (old?.textContent?.startsWith(text)) return
    const box = make('p', { class: 'banner', role: 'status' }, text, ...(action ? [' ', action] : []))
    if (old) old.replaceWith(box)
    else page.body.prepend(box)
  }
}

/**
 * Offers to retry the requested page, which is not stored: the redirect that led here names it.
 * @param {Document} page
 */
async function sayWhat(page) {
  const line = /** @type {HTMLElement | null} */ (page.querySelector('#unkept'))
  const path = decodeURIComponent(location.hash.slice(1))
  if (!line || !isPage(path)) return
  const said = await words()
  line.replaceChildren(make('a', { href: address(path), 'data-word': 'offline.again' }, said.text('offline.again')))
  line.hidden = false
}

/**
 * Returns the pages of saved articles' stories. Articles saved before addresses contained words only have the id; such
 * a story has kept its address.
 */
function pagesOfSaved() {
  return store.get('saved').flatMap(({ story }) => (isName(story) ? [storyPath(story)] : []))
}

/**
 * The edition that the host has, or the one that this page was kept with, and when its newest article appeared.
 * @returns {Promise<{ id: string | null, isKept: boolean, isNewer: boolean, at: Date | null } | null>} `isNewer` than the page, which
 *   came from the store; no id where nobody knows with which edition it came there
 */
async function edition() {
  try {
    const answer = await fetch(address('edition.json'), { cache: 'no-store' })
    if (!answer.ok) return null
    const { id, moment } = await answer.json()
    const { headers } = answer
    return {
      id,
      isKept: headers.has('pulse-kept'),
      isNewer: headers.has('pulse-newer'),
      at: moment ? new Date(moment) : null,
    }
  } catch {
    return null
  }
}

async function register() {
  // A service worker's address is a script's: browsers with Trusted Types take it from a policy alone.
  const url = address('worker.js')
  const policy = globalThis.trustedTypes?.createPolicy('pulse', { createScriptURL: (text) => text })
  const trusted = policy?.createScriptURL(url) ?? url
  await navigator.serviceWorker.register(trusted, { scope: address('') }).catch(() => undefined)
}
