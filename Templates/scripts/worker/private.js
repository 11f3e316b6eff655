// @ts-check
/**
 * The worker of a private site. It decrypts files and passes them to the code shared by all workers in place of the
 * network; stored files are encrypted again.
 */
import { isOwn, nothing, scope, worker } from './place.js'
import { answered, published, reading } from './private/answers.js'
import { lock, lockUnless, opening, use } from './private/lock.js'
import { sharing } from './sharing.js'
import { editionStore } from './stores.js'

/** The time that one page takes to replace another, in milliseconds. */
const passage = 2000

worker.addEventListener('fetch', (event) => {
  const shared = sharing(event.request)
  if (shared) event.respondWith(shared)
  else if (isOwn(event.request)) event.respondWith(answered(event))
})

// What goes wrong while the site is locked is tried again once it is open, and keeps no worker from its place.
worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(['index.html', 'private.json'].map(published)).catch(nothing))
  event.waitUntil(reading.installed().catch(nothing))
})

// What the site kept while it was public lies there in clear; and what a browser asks for ahead has no such name.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.disable(), caches.delete(editionStore), forgetPuzzles()]).catch(
      nothing,
    ),
  )
  event.waitUntil(reading.activated().catch(nothing))
})

/** Before each site had its own cache, all sites on a host shared one. */
async function forgetPuzzles() {
  await caches.delete(`pulse-puzzles ${scope}`)
  if (!(await caches.has('pulse-puzzles'))) return
  const cache = await caches.open('pulse-puzzles')
  for (const request of await cache.keys()) if (request.url.startsWith(scope)) await cache.delete(request)
}

worker.addEventListener('message', (event) => {
  const did = /** @type {Record<string, () => Promise<unknown>>} */ ({
    lock,
    used: use,
    // Pages that were open meanwhile, or return from the browser's cache, are notified.
    look: async () => (await opening()) ?? event.source?.postMessage({ private: 'locked' }),
    hidden: () => lockUnless((page) => page.visibilityState === 'visible'),
    left: async () => {
      await new Promise((done) => setTimeout(done, passage))
      await lockUnless(() => true)
    },
  })[event.data?.private]
  if (did) event.waitUntil(did())
  event.waitUntil(reading.told(event.data).catch(nothing))
})
