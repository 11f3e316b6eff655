// @ts-check
import { make } from '../element.js'
import { headline, spoken } from './crossword-clues.js'
import { letterRows } from './letters.js'
import { button, sharing, sources } from './parts.js'

/** @typedef {import('./crossword-state.js').Entry} Entry */
/** @typedef {import('../words.js').Words} Words */

/**
 * The on-screen keyboard.
 * @param {Words} said
 * @param {(letter: string) => void} type
 * @param {() => void} erase
 */
export const letterBoard = (said, type, erase) =>
  make(
    'div',
    { class: 'target-keys', role: 'group', 'aria-label': said.text('puzzles.crossword.letters') },
    ...letterRows().map((row, number) =>
      make(
        'div',
        {},
        ...row.map((letter) => button(letter.toUpperCase(), () => type(letter))),
        number === 2 ? button(said.text('puzzles.delete'), erase, { class: 'is-wide' }) : null,
      ),
    ),
  )

/**
 * The clue of the current word.
 * @param {Entry} entry
 * @param {Words} said
 */
export function currentClue(entry, said) {
  const direction = said.text(`puzzles.crossword.${entry.down ? 'down' : 'across'}`)
  return [
    make('strong', {}, `${entry.number} ${direction}`),
    ' ',
    headline(entry, said),
    ` (${[...entry.word].length})`,
  ]
}

/**
 * Returns a cell's description for screen readers.
 * @param {import('./crossword-state.js').CrosswordState} state
 * @param {{ cell: number, entry: Entry, wrong: Set<number> }} at the cell, the word that is being written, the cells found wrong
 * @param {Words} said
 */
export function toldCell(state, { cell, entry, wrong }, said) {
  const letter = state.letter(cell).toUpperCase()
  let what = letter || said.text('puzzles.sudoku.empty')
  if (wrong.has(cell)) what = said.text('puzzles.crossword.wrong-is', { letter })
  else if (state.isShown(cell)) what = said.text('puzzles.crossword.shown-is', { letter })
  return said.text('puzzles.crossword.cell', {
    row: Math.floor(cell / state.width) + 1,
    column: (cell % state.width) + 1,
    state: what,
    clue: spoken(state.entry(cell, entry.down) ?? entry, said),
  })
}

/**
 * Shown below a solved crossword: a share button, and the reports that its words come from.
 * @param {import('./parts.js').Table} table
 * @param {string} time
 * @param {string} helped what was shown, in words; empty where nothing was
 */
export function ending({ puzzles, said }, time, helped) {
  const { crossword, day } = puzzles
  if (!crossword) return []
  const { entries, rows } = crossword
  const lines = [`${rows.length} × ${rows[0].length} · ${time}`, ...(helped ? [helped] : [])]
  return [
    make('div', { class: 'actions' }, sharing(said, day, said.text('puzzles.crossword'), lines)),
    make('p', {}, said.text('puzzles.crossword.stood')),
    sources(
      entries.map(({ report }) => report),
      said,
    ),
  ]
}
