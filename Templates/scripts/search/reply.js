// @ts-check

import { isOurs } from '../card.js'
import { make } from '../element.js'
import { address, storyPath } from '../page.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */

/**
 * Shows the sentences from reports that answer a question, verbatim and with links; or that no report does.
 * @param {SearchIndex} index
 * @param {import('./replies.js').Quote[]} quotes
 * @param {Words} said
 * @returns {Node[]}
 */
export function reply(index, quotes, said) {
  const title = make('h2', {}, said.text('search.reply'))
  if (quotes.length === 0) return [title, make('p', {}, said.text('search.reply.none'))]
  return [
    title,
    make('p', { class: 'search-reply-note' }, said.text('search.reply.note')),
    make('ul', {}, ...quotes.map((quote) => line(index, quote, said))),
  ]
}

/** The number of another edition's headlines shown. */
const most = 4

/**
 * Shows another edition's headlines with a link; nothing if it has no news.
 * @param {HTMLAnchorElement} edition its link
 * @param {Words} said
 * @returns {Promise<Node[]>}
 */
export async function ofEdition(edition, said) {
  const answer = await fetch(new URL('feeds/headlines.json', edition.href))
  if (!answer.ok) return []
  /** @type {{ items: { title: string, url: string, language?: string, date_published?: string }[] }} */
  const { items } = await answer.json()
  const lines = items
    .slice(0, most)
    .map(({ title, url, language, date_published: moment }) =>
      make(
        'li',
        {},
        make(
          'blockquote',
          { lang: language || null, dir: 'auto' },
          make('a', { href: url, rel: isOurs(url) ? null : 'noopener noreferrer' }, title),
        ),
        moment ? make('p', { class: 'facts' }, make('time', { datetime: moment }, said.date(new Date(moment)))) : null,
      ),
    )
  if (lines.length === 0) return []
  const name = edition.textContent ?? ''
  return [
    make('h2', {}, make('a', { href: edition.href }, name)),
    make('ul', {}, ...lines),
    make('p', {}, make('a', { href: edition.href }, said.text('search.edition.whole', { name }))),
  ]
}

/**
 * @param {SearchIndex} index
 * @param {import('./replies.js').Quote} quote
 * @param {Words} said
 */
function line(index, { article, text, drawn, from }, said) {
  // A quotation from another report of the story has no title here.
  const title = from ? text : index.titles[article]
  const source = from?.source ?? index.sources[index.source[article]]
  const moment = new Date(index.moments[article])
  const words = { lang: (from ?? drawn).language || null, dir: 'auto' }
  // The subject of a sentence may be only in the title.
  const name = text === title ? source : make('span', words, title)
  const url = from?.url ?? drawn.url
  const way = url ? make('a', { href: url, rel: 'noopener noreferrer' }, name) : name
  return make(
    'li',
    {},
    make('blockquote', words, text),
    make(
      'p',
      { class: 'facts' },
      way,
      // A title takes a separate line or two.
      ...(text === title ? [] : [make('br'), source]),
      ' · ',
      make('time', { datetime: moment.toISOString().replace('.000', '') }, said.date(moment)),
      ...(drawn.story
        ? [' · ', make('a', { href: address(storyPath(drawn.story)) }, said.text('search.reply.story'))]
        : []),
    ),
  )
}
