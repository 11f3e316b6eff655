// @ts-check
import { edition, storyPath } from './page.js'

/**
 * @typedef {object} Order
 * @property {string[]} headlines ids of stories, in their order
 * @property {string[]} stories names of pages, the story that began last first
 */

/**
 * The ways to the stories before and after this one. The edition says which they are in a file of its own, so that no page changes
 * because another story came; where that cannot be had, there are none.
 * @param {Element} bar
 */
export async function leadOn(bar) {
  const answer = await fetch(edition('assets/stories.json')).catch(() => null)
  if (!answer?.ok) return
  const own = idOf(decodeURI(location.pathname).split('/').at(-1) ?? '')
  const [previous, next] = beside(await answer.json(), own)
  lead(bar.querySelector('.story-previous'), previous)
  lead(bar.querySelector('.story-next'), next)
}

/**
 * Of a headline the headlines before and after it, of any other story those that began after and before it.
 * @param {Order} order
 * @param {string} own the story's id
 * @returns {(string | undefined)[]}
 */
export function beside({ headlines, stories }, own) {
  const names = new Map(stories.map((name) => [idOf(name), name]))
  const row = headlines.includes(own) ? headlines : [...names.keys()]
  const at = row.indexOf(own)
  return at < 0 ? [] : [row[at - 1], row[at + 1]].map((id) => names.get(id ?? ''))
}

/** @param {string} name of a story's page */
const idOf = (name) => name.replace(/[-.].*/, '')

/**
 * @param {HTMLAnchorElement | null} link
 * @param {string | undefined} name
 */
function lead(link, name) {
  if (link && name) link.href = edition(storyPath(name))
}
