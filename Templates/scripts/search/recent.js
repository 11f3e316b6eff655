// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'

/** The number of searches remembered. */
const remembered = 8

/** @param {string} text what was searched for, as typed */
export function remember(text) {
  const search = text.trim()
  if (!search) return
  store.update('searches', (all) => [search, ...all.filter((other) => other !== search)].slice(0, remembered))
}

/**
 * Lists recent searches.
 * @param {HTMLElement} box
 * @param {boolean} isWanted
 */
export function showRecent(box, isWanted) {
  const all = store.get('searches')
  box.hidden = !isWanted || all.length === 0
  const items = all.map((text) => make('li', {}, make('button', { type: 'button', dir: 'auto' }, text)))
  box.querySelector('ul')?.replaceChildren(...items)
}
