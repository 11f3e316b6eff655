// @ts-check
/**
 * Puts something behind an element as soon as what it moves is not seen.
 * @param {Element} element
 * @param {Element} box
 */
export async function placeBehind(element, box) {
  await outOfSight(element)
  element.after(box)
}

/**
 * Until what comes after an element is not seen.
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
