// @ts-check
import { draw, make } from '../element.js'

/**
 * The number of reports in each category.
 * @typedef {Map<string, number>} Counts
 */

/**
 * @param {Iterable<Counts>} all
 * @returns {Counts}
 */
export function sum(all) {
  const counts = new Map()
  for (const one of all) for (const [category, n] of one) counts.set(category, (counts.get(category) ?? 0) + n)
  return counts
}

/** @param {Counts} counts */
export const total = (counts) => [...counts.values()].reduce((a, b) => a + b, 0)

/**
 * Returns the diameter in CSS pixels, which grows with the logarithm of the number of reports.
 * @param {number} n
 */
const diameter = (n) => (n === 1 ? 16 : Math.round(Math.min(23 + 6.5 * Math.log(n), 56)))

/**
 * A ring with a segment for each category and the number in the middle; a single report is a dot.
 * @param {Counts} counts
 */
export function donut(counts) {
  const n = total(counts)
  const size = diameter(n)
  const middle = String(size / 2)
  const image = draw('svg', {
    viewBox: `0 0 ${size} ${size}`,
    width: String(size),
    height: String(size),
    'aria-hidden': 'true',
  })
  if (n === 1) {
    image.append(
      draw('circle', {
        class: 'map-dot',
        'data-category': [...counts.keys()][0] || null,
        cx: middle,
        cy: middle,
        r: String(size / 2 - 2),
      }),
    )
    return image
  }
  const width = Math.max(5, size / 7)
  const radius = String((size - width) / 2 - 1)
  image.append(draw('circle', { class: 'map-hole', cx: middle, cy: middle, r: String(size / 2) }))
  let before = 0
  const gap = counts.size > 1 ? 1.5 : 0
  for (const [category, own] of [...counts].sort((a, b) => b[1] - a[1])) {
    const share = (own / n) * 100
    image.append(
      draw('circle', {
        class: 'map-arc',
        'data-category': category || null,
        cx: middle,
        cy: middle,
        r: radius,
        'stroke-width': String(width),
        pathLength: '100',
        'stroke-dasharray': `${Math.max(share - gap, 0.5)} 100`,
        'stroke-dashoffset': String(-before),
        transform: `rotate(-90 ${middle} ${middle})`,
      }),
    )
    before += share
  }
  image.append(
    draw(
      'text',
      { class: 'map-sum', x: middle, y: middle, 'font-size': String(Math.round(size / (n > 99 ? 3.4 : 2.7))) },
      String(n),
    ),
  )
  return image
}

/**
 * Creates Leaflet's icon for it. Its element is not made from HTML, because Trusted Types forbid that.
 * @param {Leaflet} L
 * @param {Counts} counts
 * @param {() => string} label
 * @param {string} name
 * @param {boolean} isPlace rather than several
 */
export function donutIcon(L, counts, label, name, isPlace) {
  // Touch targets need 24 pixels (WCAG 2.2, 2.5.8).
  const side = Math.max(diameter(total(counts)), 24)
  const Donut = L.Icon.extend({
    createIcon() {
      const made = make(
        'div',
        { 'aria-label': label() },
        donut(counts),
        make('span', { class: 'map-name', 'aria-hidden': 'true' }, name),
      )
      if (isPlace) made.dataset.place = ''
      made.dataset.total = String(total(counts))
      made.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        made.click()
      })
      this._setIconStyles(made, 'icon')
      return made
    },
    createShadow: () => null,
  })
  return new Donut({ iconSize: [side, side], iconAnchor: [side / 2, side / 2], className: 'map-donut' })
}
