// @ts-check
import { notice } from './notice.js'
import { words } from './words.js'

/**
 * Shares an article through the system's dialog, or copies its address.
 * @param {string} title
 * @param {string} url
 */
export async function share(title, url) {
  const said = await words()
  const failed = said.text('tools.not-copied', { url })
  await passOn({ title, url }, `${title}\n${url}`, said.text('tools.copied'), failed)
}

/**
 * Shares something through the system's dialog, or copies it.
 * @param {ShareData} what
 * @param {string} text to be copied
 * @param {string} copied what is said then
 * @param {string} failed what is said where neither can be done
 */
export async function passOn(what, text, copied, failed) {
  try {
    if (navigator.share) {
      await navigator.share(what)
      return
    }
    await navigator.clipboard.writeText(text)
    notice(copied)
  } catch (error) {
    // The reader cancelled, so say nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notice(failed)
  }
}
