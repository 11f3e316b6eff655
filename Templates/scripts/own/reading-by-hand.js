// @ts-check
import { notice } from '../notice.js'
import { store } from '../store.js'
import { words } from '../words.js'

/**
 * Marks an article as read or unread.
 * @param {string} id
 */
export function turn(id) {
  store.update('read', (read) => {
    const { [id]: before, ...others } = read
    return before === undefined ? { ...read, [id]: Date.now() } : others
  })
}

/**
 * Marks many articles as read, and offers to undo that.
 * @param {string[]} ids
 */
export async function markAll(ids) {
  const said = await words()
  const before = store.get('read')
  const fresh = [...new Set(ids)].filter((id) => !(id in before))
  const now = Date.now()
  store.set('read', { ...before, ...Object.fromEntries(fresh.map((id) => [id, now])) })
  notice(said.count('tools.marked', fresh.length), {
    label: said.text('tools.undo'),
    act: () =>
      store.update('read', (read) => Object.fromEntries(Object.entries(read).filter(([id]) => !fresh.includes(id)))),
  })
}
