// @ts-check
import { edition, storyPath } from './page.js'

/**
 * @typedef {object} Order
 * @property {string[]} headlines ids of stories, in their order
 * @property {string[]} stories names of pages, the story that began last first
 */

/**
 * Links to the stories before and after this one. They are in a file of the edition, so that a page does not change
 * when another story is added. Without that file there are no links.
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
 * For a headline, the headlines before and after it; for any other story, those that began after and before it.
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
