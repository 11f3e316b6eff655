// @ts-check
/**
 * The browser's storage as this site uses it. Nothing else touches `localStorage`, except `start.js`, which runs before any module.
 */

const html = document.documentElement

/**
 * Every key of this site begins so. Other programs may live on the same host, and so may other sites of this one:
 * "pulse.saved" for a site at the root of its host, "pulse./news/saved" for one in the folder "news" (`start.js`).
 */
const prefix = html.dataset.keys ?? 'pulse.'

/** Before sites had keys of their own, all sites of a host shared these. */
export const shared = 'pulse.'

/** Whether this site still uses the keys that all sites shared: one at the root of its host does. */
export const isAtRoot = prefix === shared

/**
 * What could not be stored holds as long as the page is open.
 * @type {Map<string, string>}
 */
const memory = new Map()

/**
 * @param {string} key without the prefix
 * @returns {string | null}
 */
export function read(key) {
  return memory.get(key) ?? stored(prefix + key)
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether it outlasts the page: false where the storage is full or blocked
 */
export function write(key, text) {
  try {
    localStorage.setItem(prefix + key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key)
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // No storage: there is nothing to forget.
  }
}

/** Whether anything can be stored now. */
export function isLasting() {
  const isKept = write('probe', 'x')
  remove('probe')
  return isKept
}

/**
 * Forgets all keys of this site, or those that all sites of the host once shared, and no other site's: these have a slash.
 * That something was taken along stays known, or it would come back.
 * @param {string} beginning
 */
export function removeAll(beginning = prefix) {
  if (beginning === prefix) memory.clear()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(beginning) && !/\/|^taken$/.test(key.slice(beginning.length))) localStorage.removeItem(key)
  } catch {
    // No storage: there is nothing to forget.
  }
}

/**
 * Of a key in the browser's storage, its name here.
 * @param {string | null} key
 */
export const nameOf = (key) => (key?.startsWith(prefix) ? key.slice(prefix.length) : undefined)

/**
 * What all sites of a host once shared, for a site that has keys of its own now.
 * @param {string} key
 */
export const readShared = (key) => (isAtRoot ? null : stored(shared + key))

/**
 * @param {string} key
 * @returns {string | null}
 */
function stored(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
