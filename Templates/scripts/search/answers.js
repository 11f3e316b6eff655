// @ts-check
import { focusOn } from '../card.js'
import { cardOf } from './card.js'
import { editionIn } from './editions.js'
import { Groups, othersOf } from './groups.js'
import { looked, searchIndex } from './index.js'
import { answersTo } from './matching.js'
import { read } from './query.js'
import { questionIn, soughtIn } from './questions.js'
import { showRecent } from './recent.js'
import { understood } from './understood.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./matching.js').Sort} Sort */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {ReturnType<typeof import('./form.js').form>} Parts */

/** The number of stories shown at a time. */
const portion = 20

/** Shows the results for the search field, and keeps the query in the page's address. */
export class Answers {
  /**
   * The current results, for loading more.
   * @type {{ groups: Groups, query: Query } | null}
   */
  #current = null

  /** Results for an outdated query are discarded. */
  #asked = 0

  /** Whether more results are being loaded: pressing twice loads them once. */
  #isFetching = false

  /**
   * @param {Parts} parts
   * @param {Words} said
   */
  constructor(parts, said) {
    this.parts = parts
    this.said = said
  }

  /** Shows the results for the field's current text. */
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
      const query = read(soughtIn(text, index.grammar), index, Date.now())
      const isWhole = await index.look([...query.phrases, ...query.without.phrases])
      if (ask !== this.#asked) return
      performance.mark('pulse:search')
      const found = answersTo(index, query, /** @type {Sort} */ (sort.value))
      performance.measure('pulse:search', 'pulse:search')
      const { answers, others, isPassing } = found
      const groups = new Groups(index, isPassing ? [...others, ...answers] : [...answers, ...others])
      this.#current = { groups, query }
      const cards = await this.#portion()
      if (ask !== this.#asked) return
      this.#show(cards, understood(index, query, this.said))
      status.textContent = this.#summary(query, found, isWhole)
      await this.#reply(index, text, ask, groups.all.length > 0)
    } catch {
      if (ask === this.#asked) this.#clear(this.said.text('search.failed'))
    }
  }

  /** Shows more results, and moves the focus to the first of them. */
  async more() {
    const { results, more } = this.parts
    // There is nothing more to show before a query's first results.
    if (this.#isFetching || results.ariaBusy === 'true') return
    this.#isFetching = true
    const shown = results.children.length
    const ask = this.#asked
    const cards = await this.#portion().finally(() => {
      this.#isFetching = false
    })
    if (ask !== this.#asked) return
    results.append(...cards)
    more.hidden = this.#current?.groups.isDone ?? true
    focusOn(results.children[shown])
  }

  /**
   * @param {HTMLElement[]} cards
   * @param {(Node | string)[]} meant
   */
  #show(cards, meant) {
    const { results, more, bar, reading } = this.parts
    results.ariaBusy = 'false'
    results.replaceChildren(...cards)
    more.hidden = this.#current?.groups.isDone ?? true
    bar.hidden = false
    reading.hidden = meant.length === 0
    reading.replaceChildren(...meant)
  }

  /**
   * Shows quotations that answer a question. Other queries load none of this.
   * @param {import('./index.js').SearchIndex} index
   * @param {string} text
   * @param {number} ask
   * @param {boolean} hasResults
   */
  async #reply(index, text, ask, hasResults) {
    const { reply, status } = this.parts
    const question = questionIn(text, index.grammar)
    const edition = editionIn(reply.ownerDocument, text, index, Date.now())
    if (!question && !edition) {
      reply.hidden = true
      return reply.replaceChildren()
    }
    const [{ quotes }, view] = await Promise.all([import('./replies.js'), import('./reply.js')])
    const told = edition ? await view.ofEdition(edition, this.said).catch(() => []) : []
    const found = question && told.length === 0 ? await quotes(index, question, Date.now(), this.said.language) : []
    if (ask !== this.#asked) return
    reply.replaceChildren(...(told.length > 0 ? told : question ? view.reply(index, found, this.said) : []))
    reply.hidden = reply.childNodes.length === 0
    // No report contains "trending", but the question was answered anyway.
    if (found.length > 0 && !hasResults) status.textContent = ''
  }

  /** @param {string} message */
  #clear(message) {
    const { results, more, bar, reading, reply, status } = this.parts
    this.#current = null
    results.ariaBusy = 'false'
    results.replaceChildren()
    more.hidden = true
    bar.hidden = true
    reading.hidden = true
    reply.hidden = true
    status.textContent = message
  }

  /**
   * @param {Query} query
   * @param {import('./matching.js').Answers} found
   * @param {boolean} isWhole every text was looked at
   */
  #summary(query, { answers, others, isPartial, spelling }, isWhole) {
    const { said } = this
    const count = said.count('search.count', answers.length)
    const asked = { asked: query.words.join(' '), meant: spelling?.join(' ') ?? '' }
    const first = spelling
      ? `${said.text('search.spelled', asked)} ${count}`
      : answers.length === 0 && others.length === 0
        ? said.text('search.none')
        : isPartial && answers.length
          ? `${said.text('search.some')} ${count}`
          : count
    return [
      first,
      ...(others.length ? [said.count('search.other-days', others.length)] : []),
      ...(isWhole ? [] : [said.text('search.phrase-newest', { n: looked })]),
    ].join(' · ')
  }

  /**
   * Returns the cards of the next stories.
   * @returns {Promise<HTMLElement[]>}
   */
  async #portion() {
    if (!this.#current) return []
    const { groups, query } = this.#current
    const { index } = groups
    return Promise.all(
      groups.portion(portion).map(async ({ answer, others }) => {
        const drawn = await index.card(answer.article).catch(() => undefined)
        const card = await cardOf(index, answer, drawn, query, this.said)
        if (others.length > 0) card.append(othersOf(index, others, this.said))
        return card
      }),
    )
  }
}

/**
 * Updates the address. Going back leads to earlier searches, not through every letter typed.
 * @param {string} text
 * @param {string} sort
 */
function keepInAddress(text, sort) {
  const to = new URL(location.href)
  if (text) to.searchParams.set('q', text)
  else to.searchParams.delete('q')
  if (sort === 'relevance') to.searchParams.delete('sort')
  else to.searchParams.set('sort', sort)
  if (to.href === location.href) return
  // Typing after a deliberate search begins a new entry in the history; the letters of one search share an entry.
  const isMeant = history.state?.isMeant && to.searchParams.get('q') !== new URL(location.href).searchParams.get('q')
  if (isMeant) history.pushState({ ...history.state, isMeant: false }, '', to)
  else history.replaceState(history.state, '', to)
}

/**
 * A deliberate search gets an entry in the history.
 * @param {string} text in the field
 */
export function mean(text) {
  if (text.trim() && new URL(location.href).searchParams.get('q') === text.trim())
    history.replaceState({ ...history.state, isMeant: true }, '')
}
