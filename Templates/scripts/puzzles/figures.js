// @ts-check
import { make } from '../element.js'
import { names, results } from './kept.js'
import { clock } from './parts.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./kept.js').Name} Name */

/**
 * Shows statistics of the puzzles: how often they were played, the best result, days in a row, and the distribution.
 * @param {Words} said
 * @param {string} today
 */
export function figures(said, today) {
  const all = results()
  const days = Object.keys(all).filter((day) => Object.keys(all[day]).length > 0)
  if (days.length === 0) return [make('p', { class: 'note' }, said.text('puzzles.figures.none'))]
  const { now, longest } = runs(days, today)
  /** @param {Name} name */
  const values = (name) => days.flatMap((day) => (typeof all[day][name] === 'number' ? [all[day][name]] : []))
  const rows = names.flatMap((name) => {
    const played = values(name)
    if (played.length === 0) return []
    return [
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, title(name, said)),
        make('td', {}, said.number(played.length)),
        make('td', {}, best(name, played, said)),
      ),
    ]
  })
  const head = ['puzzle', 'played', 'best'].map((key) =>
    make('th', { scope: 'col' }, said.text(`puzzles.figures.${key}`)),
  )
  const [tries, right] = [values('target'), values('quiz')]
  return [
    make('table', { class: 'puzzle-figures' }, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows)),
    make(
      'p',
      {},
      `${said.text('puzzles.figures.run')}: ${said.number(now)}. `,
      said.text('puzzles.figures.run-note', { n: longest }),
    ),
    ...(tries.length > 0
      ? [
          spread(said.text('puzzles.figures.tries'), tries, [1, 2, 3, 4, 5, 6, 7], said, (number) =>
            number > 6 ? said.text('puzzles.figures.not-found') : said.number(number),
          ),
        ]
      : []),
    ...(right.length > 0
      ? [spread(said.text('puzzles.figures.right'), right, [5, 4, 3, 2, 1, 0], said, (number) => said.number(number))]
      : []),
  ]
}

/**
 * @param {Name} name
 * @param {Words} said
 */
const title = (name, said) =>
  ['easy', 'medium', 'hard'].includes(name)
    ? `${said.text('puzzles.sudoku')}, ${said.text(`puzzles.sudoku.${name}`)}`
    : said.text(`puzzles.${name}`)

/**
 * @param {Name} name
 * @param {number[]} values
 * @param {Words} said
 */
function best(name, values, said) {
  if (name === 'quiz') return said.number(Math.max(...values))
  if (name === 'circle') return said.count('puzzles.points', Math.max(...values))
  if (name === 'target') {
    const least = Math.min(...values)
    return least > 6 ? said.text('puzzles.figures.not-found') : `${said.number(least)}/6`
  }
  return clock(Math.min(...values))
}

/**
 * Shows how often each value occurred.
 * @param {string} title
 * @param {number[]} values
 * @param {number[]} possible
 * @param {Words} said
 * @param {(value: number) => string} named
 */
function spread(title, values, possible, said, named) {
  const counts = possible.map((value) => values.filter((each) => each === value).length)
  const most = Math.max(...counts)
  return make(
    'table',
    { class: 'puzzle-figures puzzle-spread' },
    make('caption', {}, title),
    make(
      'tbody',
      {},
      ...counts.map((count, index) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, named(possible[index])),
          make(
            'td',
            {},
            make('meter', { min: 0, max: most, value: count, 'aria-hidden': 'true' }),
            ` ${said.number(count)}`,
          ),
        ),
      ),
    ),
  )
}

/**
 * Returns the current and the longest run of days; the current one ends today or yesterday.
 * @param {string[]} days
 * @param {string} today
 */
export function runs(days, today) {
  const numbers = [...new Set(days.map((day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000))].filter(Number.isFinite)
  numbers.sort((a, b) => a - b)
  let [run, longest, last] = [0, 0, Number.NaN]
  for (const number of numbers) {
    run = number === last + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    last = number
  }
  const gap = Date.parse(`${today}T00:00:00Z`) / 86_400_000 - last
  return { now: gap <= 1 ? run : 0, longest }
}
