// @ts-check
/** What other programs share with the installed site: it goes to the page that asks for it, and to no server. */
import { bare, pathOf, scope } from './place.js'

/** Longer ones are no title and no address. */
const longest = 8000

/**
 * The way to the page where the reader is asked, for what was sent to it; nothing for any other request.
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
  // What stands behind this sign is sent nowhere.
  return Response.redirect(`${bare(request.url)}#${told}`, 303)
}
