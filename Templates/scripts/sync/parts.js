// @ts-check
/** RFC 4648, section 6, whose letters a QR code holds in five and a half bits each. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** So many letters a code has: more make one that a camera has trouble with (version 20 with error correction M). */
const size = 900

/** How a code begins; how it goes on: by which it is known with others, its number, how many there are, the letters. */
const pattern = /PULSE:1:([A-Z2-7]{6}):(\d{1,4}):(\d{1,4}):([A-Z2-7]+)/g

/**
 * Bytes as texts for codes, as many as it takes.
 * @param {Uint8Array} bytes
 * @returns {string[]}
 */
export function codesOf(bytes) {
  const text = lettersOf(bytes)
  // The end is a part of AES-GCM's tag: no other export ends so.
  const name = text.slice(-6)
  const count = Math.ceil(text.length / size)
  return [...Array(count).keys()].map(
    (at) => `PULSE:1:${name}:${at + 1}:${count}:${text.slice(at * size, (at + 1) * size)}`,
  )
}

/** Codes as they come, in any order and more than once, until all are there. */
export class Gathering {
  /** @type {Map<number, string>} */
  #parts = new Map()

  #name = ''

  /** How many there are in all; 0 while none was read. */
  total = 0

  /** How many were read. */
  get count() {
    return this.#parts.size
  }

  /**
   * Takes whatever codes a text has; those of another export take the place of all others.
   * @param {string} text
   * @returns {number} how many were there
   */
  take(text) {
    let found = 0
    // Who copies a code may break it into lines.
    for (const [, name, number, total, part] of text
      .toUpperCase()
      .replace(/\s+(?!PULSE:)/g, '')
      .matchAll(pattern)) {
      const [at, all] = [Number(number), Number(total)]
      if (at < 1 || at > all) continue
      if (name !== this.#name || all !== this.total) this.#parts.clear()
      this.#name = name
      this.total = all
      // All but the last are full: whatever a copy has behind one is no part of it.
      this.#parts.set(at, part.slice(0, size))
      found += 1
    }
    return found
  }

  /**
   * What the codes hold; nothing while one is missing.
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
