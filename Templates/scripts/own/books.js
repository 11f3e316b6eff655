// @ts-check
import { address, siteTitle } from '../page.js'
import { told } from '../shelf.js'
import { epub } from './epub.js'
import { deskName } from './words.js'

/** @typedef {import('./epub.js').Run} Run */
/** @typedef {import('./epub.js').Piece} Piece */
/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../words.js').Words} Words */

/**
 * Makes a book of the saved articles, with a chapter for each desk.
 * @param {Kept[]} all
 * @param {Words} said
 */
export function savedBook(all, said) {
  const articles = all.map(told)
  const desks = [...new Set(articles.map(({ category }) => category))]
  const piece = (/** @type {ReturnType<typeof told>} */ { title, url, publisher, stamp, summary, note, language }) => {
    /** @type {Piece} */
    const made = {
      title: [url ? { text: title, href: url } : title],
      language,
      paragraphs: [
        [[publisher, stamp ? said.date(new Date(stamp)) : ''].filter(Boolean).join(' · ')],
        ...(summary ? [[summary]] : []),
      ],
      note,
    }
    return made
  }
  return epub({
    id: `${address('saved.html')}#${Date.now()}`,
    title: `${said.text('title.saved')} · ${siteTitle()}`,
    language: said.language,
    moment: new Date(),
    contents: said.text('title.saved'),
    chapters: desks.map((desk) => ({
      title: desk ? deskName(desk, said) : said.text('title.saved'),
      pieces: articles.filter(({ category }) => category === desk).map(piece),
    })),
  })
}

/**
 * Makes a book of the day's digest, with a chapter for each desk, from the page's Markdown.
 * @param {Words} said
 */
export async function dayBook(said) {
  const answer = await fetch(address('digest.md'))
  if (!answer.ok) throw new Error(`the digest: ${answer.status}`)
  const blocks = (await answer.text())
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
  /** @type {{ title: string, pieces: Piece[] }[]} */
  const chapters = []
  for (const block of blocks) {
    const [, level = '', rest = ''] = /^(#{2,3}) ([\s\S]*)$/.exec(block) ?? []
    const last = chapters.at(-1)
    if (level === '##') chapters.push({ title: plain(rest), pieces: [] })
    else if (level && last) last.pieces.push({ title: runs(rest), paragraphs: [] })
    else last?.pieces.at(-1)?.paragraphs.push(runs(block))
  }
  return epub({
    id: `${address('digest.html')}#${Date.now()}`,
    title: `${said.text('title.digest')} · ${siteTitle()}`,
    language: document.documentElement.lang,
    moment: new Date(),
    contents: said.text('title.digest'),
    chapters: chapters.filter(({ pieces }) => pieces.length > 0),
  })
}

/**
 * Returns a paragraph of our Markdown as text with links.
 * @param {string} text
 * @returns {Run[]}
 */
const runs = (text) =>
  text
    .split(/(\[(?:\\.|[^\]\\])*\]\([^)]*\))/)
    .filter(Boolean)
    .map((part) => {
      const [, name, href] = /^\[((?:\\.|[^\]\\])*)\]\(<?([^)>]*)>?\)$/.exec(part) ?? []
      return name === undefined ? bare(part) : { text: bare(name), href: new URL(href, address('')).href }
    })

const plain = (/** @type {string} */ text) =>
  runs(text)
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')

/**
 * Returns the text without Markdown's marks.
 * @param {string} text
 */
const bare = (text) =>
  text
    .replace(/(^|[^\\\w])\*{1,2}([^*]+)\*{1,2}/g, '$1$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s*\n\s*/g, ' ')

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
