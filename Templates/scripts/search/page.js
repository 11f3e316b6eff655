// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { cardOf, nameOf, nameOfTime } from './card.js'
import { form } from './form.js'
import { looked, searchIndex } from './index.js'
import { read } from './query.js'
import { combobox, suggestions } from './suggestions.js'

/** A reader who pauses this long has typed what was meant, for now; in milliseconds. */
const pause = 300

/** How many answers are shown at a time. */
const portion = 20

/** How many searches are remembered. */
const remembered = 8

/** @param {Document} page */
export async function start(page) {
  const section = page.querySelector('.search')
  if (!section) return
  let said = await words()
  const parts = form(said)
  const { field, list, sort, status, results, more } = parts
  const address = new URL(page.location.href)
  field.value = address.searchParams.get('q') ?? ''
  sort.value = [...sort.options].some(({ value }) => value === address.searchParams.get('sort')) ? address.searchParams.get('sort') ?? '' : 'relevance'
  section.querySelector('.search-needs')?.toggleAttribute('hidden', true)
  section.append(parts.form, parts.hint, parts.recent, parts.bar, status, parts.reading, results, more)

  /** What is shown, for a portion more. @type {{ answers: import('./index.js').Answer[], query: import('./query.js').Query } | null} */
  let current = null
  /** Answers to a query that is no longer asked are thrown away. */
  let asked = 0
  let timer = 0

  const box = combobox(field, list, ({ value }) => {
    field.value = value
    field.setSelectionRange(value.length, value.length)
    box.close()
    remember(value)
    void search()
  })
  const kindName = (/** @type {string} */ kind) => said.text(`search.kind.${kind}`)

  async function suggest() {
    const typed = field.value
    if (!typed.trim()) {
      const recent = store.get('searches').map((/** @type {string} */ text) => ({ text, kind: /** @type {const} */ ('recent'), value: text }))
      return box.show(page.activeElement === field ? recent : [], kindName)
    }
    try {
      const index = await searchIndex()
      if (field.value === typed && page.activeElement === field) box.show(suggestions(typed, index, said), kindName)
    } catch {
      box.close()
    }
  }

  async function search() {
    clearTimeout(timer)
    const ask = ++asked
    const text = field.value.trim()
    const to = new URL(page.location.href)
    if (text) to.searchParams.set('q', text)
    else to.searchParams.delete('q')
    if (sort.value === 'relevance') to.searchParams.delete('sort')
    else to.searchParams.set('sort', sort.value)
    if (to.href !== page.location.href) history.replaceState(history.state, '', to)
    showRecent(!text)
    parts.hint.hidden = Boolean(text)
    if (!text) return clear('')
    try {
      if (!current) status.textContent = said.text('search.loading')
      const index = await searchIndex()
      const query = read(text, index, Date.now())
      const isWhole = await index.look(query.phrases)
      if (ask !== asked) return
      performance.mark('pulse:search')
      const { answers, isPartial } = index.answers(query, /** @type {any} */ (sort.value))
      performance.measure('pulse:search', 'pulse:search')
      if (ask !== asked) return
      current = { answers, query }
      const cards = await made(0)
      if (ask !== asked) return
      results.replaceChildren(...cards)
      more.hidden = answers.length <= portion
      parts.bar.hidden = false
      const meant = understood(index, query)
      parts.reading.hidden = !meant.length
      parts.reading.replaceChildren(...meant)
      const count = said.count('search.count', answers.length)
      const result = !answers.length ? said.text('search.none') : isPartial ? `${said.text('search.some')} ${count}` : count
      status.textContent = isWhole ? result : `${result} · ${said.text('search.phrase-newest', { n: looked })}`
    } catch {
      if (ask === asked) clear(said.text('search.failed'))
    }
  }

  /** @param {string} message */
  function clear(message) {
    current = null
    results.replaceChildren()
    more.hidden = true
    parts.bar.hidden = true
    parts.reading.hidden = true
    status.textContent = message
  }

  /** The cards of a portion of the answers. @param {number} from */
  async function made(from) {
    if (!current) return []
    const { answers, query } = current
    const index = await searchIndex()
    return Promise.all(answers.slice(from, from + portion).map(async (answer) =>
      cardOf(index, answer, await index.card(answer.article).catch(() => undefined), query, said)))
  }

  /** What of the query was taken for more than words. @param {import('./index.js').SearchIndex} index @param {import('./query.js').Query} query */
  function understood(index, query) {
    const topics = query.topics.map((number) => index.topics[number]).filter(({ id }, _, all) => !all.some((other) => id.startsWith(other.id + '/')))
    const meant = [
      ...topics.map((topic) => said.text('search.why.topic', { name: nameOf(topic, said) })),
      ...query.sources.slice(0, 3).map((number) => said.text('search.why.source', { name: index.sources[number] })),
      ...(query.time ? [nameOfTime(query.time, said)] : []),
    ]
    return meant.length ? [said.text('search.read-as'), ...meant.flatMap((name, number) => [number ? ' · ' : ' ', make('strong', {}, name)])] : []
  }

  /** @param {string} text */
  function remember(text) {
    const search = text.trim()
    if (search) store.update('searches', (all) => [search, ...all.filter((/** @type {string} */ other) => other !== search)].slice(0, remembered))
  }

  /** @param {boolean} isWanted */
  function showRecent(isWanted) {
    const all = store.get('searches')
    parts.recent.hidden = !isWanted || !all.length
    parts.recent.querySelector('ul')?.replaceChildren(...all.map((/** @type {string} */ text) =>
      make('li', {}, make('button', { type: 'button', dir: 'auto' }, text))))
  }

  field.addEventListener('focus', () => {
    // Asked for before the first letter, and only by readers who search.
    searchIndex().catch(() => {})
    void suggest()
  })
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(search, pause)
    void suggest()
  })
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault()
    box.close()
    remember(field.value)
    void search()
  })
  sort.addEventListener('change', () => void search())
  more.addEventListener('click', async () => {
    const shown = results.children.length
    const ask = asked
    const cards = await made(shown)
    if (ask !== asked) return
    results.append(...cards)
    more.hidden = (current?.answers.length ?? 0) <= results.children.length
    const title = results.children[shown]?.querySelector('h3')
    const first = title?.querySelector('a') ?? title
    // What leads nowhere takes the focus only from us.
    if (first && first === title) first.tabIndex = -1
    first?.focus()
  })
  parts.recent.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.closest('li')) {
      field.value = target.textContent ?? ''
      remember(field.value)
      void search()
    } else {
      store.set('searches', [])
      showRecent(true)
    }
    field.focus()
    box.close()
  })
  page.addEventListener('pulse:language', (event) => {
    said = /** @type {CustomEvent} */ (event).detail
    void search()
  })

  if (field.value) remember(field.value)
  await search()
}
