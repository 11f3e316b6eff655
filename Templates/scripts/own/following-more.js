// @ts-check
/** The forms for following more. */
import { make } from '../element.js'
import { nameOf } from '../search/called.js'
import { store } from '../store.js'
import { threadNamed } from './threads.js'
import { toggled } from './toggling.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./articles.js').Articles} Articles */
/** @typedef {import('./choosing.js').Facet} Facet */

/** The number of teams suggested while typing. */
const offered = 40

/**
 * Offers choices of each kind to follow, and a field for the reader's own words.
 * @param {Words} said
 * @param {Articles | undefined} all
 * @param {ThreadsFile['threads']} running
 */
export function questions(said, all, running) {
  const follow = (/** @type {Facet} */ facet, /** @type {string} */ value) => {
    if (value && !store.get('following')[facet].includes(value))
      store.update('following', (before) => toggled(before, facet, value, threadNamed(value)))
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
  // While a team's name is typed, names in the day's news are suggested.
  const teams = make('datalist', { id: 'teams' })
  const offerTeams = async () => {
    const names = all ? (await import('./teams.js')).teamsOf(all, offered) : []
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
