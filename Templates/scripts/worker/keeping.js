// @ts-check
/** Stores an edition: all its files, or only the necessary ones to save data, and what else the reader wants. */
import { keptEdition, put } from './edition.js'
import { at, isStory, pathOf } from './place.js'
import { opened } from './stores.js'
import { openStories, savedList, savedPages, trim } from './stories.js'

/** @typedef {import('./stores.js').Store} Store */

/**
 * Where a worker gets responses, and where it stores them.
 * @typedef {object} Ground
 * @property {(asked: RequestInfo, options?: RequestInit) => Promise<Response>} ask the host
 * @property {import('./stores.js').Stores} stores
 */

/** The pages stored for readers who save data. */
const least = new Set(['index.html', 'headlines.html', 'digest.html', 'search.html', 'saved.html', 'offline.html'])

/** @typedef {ReturnType<typeof keeperOn>} Keeper */

/** @param {Ground} ground */
export function keeperOn({ ask, stores }) {
  /**
   * The edition being stored now.
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
    const list = await ask(at('edition.json'), { cache: 'no-store' })
    if (!list.ok) return
    const edition = await list.clone().json()
    const { files, more = [], map = [] } = edition
    const cache = await opened(stores)
    const usesMap = (await cache.match(at('map.html'))) !== undefined
    // To save data, store only what pages need, and other files when they are read.
    const isCheap = !(/** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData)
    const needed = isCheap
      ? files
      : files.filter((/** @type {string} */ path) => /^assets\//.test(path) || least.has(path))
    const wanted = [...needed, ...(usesMap ? map : [])]
    // The list is stored last, once everything in it is stored: an incomplete edition stays beside the last one, and is
    // tried again.
    if (!(await keep(cache, wanted, edition))) return
    // Otherwise saved articles' pages would stay at the old edition, and so would stories loaded before theirs was
    // known.
    const others = [...more, ...(await savedPages(cache)), ...(await openStories())]
    if (isCheap) await keep(cache, [...new Set(others)], edition)
    const staying = new Set([...files, ...(usesMap ? map : []), ...more, 'edition.json', savedList].map(at))
    for (const request of await cache.keys()) {
      if (!staying.has(request.url) && !isStory(pathOf(request.url))) await cache.delete(request)
    }
    await cache.put(at('edition.json'), list)
    await trim(cache)
  }

  /** The map's files, for readers who have used it. */
  async function keepMap() {
    const cache = await opened(stores)
    const edition = await keptEdition(cache)
    await keep(cache, await missing(cache, edition.map), edition)
  }

  /**
   * Stores the pages of saved articles.
   * @param {string[]} paths below the site's root
   */
  async function keepSaved(paths) {
    const cache = await opened(stores)
    await cache.put(at(savedList), new Response(JSON.stringify(paths)))
    await keep(cache, await missing(cache, paths), await keptEdition(cache))
    await trim(cache)
  }

  /**
   * Stores files and returns whether all are stored now.
   * @param {Store} cache
   * @param {string[]} paths below the site's root
   * @param {import('./edition.js').Mark} edition with which they are
   */
  async function keep(cache, paths, edition) {
    let isWhole = true
    for (let first = 0; first < paths.length; first += 8) {
      await Promise.all(
        paths.slice(first, first + 8).map(async (path) => {
          const page = await ask(at(path), { cache: 'no-cache' }).catch(() => null)
          if (page?.ok) await put(cache, at(path), page, edition)
          else isWhole = false
        }),
      )
    }
    return isWhole
  }

  return { keepEdition, keepMap, keepSaved }
}

/**
 * Returns the files that are not stored.
 * @param {Store} cache
 * @param {string[]} paths
 */
async function missing(cache, paths) {
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  return paths.filter((path) => !kept.has(at(path)))
}
