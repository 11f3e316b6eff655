/** WHATWG, "Compression": how browsers undo what zlib has done. */
declare var DecompressionStream: new (format: 'deflate') => ReadableWritablePair<Uint8Array, Uint8Array>
