// @ts-check
/**
 * The browser's storage as this site uses it. Nothing else touches `localStorage`, except `start.js`, which runs before any module.
 */

const html = document.documentElement

/**
 * The prefix of all keys of this site. Other programs and other sites may be on the same host: the key is "pulse.saved"
 * for a site at the root of its host, and "pulse./news/saved" for one in the folder "news" (`start.js`).
 */
const prefix = html.dataset.keys ?? 'pulse.'

/** The prefix that all sites on a host shared before each had its own keys. */
export const shared = 'pulse.'

/** Whether this site still uses the shared prefix, as one at the root of its host does. */
export const isAtRoot = prefix === shared

/**
 * Values that could not be stored last as long as the page is open.
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
    // No storage, so there is nothing to delete.
  }
}

/** Returns whether anything can be stored now. */
export function isLasting() {
  const isKept = write('probe', 'x')
  remove('probe')
  return isKept
}

/**
 * Deletes all keys of this site, or those once shared by all sites on the host, but no other site's (these have a
 * slash). The mark that shared data was taken over stays, otherwise it would be taken over again.
 * @param {string} beginning
 */
export function removeAll(beginning = prefix) {
  if (beginning === prefix) memory.clear()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(beginning) && !/\/|^taken$/.test(key.slice(beginning.length))) localStorage.removeItem(key)
  } catch {
    // No storage, so there is nothing to delete.
  }
}

/**
 * Returns the name here of a key in the browser's storage.
 * @param {string | null} key
 */
export const nameOf = (key) => (key?.startsWith(prefix) ? key.slice(prefix.length) : undefined)

/**
 * Returns data that all sites on a host once shared, for a site that now has its own keys.
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
