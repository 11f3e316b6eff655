// @ts-check
import { make } from '../element.js'
import { address } from '../page.js'
import { passOn } from '../share.js'
import { plain } from './letters.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./data.js').Report} Report */
/** @typedef {import('./data.js').Puzzles} Puzzles */

/**
 * What each puzzle receives when it is opened.
 * @typedef {object} Table
 * @property {HTMLElement} box where it is played
 * @property {Puzzles} puzzles
 * @property {Words} said
 * @property {AbortSignal} left when the place is needed for something else
 */

/**
 * Creates a button.
 * @param {string} text
 * @param {() => void} act
 * @param {Record<string, import('../element.js').Attribute>} [attributes]
 */
export const button = (text, act, attributes = {}) =>
  make('button', { type: 'button', onclick: act, ...attributes }, text)

/** Creates the line for a puzzle's messages, which screen readers announce. */
export const line = () => make('p', { class: 'puzzle-line', role: 'status' })

/**
 * Lists the reports that an answer comes from.
 * @param {Report[]} reports
 * @param {Words} said
 */
export const sources = (reports, said) =>
  make(
    'ul',
    { class: 'puzzle-reports' },
    ...reports.map(({ title, source, url, language, published }) =>
      make(
        'li',
        {},
        make(
          'span',
          { lang: language, dir: 'auto' },
          url && /^https?:/.test(url) ? make('a', { href: url, rel: 'noopener noreferrer' }, title) : title,
        ),
        ' ',
        make(
          'span',
          { class: 'facts' },
          make('strong', {}, source),
          published ? ` · ${said.date(new Date(published))}` : '',
        ),
      ),
    ),
  )

/**
 * Creates a button that shares the result without giving anything away.
 * @param {Words} said
 * @param {string} day
 * @param {string} title
 * @param {string[]} lines
 */
export function sharing(said, day, title, lines) {
  const text = [`${title} · ${day}`, ...lines, address('puzzles.html')].join('\n')
  return button(
    said.text('puzzles.share'),
    () => void passOn({ text }, text, said.text('puzzles.copied'), said.text('puzzles.not-copied')),
  )
}

/**
 * Handles keys pressed while a puzzle is open and nothing else needs them.
 * @param {Table} table
 * @param {(key: string, event: KeyboardEvent) => boolean} act says whether the key was for it
 */
export function keys({ box, left }, act) {
  document.addEventListener(
    'keydown',
    (event) => {
      const target = /** @type {Element | null} */ (event.target)
      const isElsewhere = target?.closest('input, select, textarea, dialog, [popover]:popover-open')
      const isOurs = target === document.body || (target && box.contains(target))
      if (event.metaKey || event.altKey || isElsewhere || !isOurs) return
      // These keys press buttons.
      if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a')) return
      if (act(event.key, event)) event.preventDefault()
    },
    // Before the page's shortcuts: here "g" and "a" are just letters.
    { signal: left, capture: true },
  )
}

/**
 * Handles letters typed while a puzzle is open.
 * @param {Table} table
 * @param {{ type: (letter: string) => void, erase: () => void, enter: () => void }} act
 */
export function typing(table, { type, erase, enter }) {
  keys(table, (key, { ctrlKey }) => {
    if (ctrlKey) return false
    const letter = plain(key)
    if (key === 'Enter') enter()
    else if (key === 'Backspace') erase()
    else if (/^[a-zñ]$/.test(letter)) type(letter)
    else return false
    return true
  })
}

/**
 * Returns minutes and seconds.
 * @param {number} seconds
 */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
