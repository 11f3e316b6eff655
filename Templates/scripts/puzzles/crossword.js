// @ts-check
import { make } from '../element.js'
import { clueLists } from './crossword-clues.js'
import { crosswordGrid } from './crossword-grid.js'
import { currentClue, ending, letterBoard, toldCell } from './crossword-parts.js'
import { CrosswordPlace } from './crossword-place.js'
import { CrosswordState } from './crossword-state.js'
import { begun, finish, keep, result } from './kept.js'
import { plain } from './letters.js'
import { button, clock, keys, line } from './parts.js'
import { stopwatch } from './stopwatch.js'

/**
 * A crossword with clues from the week's headlines.
 * @param {import('./parts.js').Table} table
 */
export function play(table) {
  const { box, puzzles, said } = table
  const { crossword, day } = puzzles
  if (!crossword) return
  const { entries } = crossword
  const state = new CrosswordState(crossword, begun(day, 'crossword'))
  const place = new CrosswordPlace(state, entries)
  /** @type {Set<number>} */
  let wrong = new Set()
  const isDone = () => result(day, 'crossword') !== undefined
  const status = line()
  const { grid, cells, draw } = crosswordGrid(state, said, { press, choose })
  const watch = stopwatch(table, { grid, status, state, isDone, save })
  const now = make('p', { class: 'crossword-now' })
  const board = letterBoard(said, type, erase)
  const actions = make(
    'div',
    { class: 'actions' },
    button(said.text('puzzles.crossword.turn'), turn),
    button(said.text('puzzles.sudoku.check'), check),
    button(said.text('puzzles.crossword.letter'), () => reveal([place.cell])),
    button(said.text('puzzles.crossword.word'), () => reveal(place.own)),
    watch.pausing,
  )
  const clues = clueLists(entries, said, (entry) => {
    if (!watch.isPaused()) choose(place.into(entry))
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
    else if (isInGrid && key === 'Tab') return go(place.along(shiftKey ? -1 : 1))
    else if (isInGrid && key.startsWith('Arrow')) go(place.beside(key))
    else if (isInGrid && (key === ' ' || key === 'Enter')) turn()
    else return false
    return true
  }

  /** @param {number | undefined} cell */
  function go(cell) {
    if (cell !== undefined) choose(cell)
    return cell !== undefined
  }

  /**
   * Tapping the current cell again changes the direction.
   * @param {number} cell
   */
  function press(cell) {
    if (state.isBlack(cell) || watch.isPaused()) return
    if (cell === place.cell && document.activeElement === cells[cell]) turn()
    else choose(cell)
  }

  function turn() {
    place.turn()
    choose(place.cell)
  }

  /** @param {number} cell */
  function choose(cell) {
    place.take(cell)
    show()
    cells[cell].focus({ preventScroll: cells[cell] === document.activeElement })
  }

  /** @param {string} letter */
  function type(letter) {
    if (watch.isPaused() || isDone()) return
    put(letter)
    goOn(place.next)
  }

  function erase() {
    if (watch.isPaused() || isDone()) return
    place.cell = place.toErase
    put('')
    goOn(place.cell)
  }

  /**
   * On-screen keys leave the focus in place; a keyboard's keys move it.
   * @param {number} cell
   */
  function goOn(cell) {
    if (board.contains(document.activeElement)) {
      place.cell = cell
      show()
    } else choose(cell)
  }

  /** @param {string} letter */
  function put(letter) {
    if (isDone()) return
    wrong.delete(place.cell)
    state.put(place.cell, letter)
    save()
    show()
    if (board.contains(document.activeElement)) status.textContent = told(place.cell)
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
    status.textContent = told(place.cell)
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
    end.replaceChildren(...ending(table, time, helped))
  }

  /** @param {number} cell */
  function told(cell) {
    return toldCell(state, { cell, entry: place.entry, wrong }, said)
  }

  function show() {
    watch.show()
    draw({ chosen: place.cell, own: place.own, wrong }, told)
    now.replaceChildren(...currentClue(place.entry, said))
    for (const [each, element] of clues.buttons) element.setAttribute('aria-current', String(each === place.entry))
  }
}
