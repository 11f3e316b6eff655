// @ts-check
/** A private site's stored files are encrypted again, under meaningless names. */
import { scope } from '../place.js'
import { opening } from './lock.js'
import { cipher, decrypted, encoder, encrypted, hidden } from './sealing.js'

/**
 * Replaces a `Cache`; contents and addresses are encrypted.
 */
class SealedCache {
  /** @param {Cache} cache */
  constructor(cache) {
    this.cache = cache
  }

  /** @param {RequestInfo | URL} asked */
  async match(asked) {
    const opened = await opening()
    const found = opened && (await this.cache.match(await this.place(opened, asked)))
    if (!found) return undefined
    try {
      const bytes = await decrypted(await cipher(opened.key, 'kept', ''), await found.arrayBuffer())
      const length = new DataView(bytes).getUint32(0)
      const { status, headers } = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length)))
      return new Response(bytes.slice(4 + length), { status, headers })
    } catch {
      return undefined
    }
  }

  /**
   * @param {RequestInfo | URL} asked
   * @param {Response} answer
   */
  async put(asked, answer) {
    const opened = await opening()
    if (!opened) return
    const head = encoder.encode(JSON.stringify({ status: answer.status, headers: [...answer.headers] }))
    const whole = await new Blob([new Uint32Array([0]), head, await answer.arrayBuffer()]).arrayBuffer()
    new DataView(whole).setUint32(0, head.length)
    const aes = await cipher(opened.key, 'kept', '')
    const url = await encrypted(aes, encoder.encode(urlOf(asked)))
    const headers = { 'pulse-address': btoa(String.fromCharCode(...new Uint8Array(url))) }
    const kept = new Response(await encrypted(aes, whole), { headers })
    await this.cache.put(await this.place(opened, asked), kept)
  }

  /** Returns the addresses of all entries, and deletes those encrypted with another key. */
  async keys() {
    const opened = await opening()
    if (!opened) return []
    const aes = await cipher(opened.key, 'kept', '')
    const found = await Promise.all(
      (await this.cache.keys()).map(async (place) => {
        try {
          const sealed = atob((await this.cache.match(place))?.headers.get('pulse-address') ?? '')
          const bytes = Uint8Array.from(sealed, (letter) => letter.charCodeAt(0)).buffer
          return [new Request(new TextDecoder().decode(await decrypted(aes, bytes)))]
        } catch {
          await this.cache.delete(place)
          return []
        }
      }),
    )
    return found.flat()
  }

  /** @param {RequestInfo | URL} asked */
  async delete(asked) {
    const opened = await opening()
    return opened !== null && this.cache.delete(await this.place(opened, asked))
  }

  /**
   * @param {import('./lock.js').Opening} opened
   * @param {RequestInfo | URL} asked
   */
  async place({ key }, asked) {
    return `${scope}kept/${await hidden(key, 'place', urlOf(asked))}`
  }
}

/** @param {RequestInfo | URL} asked */
const urlOf = (asked) => (asked instanceof Request ? asked.url : String(asked))

/** Replaces `caches`, showing only this site's own. */
export const sealedStores = {
  /** @param {string} name */
  open: async (name) => new SealedCache(await caches.open(`pulse-private ${name}`)),
  has: async () => false,
  delete: async () => false,
}
