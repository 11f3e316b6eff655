// @ts-check
import { make } from '../element.js'

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./matching.js').Answer} Answer */

/**
 * @typedef {object} Group the answers that tell one story
 * @property {Answer} answer the best of them, which stands for it
 * @property {number[]} others articles that answer less well
 */

/** Results grouped by story, in the order of each story's best one. */
export class Groups {
  #next = 0

  /**
   * @param {SearchIndex} index
   * @param {Answer[]} answers
   */
  constructor(index, answers) {
    this.index = index
    /** @type {Group[]} */
    this.all = []
    /** @type {Map<string, Group>} by the name of the story's page */
    const known = new Map()
    for (const answer of answers) {
      const name = index.shelf(answer.article).story?.story
      const of = name ? known.get(name) : undefined
      if (of) of.others.push(answer.article)
      else {
        const group = { answer, others: [] }
        if (name) known.set(name, group)
        this.all.push(group)
      }
    }
  }

  get isDone() {
    return this.#next >= this.all.length
  }

  /**
   * Returns the next groups, each only once.
   * @param {number} wanted
   */
  portion(wanted) {
    const from = this.#next
    this.#next += wanted
    return this.all.slice(from, this.#next)
  }
}

/**
 * The other reports of a story, folded. Their files are loaded when they are unfolded.
 * @param {SearchIndex} index
 * @param {number[]} others
 * @param {import('../words.js').Words} said
 */
export function othersOf(index, others, said) {
  const list = make('ul')
  const show = (/** @type {(SearchCard | undefined)[]} */ drawn) =>
    list.replaceChildren(...others.map((article, at) => make('li', {}, ...line(index, article, drawn[at]))))
  const open = () => Promise.all(others.map((article) => index.card(article).catch(() => undefined))).then(show)
  show([])
  const box = make(
    'details',
    { class: 'search-others' },
    make('summary', {}, said.count('search.others', others.length)),
    list,
  )
  box.addEventListener('toggle', () => void open(), { once: true })
  return box
}

/**
 * @param {SearchIndex} index
 * @param {number} article
 * @param {SearchCard | undefined} drawn
 */
function line(index, article, drawn) {
  const title = index.titles[article]
  const said = { lang: drawn?.language || null, dir: 'auto' }
  return [
    drawn?.url ? make('a', { href: drawn.url, rel: 'noopener noreferrer', ...said }, title) : make('span', said, title),
    ' ',
    make('small', {}, index.sources[index.source[article]]),
  ]
}
