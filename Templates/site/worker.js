// @ts-check
/**
 * Keeps the current edition for reading without a network: what the host has comes first, what is kept comes when it cannot be
 * had or takes its time, and says so by the header `pulse-kept`.
 */
const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))

/** What is kept of this site, and of no other on its host; `own/articles.js` calls it so, too. */
const opened = () => caches.open(`${common} ${worker.registration.scope}`)

/** Where earlier versions of this worker kept all sites of a host. */
const common = 'pulse-edition'

/**
 * An edition by its id, and when its newest article appeared; no id where nobody knows.
 * @typedef {{ id: string | null, moment?: string }} Mark
 */

/** How long a page's loading counts as its beginning, in milliseconds. */
const beginning = 5000

/** How long the host is waited for where something is kept, in milliseconds. */
const patience = 3000

/** How many pages of stories are kept beside those of the headlines and those that readers saved. */
const mostStories = 200

/** The pages that are kept for readers who count bytes. */
const least = new Set(['index.html', 'headlines.html', 'digest.html', 'search.html', 'saved.html', 'offline.html'])

/** Which pages of stories belong to what the reader saved: a list that the pages send, kept among the files. */
const savedList = 'pulse-saved.json'

/**
 * When the open pages that came from the host were loaded, by client.
 * @type {Map<string, number>}
 */
const loaded = new Map()

/**
 * The open pages that came from the store, and of which edition each is. What they load comes from there too, so that no page mixes
 * two editions.
 * @type {Map<string, Mark>}
 */
const fromStore = new Map()

worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(takeOver().catch(nothing).then(keepEdition))
})

// A page is asked for while the worker itself is still being woken. Until now an earlier version may have kept something.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable(), takeOver()])),
)

worker.addEventListener('message', (event) => {
  const { keep: paths, map } = event.data ?? {}
  if (Array.isArray(paths)) event.waitUntil(keepSaved(paths.filter((path) => /^[\w-]+(\/[\w-]+)*\.html$/.test(path))))
  if (map) event.waitUntil(keepMap())
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return
  // What a page from the host loads at its beginning comes from there too, without a way round through here.
  const isNew = Date.now() - (loaded.get(clientId) ?? -Infinity) < beginning
  if (request.mode !== 'navigate' && isNew && pathOf(request.url) !== 'edition.json') return
  event.respondWith(answer(event))
})

