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
 * Loads the edition's running stories, once; none if they are unavailable.
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
  // A page that shows all articles gets the running stories with them.
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
 * Sets the file of articles that contains them.
 * @param {Promise<Thread[]>} brought
 */
export function bring(brought) {
  // Resolve the promise of those who wait.
  brought.catch(() => undefined)
  // Wrapped in an object, so that the promise is not awaited here.
  hand({ catch: (otherwise) => brought.catch(otherwise) })
}

/**
 * Returns which of these running stories each story belongs to, by the first part of its name, or by the article's id
 * if the story has no page. Loads nothing if none is followed.
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
 * Returns the running story that an article belongs to.
 * @param {import('./choosing.js').Traits} article
 */
export async function threadOf({ id, story }) {
  const isOf = (/** @type {Thread} */ { stories, articles }) => stories.includes(stem(story)) || articles.includes(id)
  return (await threads()).find(isOf)
}

/**
 * Returns the names of the running stories that these stories belong to.
 * @param {string[]} stories names of stories' pages
 */
export async function threadsOf(stories) {
  if (stories.length === 0) return []
  const stems = new Set(stories.map(stem))
  return (await threads()).filter((thread) => thread.stories.some((one) => stems.has(one))).map(({ name }) => name)
}

/**
 * Returns a loaded running story by the name of its page.
 * @param {string} name
 */
export const threadNamed = (name) => known.find((thread) => [stem(thread.name), ...thread.also].includes(stem(name)))
