// @ts-check
import { make } from '../element.js'

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./matching.js').Answer} Answer */
/** @typedef {{ answer: Answer, drawn: SearchCard | undefined, others: { article: number, drawn: SearchCard }[] }} Group */

/** How many answers are opened at a time, and how many times at most for one portion. */
const [batch, most] = [20, 3]

/**
 * Answers grouped by story, as they are asked for: the index does not know stories, the drawers of the answers do. The best
 * report of a story stands for it, and those that answer less well are listed beneath.
 */
export class Groups {
  #next = 0

  /**
   * By the name of the story's page.
   * @type {Map<string, Group>}
   */
  #known = new Map()

  /**
   * @param {SearchIndex} index
   * @param {Answer[]} answers
   */
  constructor(index, answers) {
    this.index = index
    this.answers = answers
  }

  get isDone() {
    return this.#next >= this.answers.length
  }

  /**
   * The next groups, and those of before that have grown.
   * @param {number} wanted
   * @returns {Promise<{ fresh: Group[], grown: Set<Group> }>}
   */
  async portion(wanted) {
    /** @type {Group[]} */
    const fresh = []
    /** @type {Set<Group>} */
    const grown = new Set()
    for (let round = 0; round < most && fresh.length < wanted && !this.isDone; round++) {
      const answers = this.answers.slice(this.#next, this.#next + batch)
      const cards = await Promise.all(answers.map((answer) => this.index.card(answer.article).catch(() => undefined)))
      for (const [number, answer] of answers.entries()) {
        if (fresh.length === wanted && !this.#isOfKnown(cards[number])) break
        this.#next++
        const drawn = cards[number]
        const known = drawn?.story ? this.#known.get(drawn.story) : undefined
        if (known && drawn) {
          known.others.push({ article: answer.article, drawn })
          if (!fresh.includes(known)) grown.add(known)
          continue
        }
        const group = { answer, drawn, others: [] }
        if (drawn?.story) this.#known.set(drawn.story, group)
        fresh.push(group)
      }
    }
    return { fresh, grown }
  }

  /** @param {SearchCard | undefined} drawn */
  #isOfKnown(drawn) {
    return Boolean(drawn?.story && this.#known.has(drawn.story))
  }
}

/**
 * The other reports of a story, folded.
 * @param {SearchIndex} index
 * @param {Group} group
 * @param {import('../words.js').Words} said
 */
export function othersOf(index, { others }, said) {
  if (!others.length) return null
  const items = others.map(({ article, drawn }) => {
    const title = index.titles[article]
    return make(
      'li',
      {},
      drawn.url
        ? make('a', { href: drawn.url, rel: 'noopener noreferrer', lang: drawn.language || null, dir: 'auto' }, title)
        : make('span', { lang: drawn.language || null, dir: 'auto' }, title),
      ' ',
      make('small', {}, index.sources[index.source[article]]),
    )
  })
  return make(
    'details',
    { class: 'search-others' },
    make('summary', {}, said.count('search.others', others.length)),
    make('ul', {}, ...items),
  )
}
