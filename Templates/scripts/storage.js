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
const shared = 'pulse.'

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

/** Forgets all keys of this site, and no other's. */
export function removeAll() {
  memory.clear()
  for (const key of ownKeys(prefix)) remove(key)
}

/**
 * Of a key in the browser's storage, its name here.
 * @param {string | null} key
 */
export const nameOf = (key) => (key?.startsWith(prefix) ? key.slice(prefix.length) : undefined)

/** Under what all sites of a host once shared, for a site that has keys of its own now. */
export const earlier = {
  /** @param {string} key */
  read: (key) => (isAtRoot ? null : stored(shared + key)),

  /** Forgets it. */
  removeAll() {
    for (const key of ownKeys(shared)) localStorage.removeItem(shared + key)
  },
}

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

/**
 * Names below a prefix. Those of a site in a folder of this one have a slash.
 * @param {string} beginning
 */
function ownKeys(beginning) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning))
      .map((key) => key.slice(beginning.length))
      .filter((name) => !name.includes('/'))
  } catch {
    return []
  }
}
