// @ts-check
import { make } from './element.js'
import { achievements } from './puzzles/achievements.js'
import { puzzles } from './puzzles/data.js'
import { figures } from './puzzles/figures.js'
import { begun, names, result, results } from './puzzles/kept.js'
import { button } from './puzzles/parts.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./puzzles/kept.js').Name} Name */
/** @typedef {import('./puzzles/parts.js').Table} Table */

/** @type {Record<string, () => Promise<{ play(table: Table): void | Promise<void> }>>} */
const games = {
  quiz: () => import('./puzzles/quiz.js'),
  target: () => import('./puzzles/target.js'),
  sudoku: () => import('./puzzles/sudoku.js'),
  circle: () => import('./puzzles/circle.js'),
  crossword: () => import('./puzzles/crossword.js'),
}

/** The name under which a game's results are stored. */
const parts = /** @type {Record<string, Name[]>} */ ({
  quiz: ['quiz'],
  target: ['target'],
  sudoku: ['easy', 'medium', 'hard'],
  circle: ['circle'],
  crossword: ['crossword'],
})

/**
 * The puzzles of a day, each opened on demand.
 * @param {Document} page
 */
export async function start(page) {
  const root = /** @type {HTMLElement} */ (page.querySelector('#puzzles'))
  const today = root.dataset.day ?? ''
  const days = (root.dataset.days ?? '').split(' ').filter(Boolean)
  const boxes = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.puzzle-play')])
  const calendar = make('section', { class: 'puzzle' })
  const own = make('section', { class: 'puzzle' })
  root.append(calendar, own)
  let day = today
  let leaving = new AbortController()
  await show()
  store.watch('puzzles', () => void note())
  page.addEventListener('pulse:language', () => void show())
  const wanted = boxes.find(({ dataset }) => `#${dataset.puzzle}` === location.hash)
  if (wanted) wanted.querySelector('button')?.click()

  /** All puzzles, closed. */
  async function show() {
    const said = await words()
    await said.learn('puzzles')
    leaving.abort()
    leaving = new AbortController()
    for (const box of boxes) close(box, said)
    await note()
  }

  /**
   * @param {HTMLElement} box
   * @param {import('./words.js').Words} said
   */
  function close(box, said) {
    const game = box.dataset.puzzle ?? ''
    const own = parts[game] ?? []
    const isDone = own.every((name) => result(day, name) !== undefined)
    const isBegun = own.some((name) => begun(day, name) !== '')
    const key = isDone ? 'puzzles.again' : isBegun ? 'puzzles.go-on' : 'puzzles.play'
    const title = said.text(`puzzles.${game}`)
    const opening = button(said.text(key), () => void open(box), {
      class: 'primary',
      'aria-label': `${said.text(key)}: ${title}`,
    })
    box.replaceChildren(make('div', { class: 'actions' }, opening))
  }

  /** @param {HTMLElement} box */
  async function open(box) {
    const game = box.dataset.puzzle ?? ''
    const said = await words()
    const table = { said, left: leaving.signal, box: make('div', { class: `game game-${game}` }) }
    const data = await puzzles(day)
    // Close the others, because keys go to one puzzle only.
    leaving.abort()
    leaving = new AbortController()
    for (const other of boxes) if (other !== box) close(other, said)
    if (!data) return tell(box, said.text('puzzles.failed'))
    const has = {
      quiz: data.quiz.length > 0,
      target: data.target,
      sudoku: data.sudokus.length > 0,
      circle: data.circle,
      crossword: data.crossword,
    }
    if (!has[/** @type {keyof has} */ (game)]) {
      return tell(box, said.text(game === 'quiz' && day !== today ? 'puzzles.quiz.today' : 'puzzles.none-that-day'))
    }
    box.replaceChildren(table.box)
    table.box.tabIndex = -1
    table.box.focus({ preventScroll: true })
    await (await games[game]()).play({ ...table, left: leaving.signal, puzzles: data })
  }

  /**
   * @param {HTMLElement} box
   * @param {string} text
   */
  function tell(box, text) {
    box.replaceChildren(make('p', { class: 'puzzle-line', role: 'status' }, text))
  }

  /** The days, with what was played on each. */
  async function note() {
    const said = await words()
    const chips = [...days].reverse().map((id) => {
      const done = names.filter((name) => result(id, name) !== undefined).length
      const name = said.day(id) ?? id
      return make(
        'button',
        {
          type: 'button',
          'aria-pressed': String(id === day),
          'aria-label': `${name}: ${said.number(done)}/${names.length} ${said.text('puzzles.done')}`,
          onclick: () => {
            day = id
            void show()
          },
        },
        make('span', {}, said.day(id, true) ?? ''),
        make('strong', {}, String(Number(id.slice(-2)))),
        make('small', {}, `${done}/${names.length}`),
      )
    })
    const hadFocus = calendar.contains(page.activeElement)
    calendar.replaceChildren(
      make('h2', {}, said.text('puzzles.days')),
      make('div', { class: 'puzzle-days', role: 'group', 'aria-label': said.text('puzzles.days') }, ...chips),
    )
    if (hadFocus) /** @type {HTMLElement | null} */ (calendar.querySelector('[aria-pressed="true"]'))?.focus()
    own.replaceChildren(
      make('h2', {}, said.text('puzzles.figures')),
      ...figures(said, today),
      ...achievements(results(), said),
    )
  }
}
