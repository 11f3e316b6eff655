// @ts-check
/** On each page of a private site: it locks the site when it is asked to, or has not been used, or was left. */
;(() => {
  // What a page would keep by itself would lie there in clear; the worker keeps what is asked for, sealed.
  Object.defineProperty(globalThis, 'caches', { value: undefined })

  /** How often a page asks whether the time is over, and at most says that it is used, in milliseconds. */
  const interval = 10_000

  /** @param {'lock' | 'used' | 'look' | 'hidden' | 'left'} message */
  const tell = (message) => navigator.serviceWorker?.controller?.postMessage({ private: message })

  let isLeft = false
  let used = Date.now()
  addEventListener('pagehide', () => {
    isLeft = true
    tell('left')
  })
  addEventListener('pageshow', () => {
    isLeft = false
    tell('look')
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tell('look')
    // A page that leads to the next is hidden, too.
    else if (!isLeft) tell('hidden')
  })
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(
      kind,
      () => {
        if (Date.now() - used < interval) return
        used = Date.now()
        tell('used')
      },
      { passive: true },
    )
  }
  setInterval(() => tell('look'), interval)
  // As high as a finger needs; the style sheet of all sites has nothing of it.
  document.addEventListener('DOMContentLoaded', () => {
    const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-lock]'))
    if (button) button.style.minBlockSize = '2.75rem'
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-lock]')) tell('lock')
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.private === 'locked') location.reload()
  })
})()
