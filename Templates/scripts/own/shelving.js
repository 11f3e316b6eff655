// @ts-check
import { make } from '../element.js'
import { told } from '../shelf.js'
import { store } from '../store.js'

/** @typedef {import('../shapes.js').Kept} Kept */
/** @typedef {import('../words.js').Words} Words */

/** The maximum length of a note, since it shares the storage with everything else. */
const longest = 4000

/**
 * The fields of a saved article: its tags, a note, and whether it is a favourite.
 * @param {Kept} article
 * @param {Words} said
 * @param {(change: Partial<Kept>) => void} change with every letter: a page may be left at any moment
 * @param {() => void} settled when the reader has done with a field
 */
export function shelving(article, said, change, settled) {
  const { title, note: written } = told(article)
  /** @type {HTMLInputElement} */
  const tags = make('input', {
    value: tagsOf(article).join(', '),
    autocomplete: 'off',
    maxlength: 200,
    oninput: () => change({ tags: read(tags.value) }),
    onchange: settled,
  })
  /** @type {HTMLTextAreaElement} */
  const note = make(
    'textarea',
    { rows: 3, maxlength: longest, oninput: () => change({ note: note.value.trim() || undefined }) },
    written,
  )
  /** @type {HTMLButtonElement} */
  const favourite = make(
    'button',
    {
      type: 'button',
      class: 'favourite',
      'aria-pressed': String(article.favourite === true),
      'aria-label': `${said.text('shelf.favourite')}: ${title}`,
      title: said.text('shelf.favourite'),
      onclick: () => {
        const isOn = favourite.getAttribute('aria-pressed') !== 'true'
        favourite.setAttribute('aria-pressed', String(isOn))
        change({ favourite: isOn || undefined })
      },
    },
    '★',
  )
  return make(
    'div',
    { class: 'shelving' },
    favourite,
    make(
      'details',
      {},
      make('summary', {}, said.text('shelf.write')),
      make('label', {}, make('span', {}, said.text('shelf.tags')), tags),
      make('label', {}, make('span', {}, said.text('shelf.note')), note),
    ),
  )
}

/**
 * @param {Kept} article
 * @returns {string[]} what is imported may hold anything
 */
export const tagsOf = ({ tags }) => (Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [])

/**
 * Returns all tags in alphabetical order.
 * @param {Kept[]} all
 */
export const allTags = (all) => [...new Set(all.flatMap(tagsOf))].sort((a, b) => a.localeCompare(b))

/**
 * Changes a saved article's fields, wherever it is in the list by now.
 * @param {string} id
 * @param {Partial<Kept>} change
 */
export const shelve = (id, change) =>
  store.update('saved', (all) => all.map((article) => (article.id === id ? { ...article, ...change } : article)))

/** @param {string} text */
const read = (text) => [
  ...new Set(
    text
      .split(/[,;#]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
