// @ts-check
import { make } from '../element.js'
import { clueLists, headline, spoken } from './crossword-clues.js'
import { crosswordGrid } from './crossword-grid.js'
import { CrosswordState } from './crossword-state.js'
import { begun, finish, keep, result } from './kept.js'
import { letterRows, plain } from './letters.js'
import { button, clock, keys, line, sharing, sources } from './parts.js'
import { stopwatch } from './stopwatch.js'

/** @typedef {import('./crossword-state.js').Entry} Entry */

/**
 * A crossword of the week's headlines.
 * @param {import('./parts.js').Table} table
 */
export function play(table) {
  const { box, puzzles, said } = table
  const { crossword, day } = puzzles
  if (!crossword) return
  const { entries, rows } = crossword
  const state = new CrosswordState(crossword, begun(day, 'crossword'))
  let entry = entries[0]
  let chosen = state.cells(entry)[0]
  /** @type {Set<number>} */
  let wrong = new Set()
  const isDone = () => result(day, 'crossword') !== undefined
  const status = line()
  const { grid, cells, draw } = crosswordGrid(state, said, { press, choose })
  const watch = stopwatch(table, { grid, status, state, isDone, save })
  const now = make('p', { class: 'crossword-now' })
  const board = make(
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
  const actions = make(
    'div',
    { class: 'actions' },
    button(said.text('puzzles.crossword.turn'), turn),
    button(said.text('puzzles.sudoku.check'), check),
    button(said.text('puzzles.crossword.letter'), () => reveal([chosen])),
    button(said.text('puzzles.crossword.word'), () => reveal(state.cells(entry))),
    watch.pausing,
  )
  const clues = clueLists(entries, said, (next) => {
    if (watch.isPaused()) return
    entry = next
    choose(state.cells(next).find((cell) => state.letter(cell) === '') ?? state.cells(next)[0])
  })
  const end = make('div')
  box.replaceChildren(
    make('p', { class: 'puzzle-rules' }, said.text('puzzles.crossword.rules')),
    make('p', { class: 'puzzle-note' }, said.text('puzzles.crossword.price')),
    watch.line,
    grid,
    now,
    board,
    actions,
    status,
    end,
    clues.box,
  )
  keys(table, pressed)
  show()
  if (state.isSolved()) finished()

  /**
   * @param {string} key
   * @param {KeyboardEvent} event
   */
  function pressed(key, { ctrlKey, shiftKey }) {
    if (ctrlKey || watch.isPaused()) return false
    const isInGrid = cells.some((cell) => cell === document.activeElement)
    const letter = plain(key)
    if (/^[a-zñ]$/.test(letter)) type(letter)
    else if (key === 'Backspace') erase()
    else if (key === 'Delete') put('')
    else if (isInGrid && key === 'Tab') return along(shiftKey ? -1 : 1)
    else if (isInGrid && key.startsWith('Arrow')) move(key)
    else if (isInGrid && (key === ' ' || key === 'Enter')) turn()
    else return false
    return true
  }

  /**
   * To the next word; from the last the key leads out of the grid.
   * @param {number} step
   */
  function along(step) {
    const next = entries[entries.indexOf(entry) + step]
    if (!next) return false
    entry = next
    choose(state.cells(next)[0])
    return true
  }

  /** @param {string} key */
  function move(key) {
    const to = state.beside(chosen, key)
    if (to === undefined) return
    entry = state.entry(to, key === 'ArrowDown' || key === 'ArrowUp') ?? entry
    choose(to)
  }

  /**
   * By finger: the chosen cell once more turns.
   * @param {number} cell
   */
  function press(cell) {
    if (state.isBlack(cell) || watch.isPaused()) return
    if (cell === chosen && document.activeElement === cells[cell]) turn()
    else choose(cell)
  }

  function turn() {
    entry = state.entry(chosen, !entry.down) ?? entry
    choose(chosen)
  }

  /** @param {number} cell */
  function choose(cell) {
    chosen = cell
    if (!state.cells(entry).includes(cell)) entry = state.entry(cell, entry.down) ?? entry
    show()
    cells[cell].focus({ preventScroll: cells[cell] === document.activeElement })
  }

  /** @param {string} letter */
  function type(letter) {
    if (watch.isPaused() || isDone()) return
    put(letter)
    const own = state.cells(entry)
    const next = own[own.indexOf(chosen) + 1]
    go(next ?? chosen)
  }

  function erase() {
    if (watch.isPaused() || isDone()) return
    const own = state.cells(entry)
    const at = own.indexOf(chosen)
    const cell = state.letter(chosen) === '' && at > 0 ? own[at - 1] : chosen
    chosen = cell
    put('')
    go(cell)
  }

  /**
   * Keys on the screen keep the focus; those of a keyboard take it along.
   * @param {number} cell
   */
  function go(cell) {
    if (board.contains(document.activeElement)) {
      chosen = cell
      show()
    } else choose(cell)
  }

  /** @param {string} letter */
  function put(letter) {
    if (isDone()) return
    wrong.delete(chosen)
    state.put(chosen, letter)
    save()
    show()
    if (board.contains(document.activeElement)) status.textContent = told(chosen)
    if (state.isSolved()) finished()
  }

  function check() {
    wrong = new Set(state.wrong())
    status.textContent =
      wrong.size > 0 ? said.count('puzzles.crossword.wrong', wrong.size) : said.text('puzzles.crossword.none-wrong')
    show()
  }

  /** @param {number[]} those */
  function reveal(those) {
    if (watch.isPaused() || isDone()) return
    state.show(those)
    wrong = new Set(state.wrong().filter((cell) => wrong.has(cell)))
    status.textContent = told(chosen)
    save()
    show()
    if (state.isSolved()) finished()
  }

  function save() {
    if (state.isTouched) keep(day, 'crossword', state.text())
  }

  function finished() {
    finish(day, 'crossword', state.seconds)
    const time = clock(result(day, 'crossword') ?? state.seconds)
    const helped = state.shown > 0 ? said.count('puzzles.crossword.helped', state.shown) : ''
    status.textContent = `${said.text('puzzles.crossword.solved', { time })} ${helped}`.trim()
    board.hidden = true
    actions.hidden = true
    const lines = [`${rows.length} × ${state.width} · ${time}`, ...(helped ? [helped] : [])]
    const reports = entries.map(({ report }) => report)
    end.replaceChildren(
      make('div', { class: 'actions' }, sharing(said, day, said.text('puzzles.crossword'), lines)),
      make('p', {}, said.text('puzzles.crossword.stood')),
      sources(reports, said),
    )
  }

  /** @param {number} cell */
  function told(cell) {
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

  function show() {
    watch.show()
    draw({ chosen, own: state.cells(entry), wrong }, told)
    const direction = said.text(`puzzles.crossword.${entry.down ? 'down' : 'across'}`)
    now.replaceChildren(
      make('strong', {}, `${entry.number} ${direction}`),
      ' ',
      headline(entry, said),
      ` (${[...entry.word].length})`,
    )
    for (const [each, element] of clues.buttons) element.setAttribute('aria-current', String(each === entry))
  }
}
