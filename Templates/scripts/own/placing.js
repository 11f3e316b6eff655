// @ts-check
/**
 * Inserts a box after an element once the content that it moves is out of sight.
 * @param {Element} element
 * @param {Element} box
 */
export async function placeBehind(element, box) {
  await outOfSight(element)
  element.after(box)
}

/**
 * Waits until the content after an element is out of sight.
 * @param {Element} element
 */
function outOfSight(element) {
  return new Promise((/** @type {(nothing: void) => void} */ done) => {
    const isOut = () => {
      const { bottom } = element.getBoundingClientRect()
      return bottom >= innerHeight || bottom <= 0
    }
    if (isOut()) return done()
    const look = () => {
      if (!isOut()) return
      removeEventListener('scroll', look)
      done()
    }
    addEventListener('scroll', look, { passive: true })
  })
}
