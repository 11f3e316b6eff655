// @ts-check
import { make } from '../element.js'
import { button, clock } from './parts.js'

/**
 * A puzzle's clock, and the button that pauses it, which also covers the grid.
 * @param {import('./parts.js').Table} table
 * @param {{ grid: HTMLElement, status: HTMLElement, state: { seconds: number }, isDone: () => boolean, save: () => void }} game
 */
export function stopwatch({ said, left }, { grid, status, state, isDone, save }) {
  let isPaused = false
  const time = make('span', { role: 'timer', 'aria-label': said.text('puzzles.sudoku.time') })
  const pausing = button(said.text('puzzles.sudoku.pause'), () => pause(!isPaused), { 'aria-pressed': 'false' })
  const ticking = setInterval(tick, 1000)
  left.addEventListener('abort', () => {
    clearInterval(ticking)
    save()
  })

  /** @param {boolean} pauses */
  function pause(pauses) {
    isPaused = pauses
    pausing.setAttribute('aria-pressed', String(pauses))
    pausing.textContent = said.text(pauses ? 'puzzles.sudoku.resume' : 'puzzles.sudoku.pause')
    grid.classList.toggle('is-covered', pauses)
    grid.inert = pauses
    status.textContent = pauses ? said.text('puzzles.sudoku.paused') : ''
    save()
  }

  function tick() {
    if (isPaused || document.hidden || isDone()) return
    state.seconds += 1
    show()
    if (state.seconds % 10 === 0) save()
  }

  function show() {
    time.textContent = clock(state.seconds)
  }

  return {
    line: make('p', { class: 'facts' }, said.text('puzzles.sudoku.time'), ' ', time),
    pausing,
    show,
    isPaused: () => isPaused,
  }
}
