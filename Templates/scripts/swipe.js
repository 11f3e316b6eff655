// @ts-check
/** The length of a swipe in CSS pixels, and how many times further it must go sideways than up or down. */
const [far, straight] = [70, 2.5]

/** Elements that scroll sideways themselves. */
const movable = 'dialog, input, select, textarea, table, .map-stage, .views, nav, [data-swipe]'

/**
 * On a story's page, a swipe opens the next or previous story, like the links in the page.
 * @param {Document} page
 */
export function start(page) {
  /** @type {{ x: number, y: number, id: number } | null} */
  let began = null
  const at = (/** @type {TouchEvent} */ { changedTouches: [touch] }) => ({
    x: touch.clientX,
    y: touch.clientY,
    id: touch.identifier,
  })
  page.addEventListener(
    'touchstart',
    (event) => {
      const isMovable = event.target instanceof Element && event.target.closest(movable)
      const { x, y, id } = at(event)
      // Swipes from the edges belong to the browser, which goes back and forward.
      const isAtEdge = x < 24 || x > innerWidth - 24
      // A zoomed page is panned, and a selection is being changed.
      const isFree = (visualViewport?.scale ?? 1) === 1 && getSelection()?.isCollapsed !== false
      began = event.touches.length === 1 && !isMovable && !isAtEdge && isFree ? { x, y, id } : null
    },
    { passive: true },
  )
  page.addEventListener(
    'touchend',
    (event) => {
      const { x, y, id } = at(event)
      if (began?.id !== id) return
      const [across, along] = [x - began.x, Math.abs(y - began.y)]
      began = null
      if (Math.abs(across) < far || Math.abs(across) < straight * along) return
      const isForward = page.documentElement.dir === 'rtl' ? across > 0 : across < 0
      const link = page.querySelector(isForward ? '.story-next[href]' : '.story-previous[href]')
      if (link instanceof HTMLAnchorElement) link.click()
    },
    { passive: true },
  )
  page.addEventListener('touchcancel', () => {
    began = null
  })
}
