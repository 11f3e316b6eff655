// @ts-check
import { make } from '../element.js'
import { address, storyPath } from '../page.js'
import { marks as marksOf } from './lines.js'

/** @typedef {import('./reports.js').Report} Report */
/** @typedef {import('./lines.js').Lines} Lines */

/** The card of a place, showing one report at a time, newest first. */
export class Preview {
  /**
   * @param {HTMLElement} stage
   * @param {() => void} closed
   */
  constructor(stage, closed) {
    this.closed = closed
    this.root = make('section', { class: 'map-preview', tabindex: '-1' })
    this.root.hidden = true
    stage.append(this.root)
    /** @type {Report[]} */
    this.reports = []
    this.index = 0
    /** @type {import('./reports.js').Mark | undefined} */
    this.mark = undefined
    /** @type {Lines | undefined} */
    this.lines = undefined
  }

  get isOpen() {
    return !this.root.hidden
  }

  /**
   * @param {import('./reports.js').Mark} mark
   * @param {Report[]} reports newest first
   * @param {Lines} lines
   * @param {boolean} takesFocus
   */
  open(mark, reports, lines, takesFocus) {
    this.mark = mark
    this.reports = reports
    this.lines = lines
    this.index = 0
    this.root.hidden = false
    this.fill()
    if (takesFocus) this.root.focus({ preventScroll: true })
  }

  close() {
    if (!this.isOpen) return
    this.root.hidden = true
    this.root.replaceChildren()
    this.closed()
  }

  /**
   * Redraws the card in another language.
   * @param {Lines} lines
   */
  retell(lines) {
    this.lines = lines
    if (this.isOpen) this.fill()
  }

  fill() {
    const { lines, mark, reports, index } = this
    const report = reports[index]
    if (!lines || !mark || !report) return
    const { said } = lines
    const name = said.place(mark)
    this.root.setAttribute('aria-label', name)
    const close = this.button('map.close', '×', () => this.close())
    close.classList.add('map-close')
    const story = report.story
      ? make('p', { class: 'map-story' }, make('a', { href: address(storyPath(report.story)) }, said.text('map.story')))
      : null
    this.root.replaceChildren(
      make('div', { class: 'map-preview-head' }, make('h2', {}, name), close),
      make(
        'article',
        marksOf(report, 'card'),
        make(
          'div',
          { class: 'words', lang: report.language || null, dir: 'auto' },
          make('h3', {}, lines.title(report)),
        ),
        lines.facts(report, false),
        lines.why(report),
        story,
      ),
      ...(reports.length > 1 ? [this.steps(said)] : []),
    )
  }

  /**
   * The buttons that move between the place's reports.
   * @param {import('../words.js').Words} said
   */
  steps(said) {
    const go = (/** @type {number} */ step) => () => {
      const key = step < 0 ? 'newer' : 'older'
      this.index = Math.min(Math.max(this.index + step, 0), this.reports.length - 1)
      this.fill()
      const again = /** @type {HTMLButtonElement | null} */ (this.root.querySelector(`.map-${key}`))
      if (again?.disabled) this.root.focus({ preventScroll: true })
      else again?.focus()
    }
    const newer = this.button('map.newer', '‹', go(-1))
    const older = this.button('map.older', '›', go(1))
    newer.classList.add('map-newer')
    older.classList.add('map-older')
    newer.disabled = this.index === 0
    older.disabled = this.index === this.reports.length - 1
    const where = make('span', { role: 'status' }, said.text('map.nth', { i: this.index + 1, n: this.reports.length }))
    return make('div', { class: 'map-steps' }, newer, where, older)
  }

  /**
   * @param {string} key
   * @param {string} sign
   * @param {() => void} action
   */
  button(key, sign, action) {
    const label = this.lines?.said.text(key)
    const made = make('button', { type: 'button', 'aria-label': label, title: label }, sign)
    made.addEventListener('click', action)
    return made
  }
}
