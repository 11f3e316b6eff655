// @ts-check
import { clock } from './lines.js'

/** @typedef {import('./reports.js').Report} Report */

/** The filters in the row above the map: categories, and how far back. */
export class Filters {
  /**
   * @param {Element} tools
   * @param {{ zone: string, newest: number }} edition times count back from its newest report
   * @param {() => void} changed
   */
  constructor(tools, edition, changed) {
    this.buttons = /** @type {HTMLButtonElement[]} */ ([...tools.querySelectorAll('.map-categories button')])
    this.times = /** @type {HTMLInputElement[]} */ ([...tools.querySelectorAll('.map-times input')])
    /** @type {Set<string>} */
    this.categories = new Set()
    const parts = clock(edition.zone)(new Date(edition.newest * 60_000))
    this.since = {
      week: -Infinity,
      today: edition.newest - Number(parts.hour) * 60 - Number(parts.minute),
      hours: edition.newest - 6 * 60,
    }
    for (const button of this.buttons) {
      button.addEventListener('click', () => {
        this.choose(button.dataset.category)
        changed()
      })
    }
    for (const input of this.times) input.addEventListener('change', changed)
  }

  /**
   * Adds or removes a category; none selected means all.
   * @param {string | undefined} category
   */
  choose(category) {
    if (!category) this.categories.clear()
    else if (!this.categories.delete(category)) this.categories.add(category)
    for (const button of this.buttons) {
      const { category: own } = button.dataset
      button.setAttribute('aria-pressed', String(own ? this.categories.has(own) : this.categories.size === 0))
    }
  }

  /** Shows everything again. */
  clear() {
    this.choose(undefined)
    for (const input of this.times) input.checked = input.value === 'week'
  }

  /** @returns {(report: Report) => boolean} */
  get test() {
    const chosen = /** @type {'week' | 'today' | 'hours'} */ (
      this.times.find((input) => input.checked)?.value ?? 'week'
    )
    const since = this.since[chosen]
    return (report) => report.minutes >= since && (this.categories.size === 0 || this.categories.has(report.category))
  }
}
