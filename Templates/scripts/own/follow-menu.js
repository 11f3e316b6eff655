// @ts-check
import { make } from '../element.js'
import { address, dressed } from '../page.js'
import { store } from '../store.js'
import { areSports, traitsOf } from './choosing.js'
import { valueName } from './naming.js'
import { namesIn } from './teams.js'
import { threadOf } from './threads.js'
import { toggled } from './toggling.js'
import { ownWords } from './words.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./choosing.js').Facet} Facet */
/** @typedef {[facet: Facet, value: string, name: string, language: string | undefined]} Offer */

/** The number of teams and players offered for a report. */
const fewTeams = 3

/**
 * Asks what to follow: an article's topic, place, publisher, story or running story, and for a sports report the teams
 * and players it names.
 * @param {import('../cards.js').Entry} article
 */
export async function open(article) {
  const [said] = await Promise.all([ownWords(), dressed('own.css')])
  const traits = traitsOf(article)
  const thread = await threadOf(traits)
  const names = areSports(traits.topics) ? namesIn(`${article.title}\n${article.summary}`, traits.language) : []
  /** @type {Offer[]} */
  const all = [
    ...traits.topics.map((topic) => offer('topics', topic, nameOfTopic(article, topic, said))),
    ...traits.places.toReversed().map((place) => offer('places', place, valueName('places', place, said))),
    offer('sources', traits.source, article.publisher),
    offer('stories', traits.story, article.title, article.language),
    offer('threads', thread?.name ?? '', thread?.title ?? '', thread?.language),
    ...names.slice(0, fewTeams).map((name) => offer('teams', name, name)),
  ]
  // Articles shared by another program have no topic, and most articles have no story.
  const offers = all.filter(([, value]) => value)
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    { class: 'follow', 'aria-labelledby': 'follow-title' },
    make('h2', { id: 'follow-title' }, said.text('tools.follow')),
    make('ul', {}, ...offers.map((one) => make('li', {}, followButton(...one, said)))),
    make(
      'p',
      { class: 'actions' },
      make('a', { href: address('following.html') }, said.text('title.following')),
      make('button', { type: 'button', onclick: () => dialog.close() }, said.text('gallery.close')),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => {
    // A click outside the content is on the backdrop.
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/**
 * @param {Facet} facet
 * @param {string} value
 * @param {string} name
 * @param {string} [language] of the name
 * @returns {Offer}
 */
const offer = (facet, value, name, language) => [facet, value, name, language]

/**
 * Uses the name on the card, which the owner may have changed.
 * @param {import('../cards.js').Entry} article
 * @param {string} topic
 * @param {Words} said
 */
function nameOfTopic({ element }, topic, said) {
  const link = element.querySelector(`.kicker a[href$="${CSS.escape(topic).replaceAll('\\/', '/')}.html"]`)
  return link?.textContent?.trim() || valueName('topics', topic, said)
}

/**
 * Creates a button that names what it follows, and shows whether it is followed.
 * @param {Facet} facet
 * @param {string} value
 * @param {string} name
 * @param {string | undefined} language of the name
 * @param {Words} said
 */
export function followButton(facet, value, name, language, said) {
  const isOn = () => {
    const before = store.get('following')
    return toggled(before, facet, value)[facet].length < before[facet].length
  }
  const button = make(
    'button',
    {
      type: 'button',
      class: 'follows',
      onclick: () => {
        store.update('following', (before) => toggled(before, facet, value, { title: name, language }))
        show()
      },
    },
    make('span', { class: 'follows-kind' }, said.text(`follow.kind.${facet}`)),
    ' ',
    make('span', { class: 'follows-name', lang: language, dir: 'auto' }, name),
  )
  const show = () => button.setAttribute('aria-pressed', String(isOn()))
  show()
  return button
}
