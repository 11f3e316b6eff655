// @ts-check
/**
 * Makes an archive of uncompressed files (PKWARE's APPNOTE.TXT, 4.3), the container of an EPUB.
 * @param {{ name: string, text: string }[]} files in their order
 * @returns {Blob}
 */
export function zip(files) {
  const encoder = new TextEncoder()
  /** @type {Uint8Array[]} */
  const parts = []
  /** @type {Uint8Array[]} */
  const directory = []
  let offset = 0
  for (const { name, text } of files) {
    const [path, bytes] = [encoder.encode(name), encoder.encode(text)]
    // Version 2.0, names in UTF-8, stored, the first moment that the format knows, sum, sizes, length of the name.
    const facts = [
      ...numbers(2, 20, 0x0800, 0, 0, 0x21),
      ...numbers(4, crc(bytes), bytes.length, bytes.length),
      ...numbers(2, path.length, 0),
    ]
    const head = Uint8Array.from([...numbers(4, 0x04034b50), ...facts])
    const entry = [
      ...numbers(4, 0x02014b50),
      ...numbers(2, 20),
      ...facts,
      ...numbers(2, 0, 0, 0),
      ...numbers(4, 0, offset),
    ]
    parts.push(head, path, bytes)
    directory.push(Uint8Array.from(entry), path)
    offset += head.length + path.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = [
    ...numbers(4, 0x06054b50),
    ...numbers(2, 0, 0, files.length, files.length),
    ...numbers(4, size, offset),
    ...numbers(2, 0),
  ]
  return new Blob([...parts, ...directory, Uint8Array.from(end)], { type: 'application/epub+zip' })
}

/**
 * Returns numbers as bytes, little-endian.
 * @param {number} bytes
 * @param {...number} values
 */
const numbers = (bytes, ...values) =>
  values.flatMap((value) => [...Array(bytes).keys()].map((at) => (value >>> (8 * at)) & 0xff))

const table = [...Array(256).keys()].map((value) => {
  let sum = value
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/**
 * Returns the CRC-32 checksum (ISO 3309).
 * @param {Uint8Array} bytes
 */
function crc(bytes) {
  let sum = ~0
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 0xff]
  return ~sum >>> 0
}
