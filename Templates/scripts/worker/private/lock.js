// @ts-check
/** The key of a private site while it is unlocked, and when it is locked again. */
import { scope, worker } from '../place.js'

/**
 * @typedef {{ key: CryptoKey, salt: string, after: number, used: number }} Opening `after` so many seconds without use it is locked, with 0
 *   when it is left
 */

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
 * Returns the site's key; null while it is locked. When the time has run out, it is locked.
 * @returns {Promise<Opening | null>}
 */
export async function opening() {
  const found = /** @type {Opening | undefined} */ (await inStore('readonly', (keys) => keys.get('site')))
  if (!found) return null
  if (found.after === 0 || Date.now() - found.used < found.after * 1000) return found
  await lock()
  return null
}

/** The site is being read, so the time starts again. */
export async function use() {
  const found = await opening()
  if (found) await inStore('readwrite', (keys) => keys.put({ ...found, used: Date.now() }, 'site'))
}

export async function lock() {
  await inStore('readwrite', (keys) => keys.delete('site'))
  for (const page of await windows()) page.postMessage({ private: 'locked' })
}

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Locks a site that should be locked on leaving, if the reader has left.
 * @param {(page: WindowClient) => boolean} isThere
 */
export async function lockUnless(isThere) {
  if ((await opening())?.after === 0 && !(await windows()).some(isThere)) await lock()
}
