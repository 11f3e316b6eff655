// @ts-check
/** The stored edition, and how a response names its edition. */
import { at, isStory, pathOf } from './place.js'

/** @typedef {import('./stores.js').Store} Store */

/**
 * An edition's id, and the time of its newest article; no id if unknown.
 * @typedef {{ id: string | null, moment?: string }} Mark
 */

/**
 * Returns the stored edition, from its list.
 * @param {Store} cache
 * @returns {Promise<Mark & { files: string[], more: string[], map: string[] }>}
 */
export async function keptEdition(cache) {
  const list = await cache.match(at('edition.json'))
  return { id: null, files: [], more: [], map: [], ...(list ? await list.json() : {}) }
}

/**
 * Returns a stored page's edition. Stories stored by an earlier version of this worker don't name it.
 * @param {Store} cache
 * @param {string} path
 * @param {Response} kept
 * @returns {Promise<Mark>}
 */
export async function markOf(cache, path, kept) {
  if (isStory(path)) return JSON.parse(kept.headers.get('pulse-edition') ?? '{"id":null}')
  const { id, moment } = await keptEdition(cache)
  return { id, moment }
}

/**
 * Stores the host's response. A story's page may be stored longer than its edition, so it names it.
 * @param {Store} cache
 * @param {string} url
 * @param {Response} answered
 * @param {Mark} edition
 */
export async function put(cache, url, answered, { id, moment }) {
  const mark = JSON.stringify({ id, moment })
  await cache.put(url, isStory(pathOf(url)) ? await said(answered, 'pulse-edition', mark) : answered)
}

/**
 * A story stored with an earlier version of the site names that version's style and scripts; the present ones are used
 * instead.
 * @param {Store} cache
 * @param {string} path
 */
export async function successor(cache, path) {
  const name = /^assets\/(?:[\w-]+\/)?([\w-]+\.(?:css|js))$/.exec(path)?.[1]
  if (!name) return undefined
  const { files } = await keptEdition(cache)
  const present = files.find((file) => file.startsWith('assets/v-') && file.endsWith(`/${name}`))
  return present && cache.match(at(present))
}

/**
 * Returns a response with a header that names its origin.
 * @param {Response} answered
 * @param {'pulse-kept' | 'pulse-newer' | 'pulse-edition'} header
 */
export async function said(answered, header, value = '1') {
  const headers = new Headers(answered.headers)
  headers.set(header, value)
  return new Response(await answered.blob(), { status: answered.status, headers })
}
