// @ts-check
import { make } from '../element.js'
import { address, root } from '../page.js'
import { articleCard } from '../search/card.js'
import { SearchIndex, searchIndex } from '../search/index.js'
import { placeKey } from './choosing.js'
import { bring } from './threads.js'

/** @typedef {import('./choosing.js').Traits} Traits */

/** @type {Promise<Articles> | undefined} */
let loading

/**
 * Loads all displayable articles, once: from one file, or from the search data if that is unavailable. Cards are in the
 * search's files.
 * @returns {Promise<Articles>}
 */
export function articles() {
  loading ??= brought('own')
    .then((file) => articlesIn(file))
    .catch(searched)
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** @type {Promise<Articles> | undefined} */
let searching

/**
 * Loads the articles from the search data, with the same numbers.
 * @returns {Promise<Articles>}
 */
export function searched() {
  searching ??= Promise.all([searchIndex(), fetched('ranks')])
    .then(([index, ranks]) => new Articles(index, ranks))
    .catch((error) => {
      searching = undefined
      throw error
    })
  return searching
}

/**
 * Loads the edition's highest-ranked stories and the available choices: one small file, for readers who have chosen
 * nothing yet. If it is unavailable or from another edition, all articles are loaded instead.
 * @returns {Promise<Articles>}
 */
export async function leading() {
  try {
    const file = await front()
    return articlesIn(file, file)
  } catch {
    return articles()
  }
}

/**
 * Loads what the reader's own pages need first.
 * @returns {Promise<FrontFile>}
 */
export const front = () => brought('front')

/**
 * @param {OwnFile} file
 * @param {{ offered: FrontFile['offered'], total: number }} [first] where these are only the first
 */
function articlesIn({ articles: { head, days, cards, ranks }, threads }, first) {
  const index = new SearchIndex(head, days)
  if (cards) index.opened.set(`${head.days[0]}-0`, Promise.resolve(cards))
  return new Articles(index, ranks, { threads, ...first })
}

/**
 * Loads one of the files that also contain the running stories.
 * @template {'own' | 'front'} Name
 * @param {Name} name
 * @returns {Promise<Name extends 'front' ? FrontFile : OwnFile>}
 */
function brought(name) {
  const file = fetched(name)
  bring(file.then(({ threads }) => threads))
  return file
}

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(address(`search/${name}.json`))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  // The other files are stored with the edition.
  if (name === 'own') void kept(answer.clone())
  return answer.json()
}

/**
 * Stores a response for offline use; a private site's worker does this itself.
 * @param {Response} answer
 */
async function kept(answer) {
  if (!globalThis.caches || !navigator.serviceWorker?.controller) return
  const cache = await caches.open(store)
  await cache.put(answer.url, answer).catch(() => undefined)
}

/** As `worker/stores.js` calls it. */
const store = `pulse-edition ${root.href}`

/**
 * Stores missing files for offline use, in addition to the edition stored by the service worker.
 * @param {string[]} paths below the site's root
 */
export async function keep(paths) {
  if (!navigator.serviceWorker?.controller) return
  // A private site's page has no cache of its own: the worker stores what is requested.
  if (!globalThis.caches) {
    await Promise.all(paths.map((path) => fetch(address(path)).catch(() => undefined)))
    return
  }
  const cache = await caches.open(store)
  await Promise.all(
    paths.map(address).map(async (url) => {
      if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
    }),
  )
}

/** The articles in the search data, with their ranks. Articles are numbers, newest first. */
export class Articles {
  /**
   * @param {SearchIndex} index
   * @param {RanksFile} ranks
   * @param {Partial<Pick<FrontFile, 'threads' | 'offered' | 'total'>>} [brought] the running stories; what all articles are of and how many
   *   stories there are, where these are only the first
   */
  constructor(index, ranks, brought = {}) {
    const { threads, offered, total } = brought
    // These are separate files, so one may briefly be newer than the other.
    if (ranks.weight.length !== index.count) throw new Error('the ranks are of another edition than the index')
    this.index = index
    this.ranks = { ...ranks, story: storyNumbers(ranks.back) }
    this.offered = offered
    this.threads = threads
    this.total = total
    /** Of the newest article, in milliseconds since 1970. */
    this.moment = ranks.moment * 60_000
  }

  /**
   * @param {number} article
   * @returns {Traits}
   */
  traits(article) {
    const { index, ranks } = this
    const topic = index.topics[index.topic[article]]?.id ?? ''
    const place = index.places[index.place[article]]
    const { country = '', town = '' } = place ?? {}
    return {
      id: this.digits(article),
      topics: topic.includes('/') ? [topic.split('/')[0], topic] : [topic],
      places: country ? [country, ...(town ? [placeKey(town, country)] : [])] : place ? [place.name] : [],
      source: index.sourceIDs[index.source[article]],
      story: ranks.stories[ranks.story[article]] ?? '',
      text: index.titles[article],
      language: ranks.languages[ranks.language[article]] ?? '',
    }
  }

  /**
   * Returns one article per story, its newest, highest-ranked stories first.
   * @param {(article: number) => boolean} isWanted
   */
  ranked(isWanted) {
    const { story, weight } = this.ranks
    const seen = new Set()
    const found = []
    for (let article = 0; article < this.index.count; article++) {
      if (seen.has(story[article]) || !isWanted(article)) continue
      seen.add(story[article])
      found.push(article)
    }
    return found.sort((a, b) => weight[b] - weight[a] || a - b)
  }

  /**
   * Creates a card like those on other pages.
   * @param {number} article
   * @param {import('../words.js').Words} said
   * @param {string} [reason] why it is shown
   */
  async card(article, said, reason = '') {
    const found = await this.index.card(article).catch(() => undefined)
    // A file of cards may briefly be from another edition than the index; a card must not show another article's text.
    const drawn = found?.id.startsWith(this.digits(article)) ? found : undefined
    const foot = reason ? make('p', { class: 'reason' }, reason) : undefined
    return articleCard(this.index, article, drawn, said, { foot })
  }

  /**
   * Returns the first eight digits of an article's id.
   * @param {number} article
   */
  digits(article) {
    return this.ranks.ids.slice(article * 8, article * 8 + 8)
  }

  /**
   * Returns the files that contain the cards of some articles, if cards are in separate files.
   * @param {number[]} chosen
   */
  drawers(chosen) {
    if (this.total !== undefined) return []
    const names = chosen.map((article) => this.index.shelf(article).drawer)
    return [...new Set(names)].map((name) => `search/cards-${name}.json`)
  }
}

/**
 * The number of each article's story, by how far before it the last one of the same story is.
 * @param {number[]} back 0 for a story's first
 */
function storyNumbers(back) {
  /** @type {number[]} */
  const numbers = []
  let next = 0
  for (const [article, before] of back.entries()) numbers.push(before ? numbers[article - before] : next++)
  return numbers
}
