// @ts-check
/**
 * What a page can do beyond being read. A feature is loaded where its selector occurs, and only there.
 * @type {[string, () => Promise<{ start(root: Document): void | Promise<void> }>][]}
 */
const features = [
  ['html', () => import('./language.js')],
  ['time:not([data-day])', () => import('./times.js')],
  ['main [data-id], #saved, #history', () => import('./reading.js')],
  ['main [data-id]', () => import('./muting.js')],
  ['.card, .account, #saved', () => import('./tools.js')],
  ['main [data-id]', () => import('./visit.js')],
  ['.page-desk .stretch, .page-front .stretch', () => import('./filters.js')],
  ['.cards .picture img', () => import('./gallery.js')],
  ['#saved', () => import('./saved.js')],
  ['#history', () => import('./history.js')],
  ['#settings', () => import('./settings.js')],
  ['.search', () => import('./search/page.js')],
]

/** What the reader came for: before all the others. @type {typeof features} */
const first = [
  ['.map-stage[data-live]', () => import('./map.js')],
]

/** What can wait until a reader could use all the others. @type {typeof features} */
const later = [
  ['html', () => import('./offline.js')],
  ['.page-front', () => import('./onboarding.js')],
]

for (const stage of [first, features]) await Promise.all(wanted(stage).map(begin))
// For Benchmarks/pages.py, and for whoever wonders.
performance.mark('pulse:ready')
// Safari has no idle callbacks.
const idle = window.requestIdleCallback ?? setTimeout
idle(() => wanted(later).forEach(begin))

/** @param {typeof features} all */
function wanted(all) {
  return all.filter(([selector]) => document.querySelector(selector)).map(([, load]) => load)
}

/**
 * A feature that fails takes no other with it; the page stays what it was without scripts.
 * @param {() => Promise<{ start(root: Document): void | Promise<void> }>} load
 */
async function begin(load) {
  try {
    const feature = await load()
    await feature.start(document)
  } catch (error) {
    document.dispatchEvent(new CustomEvent('pulse:failed', { detail: String(error) }))
  }
}
