// @ts-check
/**
 * Data shared by other programs with the installed site. It goes to the page that asks the reader, and to no server.
 */
import { bare, pathOf, scope } from './place.js'

/** Anything longer is not a title or an address. */
const longest = 8000

/**
 * Returns a redirect to the page that asks the reader, for shared data; nothing for other requests.
 * @param {Request} request
 * @returns {Promise<Response> | undefined}
 */
export function sharing(request) {
  const isShared = request.method === 'POST' && request.url.startsWith(scope)
  return isShared && /(^|\/)saved\.html$/.test(pathOf(request.url)) ? wayToAsk(request) : undefined
}

/** @param {Request} request */
async function wayToAsk(request) {
  const form = await request.formData().catch(() => new FormData())
  const told = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    if (typeof value === 'string' && value) told.set(name, value.slice(0, longest))
  }
  // The part after the number sign is not sent to servers.
  return Response.redirect(`${bare(request.url)}#${told}`, 303)
}
