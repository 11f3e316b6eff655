// @ts-check
import { make } from '../element.js'

/** @typedef {import('./sudoku-state.js').SudokuState} SudokuState */
/** @typedef {import('../words.js').Words} Words */

/**
 * The grid of a sudoku; one cell at a time can be reached by Tab.
 * @param {SudokuState} state
 * @param {Words} said
 * @param {(cell: number) => void} choose
 */
export function sudokuGrid(state, said, choose) {
  let current = -1
  const cells = Array.from({ length: 81 }, (_, cell) =>
    make('td', {
      role: 'gridcell',
      'data-cell': cell,
      onclick: () => choose(cell),
      onfocus: () => {
        if (current !== cell) choose(cell)
      },
    }),
  )
  const grid = make(
    'table',
    { class: 'sudoku', role: 'grid', 'aria-label': said.text('puzzles.sudoku.grid') },
    make(
      'tbody',
      { role: 'rowgroup' },
      ...Array.from({ length: 9 }, (_, row) => make('tr', { role: 'row' }, ...cells.slice(row * 9, row * 9 + 9))),
    ),
  )

  /**
   * Updates the cells.
   * @param {number} chosen
   * @param {Set<number>} wrong those found wrong
   */
  function draw(chosen, wrong) {
    current = chosen
    const digit = state.digit(chosen)
    for (const [cell, element] of cells.entries()) {
      const own = state.digit(cell)
      element.className = [
        state.isGiven(cell) && 'is-given',
        wrong.has(cell) && 'is-wrong',
        cell === chosen && 'is-chosen',
        own > 0 && own === digit && 'is-alike',
      ]
        .filter(Boolean)
        .join(' ')
      element.tabIndex = cell === chosen ? 0 : -1
      element.setAttribute('aria-label', sudokuCell(state, cell, wrong, said))
      element.setAttribute('aria-selected', String(cell === chosen))
      const notes = own ? [] : state.notes(cell)
      element.replaceChildren(own ? String(own) : notes.length > 0 ? make('small', {}, notes.join(' ')) : '')
    }
  }

  return { grid, cells, draw }
}

/**
 * Returns a cell's description for screen readers.
 * @param {SudokuState} state
 * @param {number} cell
 * @param {Set<number>} wrong those found wrong
 * @param {Words} said
 */
export function sudokuCell(state, cell, wrong, said) {
  const digit = state.digit(cell)
  const notes = state.notes(cell)
  /** @type {string} */
  let what
  if (state.isGiven(cell)) what = said.text('puzzles.sudoku.given', { digit: String(digit) })
  else if (wrong.has(cell)) what = said.text('puzzles.sudoku.wrong-is', { digit: String(digit) })
  else if (digit) what = String(digit)
  else if (notes.length > 0) what = said.text('puzzles.sudoku.notes-are', { digits: notes.join(' ') })
  else what = said.text('puzzles.sudoku.empty')
  return said.text('puzzles.sudoku.cell', { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, state: what })
}
