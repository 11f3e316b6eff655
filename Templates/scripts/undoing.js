// @ts-check
import { fits } from './shapes.js'
import { store } from './store.js'

/** @typedef {import('./shapes.js').Key} Key */

/**
 * Changes some keys of the store, so that it can be undone.
 * @param {readonly Key[]} names
 * @param {() => void} act
 * @returns {() => Promise<void>} takes back what `act` did and nothing else: whatever this tab or another has changed since then stays
 */
export function undoable(names, act) {
  const values = () => names.map((key) => store.get(key))
  const before = values()
  act()
  const after = values()
  // Preload the script, so that undoing works at once.
  const loading = import('./reverting.js')
  loading.catch(() => {})
  return async () => {
    const { reverted, isSame } = await loading
    for (const [at, key] of names.entries()) {
      const now = store.get(key)
      const value = reverted(before[at], after[at], now)
      if (!isSame(value, now) && fits(key, value)) store.set(key, value)
    }
  }
}
