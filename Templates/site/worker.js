// @ts-check
/**
 * Keeps the current edition for reading without a network: what the host has comes first, what is kept comes when it cannot be
 * had, and says so by the header `pulse-kept`.
 */
const cacheName = 'pulse-edition'
const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))

/** How long a page's loading counts as its beginning, in milliseconds. */
const beginning = 5000

/**
 * When the open pages that came from the host were loaded, by client.
 * @type {Map<string, number>}
 */
const loaded = new Map()

worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(keepEdition())
})

// A page is asked for while the worker itself is still being woken.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
)

worker.addEventListener('message', (event) => {
  const paths = event.data?.keep
  if (Array.isArray(paths)) event.waitUntil(keep(paths.filter((path) => /^[\w-]+(\/[\w-]+)*\.html$/.test(path))))
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return
  // What a page from the host loads at its beginning comes from there too, without a way round through here.
  const isNew = Date.now() - (loaded.get(clientId) ?? -Infinity) < beginning
  if (request.mode !== 'navigate' && isNew && pathOf(request) !== 'edition.json') return
  event.respondWith(answer(event))
})

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event
  const cache = await caches.open(cacheName)
  const path = pathOf(request)
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(request))
    if (request.mode === 'navigate') loaded.set(event.resultingClientId, Date.now())
    if (fresh.ok && request.mode !== 'navigate' && path === 'edition.json') event.waitUntil(renew(fresh.clone()))
    else if (fresh.ok && fresh.status === 200) event.waitUntil(cache.put(bare(request.url), fresh.clone()))
    return fresh
  } catch (error) {
    const kept =
      (await cache.match(bare(request.url))) ??
      (request.mode === 'navigate' && path === ''
        ? await cache.match(new URL('index.html', worker.registration.scope).href)
        : undefined)
    if (kept) return said(kept)
    if (request.mode !== 'navigate') throw error
    const front = await cache.match(new URL('index.html', worker.registration.scope).href)
    if (!front) throw error
    // What was asked for is not kept: the front page is, at its own address, so that its links lead where they should.
    return Response.redirect(new URL('index.html', worker.registration.scope).href, 302)
  }
}

/**
 * Below the site's root.
 * @param {Request} request
 */
function pathOf(request) {
  return bare(request.url).slice(worker.registration.scope.length)
}

/**
 * One page whatever is asked of it.
 * @param {string} url
 */
function bare(url) {
  return url.split(/[?#]/)[0]
}

/** @param {Response} kept */
async function said(kept) {
  const headers = new Headers(kept.headers)
  headers.set('pulse-kept', '1')
  return new Response(await kept.blob(), { status: kept.status, headers })
}

/**
 * Another edition: its pages replace those of the last.
 * @param {Response} list
 */
async function renew(list) {
  const cache = await caches.open(cacheName)
  const url = new URL('edition.json', worker.registration.scope).href
  const before = await cache.match(url)
  const [id, known] = [(await list.clone().json()).id, before ? (await before.json()).id : null]
  if (id === known) return
  await keepEdition()
}

async function keepEdition() {
  const url = new URL('edition.json', worker.registration.scope).href
  const list = await fetch(url, { cache: 'no-store' })
  if (!list.ok) return
  const { files } = await list.clone().json()
  // The list is kept last and only with all that it names: a half-kept edition stays beside the last, and is tried again.
  if (!(await keep(files))) return
  const cache = await caches.open(cacheName)
  const wanted = new Set([...files, 'edition.json'].map((path) => new URL(path, worker.registration.scope).href))
  for (const request of await cache.keys()) {
    const isStory = new URL(request.url).pathname.includes('/stories/')
    if (!wanted.has(request.url) && !isStory) await cache.delete(request)
  }
  await cache.put(url, list)
}

/**
 * Whether all of them are kept now.
 * @param {string[]} paths below the site's root
 */
async function keep(paths) {
  const cache = await caches.open(cacheName)
  let isWhole = true
  for (let first = 0; first < paths.length; first += 8) {
    await Promise.all(
      paths.slice(first, first + 8).map(async (path) => {
        const url = new URL(path, worker.registration.scope).href
        const page = await fetch(url, { cache: 'no-cache' }).catch(() => null)
        if (page?.ok) await cache.put(url, page)
        else isWhole = false
      }),
    )
  }
  return isWhole
}
