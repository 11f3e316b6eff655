// @ts-check
/** How far a finger must travel to mean the next story, and how straight: in CSS pixels, and times as far across as along. */
const [far, straight] = [70, 2.5]

/** What of a page moves sideways itself. */
const movable = 'dialog, input, select, textarea, table, .map-stage, .views, nav, [data-swipe]'

/**
 * On the page of a story: a finger that wipes leads to the next story or the one before, as the links in the page do.
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
      // The edges belong to the browser, which goes back and forth there.
      const isAtEdge = x < 24 || x > innerWidth - 24
      // Who has zoomed in moves the page, and who has marked words moves the mark.
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
