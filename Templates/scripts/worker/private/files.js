// @ts-check
/** Answers requests for a private site's addresses by decrypting its files. */
import { bare, scope } from '../place.js'
import { lock, opening } from './lock.js'
import { cipher, decrypted, hidden, unpacked } from './sealing.js'

/** @typedef {import('./lock.js').Opening} Opening */

const types = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  epub: 'application/epub+zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
})

/**
 * Replaces `fetch`.
 * @param {RequestInfo | URL} asked
 * @param {RequestInit} [options]
 */
export async function unsealed(asked, options) {
  const request = asked instanceof Request ? asked : undefined
  const opened = await opening()
  if (!opened) throw new TypeError('The site is locked.')
  const path = pathBelow(request?.url ?? String(asked))
  const answer = await file(opened, path, options?.cache ?? request?.cache)
  if (answer.status !== 404 || request?.mode !== 'navigate') return answer
  const { body, headers } = await file(opened, '404.html')
  return new Response(body, { status: 404, headers })
}

/**
 * Returns a decrypted file of the site; the host's own response without a body if there is none.
 * @param {Opening} opened
 * @param {string} path
 * @param {RequestCache} [cache]
 */
async function file(opened, path, cache) {
  const name = await hidden(opened.key, 'name', path)
  // A request with the cache mode "only-if-cached" cannot be sent under another name.
  const answer = await fetch(`${scope}sealed/${name}.bin`, { cache: cache === 'only-if-cached' ? 'default' : cache })
  if (!answer.ok) {
    if (answer.status === 404) await lockIfReplaced(opened)
    return new Response(null, { status: answer.status })
  }
  const bytes = await unpacked(await decrypted(await cipher(opened.key, 'file', path), await answer.arrayBuffer()))
  const type = types[path.split('.').pop() ?? ''] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { 'content-type': type } })
}

/**
 * A site encrypted with a new key has none of the files named by the old one.
 * @param {Opening} opened
 */
async function lockIfReplaced({ salt }) {
  const answer = await fetch(`${scope}private.json`, { cache: 'no-store' }).catch(() => null)
  const now = answer?.ok ? await answer.json().catch(() => null) : null
  if (now?.salt && now.salt !== salt) await lock()
}

/**
 * Returns a file's path; for a folder, that of its index page.
 * @param {string} url
 */
export function pathBelow(url) {
  const path = decodeURIComponent(bare(url).slice(scope.length))
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
