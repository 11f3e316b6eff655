// @ts-check
/**
 * Keeps the current edition for reading without a network: what the host has comes first, what is kept comes when it cannot be
 * had or takes its time, and says so by the header `pulse-kept`.
 */
const cacheName = 'pulse-edition'
const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))

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
 * The open pages that came from the store. What they load comes from there too, so that no page mixes two editions.
 * @type {Set<string>}
 */
const fromStore = new Set()

worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(keepEdition())
})

// A page is asked for while the worker itself is still being woken.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
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
  const cache = await caches.open(cacheName)
  const path = pathOf(request.url)
  const kept = (await cache.match(bare(request.url))) ?? (path === '' ? await cache.match(at('index.html')) : undefined)
  // The style and the scripts of a page that was kept are kept with it.
  if (kept && fromStore.has(clientId) && path.startsWith('assets/')) return said(kept, 'pulse-kept')
  const fresh = fromHost(event, cache, path)
  event.waitUntil(fresh.then(nothing, nothing))
  // Whether there is a newer edition only the host knows.
  const answered = await (kept && path !== 'edition.json' ? Promise.race([fresh, patienceEnds()]) : fresh).catch(
    nothing,
  )
  if (answered) return answered
  if (kept) {
    if (isPage) fromStore.add(resultingClientId)
    return said(kept, 'pulse-kept')
  }
  // What was asked for is not kept: a page at its own address says so, where its links lead where they should.
  if (isPage && (await cache.match(at('offline.html'))))
    return Response.redirect(`${at('offline.html')}#${encodeURIComponent(path)}`, 302)
  return fresh
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
    event.waitUntil(cache.put(bare(request.url), copy).then(() => (isStory(path) ? trim(cache) : undefined)))
    return fresh
  }
  if ((await copy.json()).id === (await keptEdition(cache)).id) return fresh
  // Another edition: its pages replace those of the last.
  event.waitUntil(keepEdition())
  return fromStore.has(clientId) ? said(fresh, 'pulse-newer') : fresh
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
 * @param {'pulse-kept' | 'pulse-newer'} header
 */
async function said(answered, header) {
  const headers = new Headers(answered.headers)
  headers.set(header, '1')
  return new Response(await answered.blob(), { status: answered.status, headers })
}

/**
 * The edition that is kept, as its list has it.
 * @param {Cache} cache
 * @returns {Promise<{ id: string | null, files: string[], more: string[], map: string[] }>}
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
  const { files, more = [], map = [] } = await list.clone().json()
  const cache = await caches.open(cacheName)
  const usesMap = (await cache.match(at('map.html'))) !== undefined
  // Who counts bytes gets what pages need, and of the rest what is read.
  const isCheap = !(/** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData)
  const needed = isCheap
    ? files
    : files.filter((/** @type {string} */ path) => /^assets\//.test(path) || least.has(path))
  const wanted = [...needed, ...(usesMap ? map : [])]
  // The list is kept last and only with all that it names: a half-kept edition stays beside the last, and is tried again.
  if (!(await keep(cache, wanted))) return
  if (isCheap) await keep(cache, more)
  const staying = new Set([...files, ...(usesMap ? map : []), ...more, 'edition.json', savedList].map(at))
  for (const request of await cache.keys()) {
    if (!staying.has(request.url) && !isStory(pathOf(request.url))) await cache.delete(request)
  }
  await cache.put(at('edition.json'), list)
  await trim(cache)
}

/** What the map needs, for a reader who has used it. */
async function keepMap() {
  const cache = await caches.open(cacheName)
  const { map } = await keptEdition(cache)
  await keep(cache, await missing(cache, map))
}

/**
 * The pages of what the reader saved.
 * @param {string[]} paths below the site's root
 */
async function keepSaved(paths) {
  const cache = await caches.open(cacheName)
  await cache.put(at(savedList), new Response(JSON.stringify(paths)))
  await keep(cache, await missing(cache, paths))
  await trim(cache)
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
  const list = await cache.match(at(savedList))
  const { more } = await keptEdition(cache)
  const staying = new Set([...more, .../** @type {string[]} */ (list ? await list.json() : [])])
  const others = (await cache.keys()).filter(({ url }) => isStory(pathOf(url)) && !staying.has(pathOf(url)))
  // A cache lists what it has in the order in which it came.
  await Promise.all(others.slice(0, Math.max(0, others.length - mostStories)).map((request) => cache.delete(request)))
}

/**
 * Whether all of them are kept now.
 * @param {Cache} cache
 * @param {string[]} paths below the site's root
 */
async function keep(cache, paths) {
  let isWhole = true
  for (let first = 0; first < paths.length; first += 8) {
    await Promise.all(
      paths.slice(first, first + 8).map(async (path) => {
        const page = await fetch(at(path), { cache: 'no-cache' }).catch(() => null)
        if (page?.ok) await cache.put(at(path), page)
        else isWhole = false
      }),
    )
  }
  return isWhole
}
