// @ts-check
/**
 * What the host has comes first; what is kept comes when it cannot be had or takes its time, and says so by the header
 * `pulse-kept`.
 */
import { keptEdition, markOf, said, successor } from './edition.js'
import { at, bare, isOwn, isStory, nothing, pathOf } from './place.js'
import { opened } from './stores.js'
import { keepStory } from './stories.js'

/** @typedef {import('./stores.js').Store} Store */

/**
 * What a page asks for.
 * @typedef {Pick<FetchEvent, 'request' | 'clientId' | 'resultingClientId' | 'waitUntil'>
 *   & { preloadResponse?: Promise<Response | undefined> }} Asking
 */

/** How long a page's loading counts as its beginning, in milliseconds. */
const beginning = 5000

/** How long the host is waited for where something is kept, in milliseconds. */
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
   * When the open pages that came from the host were loaded, by client.
   * @type {Map<string, number>}
   */
  const loaded = new Map()

  /**
   * The open pages that came from the store, and of which edition each is. What they load comes from there too, so that no page mixes
   * two editions.
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
    // The style and the scripts of a page that was kept are kept with it.
    if (kept && fromStore.has(clientId) && path.startsWith('assets/')) return said(kept, 'pulse-kept')
    const fresh = fromHost(asking, cache, path)
    asking.waitUntil(fresh.then(nothing, nothing))
    // Whether there is a newer edition only the host knows.
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
    // What was asked for is not kept: a page at its own address says so, where its links lead where they should.
    if (isPage && (await cache.match(at('offline.html'))))
      return Response.redirect(`${at('offline.html')}#${encodeURIComponent(path)}`, 302)
    return fresh
  }

  /**
   * What the host has, which is kept.
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
    // Another edition: its pages replace those of the last.
    if (id !== (await keptEdition(cache)).id) asking.waitUntil(keeper.keepEdition())
    const own = fromStore.get(clientId)
    return own && own.id !== id ? said(fresh, 'pulse-newer') : fresh
  }

  return (asking) => {
    const { request, clientId } = asking
    if (!isOwn(request)) return undefined
    // What a page from the host loads at its beginning comes from there too, without a way round through here.
    const isNew = Date.now() - (loaded.get(clientId) ?? -Infinity) < beginning
    return request.mode !== 'navigate' && isNew && pathOf(request.url) !== 'edition.json' ? undefined : answer(asking)
  }
}
