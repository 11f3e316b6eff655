// @ts-check
import { newestFirst } from './reports.js'

/** @typedef {import('./reports.js').Report} Report */

/** The maximum number of headlines listed. */
const most = 10

/** The headlines in view: beside the map, or on a phone in a sheet below it. */
export class Panel {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.list = /** @type {HTMLElement} */ (root.querySelector('.map-headlines'))
    this.count = /** @type {HTMLElement} */ (root.querySelector('.map-count'))
    // The page contains the newest headlines of the whole world, which need not be created again.
    const given = [...this.list.querySelectorAll('[data-id]')].map((line) => line.getAttribute('data-id'))
    this.ids = `${document.documentElement.lang} ${given.join()}`
    this.heading = root.querySelector('h2 [data-word]')
    const handle = /** @type {HTMLElement} */ (root.querySelector('.map-handle'))
    const open = (/** @type {boolean} */ isOpen) => handle.setAttribute('aria-expanded', String(isOpen))
    handle.addEventListener('click', () => open(handle.getAttribute('aria-expanded') !== 'true'))
    // Can be dragged up and down, like any sheet.
    let from = NaN
    for (const grip of [handle, /** @type {HTMLElement} */ (root.querySelector('.map-panel-head'))]) {
      grip.addEventListener('pointerdown', (event) => {
        from = event.clientY
      })
      grip.addEventListener('pointermove', (event) => {
        // Once a drag has opened or closed it, the rest of the drag is ignored: comparisons with NaN are false.
        if (!(Math.abs(event.clientY - from) >= 24)) return
        open(event.clientY < from)
        from = NaN
      })
    }
  }

  /**
   * @param {Report[]} reports in view
   * @param {import('./lines.js').Lines} lines
   */
  show(reports, lines) {
    const shown = [...reports].sort(newestFirst).slice(0, most)
    const ids = `${lines.said.language} ${shown.map((report) => report.id).join()}`
    if (this.heading) {
      this.heading.setAttribute('data-word', 'map.panel')
      this.heading.textContent = lines.said.text('map.panel')
    }
    const text = reports.length ? lines.said.count('map.here', reports.length) : lines.said.text('map.empty')
    if (this.count.textContent !== text) this.count.textContent = text
    if (ids === this.ids) return
    this.ids = ids
    this.list.replaceChildren(...shown.map((report) => lines.line(report)))
    this.list.scrollTop = 0
  }
}
