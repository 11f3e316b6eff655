// @ts-check
import { address, root } from '../page.js'

/**
 * @typedef {object} Report
 * @property {string} title
 * @property {string} source
 * @property {string} [url]
 * @property {string} [language]
 * @property {string} [published] RFC 3339
 */

/**
 * @typedef {object} Question
 * @property {'place' | 'person' | 'number' | 'first' | 'most'} kind
 * @property {string} before what stands in the headline before the gap
 * @property {string} behind
 * @property {string[]} choices
 * @property {number} answer
 * @property {Report[]} reports
 */

/**
 * A day's puzzles (`puzzles/DAY.json`).
 * @typedef {object} Puzzles
 * @property {string} day
 * @property {string} news
 * @property {Question[]} quiz
 * @property {{ level: 'easy' | 'medium' | 'hard', givens: string, solution: string }[]} sudokus
 * @property {{ word: string, report: Report }} [target]
 * @property {{ centre: string, others: string, words: string[] }} [circle]
 * @property {{ rows: string[], entries: { number: number, row: number, column: number, down: boolean, word: string, before: string,
 *   behind: string, report: Report }[] }} [crossword]
 */

/**
 * Puzzles opened once can be played offline. The edition's own cache (`worker/stores.js`) holds only this edition's
 * files.
 */
const cacheName = `pulse-puzzles ${root.href}`

/** @type {Map<string, Promise<Response | undefined>>} */
const asked = new Map()

/**
 * @param {string} day
 * @returns {Promise<Puzzles | undefined>} nothing where it cannot be had
 */
export async function puzzles(day) {
  return (await file(`puzzles/${day}.json`))?.json()
}

/**
 * Loads the words that may be guessed.
 * @returns {Promise<Set<string>>} empty where they cannot be had: then every word may be
 */
export async function guesses() {
  const text = (await (await file('puzzles/words.txt'))?.text()) ?? ''
  const words = text.split('\n').flatMap((line) => {
    const rest = line.slice(3).match(/.{3}/g) ?? []
    return rest.map((end) => line.slice(0, 2) + end)
  })
  return new Set(words)
}

/** @param {string} path */
async function file(path) {
  const asking = asked.get(path) ?? load(address(path))
  asked.set(path, asking)
  const answer = await asking
  if (!answer) asked.delete(path)
  return answer?.clone()
}

/** @param {string} url */
async function load(url) {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return undefined
    const copy = answer.clone()
    // There is no cache without storage, or outside a secure context.
    void globalThis.caches
      ?.open(cacheName)
      .then((cache) => cache.put(url, copy))
      .catch(() => undefined)
    return answer
  } catch {
    return globalThis.caches?.match(url).catch(() => undefined)
  }
}
