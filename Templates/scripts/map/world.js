// @ts-check
/** The base map's units across and down (`WorldProjection.swift`). */
export const width = 2000
export const height = 870

/** CSS pixels per unit at zoom 0. */
const grain = 1 / 8

/** The maximum zoom: 16 pixels per unit, which is 20 km. */
const nearest = 7

/**
 * Converts a point of the base map for Leaflet.
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export const at = (x, y) => [-y, x]

/**
 * Draws the map of `assets/map/world.json`, in the projection of the picture that it replaces.
 * @param {Leaflet} L
 * @param {HTMLElement} box
 * @param {WorldFile} file
 * @param {boolean} isCalm nothing moves by itself
 */
export function world(L, box, file, isCalm) {
  const { zoom, minZoom, center } = home(box)
  const map = L.map(box, {
    crs: L.Util.extend({}, L.CRS.Simple, { transformation: new L.Transformation(grain, 0, -grain, 0) }),
    center,
    zoom,
    minZoom,
    maxZoom: nearest,
    zoomSnap: 0,
    zoomDelta: 1,
    maxBounds: [at(-100, height + 100), at(width + 100, -100)],
    maxBoundsViscosity: 0.8,
    attributionControl: false,
    zoomControl: false,
    renderer: L.svg({ padding: 0.4 }),
    wheelPxPerZoomLevel: 90,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  for (const name of /** @type {const} */ (['graticule', 'land', 'borders', 'disputed'])) {
    const lines = file[name].map((steps) => line(steps, file.unit))
    const options = { className: `map-${name}`, interactive: false }
    map.addLayer(name === 'land' ? L.polygon(lines, options) : L.polyline(lines, options))
  }
  return map
}

/**
 * Shows the whole world in a box at first, like the picture. This is also the minimum zoom.
 * @param {HTMLElement} box
 */
export function home(box) {
  const zoom = Math.log2(Math.max(Math.min(box.clientWidth / width, box.clientHeight / height), 0.05) / grain)
  return { zoom, minZoom: zoom, center: at(width / 2, height / 2) }
}

/**
 * Decodes a first point followed by steps.
 * @param {number[]} steps
 * @param {number} unit
 */
function line(steps, unit) {
  let [x, y] = steps
  const points = [at(x / unit, y / unit)]
  for (let i = 2; i < steps.length; i += 2) {
    x += steps[i]
    y += steps[i + 1]
    points.push(at(x / unit, y / unit))
  }
  return points
}
