// @ts-check
/** The list of what a reader follows, and its feeds for other programs. */
import { make } from '../element.js'
import { address } from '../page.js'
import { download } from '../shelf.js'
import { store } from '../store.js'
import { opml } from '../subscriptions.js'
import { facets } from './choosing.js'
import { called, valueName } from './naming.js'
import { threadNamed, threads, threadsOf } from './threads.js'
import { toggled } from './toggling.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./articles.js').Articles} Articles */
/** @typedef {import('./choosing.js').Facet} Facet */

/**
 * Lists what is followed, each with a button to unfollow it.
 * @param {Words} said
 * @param {Articles | undefined} all
 */
export function followed(said, all) {
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
          facet === 'threads' || facet === 'stories' ? titled(value, name) : name,
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
 * A story's title, in its own language.
 * @param {string} value
 * @param {string} name
 */
const titled = (value, name) => make('span', { lang: called(value)?.language, dir: 'auto' }, name)

/**
 * Lists the feeds for what is followed: the site's own for topics, places and long running stories (including those of
 * followed stories), and the publishers' feeds.
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
  // Imported data may contain anything; only valid names of pages become addresses.
  const isPath = (/** @type {string} */ path) => /^[\w-]+(\/[\w-]+)?$/.test(path)
  const joined = await threadsOf(stories)
  // This loads the running stories' titles.
  await threads()
  const followed = new Set([...running, ...joined].flatMap((name) => threadNamed(name) ?? []))
  return [
    ...topics.filter(isPath).map((topic) => own('topics', topic, topic)),
    // The owner configures which places have a feed; the page lists them.
    ...[.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.place-feeds a'))]
      .filter(({ dataset }) => places.includes(dataset.place ?? ''))
      .map(({ dataset, href }) => ({
        name: valueName('places', dataset.place ?? '', said, all?.index),
        feed: href,
        category: said.text('follow.kind.places'),
      })),
    ...[...followed].filter(({ hasFeed }) => hasFeed).map(({ name }) => own('threads', name, `threads/${name}`)),
    ...known
      .filter(({ id, feed }) => feed && sources.includes(id ?? ''))
      .map(({ name, feed }) => ({ name, feed, category: said.text('follow.kind.sources') })),
  ]
}
