// @ts-check
import { store } from './store.js'
import { isOther } from './words.js'

/** Says the interface in the chosen language, now and whenever the choice changes. @param {Document} page */
export async function start(page) {
  // Most readers read a page in its own language, and need not load what says it in another.
  const retell = async () => (await import('./retelling.js')).retell(page)
  let isRetold = isOther()
  store.watch('preferences', () => {
    if (isRetold || isOther()) void retell()
    isRetold ||= isOther()
  })
  if (isRetold) await retell()
}
