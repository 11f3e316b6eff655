// @ts-check
import { make } from '../element.js'

/**
 * The grid of a crossword; one cell at a time can be reached by Tab.
 * @param {import('./crossword-state.js').CrosswordState} state
 * @param {import('../words.js').Words} said
 * @param {{ press: (cell: number) => void, choose: (cell: number) => void }} act
 */
export function crosswordGrid(state, said, { press, choose }) {
  const { count, width } = state
  let current = -1
  const cells = Array.from({ length: count }, (_, cell) =>
    make('td', {
      role: 'gridcell',
      class: state.isBlack(cell) && 'is-out',
      'aria-label': state.isBlack(cell) && said.text('puzzles.crossword.out'),
      onclick: () => press(cell),
      onfocus: () => {
        if (current !== cell && !state.isBlack(cell)) choose(cell)
      },
    }),
  )
  const rows = Array.from({ length: count / width }, (_, row) =>
    make('tr', { role: 'row' }, ...cells.slice(row * width, (row + 1) * width)),
  )
  const grid = make(
    'table',
    {
      class: 'crossword',
      role: 'grid',
      'aria-label': said.text('puzzles.crossword.grid', { rows: rows.length, columns: width }),
    },
    make('tbody', { role: 'rowgroup' }, ...rows),
  )

  /**
   * Updates the cells.
   * @param {{ chosen: number, own: number[], wrong: Set<number> }} marked the chosen cell, those of its word, and those found wrong
   * @param {(cell: number) => string} told what is said of a cell
   */
  function draw({ chosen, own, wrong }, told) {
    current = chosen
    for (const [cell, element] of cells.entries()) {
      if (state.isBlack(cell)) continue
      element.classList.toggle('is-chosen', cell === chosen)
      element.classList.toggle('is-own', own.includes(cell))
      element.classList.toggle('is-wrong', wrong.has(cell))
      element.classList.toggle('is-shown', state.isShown(cell))
      element.tabIndex = cell === chosen ? 0 : -1
      element.setAttribute('aria-label', told(cell))
      element.setAttribute('aria-selected', String(cell === chosen))
      const number = state.number(cell)
      element.replaceChildren(...(number ? [make('small', {}, String(number))] : []), state.letter(cell).toUpperCase())
    }
  }

  return { grid, cells, draw }
}
