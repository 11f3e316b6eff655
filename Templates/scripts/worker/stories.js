// @ts-check
/** The pages of stories that are kept, which are many, and how many of them. */
import { keptEdition, put } from './edition.js'
import { at, isStory, pathOf, worker } from './place.js'

/** @typedef {import('./stores.js').Store} Store */

/** How many pages of stories are kept beside those of the headlines and those that readers saved. */
const mostStories = 200

/** Which pages of stories belong to what the reader saved: a list that the pages send, kept among the files. */
export const savedList = 'pulse-saved.json'

/**
 * @param {Store} cache
 * @returns {Promise<string[]>} as the pages said
 */
export async function savedPages(cache) {
  const list = await cache.match(at(savedList))
  return list ? list.json() : []
}

/** The stories that are open. */
export async function openStories() {
  return (await worker.clients.matchAll()).map(({ url }) => pathOf(url)).filter(isStory)
}

/**
 * A story that is read is kept with the edition that is: where the host has a newer one, that is soon known (`openStories`).
 * @param {Store} cache
 * @param {string} url
 * @param {Response} answered
 */
export async function keepStory(cache, url, answered) {
  await put(cache, url, answered, await keptEdition(cache))
  await trim(cache)
}

/**
 * Forgets the pages of stories that have been kept the longest, when there are too many.
 * @param {Store} cache
 */
export async function trim(cache) {
  const { more } = await keptEdition(cache)
  const staying = new Set([...more, ...(await savedPages(cache))])
  const others = (await cache.keys()).filter(({ url }) => isStory(pathOf(url)) && !staying.has(pathOf(url)))
  // A cache lists what it has in the order in which it came.
  await Promise.all(others.slice(0, Math.max(0, others.length - mostStories)).map((request) => cache.delete(request)))
}
