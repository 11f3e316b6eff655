// @ts-check
import { make } from './element.js'
import { articles, keep, leading } from './own/articles.js'
import { chooser, facets, isEmpty } from './own/choosing.js'
import { valueName } from './own/naming.js'
import { storiesOf, threadNamed, threads, threadsOf } from './own/threads.js'
import { toggled } from './own/toggling.js'
import { ownWords } from './own/words.js'
import { address } from './page.js'
import { nameOf } from './search/card.js'
import { download } from './shelf.js'
import { store } from './store.js'
import { opml } from './subscriptions.js'

/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./own/articles.js').Articles} Articles */
/** @typedef {import('./own/choosing.js').Facet} Facet */

/** How many stories are shown of what is followed. */
const shown = 12

/** How many teams are offered while one is written. */
const offered = 40

/**
 * All that the reader follows, how to follow more, and the latest of it.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#following'))
  const list = make('div', { class: 'followed-list' })
  const forms = make('div')
  const latest = make('section')
  box.replaceChildren(list, forms, latest)
  let all = await (isEmpty(store.get('following')) ? leading() : articles()).catch(() => undefined)
  let turn = 0
  const show = async () => {
    const own = ++turn
    const said = await ownWords()
    const following = store.get('following')
    if (all?.offered && !isEmpty(following)) all = await articles().catch(() => all)
    const running = await storiesOf(following.threads)
    if (own !== turn) return
    const rows = () => [...list.querySelectorAll('li button')]
    const at = rows().indexOf(/** @type {Element} */ (page.activeElement))
    list.replaceChildren(...followed(said, all))
    // Who follows something no more goes on at the next.
    if (at >= 0) {
      const next = /** @type {HTMLElement | null} */ (rows()[at] ?? rows().at(-1) ?? list.querySelector('.note'))
      if (next?.matches('.note')) next.tabIndex = -1
      next?.focus()
    }
    if (!all || isEmpty(following)) return latest.replaceChildren()
    const known = all
    const reasonsOf = chooser(following, running)
    const found = known.ranked((article) => reasonsOf(known.traits(article)).length > 0).slice(0, shown)
    const cards = await Promise.all(found.map((article) => known.card(article, said)))
    if (own !== turn) return
    latest.replaceChildren(
      make('h2', {}, said.text('follow.latest')),
      cards.length > 0
        ? make('div', { class: 'cards' }, ...cards)
        : make('p', { class: 'note' }, said.text('follow.quiet')),
    )
    void keep(known.drawers(found))
  }
  const ask = async () => forms.replaceChildren(...questions(await ownWords(), all, await threads()))
  await ask()
  await show()
  store.watch('following', () => void show())
  page.addEventListener('pulse:language', () => {
    void ask()
    void show()
  })
}

/**
 * What is followed, each with a way to follow it no more.
 * @param {Words} said
 * @param {Articles | undefined} all
 */
function followed(said, all) {
  const following = store.get('following')
  const rows = facets.flatMap((facet) =>
    following[facet].map((value) => {
      const name = valueName(facet, value, said, all?.index)
      const unfollow = () => store.update('following', (before) => toggled(before, facet, value))
      return make(
        'li',
        {},
        make(
          'span',
          {},
          make('span', { class: 'follows-kind' }, said.text(`follow.kind.${facet}`)),
          ' ',
          facet === 'threads' ? titled(value, name) : name,
        ),
        make(
          'button',
          { type: 'button', 'aria-label': `${said.text('follow.un')}: ${name}`, onclick: unfollow },
          said.text('follow.un'),
        ),
      )
    }),
  )
  if (rows.length === 0) return [make('p', { class: 'note' }, said.text('follow.none'))]
  const feeds = async () => download('following.opml', 'text/x-opml', opml(document.title, await feedsOf(said, all)))
  return [
    make('ul', { class: 'mutes' }, ...rows),
    make(
      'p',
      { class: 'actions' },
      make('button', { type: 'button', onclick: () => void feeds() }, said.text('follow.opml')),
    ),
  ]
}

/**
 * The title of a running story, in its own language.
 * @param {string} value
 * @param {string} name
 */
const titled = (value, name) => make('span', { lang: threadNamed(value)?.language, dir: 'auto' }, name)

/**
 * The feeds of what is followed: the site's own of topics, places and running stories, those that followed stories belong to
 * among them, and those of the publishers.
 * @param {Words} said
 * @param {Articles | undefined} all
 */
