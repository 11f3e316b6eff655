// @ts-check
/** The number of PBKDF2-HMAC-SHA-256 rounds recommended by OWASP (2023). */
const rounds = 600_000

/** The lengths of the salt and the nonce, in bytes. */
const [saltSize, nonceSize] = [16, 12]

/** The version of the encrypted format. */
const form = 1

/**
 * Compresses and encrypts a text with a passphrase. The result is the format's version, a salt, a nonce and the
 * AES-256-GCM ciphertext. Each time has a new salt, and so a new key.
 * @param {string} text
 * @param {string} passphrase
 * @returns {Promise<Uint8Array>}
 */
export async function sealed(text, passphrase) {
  const salt = crypto.getRandomValues(new Uint8Array(saltSize))
  const nonce = crypto.getRandomValues(new Uint8Array(nonceSize))
  const packed = await through(new CompressionStream('deflate'), new TextEncoder().encode(text))
  const key = await keyOf(passphrase, salt, 'encrypt')
  const hidden = await crypto.subtle.encrypt(parameters(nonce), key, packed)
  return new Uint8Array(await new Blob([Uint8Array.of(form), salt, nonce, hidden]).arrayBuffer())
}

/**
 * Decrypts a text.
 * @param {Uint8Array} bytes
 * @param {string} passphrase
 * @returns {Promise<string | undefined>} nothing where the passphrase is another, or the bytes are
 */
export async function opened(bytes, passphrase) {
  if (bytes[0] !== form) return undefined
  const salt = bytes.slice(1, 1 + saltSize)
  const nonce = bytes.slice(1 + saltSize, 1 + saltSize + nonceSize)
  try {
    const key = await keyOf(passphrase, salt, 'decrypt')
    const packed = await crypto.subtle.decrypt(parameters(nonce), key, bytes.slice(1 + saltSize + nonceSize))
    return new TextDecoder().decode(await through(new DecompressionStream('deflate'), new Uint8Array(packed)))
  } catch {
    return undefined
  }
}

/**
 * The version is authenticated too, so nobody can change it.
 * @param {Uint8Array} iv
 */
const parameters = (iv) => ({ name: 'AES-GCM', iv, additionalData: Uint8Array.of(form) })

/**
 * @param {string} passphrase
 * @param {Uint8Array} salt
 * @param {'encrypt' | 'decrypt'} use
 */
async function keyOf(passphrase, salt, use) {
  // Two devices may encode the same letters differently: "é" as one code point or two.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC').trim())
  const words = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(how, words, { name: 'AES-GCM', length: 256 }, false, [use])
}

/**
 * @param {ReadableWritablePair<Uint8Array, Uint8Array>} stream
 * @param {Uint8Array} bytes
 */
async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
