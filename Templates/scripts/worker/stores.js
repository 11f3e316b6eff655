// @ts-check
/** Where workers keep what they keep. The names stay as they are: a browser that comes back has filled what they name. */
import { scope } from './place.js'

/**
 * A `Cache`, or what seals what lies in one.
 * @typedef {Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>} Store
 */

/**
 * All of them, by name.
 * @typedef {object} Stores
 * @property {(name: string) => Promise<Store>} open
 * @property {(name: string) => Promise<boolean>} has
 * @property {(name: string) => Promise<boolean>} delete
 */

/** Where earlier versions of this worker kept all sites of a host. */
const common = 'pulse-edition'

/** What is kept of this site, and of no other on its host; `own/articles.js` calls it so, too. */
export const editionStore = `${common} ${scope}`

/** @param {Stores} stores */
export const opened = (stores) => stores.open(editionStore)

/**
 * Brings here what an earlier version kept of this site, and leaves what is of others on the same host.
 * @param {Stores} stores
 */
export async function takeOver(stores) {
  if (!(await stores.has(common))) return
  const [old, cache] = [await stores.open(common), await opened(stores)]
  const requests = await old.keys()
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
  if (ours.length === requests.length) await stores.delete(common)
}
