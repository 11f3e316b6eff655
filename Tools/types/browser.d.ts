/* What browsers have and the type checker's own libraries (of 2022) have not, and the events of our pages. */

interface Array<T> {
  toSorted(compare?: (a: T, b: T) => number): T[]
  toReversed(): T[]
}

/** W3C, "Trusted Types", 2.3: only what pages use of them. */
interface TrustedScriptURL extends URL {}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): TrustedScriptURL }
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined

/** W3C, "Badging API": browsers that can install no site lack it. */
interface Navigator {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** W3C, "CSS Custom Highlight API": browsers from before 2025 lack it. */
declare class Highlight {
  constructor(...ranges: Range[])
}

declare namespace CSS {
  const highlights: Map<string, Highlight>
}

interface DocumentEventMap {
  /** The interface is said in another language: its words. */
  'pulse:language': CustomEvent<import('../../Templates/scripts/words.js').Words>
  /** Articles were added to the page. */
  'pulse:cards': CustomEvent<null>
  /** Other articles than before may be hidden, by what the reader muted or put away. */
  'pulse:hidden': CustomEvent<null>
  /** A feature of the page failed: why. */
  'pulse:failed': CustomEvent<string>
}

/** CSSOM View, "checkVisibility". */
interface Element {
  checkVisibility(): boolean
}

/** WHATWG, "Compression": how browsers do what zlib does. */
declare var CompressionStream: new (format: 'deflate') => ReadableWritablePair<Uint8Array, Uint8Array>

/** WICG, "Accelerated Shape Detection": Chromium on phones and on macOS has it. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] })
  static getSupportedFormats(): Promise<string[]>
  detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>
}
