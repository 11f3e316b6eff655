// @ts-check
import { make } from '../element.js'
import { runs } from './figures.js'
import { names } from './kept.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {Record<string, Partial<Record<string, unknown>>>} Results */

/**
 * The achievements, each with the first day on which it was reached. They are derived from the results, so nothing else
 * is stored.
 * @type {Record<string, (results: Results, day: string, until: string[]) => boolean>}
 */
const goals = {
  first: (results, day) => Object.keys(results[day]).length > 0,
  quiz: (results, day) => results[day].quiz === 5,
  word: (results, day) => within(results[day].target, 2),
  hard: (results, day) => typeof results[day].hard === 'number',
  sudokus: (results, day) => ['easy', 'medium', 'hard'].every((name) => typeof results[day][name] === 'number'),
  circle: (results, day) => !within(results[day].circle ?? 0, 49),
  crossword: (results, day) => typeof results[day].crossword === 'number',
  // Later results don't count: an achievement stays once reached.
  day: (results, day) =>
    names.every((name) => ['quiz', 'crossword'].includes(name) || typeof results[day][name] === 'number'),
  week: (_, day, until) => runs(until, day).longest >= 7,
  words: (results, _, until) => until.filter((day) => within(results[day].target, 6)).length >= 10,
  fifty: (results, _, until) => until.reduce((sum, day) => sum + Object.keys(results[day]).length, 0) >= 50,
}

/**
 * @param {unknown} value
 * @param {number} most
 */
const within = (value, most) => typeof value === 'number' && value <= most

/**
 * Returns the first day of each achievement; undefined if it has not been reached.
 * @param {Results} results
 * @returns {[name: string, day: string | undefined][]}
 */
export function achieved(results) {
  const days = Object.keys(results)
    .filter((day) => Object.keys(results[day]).length > 0)
    .sort()
  return Object.entries(goals).map(([name, isReached]) => [
    name,
    days.find((day, place) => isReached(results, day, days.slice(0, place + 1))),
  ])
}

/**
 * Shows the achievements, with the remaining ones folded away: nobody is urged.
 * @param {Results} results
 * @param {Words} said
 * @returns {Node[]}
 */
export function achievements(results, said) {
  const all = achieved(results)
  const reached = all.filter(([, day]) => day !== undefined)
  const open = all.filter(([, day]) => day === undefined)
  if (reached.length === 0) return []
  /** @param {[name: string, day: string | undefined][]} some */
  const list = (some) =>
    make(
      'ul',
      { class: 'puzzle-goals' },
      ...some.map(([name, day]) =>
        make(
          'li',
          {},
          make('strong', {}, `${day ? '★ ' : ''}${said.text(`puzzles.goal.${name}`)}`),
          ` ${said.text(`puzzles.goal.${name}.note`)}`,
          day ? make('small', {}, ` ${said.day(day) ?? day}`) : null,
        ),
      ),
    )
  return [
    make('h3', {}, said.text('puzzles.goals')),
    list(reached),
    ...(open.length > 0
      ? [make('details', {}, make('summary', {}, said.count('puzzles.goals.open', open.length)), list(open))]
      : []),
  ]
}
