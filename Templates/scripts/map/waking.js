// @ts-check
/** The events that mean a reader wants to use the map. */
const signs = ['pointerenter', 'pointerdown', 'focusin', 'wheel', 'click']

/**
 * The page shows a picture first. The interactive map is large, so it loads when a reader uses the picture, or when a
 * link opens a place.
 * @param {Document} page
 */
export function start(page) {
  const stage = /** @type {HTMLElement} */ (page.querySelector('.map-stage'))
  const parts = [stage, ...page.querySelectorAll('.map-tools')]
  const isToPlace = () => location.hash.startsWith('#place-')
  let [isAwake, isReady] = [false, false]
  /**
   * A button pressed before its handler was installed, and its state at that time.
   * @type {{ button: HTMLButtonElement, was: string | null } | null}
   */
  let early = null
  const wake = async () => {
    if (isAwake) return
    isAwake = true
    try {
      await (await import('../map.js')).start(page)
    } catch (error) {
      page.dispatchEvent(new CustomEvent('pulse:failed', { detail: String(error) }))
      return
    }
    isReady = true
    if (early && early.button.ariaPressed === early.was) early.button.click()
    early = null
    // The element focused by the keyboard is hidden now.
    const { activeElement } = page
    if (activeElement?.closest('svg.map'))
      /** @type {HTMLElement} */ (stage.querySelector('.map-live')).focus({ preventScroll: true })
  }
  // A place chosen in the picture opens on the map.
  stage.querySelector('svg.map')?.addEventListener('click', (event) => {
    const mark = event.target instanceof Element && event.target.closest('a[id]')
    if (!mark || !stage.hasAttribute('data-live')) return
    event.preventDefault()
    history.replaceState(null, '', `#${mark.id}`)
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  for (const tools of page.querySelectorAll('.map-tools'))
    tools.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button && !isReady) early = { button, was: button.ariaPressed }
    })
  for (const part of parts)
    for (const sign of signs) part.addEventListener(sign, () => void wake(), { once: true, passive: true })
  addEventListener('hashchange', () => {
    if (isToPlace()) void wake()
  })
  if (isToPlace()) return wake()
}
