// @ts-check
import { make } from './element.js'

/**
 * A card made from what is kept of an article, like those of the edition.
 * @param {any} article @param {import('./words.js').Words} said
 */
export function card(article, said) {
  const link = isWeb(article.url)
    ? make('a', { href: article.url, rel: 'noopener noreferrer' }, article.title)
    : article.title
  return make('article', { class: 'card', 'data-id': article.id, 'data-source': article.source, 'data-category': article.category, 'data-story': article.story || null },
    isWeb(article.image) && allowsImages()
      ? make('div', { class: 'picture' }, make('img', { src: article.image, alt: '', width: 640, height: 360, loading: 'lazy', referrerpolicy: 'no-referrer' })) : null,
    make('div', { class: 'words', lang: article.language || null, dir: 'auto' }, make('h3', {}, link), article.summary ? make('p', {}, article.summary) : null),
    make('div', { class: 'facts' }, make('p', {}, make('strong', {}, article.publisher),
      ...(article.stamp ? [' · ', make('time', { datetime: article.stamp }, said.date(new Date(article.stamp)))] : []))))
}

/** An import may hold anything; only web addresses become links. @param {any} text */
export function isWeb(text) { return typeof text === 'string' && /^https?:\/\//i.test(text) }

/** Whether the page may ask other hosts for pictures. */
function allowsImages() {
  return document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')?.includes('https:') ?? false
}

/**
 * Hands the reader a file that the page made.
 * @param {string} name @param {string} type @param {string} text
 */
export function download(name, type, text) {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
