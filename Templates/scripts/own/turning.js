// @ts-check
/** Elements that respond to taps or keys themselves. */
const pressed = 'a, button, input, select, textarea, label, summary, audio, video, iframe, dialog, .map-stage'
const typed = 'input, select, textarea, audio, video, dialog, [contenteditable], [role=application], .map-stage'

/** Elements that a finger can scroll. */
const movable = 'input, textarea, dialog, .map-stage'

/** The length of a swipe up or down in CSS pixels, and the pause of the wheel between two pages in milliseconds. */
const [far, pause] = [40, 400]

/** The pages to turn for each key; left and right are swapped if text runs from right to left. */
const keys = new Map([
  ['PageDown', 1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['PageUp', -1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/**
 * Turns pages by taps outside links and buttons (the left third of the screen goes back, the right third forward), by
 * keys, by swipes up or down, and by a mouse's wheel.
 * @param {Document} page
 * @param {(by: number) => void} turn
 */
export function listen(page, turn) {
  const html = page.documentElement
  const isPaged = () => html.classList.contains('paged') && !page.querySelector('dialog[open]')
  /**
   * @param {EventTarget | null} target
   * @param {string} kinds
   */
  const isIn = (target, kinds) => target instanceof Element && target.closest(kinds) !== null
  const sideways = () => (html.dir === 'rtl' ? -1 : 1)

  page.addEventListener('click', (event) => {
    if (!isPaged() || event.defaultPrevented || isIn(event.target, pressed)) return
    // A reader who is selecting text does not want to turn the page.
    if (getSelection()?.isCollapsed === false) return
    const third = Math.floor((3 * event.clientX) / innerWidth)
    if (third !== 1) turn(third < 1 ? -sideways() : sideways())
  })

  page.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (!isPaged() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isIn(target, typed) || (key === ' ' && isIn(target, 'button, summary'))) return
    const by = key === ' ' ? (event.shiftKey ? -1 : 1) : keys.get(key)
    if (by === undefined) return
    event.preventDefault()
    turn(/Left|Right/.test(key) ? by * sideways() : by)
  })

  let began = Number.NaN
  page.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isFree = touches.length === 1 && !isIn(target, movable) && (window.visualViewport?.scale ?? 1) === 1
      began = isFree ? touches[0].clientY : Number.NaN
    },
    { passive: true },
  )
  page.addEventListener(
    'touchend',
    ({ changedTouches: [touch] }) => {
      const along = began - touch.clientY
      began = Number.NaN
      if (isPaged() && Math.abs(along) >= far) turn(Math.sign(along))
    },
    { passive: true },
  )

  let turned = Number.NEGATIVE_INFINITY
  page.addEventListener(
    'wheel',
    ({ deltaY, ctrlKey, target, timeStamp }) => {
      if (!isPaged() || ctrlKey || deltaY === 0 || isIn(target, movable) || timeStamp - turned < pause) return
      turned = timeStamp
      turn(Math.sign(deltaY))
    },
    { passive: true },
  )
}
