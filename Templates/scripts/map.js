// @ts-check
import { address } from './page.js'
import { words } from './words.js'
import { crowd } from './map/crowd.js'
import { whenQuiet } from './map/elements.js'
import { Filters } from './map/filters.js'
import { Lines } from './map/lines.js'
import { Panel } from './map/panel.js'
import { Preview } from './map/preview.js'
import { newestFirst, reports } from './map/reports.js'
import { at, fit, height, width, world } from './map/world.js'

/** How near a place is looked at when a link leads to it. */
const near = 5

/** Puts the map that moves in the place of the picture; when that fails the picture stays. @param {Document} page */
export async function start(page) {
  const stage = /** @type {HTMLElement} */ (page.querySelector('.map-stage'))
  try {
    await replace(page, stage)
  } catch (error) {
    stage.removeAttribute('data-live')
    throw error
  }
}

/** @param {Document} page @param {HTMLElement} stage */
async function replace(page, stage) {
  const [{ default: L }, , file, land, spoken] = await Promise.all([
    import(address('assets/libraries/leaflet.js')), import(address('assets/libraries/leaflet.markercluster.js')),
    json('assets/map.json'), json('assets/map/world.json'), words(),
  ])
  const box = /** @type {HTMLElement} */ (stage.querySelector('.map-live'))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const edition = reports(file)
  let lines = new Lines(spoken, edition.zone)
  box.hidden = false
  const map = world(L, box, land, isCalm)
  box.setAttribute('role', 'application')

  /** @type {import('./map/reports.js').Mark | undefined} */
  let current
  const preview = new Preview(stage, () => {
    const element = current && marks.element(current)
    current = undefined
    highlight()
    if (!stage.contains(page.activeElement) || page.activeElement === page.body) (element ?? box).focus({ preventScroll: true })
  })
  const marks = crowd(L, map, isCalm, open)
  const panel = new Panel(/** @type {HTMLElement} */ (stage.querySelector('.map-panel')))
  const filters = new Filters(/** @type {Element} */ (page.querySelector('.map-tools')), edition, () => {
    preview.close()
    show()
  })

  function show() {
    box.setAttribute('aria-label', lines.said.text('map.live'))
    marks.show(edition.marks, filters.test, lines.said)
    list()
  }

  function list() {
    const view = map.getBounds()
    const seen = edition.marks.filter((mark) => view.contains(at(mark.x, mark.y)))
    panel.show(seen.flatMap((mark) => mark.articles).filter(filters.test), lines)
  }

  /** @param {import('./map/reports.js').Mark} mark */
  function open(mark) {
    const isByKey = box.contains(page.activeElement) && page.activeElement !== box
    current = mark
    preview.open(mark.name, mark.articles.filter(filters.test).sort(newestFirst), lines, isByKey)
    if (!map.getBounds().pad(-0.1).contains(at(mark.x, mark.y))) map.panTo(at(mark.x, mark.y))
    highlight()
  }

  function highlight() {
    for (const element of stage.querySelectorAll('.map-donut.is-open')) element.classList.remove('is-open')
    if (current) marks.element(current)?.classList.add('is-open')
  }

  /** A location badge somewhere on the site led here, or one in the list. */
  function follow() {
    const place = Number(/^#place-(\d+)$/.exec(location.hash)?.[1])
    const mark = edition.marks.find((mark) => mark.places.includes(place))
    if (!mark) return
    if (!mark.articles.some(filters.test)) {
      filters.clear()
      show()
    }
    map.setView(at(mark.x, mark.y), Math.max(near, map.getZoom()))
    open(mark)
    stage.scrollIntoView({ block: 'nearest' })
  }

  const home = () => map.setView(at(width / 2, height / 2), map.getMinZoom())
  /** @type {Record<string, () => void>} */
  const actions = { in: () => map.zoomIn(), out: () => map.zoomOut(), home }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (stage.querySelectorAll('.map-controls button'))) {
    button.addEventListener('click', () => actions[button.dataset.do ?? '']?.())
  }
  const settled = whenQuiet(() => {
    list()
    marks.sort()
    highlight()
    // A mark that was opened up by the keyboard is gone: the map keeps the focus.
    if (page.activeElement === page.body && wasInside) box.focus({ preventScroll: true })
  }, 200)
  let wasInside = false
  stage.addEventListener('focusin', () => { wasInside = true })
  page.addEventListener('pointerdown', () => { wasInside = false })
  map.on('moveend zoomend', settled)
  marks.group.on('animationend', settled)
  map.on('click', () => preview.close())
  stage.addEventListener('keydown', (event) => { if (event.key === 'Escape') preview.close() })
  addEventListener('hashchange', follow)
  page.addEventListener('pulse:language', (event) => {
    lines = new Lines(/** @type {CustomEvent} */ (event).detail, edition.zone)
    preview.retell(lines)
    show()
  })
  new ResizeObserver(() => {
    const isHome = Math.abs(map.getZoom() - map.getMinZoom()) < 0.01
    map.invalidateSize({ animate: false })
    const zoom = fit(box)
    if (Math.abs(zoom - map.getMinZoom()) < 0.001) return
    map.setMinZoom(zoom)
    if (isHome) map.setView(at(width / 2, height / 2), zoom, { animate: false })
  }).observe(box)

  show()
  follow()
  stage.classList.add('is-ready')
  requestAnimationFrame(() => performance.mark('map-ready'))
}

/** @param {string} path */
async function json(path) {
  const answer = await fetch(address(path))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
