// @ts-check
/** Base32 (RFC 4648, section 6), which a QR code stores in five and a half bits per letter. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of letters per code; larger codes are hard for cameras (this is version 20 with error correction M). */
const size = 900

/** The format of a code: its prefix; then the id of its export, its number, the number of codes, and the letters. */
const pattern = /PULSE:1:([A-Z2-7]{6}):(\d{1,4}):(\d{1,4}):([A-Z2-7]+)/g

/**
 * Splits bytes into the texts of codes.
 * @param {Uint8Array} bytes
 * @returns {string[]}
 */
export function codesOf(bytes) {
  const text = lettersOf(bytes)
  // The end is part of AES-GCM's tag, so it identifies the export.
  const name = text.slice(-6)
  const count = Math.ceil(text.length / size)
  return [...Array(count).keys()].map(
    (at) => `PULSE:1:${name}:${at + 1}:${count}:${text.slice(at * size, (at + 1) * size)}`,
  )
}

/** Collects codes, in any order and with repetitions, until all have been read. */
export class Gathering {
  /** @type {Map<number, string>} */
  #parts = new Map()

  #name = ''

  /** The total number of codes; 0 before the first one. */
  total = 0

  /** The number of codes read. */
  get count() {
    return this.#parts.size
  }

  /**
   * Adds the codes in a text; those of another export replace all others.
   * @param {string} text
   * @returns {number} how many were there
   */
  take(text) {
    let found = 0
    // Copied codes may contain line breaks.
    for (const [, name, number, total, part] of text
      .toUpperCase()
      .replace(/\s+(?!PULSE:)/g, '')
      .matchAll(pattern)) {
      const [at, all] = [Number(number), Number(total)]
      if (at < 1 || at > all) continue
      if (name !== this.#name || all !== this.total) this.#parts.clear()
      this.#name = name
      this.total = all
      // All but the last are full, so anything after that many letters is not part of the code.
      this.#parts.set(at, part.slice(0, size))
      found += 1
    }
    return found
  }

  /**
   * Returns the bytes in the codes; nothing while one is missing.
   * @returns {Uint8Array | undefined}
   */
  get bytes() {
    if (this.total === 0 || this.count < this.total) return undefined
    return bytesOf(
      [...this.#parts]
        .sort(([a], [b]) => a - b)
        .map(([, part]) => part)
        .join(''),
    )
  }
}

/** @param {Uint8Array} bytes */
function lettersOf(bytes) {
  let [text, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text
}

/** @param {string} text */
function bytesOf(text) {
  const bytes = []
  let [bits, held] = [0, 0]
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}
