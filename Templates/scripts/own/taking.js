// @ts-check
/** Ways to take the reading list along, as files of many kinds, and to bring one. */
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
 * Ways to take the list along, and to bring one.
 * @param {boolean} hasAny
 * @param {Words} said
 */
export function actions(hasAny, said) {
  // As the list is when it is asked for: the reader may have written in it.
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
 * Adds what a file holds to the list.
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
 * The articles of an export, of the list alone or of everything.
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
