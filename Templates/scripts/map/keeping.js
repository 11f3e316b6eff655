// @ts-check
import { whenQuiet } from './quiet.js'
import { home } from './world.js'

/** @typedef {import('./live.js').LiveMap} LiveMap */

/** How long nothing must move before the list follows the map, in milliseconds. */
const pause = 200

/**
 * Once the map rests, the list, the order of Tab and the focus follow it.
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
    // A mark that was opened up by the keyboard is gone: the map keeps the focus.
    if (page.activeElement === page.body && wasInside) box.focus({ preventScroll: true })
  }, pause)
  map.on('moveend zoomend', settled)
  marks.group.on('animationend', settled)
}

/**
 * When the box changes its size, so does the least zoom, and who saw all the world sees all of it.
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
