// @ts-check
import { crowd } from './crowd.js'
import { Filters } from './filters.js'
import { Panel } from './panel.js'
import { Preview } from './preview.js'
import { newestFirst } from './reports.js'
import { at, home, world } from './world.js'

/** @typedef {import('./lines.js').Lines} Lines */
/** @typedef {import('./reports.js').Mark} Mark */
/** @typedef {import('./reports.js').Reports} Reports */

/** The zoom at which a link opens a place. */
const near = 5

/** The zoom from which places are labelled. */
const named = 3.6

/** The interactive map, with the list of what is in view and the card of the open place. */
export class LiveMap {
  /**
   * The open place.
   * @type {Mark | undefined}
   */
  #current

  #isZooming = false

  /**
   * @param {Document} page
   * @param {HTMLElement} stage what the picture and the map share
   * @param {Leaflet} L
   * @param {WorldFile} land
   * @param {Reports} edition
   * @param {Lines} lines
   * @param {boolean} isCalm nothing moves by itself
   */
  constructor(page, stage, L, land, edition, lines, isCalm) {
    this.page = page
    this.stage = stage
    this.edition = edition
    this.lines = lines
    this.box = /** @type {HTMLElement} */ (stage.querySelector('.map-live'))
    this.box.hidden = false
    this.map = world(L, this.box, land, isCalm)
    this.box.setAttribute('role', 'application')
    this.preview = new Preview(stage, () => this.#closed())
    this.marks = crowd(L, this.map, isCalm, (mark) => this.open(mark))
    this.panel = new Panel(/** @type {HTMLElement} */ (stage.querySelector('.map-panel')))
    this.filters = new Filters(/** @type {Element} */ (page.querySelector('.map-tools')), edition, () => {
      this.preview.close()
      this.show()
    })
    this.#answer()
  }

  /** Handles the reader's input: the map, its buttons and its keys. */
  #answer() {
    const { map, box, stage, preview } = this
    map.on('zoomstart', () => {
      this.#isZooming = true
    })
    map.on('zoomend', () => {
      this.#isZooming = false
      box.classList.toggle('is-near', map.getZoom() >= named)
    })
    map.on('click', () => preview.close())
    stage.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') preview.close()
    })
    /** @type {Record<string, () => void>} */
    const actions = {
      in: () => map.zoomIn(),
      out: () => map.zoomOut(),
      home: () => this.#look(home(box).center, home(box).zoom),
    }
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (stage.querySelectorAll('.map-controls button'))) {
      button.addEventListener('click', () => actions[button.dataset.do ?? '']?.())
    }
  }

  /** Updates the marks and the list for the filters. */
  show() {
    this.box.setAttribute('aria-label', this.lines.said.text('map.live'))
    this.marks.show(this.edition.marks, this.filters.test, this.lines.said)
    this.list()
  }

  /** Lists the headlines in view: a place counts where it is drawn, alone or in a cluster. */
  list() {
    const view = this.map.getBounds()
    const seen = this.edition.marks.filter((mark) => {
      const centre = this.marks.centre(mark)
      return centre && view.contains(centre)
    })
    this.panel.show(seen.flatMap((mark) => mark.articles).filter(this.filters.test), this.lines)
  }

  /**
   * The card of a place.
   * @param {Mark} mark
   */
  open(mark) {
    const { box, preview } = this
    const isByKey = box.contains(this.page.activeElement) && this.page.activeElement !== box
    this.#current = mark
    preview.open(mark, mark.articles.filter(this.filters.test).sort(newestFirst), this.lines, isByKey)
    // On a desktop the preview lies over a corner of the map, on a phone below it.
    const { offsetWidth, offsetLeft } = preview.root
    const covered = offsetWidth < box.clientWidth / 2 ? offsetWidth + offsetLeft : 0
    this.map.panInside(at(mark.x, mark.y), { paddingTopLeft: [covered + 50, 50], paddingBottomRight: [70, 50] })
    this.highlight()
  }

  #closed() {
    const element = this.#current && this.marks.element(this.#current)
    this.#current = undefined
    // Clear the address, so that the same link works again.
    if (location.hash.startsWith('#place-')) history.replaceState(null, '', location.pathname + location.search)
    this.highlight()
    const { activeElement, body } = this.page
    if (!this.stage.contains(activeElement) || activeElement === body) {
      ;(element ?? this.box).focus({ preventScroll: true })
    }
  }

  /** Highlights the open place's mark. */
  highlight() {
    for (const element of this.stage.querySelectorAll('.map-donut.is-open')) element.classList.remove('is-open')
    if (this.#current) this.marks.element(this.#current)?.classList.add('is-open')
  }

  /**
   * Redraws everything in another language.
   * @param {Lines} lines
   */
  retell(lines) {
    this.lines = lines
    this.preview.retell(lines)
    this.show()
  }

  /**
   * Zooms to a place and opens it, regardless of filters.
   * @param {Mark} mark
   */
  visit(mark) {
    if (!mark.articles.some(this.filters.test)) {
      this.filters.clear()
      this.show()
    }
    this.#look(at(mark.x, mark.y), Math.max(near, this.map.getZoom()))
    this.open(mark)
    this.stage.scrollIntoView({ block: 'nearest' })
  }

  /**
   * Leaflet ignores a new view while a zoom animation is running.
   * @param {LatLng} centre
   * @param {number} zoom
   */
  #look(centre, zoom) {
    const go = () => void this.map.setView(centre, zoom)
    if (this.#isZooming) this.map.once('zoomend', go)
    else go()
  }
}

/**
 * Opens the place in the address, now and whenever it changes: location badges on the site and in the list link to
 * places.
 * @param {LiveMap} live
 */
export function followLinks(live) {
  const follow = () => {
    const place = Number(/^#place-(-?\d+)$/.exec(location.hash)?.[1])
    const mark = live.edition.marks.find((mark) => mark.places.includes(place))
    if (mark) live.visit(mark)
  }
  follow()
  addEventListener('hashchange', follow)
}
