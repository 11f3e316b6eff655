// @ts-check
/**
 * What a page can do beyond being read. A feature is loaded where its selector occurs, and only there.
 * @type {[string, () => Promise<{ start(root: Document): void | Promise<void> }>][]}
 */
const features = [
  ['html', () => import('./language.js')],
  ['.search', () => import('./search/page.js')],
]

for (const [selector, load] of features) {
  if (document.querySelector(selector)) void begin(load)
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
