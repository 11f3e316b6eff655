// @ts-check
import { make } from '../element.js'
import { begun, finish, keep, result } from './kept.js'
import { button, clock, keys, line, sharing } from './parts.js'
import { stopwatch } from './stopwatch.js'
import { sudokuCell, sudokuGrid } from './sudoku-grid.js'
import { SudokuState } from './sudoku-state.js'

/** @typedef {'easy' | 'medium' | 'hard'} Level */

/**
 * Three sudokus, one of them open.
 * @param {import('./parts.js').Table} table
 */
export function play(table) {
  const { box, puzzles, said, left } = table
  const { day, sudokus } = puzzles
  const stage = make('div')
  let closing = new AbortController()
  left.addEventListener('abort', () => closing.abort())
  const chips = sudokus.map(({ level }) =>
    button(said.text(`puzzles.sudoku.${level}`), () => open(level), { 'aria-pressed': 'false', 'data-level': level }),
  )
  box.replaceChildren(
    make('p', { class: 'puzzle-rules' }, said.text('puzzles.sudoku.rules')),
    make('div', { class: 'chips', role: 'group', 'aria-label': said.text('puzzles.sudoku.level') }, ...chips),
    stage,
  )
  const next = sudokus.find(({ level }) => result(day, level) === undefined) ?? sudokus[0]
  if (next) open(next.level)

  /** @param {Level} level */
  function open(level) {
    const sudoku = sudokus.find((each) => each.level === level)
    if (!sudoku) return
    closing.abort()
    closing = new AbortController()
    for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset.level === level))
    const own = make('div')
    stage.replaceChildren(make('p', { class: 'puzzle-note' }, said.text(`puzzles.sudoku.${level}.note`)), own)
    solve({ ...table, box: own, left: closing.signal }, sudoku)
  }
}

/**
 * @param {import('./parts.js').Table} table
 * @param {{ level: Level, givens: string, solution: string }} sudoku
 */
function solve(table, { level, givens, solution }) {
  const { box, puzzles, said, left } = table
  const { day } = puzzles
  const state = new SudokuState(givens, begun(day, level))
  let chosen = Math.max(0, givens.indexOf('.'))
  let isNoting = false
  /** @type {Set<number>} */
  let wrong = new Set()
  const status = line()
  const { grid, cells, draw } = sudokuGrid(state, said, choose)
  const noting = button(said.text('puzzles.sudoku.notes'), toggleNotes, { 'aria-pressed': 'false' })
  const isDone = () => result(day, level) !== undefined
  const watch = stopwatch(table, { grid, status, state, isDone, save })
  const digits = make(
    'div',
    { class: 'sudoku-digits', role: 'group', 'aria-label': said.text('puzzles.sudoku.digits') },
    ...Array.from({ length: 9 }, (_, index) => button(String(index + 1), () => enter(index + 1))),
  )
  const actions = make(
    'div',
    { class: 'actions' },
    noting,
    button(said.text('puzzles.sudoku.undo'), undo),
    button(said.text('puzzles.sudoku.erase'), () => enter(0)),
    button(said.text('puzzles.sudoku.check'), check),
    watch.pausing,
  )
  const end = make('div', { class: 'actions' })
  box.replaceChildren(watch.line, grid, digits, actions, status, end)

  keys({ ...table, left }, pressed)
  show()
  if (state.isSolvedBy(solution)) finished()

  /**
   * @param {string} key
   * @param {KeyboardEvent} event
   */
  function pressed(key, event) {
    const steps = /** @type {Record<string, number>} */ ({ ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 })
    if (event.ctrlKey) {
      if (key.toLowerCase() !== 'z') return false
      undo()
    } else if (/^[1-9]$/.test(key)) enter(Number(key))
    else if (['0', 'Backspace', 'Delete'].includes(key)) enter(0)
    else if (key.toLowerCase() === 'n') toggleNotes()
    else if (steps[key] && cells.some((cell) => cell === document.activeElement)) {
      const isSideways = Math.abs(steps[key]) === 1
      const to = chosen + steps[key]
      if (to < 0 || to > 80 || (isSideways && Math.floor(to / 9) !== Math.floor(chosen / 9))) return true
      choose(to)
    } else return false
    return true
  }

  /** @param {number} cell */
  function choose(cell) {
    if (watch.isPaused()) return
    chosen = cell
    show()
    cells[cell].focus()
  }

  /** @param {number} digit 0 to erase */
  function enter(digit) {
    if (watch.isPaused() || state.isGiven(chosen) || isDone()) return
    wrong.delete(chosen)
    if (isNoting && digit > 0) state.note(chosen, digit)
    else state.put(chosen, digit)
    status.textContent = spoken(chosen)
    save()
    show()
    if (state.isSolvedBy(solution)) finished()
  }

  function undo() {
    const cell = state.undo()
    if (cell === undefined || watch.isPaused()) return
    wrong = new Set()
    chosen = cell
    status.textContent = spoken(cell)
    save()
    show()
  }

  function check() {
    wrong = new Set(state.wrong(solution))
    status.textContent =
      wrong.size > 0 ? said.count('puzzles.sudoku.wrong', wrong.size) : said.text('puzzles.sudoku.none-wrong')
    show()
  }

  function toggleNotes() {
    isNoting = !isNoting
    noting.setAttribute('aria-pressed', String(isNoting))
  }

  function save() {
    if (state.isTouched) keep(day, level, state.text())
  }

  function finished() {
    finish(day, level, state.seconds)
    const seconds = result(day, level) ?? state.seconds
    status.textContent = said.text('puzzles.sudoku.solved', { time: clock(seconds) })
    digits.hidden = true
    actions.hidden = true
    const name = said.text(`puzzles.sudoku.${level}`)
    end.replaceChildren(sharing(said, day, said.text('puzzles.sudoku'), [`${name} ${clock(seconds)}`]))
  }

  /** @param {number} cell */
  function spoken(cell) {
    return sudokuCell(state, cell, wrong, said)
  }

  function show() {
    watch.show()
    draw(chosen, wrong)
  }
}
