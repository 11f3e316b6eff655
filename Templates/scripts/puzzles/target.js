// @ts-check
import { make } from '../element.js'
import { guesses } from './data.js'
import { begun, finish, keep } from './kept.js'
import { letterRows } from './letters.js'
import { button, line, sharing, sources, typing } from './parts.js'

/** @typedef {'hit' | 'near' | 'miss'} Mark */

/** Symbols that distinguish the marks without colours. */
const signs = { hit: '●', near: '▲', miss: '·' }

/** The number of tries. */
const most = 6

/**
 * Returns how a guess fits the word: a letter is marked at most as often as the word has it.
 * @param {string} word
 * @param {string} sought
 * @returns {Mark[]}
 */
export function marks(word, sought) {
  const rest = [...sought].filter((letter, place) => letter !== word[place])
  return [...word].map((letter, place) => {
    if (letter === sought[place]) return 'hit'
    const found = rest.indexOf(letter)
    if (found < 0) return 'miss'
    rest.splice(found, 1)
    return 'near'
  })
}

/**
 * Find a word of five letters in six tries.
 * @param {import('./parts.js').Table} table
 */
export async function play(table) {
  const { box, puzzles, said } = table
  const { target, day } = puzzles
  if (!target) return
  const { word: sought, report } = target
  const known = await guesses()
  const tries = begun(day, 'target').split(',').filter(Boolean).slice(0, most)
  let typed = ''
  const isOver = () => tries.includes(sought) || tries.length === most
  const status = line()
  const rows = make('ol', { class: 'target-grid', 'aria-label': said.text('puzzles.target.grid') })
  const board = make('div', { class: 'target-keys', role: 'group', 'aria-label': said.text('puzzles.target.keys') })
  const end = make('div')
  const letters = letterRows()
  box.replaceChildren(make('p', { class: 'puzzle-rules' }, said.text('puzzles.target.rules')), rows, status, board, end)
  board.append(
    ...letters.map((row, number) =>
      make(
        'div',
        {},
        number === 2 ? button(said.text('puzzles.enter'), enter, { class: 'is-wide' }) : null,
        ...row.map(key),
        number === 2 ? button(said.text('puzzles.delete'), erase, { class: 'is-wide' }) : null,
      ),
    ),
  )
  typing(table, { type, erase, enter })
  show()

  function show() {
    /** @type {Map<string, Mark>} */
    const best = new Map()
    const lines = Array.from({ length: most }, (_, number) => {
      const word = tries[number] ?? (number === tries.length && !isOver() ? typed : '')
      const own = tries[number] ? marks(word, sought) : []
      for (const [place, mark] of own.entries()) {
        const before = best.get(word[place])
        if (mark === 'hit' || !before || (mark === 'near' && before === 'miss')) best.set(word[place], mark)
      }
      const cells = Array.from({ length: 5 }, (_, place) =>
        make(
          'span',
          { class: `target-cell ${own[place] ? `is-${own[place]}` : ''}`, 'aria-hidden': 'true' },
          (word[place] ?? '').toUpperCase(),
          own[place] ? make('small', {}, signs[own[place]]) : null,
        ),
      )
      const spoken = own.length > 0 ? spell(word, own) : word.toUpperCase() || said.text('puzzles.sudoku.empty')
      const read = make('span', { class: 'unseen' }, `${said.text('puzzles.target.try', { n: number + 1 })}: ${spoken}`)
      return make('li', {}, read, ...cells)
    })
    rows.replaceChildren(...lines)
    for (const [letter, mark] of best) tell(letter, mark)
    board.hidden = isOver()
    if (isOver()) finished()
  }

  /** @param {string} letter */
  function key(letter) {
    return button(letter.toUpperCase(), () => type(letter), { 'data-key': letter })
  }

  /**
   * Shows on a letter's key what is known about it.
   * @param {string} letter
   * @param {Mark} mark
   */
  function tell(letter, mark) {
    const key = board.querySelector(`[data-key="${letter}"]`)
    if (!key) return
    const name = letter.toUpperCase()
    key.className = `is-${mark}`
    key.setAttribute('aria-label', said.text(`puzzles.target.${mark}`, { letter: name }))
    key.replaceChildren(name, make('small', { 'aria-hidden': 'true' }, signs[mark]))
  }

  /**
   * @param {string} word
   * @param {Mark[]} own
   */
  function spell(word, own) {
    return own
      .map((mark, place) => said.text(`puzzles.target.${mark}`, { letter: word[place].toUpperCase() }))
      .join(', ')
  }

  /** @param {string} letter */
  function type(letter) {
    if (isOver() || typed.length === 5) return
    typed += letter
    update()
  }

  function erase() {
    typed = typed.slice(0, -1)
    update()
  }

  /** Only the current row is redrawn, so that the keys keep the focus. */
  function update() {
    const row = rows.children[tries.length]
    if (!row || isOver()) return
    for (const [place, cell] of [...row.querySelectorAll('.target-cell')].entries())
      cell.textContent = (typed[place] ?? '').toUpperCase()
    status.textContent = typed.toUpperCase()
  }

  function enter() {
    if (isOver()) return
    const word = typed
    if (word.length < 5) status.textContent = said.text('puzzles.target.short')
    else if (known.size > 0 && !known.has(word) && word !== sought)
      status.textContent = said.text('puzzles.target.unknown', { word: word.toUpperCase() })
    else {
      tries.push(word)
      typed = ''
      keep(day, 'target', tries.join(','))
      show()
      if (!isOver()) status.textContent = spell(word, marks(word, sought))
    }
  }

  function finished() {
    const isFound = tries.includes(sought)
    finish(day, 'target', isFound ? tries.length : most + 1)
    status.textContent = isFound
      ? said.count('puzzles.target.won', tries.length)
      : said.text('puzzles.target.lost', { word: sought.toUpperCase() })
    const squares = tries.map((word) =>
      marks(word, sought)
        .map((mark) => signs[mark])
        .join(''),
    )
    end.replaceChildren(
      make('p', {}, said.text('puzzles.target.stood')),
      sources([report], said),
      make(
        'div',
        { class: 'actions' },
        sharing(said, day, said.text('puzzles.target'), [`${isFound ? tries.length : '–'}/${most}`, ...squares]),
      ),
    )
  }
}
