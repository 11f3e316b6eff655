// @ts-check
import { make } from './element.js'
import { address, isName, storyPath } from './page.js'
import { store } from './store.js'
import { words } from './words.js'

/** How often an open page asks whether there is a newer edition, in milliseconds. */
const interval = 10 * 60_000

/**
 * Keeps the edition for reading offline, and never shows an old one without saying so.
 * @param {Document} page
 */
export async function start(page) {
  const worker = navigator.serviceWorker ? register() : Promise.resolve()
  const shown = await edition()
  await look()
  for (const event of ['online', 'offline']) addEventListener(event, () => void look())
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) void look()
  })
  setInterval(() => {
    if (!page.hidden) void look()
  }, interval)
  await worker
  const saved = () => navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: pagesOfSaved() }))
  void saved()
  store.watch('saved', () => void saved())

  async function look() {
    const now = await edition()
    const said = await words()
    if (!now || now.isKept) {
      const since = now?.at ? said.text('offline.since', { when: said.date(now.at) }) : ''
      banner(`${said.text('offline.banner')} ${since}`.trim())
    } else if (shown && !shown.isKept && now.id === shown.id) {
      page.querySelector('.banner')?.remove()
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
 * The pages of the stories of what is saved. What was saved before there were words in addresses says the id alone: such a
 * story has kept its address.
 */
function pagesOfSaved() {
  return store.get('saved').flatMap(({ story }) => (isName(story) ? [storyPath(story)] : []))
}

/**
 * The edition that the host has, or the one that was kept.
 * @returns {Promise<{ id: string, isKept: boolean, at: Date | null } | null>}
 */
async function edition() {
  try {
    const answer = await fetch(address('edition.json'), { cache: 'no-store' })
    if (!answer.ok) return null
    const date = answer.headers.get('date')
    return { id: (await answer.json()).id, isKept: answer.headers.has('pulse-kept'), at: date ? new Date(date) : null }
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
