// @ts-check
import { make } from '../element.js'
import { cardOf, nameOf, nameOfTime } from './card.js'
import { looked, searchIndex } from './index.js'
import { answersTo } from './matching.js'
import { read } from './query.js'
import { showRecent } from './recent.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./matching.js').Sort} Sort */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {ReturnType<typeof import('./form.js').form>} Parts */

/** How many answers are shown at a time. */
const portion = 20

/** The answers to what is in the search field, and the address of the page that says what was asked. */
export class Answers {
  /**
   * What is shown, for a portion more.
   * @type {{ answers: import('./matching.js').Answer[], query: Query } | null}
   */
  #current = null

  /** Answers to a query that is no longer asked are thrown away. */
  #asked = 0

  /**
   * @param {Parts} parts
   * @param {Words} said
   */
  constructor(parts, said) {
    this.parts = parts
    this.said = said
  }

  /** Answers what stands in the field now. */
  async ask() {
    const { field, hint, recent, results, sort, status } = this.parts
    const ask = ++this.#asked
    const text = field.value.trim()
    keepInAddress(text, sort.value)
    results.ariaBusy = 'true'
    showRecent(recent, !text)
    hint.hidden = Boolean(text)
    if (!text) return this.#clear('')
    try {
      if (!this.#current) status.textContent = this.said.text('search.loading')
      const index = await searchIndex()
      const query = read(text, index, Date.now())
      const isWhole = await index.look(query.phrases)
      if (ask !== this.#asked) return
      performance.mark('pulse:search')
      const { answers, isPartial } = answersTo(index, query, /** @type {Sort} */ (sort.value))
      performance.measure('pulse:search', 'pulse:search')
      this.#current = { answers, query }
      const cards = await this.#portion(0)
      if (ask !== this.#asked) return
      this.#show(cards, answers.length, understood(index, query, this.said))
      status.textContent = this.#summary(answers.length, isPartial, isWhole)
    } catch {
      if (ask === this.#asked) this.#clear(this.said.text('search.failed'))
    }
  }

  /** Shows a portion more, and puts the focus on its first. */
  async more() {
    const { results, more } = this.parts
    const shown = results.children.length
    const ask = this.#asked
    const cards = await this.#portion(shown)
    if (ask !== this.#asked) return
    results.append(...cards)
    more.hidden = (this.#current?.answers.length ?? 0) <= results.children.length
    const title = results.children[shown]?.querySelector('h3')
    const first = title?.querySelector('a') ?? title
    // What leads nowhere takes the focus only from us.
    if (first && first === title) first.tabIndex = -1
    first?.focus()
  }

  /**
   * @param {HTMLElement[]} cards
   * @param {number} count of all answers
   * @param {(Node | string)[]} meant
   */
  #show(cards, count, meant) {
    const { results, more, bar, reading } = this.parts
    results.ariaBusy = 'false'
    results.replaceChildren(...cards)
    more.hidden = count <= portion
    bar.hidden = false
    reading.hidden = meant.length === 0
    reading.replaceChildren(...meant)
  }

  /** @param {string} message */
  #clear(message) {
    const { results, more, bar, reading, status } = this.parts
    this.#current = null
    results.ariaBusy = 'false'
    results.replaceChildren()
    more.hidden = true
    bar.hidden = true
    reading.hidden = true
    status.textContent = message
  }

  /**
   * @param {number} n
   * @param {boolean} isPartial no article has all words
   * @param {boolean} isWhole every text was looked at
   */
  #summary(n, isPartial, isWhole) {
    const { said } = this
    const count = said.count('search.count', n)
    const result = n === 0 ? said.text('search.none') : isPartial ? `${said.text('search.some')} ${count}` : count
    return isWhole ? result : `${result} · ${said.text('search.phrase-newest', { n: looked })}`
  }

  /**
   * The cards of a portion of the answers.
   * @param {number} from
   */
  async #portion(from) {
    if (!this.#current) return []
    const { answers, query } = this.#current
    const index = await searchIndex()
    return Promise.all(
      answers.slice(from, from + portion).map(async (answer) => {
        const drawn = await index.card(answer.article).catch(() => undefined)
        return cardOf(index, answer, drawn, query, this.said)
      }),
    )
  }
}

/**
 * So that the address leads here again, and going back does not go through every letter.
 * @param {string} text
 * @param {string} sort
 */
function keepInAddress(text, sort) {
  const to = new URL(location.href)
  if (text) to.searchParams.set('q', text)
  else to.searchParams.delete('q')
  if (sort === 'relevance') to.searchParams.delete('sort')
  else to.searchParams.set('sort', sort)
  if (to.href !== location.href) history.replaceState(history.state, '', to)
}

/**
 * Says what of the query was taken for more than words.
 * @param {SearchIndex} index
 * @param {Query} query
 * @param {Words} said
 */
function understood(index, query, said) {
  const asked = query.topics.map((number) => index.topics[number])
  const topics = asked.filter(({ id }) => !asked.some((other) => id.startsWith(`${other.id}/`)))
  const meant = [
    ...topics.map((topic) => said.text('search.why.topic', { name: nameOf(topic, said) })),
    ...query.sources.slice(0, 3).map((number) => said.text('search.why.source', { name: index.sources[number] })),
    ...(query.time ? [nameOfTime(query.time, said)] : []),
  ]
  if (meant.length === 0) return []
  return [
    said.text('search.read-as'),
    ...meant.flatMap((name, number) => [number ? ' · ' : ' ', make('strong', {}, name)]),
  ]
}
