// @ts-check
import { donutIcon, sum, total } from './donut.js'
import { at } from './world.js'

/** @typedef {import('./reports.js').Report} Report */
/** @typedef {import('./reports.js').Mark} Mark */

/** Marks closer together than this, in CSS pixels, are clustered. */
const apart = 50

/**
 * The marks on the map; those too close together are clustered.
 * @param {Leaflet} L
 * @param {LeafletMap} map
 * @param {boolean} isCalm nothing moves by itself
 * @param {(mark: Mark) => void} opened
 */
export function crowd(L, map, isCalm, opened) {
  /** @type {import('../words.js').Words} */
  let said
  // Computed when shown, because few of hundreds of marks are.
  const label = (/** @type {string} */ key, /** @type {string} */ name, /** @type {number} */ n) => () =>
    said.text(key, { name, count: said.count('articles', n) })
  /** @type {MarkerClusterGroup<Mark>} */
  const group = L.markerClusterGroup({
    maxClusterRadius: apart,
    disableClusteringAtZoom: map.getMaxZoom(),
    spiderfyOnMaxZoom: false,
    showCoverageOnHover: false,
    animate: !isCalm,
    iconCreateFunction(cluster) {
      const children = cluster.getAllChildMarkers().map(({ options }) => options)
      const counts = sum(children.map((child) => child.counts))
      const { mark } = children.reduce((a, b) => (total(b.counts) > total(a.counts) ? b : a))
      return donutIcon(
        L,
        counts,
        label('map.cluster', said.place(mark), total(counts)),
        `${said.placeAlone(mark)} …`,
        false,
      )
    },
  })
  map.addLayer(group)
  /** @type {Map<number, Marker<Mark>>} */
  const markers = new Map()

  return {
    group,

    /**
     * @param {Mark[]} marks
     * @param {(report: Report) => boolean} test
     * @param {import('../words.js').Words} words
     */
    show(marks, test, words) {
      said = words
      markers.clear()
      for (const mark of marks) {
        const counts = new Map()
        for (const { category } of mark.articles.filter(test)) counts.set(category, (counts.get(category) ?? 0) + 1)
        if (counts.size === 0) continue
        const icon = donutIcon(
          L,
          counts,
          label('map.place', said.place(mark), total(counts)),
          said.placeAlone(mark),
          true,
        )
        markers.set(
          mark.number,
          L.marker(at(mark.x, mark.y), { icon, mark, counts }).on('click', () => opened(mark)),
        )
      }
      group.clearLayers()
      group.addLayers([...markers.values()])
      this.sort()
    },

    /**
     * Returns the element of a mark or its cluster; undefined while it is out of view.
     * @param {Mark} mark
     * @returns {HTMLElement | undefined}
     */
    element(mark) {
      const marker = markers.get(mark.number)
      return marker && (group.getVisibleParent(marker)?.getElement() ?? undefined)
    },

    /**
     * Returns the position of a mark or its cluster; undefined while it is out of view.
     * @param {Mark} mark
     * @returns {LatLng | undefined}
     */
    centre(mark) {
      const marker = markers.get(mark.number)
      return marker && group.getVisibleParent(marker)?.getLatLng()
    },

    /** Tab moves from the place with most reports to the one with fewest; the focused element stays in place. */
    sort() {
      const pane = map.getPane('markerPane')
      if (!pane) return
      const children = /** @type {HTMLElement[]} */ ([...pane.children])
      const sorted = children.toSorted((a, b) => Number(b.dataset.total) - Number(a.dataset.total))
      if (pane.contains(document.activeElement) || sorted.every((element, i) => element === pane.children[i])) return
      pane.append(...sorted)
    },
  }
}
