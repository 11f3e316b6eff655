// @ts-check
/** The caches of workers. Their names must not change: browsers of returning readers have filled them. */
import { scope } from './place.js'

/**
 * A `Cache`, or its encrypting replacement.
 * @typedef {Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>} Store
 */

/**
 * All caches, by name.
 * @typedef {object} Stores
 * @property {(name: string) => Promise<Store>} open
 * @property {(name: string) => Promise<boolean>} has
 * @property {(name: string) => Promise<boolean>} delete
 */

/** The cache in which earlier versions of this worker stored all sites on a host. */
const common = 'pulse-edition'

/** The cache of this site only; `own/articles.js` uses the same name. */
export const editionStore = `${common} ${scope}`

/** @param {Stores} stores */
export const opened = (stores) => stores.open(editionStore)

/**
 * Moves this site's files from an earlier version's cache, and leaves those of other sites on the host.
 * @param {Stores} stores
 */
export async function takeOver(stores) {
  if (!(await stores.has(common))) return
  const [old, cache] = [await stores.open(common), await opened(stores)]
  const requests = await old.keys()
  // Another site may be in a folder of this one; it has its own list.
  const others = requests
    .flatMap(({ url }) => (url.endsWith('/edition.json') ? url.replace(/edition\.json$/, '') : []))
    .filter((root) => root.startsWith(scope) && root !== scope)
  const ours = requests.filter(({ url }) => url.startsWith(scope) && !others.some((root) => url.startsWith(root)))
  for (const request of ours) {
    const kept = await old.match(request)
    if (kept && !(await cache.match(request))) await cache.put(request, kept)
    await old.delete(request)
  }
  if (ours.length === requests.length) await stores.delete(common)
}
