// @ts-check
import { store } from '../store.js'

/**
 * Sorts items by the reader's order of the desks.
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string} idOf "sports", "sports/tennis"
 * @returns {T[]}
 */
export function inOrder(all, idOf) {
  const { order } = store.get('desks')
  if (order.length === 0) return all
  const places = new Map(order.map((id, place) => [id, place]))
  const place = (/** @type {T} */ one) => places.get(idOf(one)) ?? places.size
  return all.toSorted((a, b) => place(a) - place(b))
}
