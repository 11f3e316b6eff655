// @ts-check
/**
 * Runs after things have been quiet for a while.
 * @param {() => void} action
 * @param {number} milliseconds
 */
export function whenQuiet(action, milliseconds) {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds)
  }
}