async function feedsOf(said, all) {
  const { topics, places, stories, threads: running, sources } = store.get('following')
  const answer = sources.length > 0 ? await fetch(address('report.json')).catch(() => null) : null
  /** @type {(ReportFeed & { id?: string })[]} */
  const known = answer?.ok ? (await answer.json()).feeds : []
  const own = (/** @type {Facet} */ facet, /** @type {string} */ value, /** @type {string} */ path) => ({
    name: valueName(facet, value, said, all?.index),
    feed: address(`feeds/${path}.xml`),
    category: said.text(`follow.kind.${facet}`),
  })
  // An import may hold anything: only what can be a page's name becomes an address.
  const isPath = (/** @type {string} */ path) => /^[\w-]+(\/[\w-]+)?$/.test(path)
  return [
    ...topics.filter(isPath).map((topic) => own('topics', topic, topic)),
    // The owner says which places have one; the page lists them.
    ...[.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.place-feeds a'))]
      .filter(({ dataset }) => places.includes(dataset.place ?? ''))
      .map(({ dataset, href }) => ({
        name: valueName('places', dataset.place ?? '', said, all?.index),
        feed: href,
        category: said.text('follow.kind.places'),
      })),
    ...[...new Set([...running, ...(await threadsOf(stories))])]
      .filter(isPath)
      .map((thread) => own('threads', thread, `threads/${thread}`)),
    ...known
      .filter(({ id, feed }) => feed && sources.includes(id ?? ''))
      .map(({ name, feed }) => ({ name, feed, category: said.text('follow.kind.sources') })),
  ]
}

/**
 * Ways to follow more: a choice of each kind, and words of one's own.
 * @param {Words} said
 * @param {Articles | undefined} all
 * @param {import('./own/threads.js').Thread[]} running
 */
function questions(said, all, running) {
  const follow = (/** @type {Facet} */ facet, /** @type {string} */ value) => {
    if (value && !store.get('following')[facet].includes(value))
      store.update('following', (before) => toggled(before, facet, value))
  }
  /**
   * @param {Facet} facet
   * @param {HTMLSelectElement | HTMLInputElement} field
   */
  const form = (facet, field) =>
    make(
      'form',
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault()
          follow(facet, field.value.trim())
          if (field instanceof HTMLInputElement) field.value = ''
        },
      },
      make('label', {}, make('span', {}, said.text(`follow.kind.${facet}`)), field),
      make('button', { type: 'submit' }, said.text('tools.follow')),
    )
  const choice = (
    /** @type {Facet} */ facet,
    /** @type {[value: string, name: string, language?: string][]} */ options,
  ) =>
    form(
      facet,
      make(
        'select',
        { name: `follow-${facet}` },
        ...options.map(([value, name, lang]) => make('option', { value, lang }, name)),
      ),
    )
  const byName = (/** @type {[string, string][]} */ options) =>
    options.toSorted((a, b) => a[1].localeCompare(b[1], said.locale))
  // Who has begun to write a team's name is offered those of the day.
  const teams = make('datalist', { id: 'teams' })
  const offerTeams = async () => {
    const names = all ? (await import('./own/teams.js')).teamsOf(all, offered) : []
    teams.replaceChildren(...names.map((value) => make('option', { value })))
  }
  const { index } = all ?? {}
  const countries = all?.offered?.places ?? [...new Set(index?.places.flatMap(({ country }) => country || []) ?? [])]
  return [
    make('h2', {}, said.text('follow.more')),
    ...(running.length > 0
      ? [
          choice(
            'threads',
            running.map(({ name, title, language }) => [name, title, language ?? '']),
          ),
        ]
      : []),
    form(
      'teams',
      make('input', { name: 'follow-team', autocomplete: 'off', maxlength: 80, list: 'teams', onfocus: offerTeams }),
    ),
    teams,
    form('words', make('input', { name: 'follow-word', autocomplete: 'off', maxlength: 80 })),
    ...(index
      ? [
          choice(
            'topics',
            index.topics.map((topic) => [topic.id, nameOf(topic, said)]),
          ),
          choice('places', byName(countries.map((code) => [code, said.region(code) ?? code]))),
          choice('sources', byName(index.sourceIDs.map((id, at) => [id, index.sources[at]]))),
        ]
      : []),
  ]
}
