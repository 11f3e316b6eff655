// @ts-check
/** The location of a worker, and the names of its site's files. */

export const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))

/** The address of the site's root, ending in a slash. */
export const scope = worker.registration.scope

/**
 * Returns the address of a path below the site's root.
 * @param {string} path
 */
export function at(path) {
  return new URL(path, scope).href
}

/**
 * Returns the path below the site's root.
 * @param {string} url
 */
export function pathOf(url) {
  return bare(url).slice(scope.length)
}

/**
 * Returns the page's address without its query.
 * @param {string} url
 */
export function bare(url) {
  return url.split(/[?#]/)[0]
}

/** @param {string} path */
export const isStory = (path) => path.startsWith('stories/')

/**
 * Returns whether a worker handles a request: only reads of its own site.
 * @param {Request} request
 */
export const isOwn = ({ method, url }) => method === 'GET' && url.startsWith(scope)

/** Ignores errors. */
export const nothing = () => {}
