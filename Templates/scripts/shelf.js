// @ts-check
import { card } from './card.js'
import { make } from './element.js'
import { address, isName, storyPath } from './page.js'

/**
 * A card made from what is kept of an article.
 * @param {import('./shapes.js').Kept} article
 * @param {import('./words.js').Words} said
 */
export function keptCard(article, said) {
  const url = isWeb(article.url) ? article.url : ''
  const page = isName(article.story) ? address(storyPath(article.story)) : ''
  const publisher = make('strong', {}, article.publisher)
  const image = isWeb(article.image) && allowsImages() ? article.image : ''
  return card(
    { ...article, url: page || url, image },
    {
      title: [article.title],
      text: article.summary ? [article.summary] : [],
      facts: [
        [page && url ? make('a', { href: url, rel: 'noopener noreferrer' }, publisher) : publisher],
        ...(article.stamp ? [[make('time', { datetime: article.stamp }, said.date(new Date(article.stamp)))]] : []),
      ],
    },
  )
}

/**
 * An import may hold anything; only web addresses become links.
 * @param {unknown} text
 * @returns {text is string}
 */
export function isWeb(text) {
  return typeof text === 'string' && /^https?:\/\//i.test(text)
}

/** Whether the page may ask other hosts for pictures. */
function allowsImages() {
  return (
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')?.includes('https:') ??
    false
  )
}

/**
 * Hands the reader a file that the page made.
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
