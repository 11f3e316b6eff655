// @ts-check
import { make } from '../element.js'
import { address, root } from '../page.js'
import { articleCard } from '../search/card.js'
import { SearchIndex, searchIndex } from '../search/index.js'
import { placeKey } from './choosing.js'

/** @typedef {import('./choosing.js').Traits} Traits */

/** @type {Promise<Articles> | undefined} */
let loading

/**
 * All articles of the edition, asked for once.
 * @returns {Promise<Articles>}
 */
export function articles() {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  const [index, answer] = await Promise.all([searchIndex(), fetch(address('search/ranks.json'))])
  if (!answer.ok) throw new Error(`the ranks: ${answer.status}`)
  return new Articles(index, await answer.json())
}

/**
 * The weightiest stories of the edition, and what there is to choose: one small file, for who has chosen nothing yet. What is not
 * of this edition any more, or cannot be had, is all of them.
 * @returns {Promise<Articles>}
 */
export async function leading() {
  try {
    const { head, day, cards, ranks, offered, total, running } = await front()
    const index = new SearchIndex(head, [day])
    index.opened.set('front-0', Promise.resolve(cards))
    return new Articles(index, ranks, offered, total, running)
  } catch {
    return articles()
  }
}

/**
 * What pages of the reader's own begin with.
 * @returns {Promise<FrontFile>}
 */
export async function front() {
  const answer = await fetch(address('search/front.json'))
  if (!answer.ok) throw new Error(`the first of all: ${answer.status}`)
  return answer.json()
}

/**
 * Keeps files for reading without a network, beside the edition that the service worker has kept: those that are not there yet.
 * @param {string[]} paths below the site's root
 */
export async function keep(paths) {
  if (!navigator.serviceWorker?.controller) return
  // A page of a private site has no store of its own: the worker keeps what is asked for.
  if (!globalThis.caches) {
    await Promise.all(paths.map((path) => fetch(address(path)).catch(() => undefined)))
    return
  }
  // As `worker/stores.js` calls it.
  const cache = await caches.open(`pulse-edition ${root.href}`)
  await Promise.all(
    paths.map(address).map(async (url) => {
      if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
    }),
  )
}

/** The articles that the search knows, with what they are ordered by. Articles are numbers, newest first. */
export class Articles {
  /**
   * @param {SearchIndex} index
   * @param {RanksFile} ranks
   * @param {FrontFile['offered']} [offered] what all articles are of, where these are only the first
   * @param {number} [total] how many stories there are then
   * @param {FrontFile['running']} [running] the running stories that there are then
   */
  constructor(index, ranks, offered, total, running) {
    // The two are files of their own: one may be newer than the other for a moment.
    if (ranks.weight.length !== index.count) throw new Error('the ranks are of another edition than the index')
    this.index = index
    this.ranks = ranks
    this.offered = offered
    this.running = running
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
   * One article of each story, by the weight of the stories; of one story the newest.
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
   * A card like those of the other pages.
   * @param {number} article
   * @param {import('../words.js').Words} said
   * @param {string} [reason] why it is shown
   */
  async card(article, said, reason = '') {
    const drawn = await this.index.card(article).catch(() => undefined)
    const foot = reason ? make('p', { class: 'reason' }, reason) : undefined
    return articleCard(this.index, article, drawn, said, { foot })
  }

  /**
   * The beginning of an article's id: eight digits.
   * @param {number} article
   */
  digits(article) {
    return this.ranks.ids.slice(article * 8, article * 8 + 8)
  }

  /**
   * The drawers of some articles, as files.
   * @param {number[]} chosen
   */
  drawers(chosen) {
    if (this.offered) return []
    const names = chosen.map((article) => this.index.shelf(article).drawer)
    return [...new Set(names)].map((name) => `search/cards-${name}.json`)
  }
}
