// @ts-check
/**
 * The worker of a private site. It answers the site's own addresses with what it opens of the sealed files; that is handed to the worker
 * of all sites (`edition`, which the builder puts behind this text) in the place of the network, and what that one keeps is sealed
 * again, under names that say nothing.
 */
const own = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))
const scope = own.registration.scope
const network = own.fetch.bind(own)
const encoder = new TextEncoder()

/**
 * What opens the site, while it is open.
 * @typedef {{ key: CryptoKey, salt: string, after: number, used: number }} Opening `after` so many seconds without use it is locked, with 0
 *   when it is left
 */

/** What is published in clear. */
const clear = new Set(['private.json', 'worker.js', 'robots.txt'])

/** Where the page that asks for the passphrase is kept. */
const shells = `pulse-shell ${scope}`

/** How long a page takes to give way to the next, in milliseconds. */
const passage = 2000

const types = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
})

// MARK: The key

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(keys: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 */
function inStore(mode, ask) {
  return new Promise((done, failed) => {
    const opened = indexedDB.open(`pulse-private ${scope}`, 1)
    opened.onupgradeneeded = () => opened.result.createObjectStore('keys')
    opened.onerror = () => failed(opened.error)
    opened.onsuccess = () => {
      const change = opened.result.transaction('keys', mode)
      const asked = ask(change.objectStore('keys'))
      change.oncomplete = () => {
        opened.result.close()
        done(asked.result)
      }
      change.onerror = () => failed(change.error)
    }
  })
}

/**
 * What opens the site; null while it is locked. A time that is over locks it.
 * @returns {Promise<Opening | null>}
 */
async function opening() {
  const found = /** @type {Opening | undefined} */ (await inStore('readonly', (keys) => keys.get('site')))
  if (!found) return null
  if (found.after === 0 || Date.now() - found.used < found.after * 1000) return found
  await lock()
  return null
}

/** Somebody reads: the time begins anew. */
async function use() {
  const found = await opening()
  if (found) await inStore('readwrite', (keys) => keys.put({ ...found, used: Date.now() }, 'site'))
}

async function lock() {
  await inStore('readwrite', (keys) => keys.delete('site'))
  for (const page of await windows()) page.postMessage({ private: 'locked' })
}

const windows = () => own.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Locks a site that is to be locked when it is left, if it was.
 * @param {(page: WindowClient) => boolean} isThere
 */
async function lockUnless(isThere) {
  if ((await opening())?.after === 0 && !(await windows()).some(isThere)) await lock()
}

// MARK: Sealed files

/**
 * Of the site's key and what it is for, as `SiteKey.swift` has it.
 * @param {CryptoKey} key
 * @param {string} purpose
 * @param {string} path
 */
const derived = (key, purpose, path) => crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}\0${path}\0`))

/**
 * @param {CryptoKey} key
 * @param {string} purpose
 * @param {string} path
 */
const cipher = async (key, purpose, path) =>
  crypto.subtle.importKey('raw', await derived(key, purpose, path), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** @param {ArrayBuffer} bytes */
const digits = (bytes) =>
  Array.from(new Uint8Array(bytes, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * @param {CryptoKey} aes
 * @param {ArrayBuffer} sealed a nonce, then the ciphertext
 */
const decrypted = (aes, sealed) =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.slice(0, 12) }, aes, sealed.slice(12))

/**
 * The file within what was packed (`PackedFile.swift`).
 * @param {ArrayBuffer} packed
 */
async function unpacked(packed) {
  const head = new DataView(packed)
  const body = packed.slice(9, 9 + head.getUint32(1))
  if (head.getUint8(0) === 0) return body
  const whole = new Response(body).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Response(whole).arrayBuffer()
}

/**
 * A file of the site, opened; the host's own answer, without a body, where it has none.
 * @param {Opening} opened
 * @param {string} path
 * @param {RequestCache} [cache]
 */
async function file(opened, path, cache) {
  const name = digits(await derived(opened.key, 'name', path))
  // What is asked for from a cache alone cannot be asked for by another name.
  const answer = await network(`${scope}sealed/${name}.bin`, { cache: cache === 'only-if-cached' ? 'default' : cache })
  if (!answer.ok) {
    if (answer.status === 404) await lockIfReplaced(opened)
    return new Response(null, { status: answer.status })
  }
  const bytes = await unpacked(await decrypted(await cipher(opened.key, 'file', path), await answer.arrayBuffer()))
  const type = types[path.split('.').pop() ?? ''] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { 'content-type': type } })
}

/**
 * A site that was sealed anew has none of the files that its old key names.
 * @param {Opening} opened
 */
async function lockIfReplaced({ salt }) {
  const answer = await network(`${scope}private.json`, { cache: 'no-store' }).catch(() => null)
  const now = answer?.ok ? await answer.json().catch(() => null) : null
  if (now?.salt && now.salt !== salt) await lock()
}

/**
 * In the place of `fetch`, for the worker of all sites.
 * @param {RequestInfo | URL} asked
 * @param {RequestInit} [options]
 */
async function unsealed(asked, options) {
  const request = asked instanceof Request ? asked : undefined
  const opened = await opening()
  if (!opened) throw new TypeError('The site is locked.')
  const path = pathBelow(request?.url ?? String(asked))
  const answer = await file(opened, path, options?.cache ?? request?.cache)
  if (answer.status !== 404 || request?.mode !== 'navigate') return answer
  const { body, headers } = await file(opened, '404.html')
  return new Response(body, { status: 404, headers })
}

/**
 * The path of a file; a folder's is that of its first page.
 * @param {string} url
 */
function pathBelow(url) {
  const path = decodeURIComponent(url.split(/[?#]/)[0].slice(scope.length))
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

// MARK: What is kept

/**
 * In the place of a `Cache`: what lies in it is sealed, and so is where it came from.
 */
class SealedCache {
  /** @param {Cache} cache */
  constructor(cache) {
    this.cache = cache
  }

  /** @param {RequestInfo | URL} asked */
  async match(asked) {
    const opened = await opening()
    const found = opened && (await this.cache.match(await this.place(opened, asked)))
    if (!found) return undefined
    try {
      const bytes = await decrypted(await cipher(opened.key, 'kept', ''), await found.arrayBuffer())
      const length = new DataView(bytes).getUint32(0)
      const { status, headers } = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length)))
      return new Response(bytes.slice(4 + length), { status, headers })
    } catch {
      return undefined
    }
  }

  /**
   * @param {RequestInfo | URL} asked
   * @param {Response} answer
   */
  async put(asked, answer) {
    const opened = await opening()
    if (!opened) return
    const head = encoder.encode(JSON.stringify({ status: answer.status, headers: [...answer.headers] }))
    const whole = await new Blob([new Uint32Array([0]), head, await answer.arrayBuffer()]).arrayBuffer()
    new DataView(whole).setUint32(0, head.length)
    const aes = await cipher(opened.key, 'kept', '')
    const url = await encrypted(aes, encoder.encode(urlOf(asked)))
    const headers = { 'pulse-address': btoa(String.fromCharCode(...new Uint8Array(url))) }
    const kept = new Response(await encrypted(aes, whole), { headers })
    await this.cache.put(await this.place(opened, asked), kept)
  }

  /** Where each came from. What another key has sealed goes. */
  async keys() {
    const opened = await opening()
    if (!opened) return []
    const aes = await cipher(opened.key, 'kept', '')
    const found = await Promise.all(
      (await this.cache.keys()).map(async (place) => {
        try {
          const sealed = atob((await this.cache.match(place))?.headers.get('pulse-address') ?? '')
          const bytes = Uint8Array.from(sealed, (letter) => letter.charCodeAt(0)).buffer
          return new Request(new TextDecoder().decode(await decrypted(aes, bytes)))
        } catch {
          await this.cache.delete(place)
          return undefined
        }
      }),
    )
    return found.filter((request) => request !== undefined)
  }

  /** @param {RequestInfo | URL} asked */
  async delete(asked) {
    const opened = await opening()
    return opened !== null && this.cache.delete(await this.place(opened, asked))
  }

  /**
   * @param {Opening} opened
   * @param {RequestInfo | URL} asked
   */
  async place({ key }, asked) {
    return `${scope}kept/${digits(await derived(key, 'place', urlOf(asked)))}`
  }
}

/** @param {RequestInfo | URL} asked */
const urlOf = (asked) => (asked instanceof Request ? asked.url : String(asked))

/**
 * A nonce by chance, then the ciphertext.
 * @param {CryptoKey} aes
 * @param {BufferSource} text
 */
async function encrypted(aes, text) {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return new Blob([nonce, await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, text)]).arrayBuffer()
}

/** In the place of `caches`. Of what others keep here it sees nothing. */
const sealedCaches = {
  /** @param {string} name */
  open: async (name) => new SealedCache(await own.caches.open(`pulse-private ${name}`)),
  has: async () => false,
  delete: async () => false,
}

// MARK: Answers

/**
 * What is published in clear, or the page that asks for the passphrase: kept, so that the site opens without a network, too.
 * @param {string} path
 */
async function published(path) {
  const cache = await own.caches.open(shells)
  try {
    const fresh = await network(scope + path, { cache: 'no-cache' })
    if (fresh.ok) await cache.put(scope + path, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match(scope + path)
    if (kept) return kept
    throw error
  }
}

/** @type {((event: object) => void) | undefined} */
let answersOpen

own.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const path = request.url.split(/[?#]/)[0].slice(scope.length)
  if (clear.has(path)) event.respondWith(published(path))
  else event.respondWith(answered(event))
})

/** @param {FetchEvent} event */
async function answered(event) {
  const { request } = event
  const isPage = request.mode === 'navigate'
  // Whoever comes back after having left finds no page open.
  if (isPage) await lockUnless(() => true)
  if (!(await opening())) return isPage ? published('index.html') : new Response(null, { status: 403 })
  if (isPage) await use()
  const answer = await whileOpen(event)
  return isPage && !(await opening()) ? published('index.html') : answer
}

/**
 * As the worker of all sites answers; what that one leaves to the network, opened and kept.
 * @param {FetchEvent} event
 */
async function whileOpen(event) {
  /** @type {Promise<Response> | undefined} */
  let answer
  const { request, clientId, resultingClientId } = event
  const asking = {
    request,
    clientId,
    resultingClientId,
    respondWith(/** @type {Promise<Response>} */ promised) {
      answer = promised
    },
    waitUntil: (/** @type {Promise<unknown>} */ work) => event.waitUntil(work.catch(() => undefined)),
  }
  answersOpen?.(asking)
  if (answer) return answer
  const url = request.url.split(/[?#]/)[0]
  const cache = await sealedCaches.open(`pulse-edition ${scope}`)
  try {
    const fresh = await unsealed(request)
    if (fresh.ok && !pathBelow(url).startsWith('stories/')) {
      event.waitUntil(cache.put(url, fresh.clone()).catch(() => undefined))
    }
    return fresh
  } catch (error) {
    // The page itself came from the browser's own cache, and the host has gone meanwhile.
    const kept = await cache.match(url)
    if (kept) return kept
    throw error
  }
}

own.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(['index.html', 'private.json'].map(published)).catch(() => undefined)),
)

// What the site kept while it was public lies there in clear; and what a browser asks for ahead has no such name.
own.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      own.registration.navigationPreload?.disable(),
      own.caches.delete(`pulse-edition ${scope}`),
      forgetPuzzles(),
    ]).catch(() => undefined),
  ),
)

/** All sites of a host keep theirs in one place. */
async function forgetPuzzles() {
  const cache = await own.caches.open('pulse-puzzles')
  for (const request of await cache.keys()) if (request.url.startsWith(scope)) await cache.delete(request)
}

own.addEventListener('message', (event) => {
  const did = /** @type {Record<string, () => Promise<unknown>>} */ ({
    lock,
    used: use,
    // A page that was open meanwhile, or comes back from where browsers keep pages, is told.
    look: async () => (await opening()) ?? event.source?.postMessage({ private: 'locked' }),
    hidden: () => lockUnless((page) => page.visibilityState === 'visible'),
    left: async () => {
      await new Promise((done) => setTimeout(done, passage))
      await lockUnless(() => true)
    },
  })[event.data?.private]
  if (did) event.waitUntil(did())
})

edition(
  {
    registration: { scope },
    clients: own.clients,
    skipWaiting: () => own.skipWaiting(),
    /**
     * What goes wrong while the site is locked is tried again once it is open, and keeps no worker from its place.
     * @param {string} type
     * @param {(event: object) => void} listener
     */
    addEventListener(type, listener) {
      if (type === 'fetch') answersOpen = listener
      else {
        own.addEventListener(type, (event) => {
          const { data } = /** @type {ExtendableMessageEvent} */ (event)
          const work = /** @type {ExtendableEvent} */ (event)
          listener({
            data,
            waitUntil: (/** @type {Promise<unknown>} */ done) => work.waitUntil(done.catch(() => undefined)),
          })
        })
      }
    },
  },
  unsealed,
  sealedCaches,
)
