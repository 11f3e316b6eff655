// @ts-check
import { isWeb } from '../page.js'
import { store } from '../store.js'

/** @typedef {import('../shapes.js').Track} Track */

/** The number of positions remembered, latest first. */
const limit = 200

/** Positions this close to the beginning or the end are not remembered, in seconds. */
const edge = 10

/**
 * Returns the last position in seconds; 0 if it was never played.
 * @param {string} id
 * @returns {number}
 */
export function position(id) {
  const at = store.get('media').positions[id]?.at
  return typeof at === 'number' && Number.isFinite(at) && at > edge ? at : 0
}

/**
 * @param {string} id
 * @param {number} at seconds
 * @param {number} of seconds that it takes in all
 */
export function keep(id, at, of) {
  store.update('media', (media) => {
    const { [id]: _, ...others } = media.positions
    const isOver = Number.isFinite(of) && at > of - edge
    const all = isOver || at <= edge ? others : { ...others, [id]: { at: Math.floor(at), when: Date.now() } }
    const latest = Object.entries(all).sort((a, b) => (Number(b[1].when) || 0) - (Number(a[1].when) || 0))
    return { ...media, positions: Object.fromEntries(latest.slice(0, limit)) }
  })
}

/**
 * Returns the last one begun among those available.
 * @param {string[]} ids
 */
export function latest(ids) {
  const { positions } = store.get('media')
  return Object.keys(positions)
    .filter((id) => ids.includes(id) && position(id) > 0)
    .sort((a, b) => (Number(positions[b].when) || 0) - (Number(positions[a].when) || 0))[0]
}

/** Returns the queue, next first. Imported data may contain anything. */
export function queue() {
  return store.get('media').queue.filter(({ src }) => isWeb(src))
}

/** @param {Track[]} tracks */
export function line(tracks) {
  store.update('media', (media) => ({ ...media, queue: tracks }))
}

/** @param {string} id */
export const unqueued = (id) => queue().filter((track) => track.id !== id)

/** The playback speed. */
export function speed() {
  const { speed } = store.get('media')
  return speeds.includes(Number(speed)) ? Number(speed) : 1
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]

/**
 * "1:02:03", "0:07".
 * @param {number} seconds
 */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
