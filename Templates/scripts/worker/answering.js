// @ts-check
/**
 * Prefers the host's response. If the host is unreachable or slow, the stored one is used, with the header
 * `pulse-kept`.
 */
import { keptEdition, markOf, said, successor } from './edition.js'
import { at, bare, isOwn, isStory, nothing, pathOf } from './place.js'
import { opened } from './stores.js'
import { keepStory } from './stories.js'

/** @typedef {import('./stores.js').Store} Store */

/**
 * A request of a page.
 * @typedef {Pick<FetchEvent, 'request' | 'clientId' | 'resultingClientId' | 'waitUntil'>
 *   & { preloadResponse?: Promise<Response | undefined> }} Asking
 */

/** The time after a page's start in which requests belong to its loading, in milliseconds. */
const beginning = 5000

/** How long to wait for the host if there is a stored response, in milliseconds. */
const patience = 3000

/** @returns {Promise<void>} when the host has been waited for long enough */
const patienceEnds = () => new Promise((done) => setTimeout(done, patience))

/**
 * @param {import('./keeping.js').Ground} ground
 * @param {import('./keeping.js').Keeper} keeper
 * @returns {(asking: Asking) => Promise<Response> | undefined} nothing where the page is to ask the host itself
 */
export function answersOn({ ask, stores }, keeper) {
  /**
   * When each open page that came from the host was loaded, by client.
   * @type {Map<string, number>}
   */
  const loaded = new Map()

  /**
   * The open pages that came from the store, with their editions. Their files also come from there, so that no page
   * mixes two editions.
   * @type {Map<string, import('./edition.js').Mark>}
   */
  const fromStore = new Map()

  /** @param {Asking} asking */
  async function answer(asking) {
    const { request, clientId, resultingClientId } = asking
    const isPage = request.mode === 'navigate'
    const cache = await opened(stores)
    const path = pathOf(request.url)
    const kept =
      (await cache.match(bare(request.url))) ??
      (path === '' ? await cache.match(at('index.html')) : undefined) ??
      (fromStore.has(clientId) ? await successor(cache, path) : undefined)
    // A stored page's style and scripts are stored with it.
    if (kept && fromStore.has(clientId) && path.startsWith('assets/')) return said(kept, 'pulse-kept')
    const fresh = fromHost(asking, cache, path)
    asking.waitUntil(fresh.then(nothing, nothing))
    // Only the host knows whether there is a newer edition.
    const answered = await (kept && path !== 'edition.json' ? Promise.race([fresh, patienceEnds()]) : fresh).catch(
      nothing,
    )
    if (answered) return answered
    const own = fromStore.get(clientId)
    if (own && path === 'edition.json') return said(new Response(JSON.stringify(own)), 'pulse-kept')
    if (kept) {
      if (isPage) fromStore.set(resultingClientId, await markOf(cache, path, kept))
      return said(kept, 'pulse-kept')
    }
    // The requested page is not stored; redirect to a page that says so, at its own address, so that its links work.
    if (isPage && (await cache.match(at('offline.html'))))
      return Response.redirect(`${at('offline.html')}#${encodeURIComponent(path)}`, 302)
    return fresh
  }

  /**
   * Returns the host's response and stores it.
   * @param {Asking} asking
   * @param {Store} cache
   * @param {string} path
   * @returns {Promise<Response>}
   */
  async function fromHost(asking, cache, path) {
    const { request, clientId, resultingClientId } = asking
    const isPage = request.mode === 'navigate'
    const fresh = (await asking.preloadResponse) ?? (await ask(request))
    if (isPage && !fromStore.has(resultingClientId)) loaded.set(resultingClientId, Date.now())
    if (!fresh.ok || fresh.status !== 200) return fresh
    const copy = fresh.clone()
    if (path !== 'edition.json') {
      const url = bare(request.url)
      asking.waitUntil(isStory(path) ? keepStory(cache, url, copy) : cache.put(url, copy))
      return fresh
    }
    const { id } = await copy.json()
    // A new edition: its pages replace those of the last.
    if (id !== (await keptEdition(cache)).id) asking.waitUntil(keeper.keepEdition())
    const own = fromStore.get(clientId)
    return own && own.id !== id ? said(fresh, 'pulse-newer') : fresh
  }

  return (asking) => {
    const { request, clientId } = asking
    if (!isOwn(request)) return undefined
    // Files that a page from the host loads at its start also come directly from the host.
    const isNew = Date.now() - (loaded.get(clientId) ?? -Infinity) < beginning
    return request.mode !== 'navigate' && isNew && pathOf(request.url) !== 'edition.json' ? undefined : answer(asking)
  }
}
