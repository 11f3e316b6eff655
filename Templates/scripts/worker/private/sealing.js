// @ts-check
/** How files of a private site are named, sealed and opened, as `Sources/Publishing/Sealing` has it. */

export const encoder = new TextEncoder()

/**
 * Of the site's key and what it is for, as `SiteKey.swift` has it.
 * @param {CryptoKey} key
 * @param {string} purpose
 * @param {string} path
 */
const derived = (key, purpose, path) => crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}\0${path}\0`))

/**
 * @param {CryptoKey} key
 * @param {string} purpose
 * @param {string} path
 */
export const cipher = async (key, purpose, path) =>
  crypto.subtle.importKey('raw', await derived(key, purpose, path), 'AES-GCM', false, ['encrypt', 'decrypt'])

/**
 * A name that says nothing.
 * @param {CryptoKey} key
 * @param {string} purpose
 * @param {string} path
 */
export const hidden = async (key, purpose, path) =>
  Array.from(new Uint8Array(await derived(key, purpose, path), 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * @param {CryptoKey} aes
 * @param {ArrayBuffer} sealed a nonce, then the ciphertext
 */
export const decrypted = (aes, sealed) =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.slice(0, 12) }, aes, sealed.slice(12))

/**
 * A nonce by chance, then the ciphertext.
 * @param {CryptoKey} aes
 * @param {BufferSource} text
 */
export async function encrypted(aes, text) {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return new Blob([nonce, await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, text)]).arrayBuffer()
}

/**
 * The file within what was packed (`PackedFile.swift`).
 * @param {ArrayBuffer} packed
 */
export async function unpacked(packed) {
  const head = new DataView(packed)
  const body = packed.slice(9, 9 + head.getUint32(1))
  if (head.getUint8(0) === 0) return body
  const whole = new Response(body).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Response(whole).arrayBuffer()
}
