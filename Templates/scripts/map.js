// @ts-check
import { address } from './page.js'
import { words } from './words.js'
import { crowd } from './map/crowd.js'
import { Filters } from './map/filters.js'
import { Lines } from './map/lines.js'
import { Panel } from './map/panel.js'
import { Preview } from './map/preview.js'
import { whenQuiet } from './map/quiet.js'
import { newestFirst, reports } from './map/reports.js'
import { at, home, world } from './map/world.js'

/** How near a place is looked at when a link leads to it. */
const near = 5

/** From which zoom on places are named. */
const named = 3.6

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
    // So that the same link leads here again.
    if (location.hash.startsWith('#place-')) history.replaceState(null, '', location.pathname + location.search)
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
    preview.open(mark, mark.articles.filter(filters.test).sort(newestFirst), lines, isByKey)
    // On a desktop the preview lies over a corner of the map, on a phone below it.
    const { offsetWidth, offsetLeft } = preview.root
    const covered = offsetWidth < box.clientWidth / 2 ? offsetWidth + offsetLeft : 0
    map.panInside(at(mark.x, mark.y), { paddingTopLeft: [covered + 50, 50], paddingBottomRight: [70, 50] })
    highlight()
  }

  function highlight() {
    for (const element of stage.querySelectorAll('.map-donut.is-open')) element.classList.remove('is-open')
    if (current) marks.element(current)?.classList.add('is-open')
  }

  let isZooming = false
  map.on('zoomstart', () => { isZooming = true }).on('zoomend', () => { isZooming = false })

  /** Leaflet takes no new view while one is still coming nearer. @param {[number, number]} centre @param {number} zoom */
  function look(centre, zoom) {
    const go = () => map.setView(centre, zoom)
    if (isZooming) map.once('zoomend', go)
    else go()
  }

  /** A location badge somewhere on the site led here, or one in the list. */
  function follow() {
    const place = Number(/^#place-(-?\d+)$/.exec(location.hash)?.[1])
    const mark = edition.marks.find((mark) => mark.places.includes(place))
    if (!mark) return
    if (!mark.articles.some(filters.test)) {
      filters.clear()
      show()
    }
    look(at(mark.x, mark.y), Math.max(near, map.getZoom()))
    open(mark)
    stage.scrollIntoView({ block: 'nearest' })
  }

  /** @type {Record<string, () => void>} */
  const actions = { in: () => map.zoomIn(), out: () => map.zoomOut(), home: () => look(home(box).center, home(box).zoom) }
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
  const name = () => box.classList.toggle('is-near', map.getZoom() >= named)
  map.on('zoomend', name)
  marks.group.on('animationend', settled)
  map.on('click', () => preview.close())
  stage.addEventListener('keydown', (event) => { if (event.key === 'Escape') preview.close() })
  addEventListener('hashchange', follow)
  page.addEventListener('pulse:language', (event) => {
    lines = new Lines(/** @type {CustomEvent} */ (event).detail, edition.zone)
    preview.retell(lines)
    show()
  })
  let before = map.getZoom()
  new ResizeObserver(() => {
    const { zoom, minZoom, center } = home(box)
    map.invalidateSize({ animate: false })
    if (Math.abs(zoom - before) < 0.001) return
    const isHome = Math.abs(map.getZoom() - before) < 0.01
    before = zoom
    map.setMinZoom(minZoom)
    if (isHome) map.setView(center, zoom, { animate: false })
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
