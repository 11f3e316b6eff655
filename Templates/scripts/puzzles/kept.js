// @ts-check
import { store } from '../store.js'

/**
 * A puzzle's result: right answers of a quiz, tries of a word (7 if it was not found), seconds of a sudoku or
 * crossword, points of a circle.
 * @typedef {'quiz' | 'target' | 'easy' | 'medium' | 'hard' | 'circle' | 'crossword'} Name
 */

/** @type {Name[]} */
export const names = ['quiz', 'target', 'easy', 'medium', 'hard', 'circle', 'crossword']

/** The number of days for which unfinished puzzles are stored; results stay. */
const limit = 15

/** The results by day. */
export function results() {
  return store.get('puzzles').results
}

/**
 * @param {string} day
 * @param {Name} name
 * @returns {number | undefined}
 */
export function result(day, name) {
  const value = store.get('puzzles').results[day]?.[name]
  return typeof value === 'number' ? value : undefined
}

/**
 * Stores a puzzle's result. Only the first result counts, except for a circle, which grows.
 * @param {string} day
 * @param {Name} name
 * @param {number} value
 */
export function finish(day, name, value) {
  if (name !== 'circle' && result(day, name) !== undefined) return
  store.update('puzzles', (all) => ({
    ...all,
    results: { ...all.results, [day]: { ...all.results[day], [name]: value } },
  }))
}

/**
 * Returns an unfinished puzzle's state as stored; empty if there is none.
 * @param {string} day
 * @param {Name} name
 * @returns {string}
 */
export function begun(day, name) {
  const value = store.get('puzzles').open[day]?.[name]
  return typeof value === 'string' ? value : ''
}

/**
 * @param {string} day
 * @param {Name} name
 * @param {string} state
 */
export function keep(day, name, state) {
  store.update('puzzles', ({ results, open }) => {
    const all = { ...open, [day]: { ...open[day], [name]: state } }
    const latest = Object.keys(all).sort().slice(-limit)
    return { results, open: Object.fromEntries(latest.map((id) => [id, all[id]])) }
  })
}
