// @ts-check
/** How often the passphrase is hashed before it is a key: PBKDF2-HMAC-SHA-256 as OWASP asks for (2023). */
const rounds = 600_000

/** Of the salt and the nonce, in bytes. */
const [saltSize, nonceSize] = [16, 12]

/** What tells one form of what is sealed from another. */
const form = 1

/**
 * A text that only who knows the passphrase can read: its form, a salt, a nonce and what AES-256-GCM makes of it, smaller. The salt
 * is another each time, and so is the key.
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
 * What was sealed.
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
 * The form is part of what is sealed: nobody can say another.
 * @param {Uint8Array} iv
 */
const parameters = (iv) => ({ name: 'AES-GCM', iv, additionalData: Uint8Array.of(form) })

/**
 * @param {string} passphrase
 * @param {Uint8Array} salt
 * @param {'encrypt' | 'decrypt'} use
 */
async function keyOf(passphrase, salt, use) {
  // Two devices write the same letters in different ways: "é" as one sign or as two.
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
