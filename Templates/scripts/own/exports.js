// @ts-check
import { told } from '../shelf.js'
import { tagsOf } from './shelving.js'

/** @typedef {import('../shapes.js').Kept} Kept */

/**
 * Exports the list as Markdown.
 * @param {Kept[]} articles
 * @param {string} title
 */
export function markdown(articles, title) {
  const escaped = (/** @type {string} */ text) => text.replace(/[\\`*_{}[\]<>()#+!|-]/g, '\\$&')
  const lines = articles.map((article) => {
    const { title, url, publisher, stamp, note } = told(article)
    const link = url ? `[${escaped(title)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : escaped(title)
    const own = [
      ...tagsOf(article).map((tag) => `\\#${escaped(tag)}`),
      ...(note ? [escaped(note).replace(/\n+/g, ' ')] : []),
    ]
    const added = own.map((text) => `  ${text}\n`).join('')
    return `- ${link}, ${escaped(publisher)}${stamp ? `, ${stamp.slice(0, 10)}` : ''}\n${added}`
  })
  return `# ${title}\n\n${lines.join('')}`
}

/**
 * Exports the list as a bookmarks file for browsers ("Netscape bookmark file", with tags as in Firefox).
 * @param {Kept[]} articles
 * @param {string} title
 */
export function bookmarks(articles, title) {
  const escaped = (/** @type {string} */ text) =>
    text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\s+/g, ' ')
  const lines = articles
    .filter((article) => told(article).url)
    .map((article) => {
      const { title, url, note, at } = told(article)
      const tags = tagsOf(article)
      const labels = tags.length > 0 ? ` TAGS="${escaped(tags.join(','))}"` : ''
      const added = Number.isFinite(at) ? ` ADD_DATE="${Math.floor(at / 1000)}"` : ''
      return `<DT><A HREF="${escaped(url)}"${added}${labels}>${escaped(title)}</A>\n${note ? `<DD>${escaped(note)}\n` : ''}`
    })
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n',
    `<TITLE>${escaped(title)}</TITLE>\n<H1>${escaped(title)}</H1>\n<DL><p>\n`,
    ...lines,
    '</DL><p>\n',
  ].join('')
}
