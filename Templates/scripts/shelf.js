// @ts-check
import { card } from './card.js'
import { make } from './element.js'
import { address, isName, isWeb, storyPath } from './page.js'

/** @typedef {import('./shapes.js').Kept} Kept */

/**
 * Returns a saved article's data in a safe form, because imported data may contain anything: only web addresses are
 * links, and only valid times are times. An article without a source gets its host as the publisher.
 * @param {Kept} article
 */
export function told(article) {
  const text = (/** @type {keyof Kept} */ name) => {
    const value = article[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const web = (/** @type {keyof Kept} */ name) => (isWeb(text(name)) ? text(name) : '')
  const url = web('url')
  return {
    id: article.id,
    source: text('source') || (url && new URL(url).host),
    publisher: text('publisher'),
    category: text('category'),
    title: text('title') || url || article.id,
    url,
    language: text('language'),
    stamp: Number.isNaN(Date.parse(text('stamp'))) ? '' : text('stamp'),
    image: web('image'),
    summary: text('summary'),
    story: isName(article.story) ? article.story : '',
    note: text('note'),
    at: Number.isFinite(article.at) ? article.at : Number.NaN,
  }
}

/**
 * Creates a card from a saved article's data.
 * @param {Kept} article
 * @param {import('./words.js').Words} said
 */
export function keptCard(article, said) {
  const { url, title, summary, stamp, story, ...all } = told(article)
  const page = story ? address(storyPath(story)) : ''
  const publisher = make('strong', {}, all.publisher)
  const image = allowsImages() ? all.image : ''
  return card(
    { ...all, story, url: page || url, image },
    {
      title: [title],
      text: summary ? [summary] : [],
      facts: [
        [page && url ? make('a', { href: url, rel: 'noopener noreferrer' }, publisher) : publisher],
        ...(stamp ? [[make('time', { datetime: stamp }, said.date(new Date(stamp)))]] : []),
      ],
    },
  )
}

/** Whether the page may load pictures from other hosts. */
function allowsImages() {
  return (
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')?.includes('https:') ??
    false
  )
}

/**
 * Downloads a file made by the page.
 * @param {string} name
 * @param {string} type
 * @param {string | Blob} content
 */
export function download(name, type, content) {
  const link = make('a', { href: URL.createObjectURL(new Blob([content], { type })), download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
