// @ts-check
import { address } from '../page.js'
import { store } from '../store.js'
import { stem } from './toggling.js'

/**
 * A running story.
 * @typedef {ThreadsFile['threads'][number]} Thread
 */

/** @type {Promise<Thread[]> | undefined} */
let loading

/** @type {Thread[]} */
let known = []

/**
 * The running stories of the edition, asked for once; none where they cannot be had.
 * @returns {Promise<Thread[]>}
 */
export function threads() {
  loading ??= load().catch(() => {
    loading = undefined
    return []
  })
  return loading
}

async function load() {
  // A page that is drawn from all articles has them with these.
  const isBrought =
    document.querySelector('#discover, #following') || (isFollowing() && document.querySelector('.page-front .lead'))
  known = await (isBrought ? (await handed).catch(asked) : asked())
  return known
}

async function asked() {
  const answer = await fetch(address('search/threads.json'))
  if (!answer.ok) throw new Error(`the running stories: ${answer.status}`)
  return (await answer.json()).threads
}

const isFollowing = () => Object.values(store.get('following')).some((list) => list.length > 0)

/** @type {(brought: { catch: Promise<Thread[]>['catch'] }) => void} */
let hand = () => {}

/** @type {Promise<{ catch: Promise<Thread[]>['catch'] }>} */
const handed = new Promise((done) => {
  hand = done
})

/**
 * Says with what file of articles they come.
 * @param {Promise<Thread[]>} brought
 */
export function bring(brought) {
  // Whoever waits for them is told.
  brought.catch(() => undefined)
  // In a box: what comes is not waited for here.
  hand({ catch: (otherwise) => brought.catch(otherwise) })
}

/**
 * Which of these running stories each story belongs to, by the first parts of the stories' names, and of their ids each article whose
 * story has no page. Nothing is asked for where there
 * is nothing to look for.
 * @param {string[]} followed names of pages of running stories
 * @returns {Promise<Map<string, string>>}
 */
export async function storiesOf(followed) {
  /** @type {Map<string, string>} */
  const found = new Map()
  if (followed.length === 0) return found
  const names = new Map(followed.map((name) => [stem(name), name]))
  for (const { name, stories, articles, also } of await threads()) {
    const own = [stem(name), ...also].flatMap((one) => names.get(one) ?? [])[0]
    if (own) for (const one of [...stories, ...articles]) found.set(one, own)
  }
  return found
}

/**
 * The running story that an article belongs to.
 * @param {import('./choosing.js').Traits} article
 */
export async function threadOf({ id, story }) {
  const isOf = (/** @type {Thread} */ { stories, articles }) => stories.includes(stem(story)) || articles.includes(id)
  return (await threads()).find(isOf)
}

/**
 * The names of the running stories that these stories belong to.
 * @param {string[]} stories names of stories' pages
 */
export async function threadsOf(stories) {
  if (stories.length === 0) return []
  const stems = new Set(stories.map(stem))
  return (await threads()).filter((thread) => thread.stories.some((one) => stems.has(one))).map(({ name }) => name)
}

/**
 * A running story by the name of its page, among those that were asked for.
 * @param {string} name
 */
export const threadNamed = (name) => known.find((thread) => [stem(thread.name), ...thread.also].includes(stem(name)))
