// @ts-check
/** Exports the reading list in several formats, and imports one. */
import { make } from '../element.js'
import { notice } from '../notice.js'
import { isRecord } from '../shapes.js'
import { download } from '../shelf.js'
import { store } from '../store.js'
import { undoable } from '../undoing.js'
import { bookmarks, markdown } from './exports.js'
import { ownWords } from './words.js'

/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../words.js').Words} Words */

/**
 * Creates the buttons for exporting and importing the list.
 * @param {boolean} hasAny
 * @param {Words} said
 */
export function actions(hasAny, said) {
  // Read the list when it is exported, because the reader may have edited it.
  const all = () => store.get('saved')
  /** @type {HTMLInputElement} */
  const file = make('input', {
    type: 'file',
    accept: 'application/json,.json',
    hidden: true,
    onchange: () => void take(file.files?.[0]),
  })
  /**
   * @param {string} key
   * @param {() => void} act
   */
  const button = (key, act) => make('button', { type: 'button', onclick: act }, said.text(key))
  const json = () => JSON.stringify({ format: 'global-pulse-saved', articles: all() }, null, 2)
  const title = said.text('title.saved')
  const book = async (/** @type {(books: typeof import('./books.js')) => Blob | Promise<Blob>} */ make, name = '') => {
    try {
      download(name, 'application/epub+zip', await make(await import('./books.js')))
    } catch {
      notice(said.text('shelf.no-book'))
    }
  }
  const ways = [
    button('saved.json', () => download('saved.json', 'application/json', json())),
    button('saved.markdown', () => download('saved.md', 'text/markdown', markdown(all(), title))),
    button('shelf.bookmarks', () => download('saved.html', 'text/html', bookmarks(all(), title))),
    button('shelf.epub', () => void book(({ savedBook }) => savedBook(all(), said), 'saved.epub')),
  ]
  const menu = () =>
    make(
      'details',
      { class: 'exports' },
      make('summary', {}, said.text('saved.export')),
      make('div', { class: 'exports-ways' }, ...ways),
    )
  return make(
    'div',
    { class: 'actions' },
    hasAny ? menu() : null,
    button('shelf.epub-day', () => void book(({ dayBook }) => dayBook(said), 'day.epub')),
    button('saved.import', () => file.click()),
    file,
  )
}

/**
 * Adds the articles of a file to the list.
 * @param {File | undefined} file
 */
async function take(file) {
  const said = await ownWords()
  const text = (await file?.text()) ?? ''
  if (store.isLater(text)) return notice(said.text('saved.later'))
  const articles = read(text)
  if (!articles) return notice(said.text('saved.not-ours'))
  const before = store.get('saved')
  const known = new Set(before.map(({ id }) => id))
  const added = articles.filter(({ id }) => !known.has(id))
  const undo = undoable(['saved'], () => store.set('saved', [...before, ...added]))
  notice(
    said.count('saved.imported', added.length),
    added.length > 0 ? { label: said.text('tools.undo'), act: () => void undo() } : undefined,
  )
}

/**
 * Returns the articles of an export, either of the list or of everything.
 * @param {string} text
 * @returns {Kept[] | null}
 */
function read(text) {
  try {
    /** @type {unknown} */
    const file = JSON.parse(text)
    if (!isRecord(file)) return null
    const articles = file.format === 'global-pulse-saved' ? file.articles : isRecord(file.data) && file.data.saved
    if (!Array.isArray(articles)) return null
    return articles.filter((article) => typeof article?.id === 'string' && typeof article.title === 'string')
  } catch {
    return null
  }
}
