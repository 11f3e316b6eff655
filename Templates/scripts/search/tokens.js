// @ts-check
/** The words of a query. Whatever has a special meaning is taken out; the rest is searched for. */
export class Tokens {
  /** @param {(string | null)[]} words folded; null where something was taken out: what stood on its two sides is no phrase */
  constructor(words) {
    this.words = words
  }

  /** What is left. */
  get left() {
    return this.words.flatMap((word) => word ?? [])
  }

  /**
   * Returns the position of a phrase, or -1.
   * @param {string[]} phrase
   */
  find(phrase) {
    for (let at = 0; at + phrase.length <= this.words.length; at++) {
      if (phrase.every((word, offset) => this.words[at + offset] === word)) return at
    }
    return -1
  }

  /**
   * Takes out the longest of some phrases.
   * @template {{ phrase: string }} T
   * @param {T[]} candidates
   * @returns {(T & { at: number }) | null} with the place where it stood
   */
  take(candidates) {
    const sorted = candidates.filter(({ phrase }) => phrase).sort((a, b) => b.phrase.length - a.phrase.length)
    for (const candidate of sorted) {
      const phrase = candidate.phrase.split(' ')
      const at = this.find(phrase)
      if (at < 0) continue
      this.cut(at, phrase.length)
      return { ...candidate, at }
    }
    return null
  }

  /**
   * Takes out consecutive words.
   * @param {number} at
   * @param {number} count
   */
  cut(at, count) {
    this.words.splice(at, count, null)
  }

  /**
   * Takes out one of some phrases directly before a position.
   * @param {number} at
   * @param {string[]} phrases
   * @returns {number} how many words it had, or 0
   */
  takeBefore(at, phrases = []) {
    for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
      const parts = phrase.split(' ')
      const start = at - parts.length
      if (start < 0 || !parts.every((word, offset) => this.words[start + offset] === word)) continue
      this.words.fill(null, start, at)
      return parts.length
    }
    return 0
  }
}
