// @ts-check
/** The stored pages of stories, and their limit. */
import { keptEdition, put } from './edition.js'
import { at, isStory, pathOf, worker } from './place.js'

/** @typedef {import('./stores.js').Store} Store */

/** The number of story pages stored in addition to headlines and saved articles. */
const mostStories = 200

/** The story pages of saved articles: a list sent by pages, stored among the files. */
export const savedList = 'pulse-saved.json'

/**
 * @param {Store} cache
 * @returns {Promise<string[]>} as the pages said
 */
export async function savedPages(cache) {
  const list = await cache.match(at(savedList))
  return list ? list.json() : []
}

/** The open stories. */
export async function openStories() {
  return (await worker.clients.matchAll()).map(({ url }) => pathOf(url)).filter(isStory)
}

/**
 * A story that is read is stored with the current edition; if the host has a newer one, that is soon known
 * (`openStories`).
 * @param {Store} cache
 * @param {string} url
 * @param {Response} answered
 */
export async function keepStory(cache, url, answered) {
  await put(cache, url, answered, await keptEdition(cache))
  await trim(cache)
}

/**
 * Deletes the oldest story pages if there are too many.
 * @param {Store} cache
 */
export async function trim(cache) {
  const { more } = await keptEdition(cache)
  const staying = new Set([...more, ...(await savedPages(cache))])
  const others = (await cache.keys()).filter(({ url }) => isStory(pathOf(url)) && !staying.has(pathOf(url)))
  // A cache lists its entries in the order of their arrival.
  await Promise.all(others.slice(0, Math.max(0, others.length - mostStories)).map((request) => cache.delete(request)))
}
