// @ts-check
import { zip } from './zip.js'

/**
 * A piece of running text: plain, or a link.
 * @typedef {string | { text: string, href: string }} Run
 */

/**
 * @typedef {object} Piece an article in a book
 * @property {Run[]} title
 * @property {string} [language]
 * @property {Run[][]} paragraphs
 * @property {string} [note] the reader's own
 */

/**
 * @typedef {object} Book
 * @property {string} id
 * @property {string} title
 * @property {string} language
 * @property {Date} moment
 * @property {string} contents what the list of chapters is called
 * @property {{ title: string, pieces: Piece[] }[]} chapters
 */

const xhtml = 'http://www.w3.org/1999/xhtml'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Makes a book that every e-reader can open (EPUB 3.3).
 * @param {Book} book
 */
export function epub(book) {
  const names = book.chapters.map((_, at) => `chapter-${at + 1}.xhtml`)
  return zip([
    // First and uncompressed, so that the format is recognised without unpacking the file (OCF, 4.3).
    { name: 'mimetype', text: 'application/epub+zip' },
    { name: 'META-INF/container.xml', text: container },
    { name: 'book.opf', text: description(book, names) },
    { name: 'contents.xhtml', text: contents(book, names) },
    ...book.chapters.map((chapter, at) => ({ name: names[at], text: page(book, chapter) })),
  ])
}

const container = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n`

/**
 * @param {Book} book
 * @param {string[]} names
 */
function description({ id, title, language, moment }, names) {
  const file = document.implementation.createDocument('http://www.idpf.org/2007/opf', 'package')
  const add = adder(file)
  const top = file.documentElement
  top.setAttribute('version', '3.0')
  top.setAttribute('unique-identifier', 'id')
  const about = add(top, 'metadata')
  const dublin = (/** @type {string} */ name, /** @type {string} */ text) => {
    const element = file.createElementNS('http://purl.org/dc/elements/1.1/', `dc:${name}`)
    element.textContent = clean(text)
    return about.appendChild(element)
  }
  dublin('identifier', id).setAttribute('id', 'id')
  dublin('title', title)
  dublin('language', language)
  add(about, 'meta', { property: 'dcterms:modified' }, moment.toISOString().replace(/\.\d+/, ''))
  const manifest = add(top, 'manifest')
  const type = 'application/xhtml+xml'
  add(manifest, 'item', { id: 'contents', href: 'contents.xhtml', 'media-type': type, properties: 'nav' })
  const spine = add(top, 'spine')
  for (const [at, href] of names.entries()) {
    add(manifest, 'item', { id: `c${at + 1}`, href, 'media-type': type })
    add(spine, 'itemref', { idref: `c${at + 1}` })
  }
  return declaration + new XMLSerializer().serializeToString(file)
}

/**
 * @param {Book} book
 * @param {string[]} names
 */
function contents(book, names) {
  const [file, body] = blank(book.language, book.title)
  const add = adder(file)
  const nav = add(body, 'nav')
  nav.setAttributeNS('http://www.idpf.org/2007/ops', 'epub:type', 'toc')
  add(nav, 'h1', {}, book.contents)
  const list = add(nav, 'ol')
  for (const [at, { title }] of book.chapters.entries()) add(add(list, 'li'), 'a', { href: names[at] }, title)
  return declaration + new XMLSerializer().serializeToString(file)
}

/**
 * @param {Book} book
 * @param {Book['chapters'][number]} chapter
 */
function page(book, { title, pieces }) {
  const [file, body] = blank(book.language, title)
  const add = adder(file)
  const write = (/** @type {Element} */ parent, /** @type {Run[]} */ runs) => {
    for (const run of runs) {
      const href = typeof run === 'string' ? '' : safe(run.href)
      const text = typeof run === 'string' ? run : run.text
      if (href) add(parent, 'a', { href }, text)
      else parent.append(clean(text))
    }
  }
  add(body, 'h1', {}, title)
  for (const { title, language, paragraphs, note } of pieces) {
    const section = add(body, 'section')
    if (language && /^[a-z]{2,3}(-[\w-]+)?$/i.test(language)) {
      section.setAttribute('lang', language)
      section.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', language)
    }
    write(add(section, 'h2'), title)
    for (const paragraph of paragraphs) write(add(section, 'p'), paragraph)
    if (note) add(add(section, 'blockquote'), 'p', {}, note)
  }
  return declaration + new XMLSerializer().serializeToString(file)
}

/**
 * @param {string} language
 * @param {string} title
 * @returns {[XMLDocument, Element]} and its body
 */
function blank(language, title) {
  const file = document.implementation.createDocument(xhtml, 'html')
  const add = adder(file)
  file.documentElement.setAttribute('lang', language)
  file.documentElement.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', language)
  add(add(file.documentElement, 'head'), 'title', {}, title)
  return [file, add(file.documentElement, 'body')]
}

/** @param {XMLDocument} file */
const adder =
  (file) =>
  (
    /** @type {Element} */ parent,
    /** @type {string} */ name,
    /** @type {Record<string, string>} */ attributes = {},
    /** @type {string} */ text = '',
  ) => {
    const element = file.createElementNS(file.documentElement.namespaceURI, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = clean(text)
    return parent.appendChild(element)
  }

/** Characters that XML 1.0 cannot contain are left out. */
const clean = (/** @type {string} */ text) =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

/**
 * Returns a complete, well-formed web address; nothing for any other text.
 * @param {string} text
 */
function safe(text) {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url.href : ''
  } catch {
    return ''
  }
}
