// @ts-check
import { make } from './element.js'
import { day } from './filtering.js'
import { notice } from './notice.js'
import { bookmarks, markdown } from './own/exports.js'
import { allTags, shelve, shelving, tagsOf } from './own/shelving.js'
import { ownWords } from './own/words.js'
import { isRecord } from './shapes.js'
import { download, keptCard, told } from './shelf.js'
import { store } from './store.js'

/** @typedef {import('./shapes.js').Kept} Kept */
/** @typedef {import('./words.js').Words} Words */

/** What of the list can be chosen; a tag's chip has a number sign before its name. */
const chips = ['all', 'today', 'week', 'images', 'favourites']

/**
 * The reading list: chips to choose from it, and ways to take it along.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#saved'))
  if (page.location.search) await (await import('./own/shared.js')).takeShared(page.location)
  let chip = 'all'
  // What a reader writes in stays where it is; the list is drawn anew when they leave it.
  const isWritten = () => Boolean(page.activeElement?.closest('#saved .shelving'))
  let [isWriting, isStale] = [false, false]
  await show()
  store.watch('saved', () => {
    if (isWriting) return
    if (isWritten()) isStale = true
    else void show()
  })
  box.addEventListener('focusout', () =>
    setTimeout(() => {
      if (isStale && !box.contains(page.activeElement)) void show()
    }),
  )
  page.addEventListener('pulse:language', () => void show())

  async function show() {
    isStale = false
    const said = await ownWords()
    const all = store.get('saved')
    const tags = allTags(all)
    if (chip.startsWith('#') && !tags.includes(chip.slice(1))) chip = 'all'
    const chosen = all.filter((article) => isOf(chip, article))
    box.replaceChildren(
      make('p', { class: 'count', role: 'status' }, said.count('articles', chosen.length)),
      choices(chip, tags, said, choose),
      ...(chosen.length > 0
        ? [
            make('h2', { class: 'unseen' }, said.text('title.saved')),
            make('div', { class: 'cards' }, ...chosen.map((article) => kept(article, said))),
          ]
        : [make('p', { class: 'empty' }, said.text(all.length > 0 ? 'saved.none-here' : 'saved.none'))]),
      actions(all.length > 0, said),
    )
  }

  /**
   * @param {Kept} article
   * @param {Words} said
   */
  function kept(article, said) {
    const element = keptCard(article, said)
    element.append(
      shelving(
        article,
        said,
        (change) => {
          isWriting = true
          shelve(article.id, change)
          isWriting = false
        },
        () => box.querySelector('.chips')?.replaceWith(choices(chip, allTags(store.get('saved')), said, choose)),
      ),
    )
    return element
  }

  /** @param {string} name */
  async function choose(name) {
    chip = name
    await show()
    const chosen = /** @type {HTMLElement | null} */ (box.querySelector('.chips [aria-pressed="true"]'))
    chosen?.focus()
  }
}

/**
 * @param {string} chip the chosen one
 * @param {string[]} tags
 * @param {Words} said
 * @param {(chip: string) => Promise<void>} choose
 */
function choices(chip, tags, said, choose) {
  const button = (/** @type {string} */ name, /** @type {string} */ text) =>
    make('button', { type: 'button', 'aria-pressed': String(name === chip), onclick: () => void choose(name) }, text)
  return make(
    'div',
    { class: 'chips', role: 'group', 'aria-label': said.text('saved.choose') },
    ...chips.map((name) => button(name, said.text(name === 'favourites' ? 'shelf.favourites' : `saved.${name}`))),
    ...tags.map((tag) => button(`#${tag}`, `#${tag}`)),
  )
}

/**
 * Ways to take the list along, and to bring one.
 * @param {boolean} hasAny
 * @param {Words} said
 */
function actions(hasAny, said) {
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
  const book = async (
    /** @type {(books: typeof import('./own/books.js')) => Blob | Promise<Blob>} */ make,
    name = '',
  ) => {
    try {
      download(name, 'application/epub+zip', await make(await import('./own/books.js')))
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
  return make(
    'div',
    { class: 'actions' },
    ...(hasAny ? ways : []),
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
  const articles = read((await file?.text()) ?? '')
  if (!articles) return notice(said.text('saved.not-ours'))
  const before = store.get('saved')
  const known = new Set(before.map(({ id }) => id))
  const added = articles.filter(({ id }) => !known.has(id))
  store.set('saved', [...before, ...added])
  notice(said.count('saved.imported', added.length))
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

/**
 * @param {string} chip
 * @param {Kept} article
 */
function isOf(chip, article) {
  if (chip.startsWith('#')) return tagsOf(article).includes(chip.slice(1))
  if (chip === 'images') return Boolean(article.image)
  if (chip === 'favourites') return article.favourite === true
  if (chip !== 'today' && chip !== 'week') return true
  const [from, before] = day(chip, new Date())
  const { at } = told(article)
  return at >= from && at < before
}
