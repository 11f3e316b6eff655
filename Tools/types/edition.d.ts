/** `Templates/site/worker.js` as a function of what stands for the worker, the network and the caches (`PrivateShell.swift`). */
declare function edition(self: object, fetch: object, caches: object): void

/** WHATWG, "Compression": how browsers undo what zlib has done. */
declare var DecompressionStream: new (format: 'deflate') => ReadableWritablePair<Uint8Array, Uint8Array>
