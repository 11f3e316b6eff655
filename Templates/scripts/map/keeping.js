// @ts-check
import { whenQuiet } from './quiet.js'
import { home } from './world.js'

/** @typedef {import('./live.js').LiveMap} LiveMap */

/** The pause in movement after which the list follows the map, in milliseconds. */
const pause = 200

/**
 * Once the map stops moving, updates the list, the Tab order and the focus.
 * @param {LiveMap} live
 */
export function keepFocus(live) {
  const { page, stage, box, map, marks } = live
  let wasInside = false
  stage.addEventListener('focusin', () => {
    wasInside = true
  })
  page.addEventListener('pointerdown', () => {
    wasInside = false
  })
  const settled = whenQuiet(() => {
    live.list()
    marks.sort()
    live.highlight()
    // A cluster opened by the keyboard is gone, so the map gets the focus.
    if (page.activeElement === page.body && wasInside) box.focus({ preventScroll: true })
  }, pause)
  map.on('moveend zoomend', settled)
  marks.group.on('animationend', settled)
}

/**
 * When the box is resized, the minimum zoom changes too, and a view of the whole world stays whole.
 * @param {LiveMap} live
 */
export function keepFit({ box, map }) {
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
}
