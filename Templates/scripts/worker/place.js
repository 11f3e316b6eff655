// @ts-check
/** Where a worker stands, and how its site's files are called there. */

export const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self))

/** The address of the site's root, which ends with a stroke. */
export const scope = worker.registration.scope

/**
 * Of a path below the site's root.
 * @param {string} path
 */
export function at(path) {
  return new URL(path, scope).href
}

/**
 * Below the site's root.
 * @param {string} url
 */
export function pathOf(url) {
  return bare(url).slice(scope.length)
}

/**
 * One page whatever is asked of it.
 * @param {string} url
 */
export function bare(url) {
  return url.split(/[?#]/)[0]
}

/** @param {string} path */
export const isStory = (path) => path.startsWith('stories/')

/**
 * Whether a worker answers this at all: what is read of its own site.
 * @param {Request} request
 */
export const isOwn = ({ method, url }) => method === 'GET' && url.startsWith(scope)

/** For what may go wrong. */
export const nothing = () => {}
