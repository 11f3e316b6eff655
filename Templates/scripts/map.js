// @ts-check
import { keepFit, keepFocus } from './map/keeping.js'
import { Lines } from './map/lines.js'
import { followLinks, LiveMap } from './map/live.js'
import { reports } from './map/reports.js'
import { address, dressed } from './page.js'
import { words } from './words.js'

/**
 * Replaces the picture with the interactive map; if that fails, the picture stays.
 * @param {Document} page
 */
export async function start(page) {
  const stage = /** @type {HTMLElement} */ (page.querySelector('.map-stage'))
  try {
    const live = await load(page, stage)
    live.show()
    followLinks(live)
    stage.classList.add('is-ready')
    requestAnimationFrame(() => performance.mark('map-ready'))
  } catch (error) {
    stage.removeAttribute('data-live')
    throw error
  }
}

/**
 * @param {Document} page
 * @param {HTMLElement} stage
 */
async function load(page, stage) {
  const [L, file, land, said] = await Promise.all([
    leaflet(),
    /** @type {Promise<MapFile>} */ (json('assets/map.json')),
    /** @type {Promise<WorldFile>} */ (json('assets/map/world.json')),
    words(),
  ])
  const edition = reports(file)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const live = new LiveMap(page, stage, L, land, edition, new Lines(said, edition.zone), isCalm)
  keepFocus(live)
  keepFit(live)
  page.addEventListener('pulse:language', ({ detail }) => live.retell(new Lines(detail, edition.zone)))
  return live
}

/**
 * Loads Leaflet with the plugin that clusters marks.
 * @returns {Promise<Leaflet>}
 */
async function leaflet() {
  const [{ default: L }] = await Promise.all([
    import(address('assets/libraries/leaflet.js')),
    import(address('assets/libraries/leaflet.markercluster.js')),
    dressed(address('assets/libraries/leaflet.css')),
  ])
  return L
}

/** @param {string} path */
async function json(path) {
  const answer = await fetch(address(path))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
