// @ts-check
import { make } from '../element.js'

/** @typedef {import('./crossword-state.js').Entry} Entry */
/** @typedef {import('../words.js').Words} Words */

/**
 * Creates a clue: a headline without its word.
 * @param {Entry} entry
 * @param {Words} said
 */
export const headline = ({ before, behind, report }, said) =>
  make(
    'span',
    { lang: report.language, dir: 'auto' },
    before,
    make('span', { class: 'quiz-gap' }, make('span', { class: 'unseen' }, said.text('puzzles.quiz.gap'))),
    behind,
  )

/**
 * Returns a clue as plain text for screen readers.
 * @param {Entry} entry
 * @param {Words} said
 */
export const spoken = ({ number, down, before, behind, word }, said) =>
  said.text('puzzles.crossword.clue', {
    number,
    direction: said.text(`puzzles.crossword.${down ? 'down' : 'across'}`),
    clue: `${before}… ${said.text('puzzles.quiz.gap')} …${behind}`,
    n: [...word].length,
  })

/**
 * Lists the clues across and down; each is a button that selects its word.
 * @param {Entry[]} entries
 * @param {Words} said
 * @param {(entry: Entry) => void} choose
 */
export function clueLists(entries, said, choose) {
  /** @type {Map<Entry, HTMLElement>} */
  const buttons = new Map()
  const lists = [false, true].map((down) => {
    const own = entries.filter((entry) => entry.down === down)
    const lines = own.map((entry) => {
      const button = make(
        'button',
        { type: 'button', onclick: () => choose(entry) },
        make('strong', {}, String(entry.number)),
        ' ',
        headline(entry, said),
        ` (${[...entry.word].length})`,
      )
      buttons.set(entry, button)
      return make('li', {}, button)
    })
    const title = said.text(`puzzles.crossword.${down ? 'down' : 'across'}`)
    return make('div', {}, make('h3', {}, title), make('ul', { class: 'crossword-clues' }, ...lines))
  })
  return { box: make('div', { class: 'crossword-lists' }, ...lists), buttons }
}