/** @param {FetchEvent} event */
async function answer(event) {
  const { request, clientId, resultingClientId } = event
  const isPage = request.mode === 'navigate'
  const cache = await opened()
  const path = pathOf(request.url)
  const kept =
    (await cache.match(bare(request.url))) ??
    (path === '' ? await cache.match(at('index.html')) : undefined) ??
    (fromStore.has(clientId) ? await successor(cache, path) : undefined)
  // The style and the scripts of a page that was kept are kept with it.
  if (kept && fromStore.has(clientId) && path.startsWith('assets/')) return said(kept, 'pulse-kept')
  const fresh = fromHost(event, cache, path)
  event.waitUntil(fresh.then(nothing, nothing))
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
 * A story that was kept with an earlier version names that version's style and scripts: all of them are those of the present one.
 * @param {Cache} cache
 * @param {string} path
 */
async function successor(cache, path) {
  const name = /^assets\/(?:[\w-]+\/)?([\w-]+\.(?:css|js))$/.exec(path)?.[1]
  if (!name) return undefined
  const { files } = await keptEdition(cache)
  const present = files.find((file) => file.startsWith('assets/v-') && file.endsWith(`/${name}`))
  return present && cache.match(at(present))
}

const nothing = () => {}

/** @returns {Promise<void>} when the host has been waited for long enough */
const patienceEnds = () => new Promise((done) => setTimeout(done, patience))

/**
 * What the host has, which is kept.
 * @param {FetchEvent} event
 * @param {Cache} cache
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function fromHost(event, cache, path) {
  const { request, clientId, resultingClientId } = event
  const isPage = request.mode === 'navigate'
  const fresh = (await event.preloadResponse) ?? (await fetch(request))
  if (isPage && !fromStore.has(resultingClientId)) loaded.set(resultingClientId, Date.now())
  if (!fresh.ok || fresh.status !== 200) return fresh
  const copy = fresh.clone()
  if (path !== 'edition.json') {
    const url = bare(request.url)
    event.waitUntil(isStory(path) ? keepStory(cache, url, copy) : cache.put(url, copy))
    return fresh
  }
  const { id } = await copy.json()
  // Another edition: its pages replace those of the last.
  if (id !== (await keptEdition(cache)).id) event.waitUntil(keepEdition())
  const own = fromStore.get(clientId)
  return own && own.id !== id ? said(fresh, 'pulse-newer') : fresh
}

/**
 * A story that is read is kept with the edition that is: where the host has a newer one, that is soon known (`openStories`).
 * @param {Cache} cache
 * @param {string} url
 * @param {Response} answered
 */
async function keepStory(cache, url, answered) {
  await put(cache, url, answered, await keptEdition(cache))
  await trim(cache)
}

/**
 * Keeps what the host has given. The page of a story may be kept for longer than its edition, and says which that was.
 * @param {Cache} cache
 * @param {string} url
 * @param {Response} answered
 * @param {Mark} edition
 */
async function put(cache, url, answered, { id, moment }) {
  const mark = JSON.stringify({ id, moment })
  await cache.put(url, isStory(pathOf(url)) ? await said(answered, 'pulse-edition', mark) : answered)
}

/**
 * Of which edition a kept page is. A story that an earlier version of this worker has kept does not say.
 * @param {Cache} cache
 * @param {string} path
 * @param {Response} kept
 * @returns {Promise<Mark>}
 */
async function markOf(cache, path, kept) {
  if (isStory(path)) return JSON.parse(kept.headers.get('pulse-edition') ?? '{"id":null}')
  const { id, moment } = await keptEdition(cache)
  return { id, moment }
}

/**
 * Of a path below the site's root.
 * @param {string} path
 */
function at(path) {
  return new URL(path, worker.registration.scope).href
}

/**
 * Below the site's root.
 * @param {string} url
 */
function pathOf(url) {
  return bare(url).slice(worker.registration.scope.length)
}

/**
 * One page whatever is asked of it.
 * @param {string} url
 */
function bare(url) {
  return url.split(/[?#]/)[0]
}

/** @param {string} path */
const isStory = (path) => path.startsWith('stories/')

/**
 * An answer with a header that says where it comes from.
 * @param {Response} answered
 * @param {'pulse-kept' | 'pulse-newer' | 'pulse-edition'} header
 */
async function said(answered, header, value = '1') {
  const headers = new Headers(answered.headers)
  headers.set(header, value)
  return new Response(await answered.blob(), { status: answered.status, headers })
}

/**
 * The edition that is kept, as its list has it.
 * @param {Cache} cache
 * @returns {Promise<Mark & { files: string[], more: string[], map: string[] }>}
 */
async function keptEdition(cache) {
  const list = await cache.match(at('edition.json'))
  return { id: null, files: [], more: [], map: [], ...(list ? await list.json() : {}) }
}

/**
 * The keeping of an edition that is under way.
 * @type {Promise<void> | null}
 */
let keeping = null

function keepEdition() {
  keeping ??= keepAll().finally(() => {
    keeping = null
  })
  return keeping
}

async function keepAll() {
  const list = await fetch(at('edition.json'), { cache: 'no-store' })
  if (!list.ok) return
  const edition = await list.clone().json()
  const { files, more = [], map = [] } = edition
  const cache = await opened()
  const usesMap = (await cache.match(at('map.html'))) !== undefined
  // Who counts bytes gets what pages need, and of the rest what is read.
  const isCheap = !(/** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData)
  const needed = isCheap
    ? files
    : files.filter((/** @type {string} */ path) => /^assets\//.test(path) || least.has(path))
  const wanted = [...needed, ...(usesMap ? map : [])]
  // The list is kept last and only with all that it names: a half-kept edition stays beside the last, and is tried again.
  if (!(await keep(cache, wanted, edition))) return
  // What the reader saved would stay behind, and so would a story that came from the host before its edition was known.
  const others = [...more, ...(await savedPages(cache)), ...(await openStories())]
  if (isCheap) await keep(cache, [...new Set(others)], edition)
  const staying = new Set([...files, ...(usesMap ? map : []), ...more, 'edition.json', savedList].map(at))
  for (const request of await cache.keys()) {
    if (!staying.has(request.url) && !isStory(pathOf(request.url))) await cache.delete(request)
  }
  await cache.put(at('edition.json'), list)
  await trim(cache)
}

/** What the map needs, for a reader who has used it. */
async function keepMap() {
  const cache = await opened()
  const edition = await keptEdition(cache)
  await keep(cache, await missing(cache, edition.map), edition)
}

/**
 * The pages of what the reader saved.
 * @param {string[]} paths below the site's root
 */
async function keepSaved(paths) {
  const cache = await opened()
  await cache.put(at(savedList), new Response(JSON.stringify(paths)))
  await keep(cache, await missing(cache, paths), await keptEdition(cache))
  await trim(cache)
}

/**
 * @param {Cache} cache
 * @returns {Promise<string[]>} as `keepSaved` was told
 */
async function savedPages(cache) {
  const list = await cache.match(at(savedList))
  return list ? list.json() : []
}

/** The stories that are open. */
async function openStories() {
  return (await worker.clients.matchAll()).map(({ url }) => pathOf(url)).filter(isStory)
}

/** Brings here what an earlier version kept of this site, and leaves what is of others on the same host. */
async function takeOver() {
  if (!(await caches.has(common))) return
  const [old, cache] = [await caches.open(common), await opened()]
  const requests = await old.keys()
  const { scope } = worker.registration
  // Another site may lie in a folder of this one: it has a list of its own.
  const others = requests
    .flatMap(({ url }) => (url.endsWith('/edition.json') ? url.replace(/edition\.json$/, '') : []))
    .filter((root) => root.startsWith(scope) && root !== scope)
  const ours = requests.filter(({ url }) => url.startsWith(scope) && !others.some((root) => url.startsWith(root)))
  for (const request of ours) {
    const kept = await old.match(request)
    if (kept && !(await cache.match(request))) await cache.put(request, kept)
    await old.delete(request)
  }
  if (ours.length === requests.length) await caches.delete(common)
}

/**
 * Those of some files that are not kept.
 * @param {Cache} cache
 * @param {string[]} paths
 */
async function missing(cache, paths) {
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  return paths.filter((path) => !kept.has(at(path)))
}

/**
 * Forgets the pages of stories that have been kept the longest, when there are too many.
 * @param {Cache} cache
 */
async function trim(cache) {
  const { more } = await keptEdition(cache)
  const staying = new Set([...more, ...(await savedPages(cache))])
  const others = (await cache.keys()).filter(({ url }) => isStory(pathOf(url)) && !staying.has(pathOf(url)))
  // A cache lists what it has in the order in which it came.
  await Promise.all(others.slice(0, Math.max(0, others.length - mostStories)).map((request) => cache.delete(request)))
}

/**
 * Whether all of them are kept now.
 * @param {Cache} cache
 * @param {string[]} paths below the site's root
 * @param {Mark} edition with which they are
 */
async function keep(cache, paths, edition) {
  let isWhole = true
  for (let first = 0; first < paths.length; first += 8) {
    await Promise.all(
      paths.slice(first, first + 8).map(async (path) => {
        const page = await fetch(at(path), { cache: 'no-cache' }).catch(() => null)
        if (page?.ok) await put(cache, at(path), page, edition)
        else isWhole = false
      }),
    )
  }
  return isWhole
}
