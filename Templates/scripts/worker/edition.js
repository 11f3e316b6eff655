// @ts-check
/** What is kept of an edition, and how an answer says of which one it is. */
import { at, isStory, pathOf } from './place.js'

/** @typedef {import('./stores.js').Store} Store */

/**
 * An edition by its id, and when its newest article appeared; no id where nobody knows.
 * @typedef {{ id: string | null, moment?: string }} Mark
 */

/**
 * The edition that is kept, as its list has it.
 * @param {Store} cache
 * @returns {Promise<Mark & { files: string[], more: string[], map: string[] }>}
 */
export async function keptEdition(cache) {
  const list = await cache.match(at('edition.json'))
  return { id: null, files: [], more: [], map: [], ...(list ? await list.json() : {}) }
}

/**
 * Of which edition a kept page is. A story that an earlier version of this worker has kept does not say.
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
 * Keeps what the host has given. The page of a story may be kept for longer than its edition, and says which that was.
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
 * A story that was kept with an earlier version names that version's style and scripts: all of them are those of the present one.
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
 * An answer with a header that says where it comes from.
 * @param {Response} answered
 * @param {'pulse-kept' | 'pulse-newer' | 'pulse-edition'} header
 */
export async function said(answered, header, value = '1') {
  const headers = new Headers(answered.headers)
  headers.set(header, value)
  return new Response(await answered.blob(), { status: answered.status, headers })
}
