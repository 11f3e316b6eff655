// @ts-check
/** A private site's responses: its shell while it is locked, otherwise the same as other sites, decrypted. */
import { bare, nothing, pathOf, scope } from '../place.js'
import { readingOn } from '../reading.js'
import { opened } from '../stores.js'
import { pathBelow, unsealed } from './files.js'
import { lockUnless, opening, use } from './lock.js'
import { sealedStores } from './store.js'

/** The files published unencrypted. */
const clear = new Set(['private.json', 'worker.js', 'robots.txt'])

/** The cache of the page that asks for the passphrase. */
const shells = `pulse-shell ${scope}`

/** The shared worker code, with encrypted files instead of the network, and encrypted caches. */
export const reading = readingOn({ ask: unsealed, stores: sealedStores })

/**
 * What is published in clear, or the page that asks for the passphrase: kept, so that the site opens without a network, too.
 * @param {string} path
 */
export async function published(path) {
  const cache = await caches.open(shells)
  try {
    const fresh = await fetch(scope + path, { cache: 'no-cache' })
    if (fresh.ok) await cache.put(scope + path, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match(scope + path)
    if (kept) return kept
    throw error
  }
}

/** @param {FetchEvent} event */
export async function answered(event) {
  const { request } = event
  const path = pathOf(request.url)
  if (clear.has(path)) return published(path)
  const isPage = request.mode === 'navigate'
  // Readers who return after leaving have no open page; then the site is locked first.
  if (isPage) await lockUnless(() => true)
  if (!(await opening())) return isPage ? published('index.html') : new Response(null, { status: 403 })
  if (isPage) await use()
  const answer = await whileOpen(event)
  return isPage && !(await opening()) ? published('index.html') : answer
}

/**
 * Responds like other sites' workers; requests that those leave to the network are decrypted and stored.
 * @param {FetchEvent} event
 */
async function whileOpen(event) {
  const { request, clientId, resultingClientId } = event
  const waitUntil = (/** @type {Promise<unknown>} */ work) => event.waitUntil(work.catch(nothing))
  const answer = reading.answer({ request, clientId, resultingClientId, waitUntil })
  if (answer) return answer
  const url = bare(request.url)
  const cache = await opened(sealedStores)
  try {
    const fresh = await unsealed(request)
    if (fresh.ok && !pathBelow(url).startsWith('stories/')) waitUntil(cache.put(url, fresh.clone()))
    return fresh
  } catch (error) {
    // The page came from the browser's own cache, and the host is unreachable now.
    const kept = await cache.match(url)
    if (kept) return kept
    throw error
  }
}
