// @ts-check
import { notice } from './notice.js'
import { words } from './words.js'

/**
 * Passes an article on by what the system offers, else copies its address.
 * @param {string} title
 * @param {string} url
 */
export async function share(title, url) {
  const said = await words()
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(`${title}\n${url}`)
    notice(said.text('tools.copied'))
  } catch (error) {
    // The reader changed their mind: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notice(said.text('tools.not-copied', { url }))
  }
}
