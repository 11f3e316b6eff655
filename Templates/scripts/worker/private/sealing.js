// @ts-check
/** Names, encrypts and decrypts a private site's files, like `Sources/Publishing/Sealing`. */

export const encoder = new TextEncoder()

/**
 * Derives a key from the site's key and a purpose, like `SiteKey.swift`.
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
 * Returns a meaningless name.
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
 * Returns a random nonce, then the ciphertext.
 * @param {CryptoKey} aes
 * @param {BufferSource} text
 */
export async function encrypted(aes, text) {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return new Blob([nonce, await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, text)]).arrayBuffer()
}

/**
 * Returns the file in a packed one (`PackedFile.swift`).
 * @param {ArrayBuffer} packed
 */
export async function unpacked(packed) {
  const head = new DataView(packed)
  const body = packed.slice(9, 9 + head.getUint32(1))
  if (head.getUint8(0) === 0) return body
  const whole = new Response(body).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Response(whole).arrayBuffer()
}
