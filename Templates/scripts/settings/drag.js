// @ts-check
/**
 * Lets rows be dragged by their handles, with a mouse, pen or finger.
 * @param {HTMLElement} list
 * @param {() => void} done
 */
export function drag(list, done) {
  list.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest('.handle') : null
    const row = handle?.closest('li')
    if (!(handle instanceof HTMLElement) || !row || event.button !== 0) return
    handle.setPointerCapture(event.pointerId)
    row.classList.add('is-dragged')
    const before = [...list.children]
    const follow = (/** @type {PointerEvent} */ { clientY }) => {
      const next = [...list.children].find((other) => {
        const { top, height } = other.getBoundingClientRect()
        return other !== row && clientY < top + height / 2
      })
      if ((next ?? null) !== row.nextElementSibling) list.insertBefore(row, next ?? null)
    }
    const over = new AbortController()
    const { signal } = over
    const end = () => {
      over.abort()
      row.classList.remove('is-dragged')
      if ([...list.children].some((child, at) => child !== before[at])) done()
      handle.focus()
    }
    addEventListener('pointermove', follow, { signal })
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal })
  })
}
