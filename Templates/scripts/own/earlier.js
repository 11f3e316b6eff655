// @ts-check
/**
 * Before each site had its own keys, all sites on a host shared their data. Each now takes over what may belong to it.
 */
import { address, root } from '../page.js'
import { fits, keys, shapes } from '../shapes.js'
import { readShared, removeAll, shared, write } from '../storage.js'
import { store } from '../store.js'
import { joined } from '../sync/merging.js'
import { searched } from './articles.js'

/** @typedef {import('../shapes.js').Key} Key */
/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../shapes.js').Choice} Choice */
/** @typedef {import('../shapes.js').Values} Values */

/**
 * What on this host belongs to this site.
 * @typedef {object} Own
 * @property {Set<string>} sources
 * @property {Set<string>} stories
 * @property {boolean} isGuarded a private site has shared its part too: what cannot be told to be this site's stays away
 */

/** The settings of appearance and language come first, before the features start. */
const settings = /** @type {const} */ (['preferences', 'muted', 'desks', 'onboarding'])

/** Merges the shared data with this site's. */
export function start() {
  for (const key of settings) take(key, (value) => value)
  // The rest stays with a site at the root of the host, if that has taken over its keys.
  if (readShared('root') === null) void takeAll().catch(() => undefined)
  else write('taken', '1')
}

async function takeAll() {
  const others = await neighbours()
  const own = others.all.length > 0 ? await ours(others.isPrivate) : undefined
  const part = (/** @type {unknown} */ value, /** @type {Key} */ key) => {
    const rule = /** @type {((value: unknown, own: Own) => unknown) | undefined} */ (rules[key])
    return own && rule ? rule(value, own) : value
  }
  // Data that does not fit into the storage is tried again later.
  if (keys.map((key) => take(key, part)).every(Boolean)) write('taken', '1')
}

/**
 * @param {Key} key
 * @param {(value: unknown, key: Key) => unknown} part
 * @returns {boolean} false where it cannot be stored
 */
function take(key, part) {
  const value = parsed(readShared(key))
  if (!fits(key, value)) return true
  const all = joined(key, store.get(key), part(value, key))
  return !fits(key, all) || store.set(key, all)
}

/** Deletes the shared data, unless another site may still have to take it over. */
export async function forget() {
  const { all } = await neighbours()
  if (all.length === 0) removeAll(shared)
}

/**
 * What may be taken over if there is another site. Keys that are not listed are taken completely.
 * @type {{ [Each in Key]?: (value: Values[Each], own: Own) => Values[Each] }}
 */
const rules = {
  saved: articles,
  history: articles,
  searches: (all, { isGuarded }) => (isGuarded ? [] : all),
  visits: (all, { stories }) => only(all, (name) => stories.has(name.replace(/\.html$/, ''))),
  pages: (all, { stories, isGuarded }) =>
    isGuarded ? {} : only(all, (path) => !path.startsWith('stories/') || stories.has(path.slice(8, -5))),
  following: choice,
  discover: choice,
  media: (all, { isGuarded }) => (isGuarded ? { ...all, queue: [] } : all),
}

/**
 * Articles from this site's sources are taken as they are; others keep only their publishers' addresses, because their
 * stories have no page here.
 * @param {Kept[]} all
 * @param {Own} own
 */
function articles(all, { sources, stories, isGuarded }) {
  return all
    .filter(({ source }) => !isGuarded || sources.has(source))
    .map((article) => (stories.has(article.story) ? article : { ...article, story: '' }))
}

/**
 * @param {Choice} all
 * @param {Own} own
 * @returns {Choice}
 */
function choice(all, { sources, stories, isGuarded }) {
  const known = { ...all, stories: all.stories.filter((name) => stories.has(name)) }
  if (!isGuarded) return known
  const { topics, places, languages } = all
  return { ...shapes.following.none, topics, places, languages, sources: all.sources.filter((id) => sources.has(id)) }
}

/**
 * @template Value
 * @param {Record<string, Value>} all
 * @param {(name: string) => boolean} isWanted
 */
const only = (all, isWanted) => Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)))

/**
 * @param {boolean} isGuarded
 * @returns {Promise<Own>}
 */
async function ours(isGuarded) {
  const [answer, { ranks }] = await Promise.all([fetch(address('report.json')), searched()])
  if (!answer.ok) throw new Error(`report.json: ${answer.status}`)
  /** @type {{ feeds: ReportFeed[] }} */
  const { feeds } = await answer.json()
  return { sources: new Set(feeds.map(({ feed }) => feed)), stories: new Set(ranks.stories), isGuarded }
}

/** Returns the other sites on this host that this browser knows, from the names of their workers' caches. */
async function neighbours() {
  const [caches, databases, workers] = await Promise.all([
    globalThis.caches?.keys() ?? [],
    globalThis.indexedDB?.databases?.() ?? [],
    navigator.serviceWorker?.getRegistrations() ?? [],
  ])
  const names = [...caches, ...databases.flatMap(({ name }) => name ?? [])].filter((name) => name.startsWith('pulse-'))
  const isOther = (/** @type {string} */ name) => name.includes(' ') && !name.endsWith(` ${root.href}`)
  const scopes = workers
    .filter(({ active, scope }) => active?.scriptURL === `${scope}worker.js` && scope !== root.href)
    .map(({ scope }) => scope)
  const kept = names.filter(isOther)
  return { all: [...kept, ...scopes], isPrivate: kept.some((name) => /^pulse-(shell|private) /.test(name)) }
}

/** @param {string | null} text */
function parsed(text) {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
