// @ts-check
import { make } from './element.js'
import { day } from './filtering.js'
import { allTags, shelve, shelving, tagsOf } from './own/shelving.js'
import { actions } from './own/taking.js'
import { ownWords } from './own/words.js'
import { keptCard, told } from './shelf.js'
import { store } from './store.js'

/** @typedef {import('./shapes.js').Kept} Kept */
/** @typedef {import('./words.js').Words} Words */

/** The filters of the list; a tag's chip has a number sign before its name. */
const chips = ['all', 'today', 'week', 'images', 'favourites']

/**
 * The reading list, with chips to filter it and ways to export it.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#saved'))
  if (page.location.search || page.location.hash) void askedFor()
  let chip = 'all'
  // A field being edited stays in place; the list is redrawn when the reader leaves it.
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

  async function askedFor() {
    const { askShared } = await import('./own/shared.js')
    await askShared(page.location)
  }

  async function show() {
    isStale = false
    const said = await ownWords()
    const all = store.get('saved')
    const tags = allTags(all)
    if (chip.startsWith('#') && !tags.includes(chip.slice(1))) chip = 'all'
    const chosen = all.filter((article) => isOf(chip, article))
    box.replaceChildren(
      make('p', { class: 'count', role: 'status' }, all.length > 0 ? said.count('articles', chosen.length) : ''),
      ...(all.length > 0 ? [choices(chip, all, said, choose)] : []),
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
    const renewChips = () => box.querySelector('.chips')?.replaceWith(choices(chip, store.get('saved'), said, choose))
    element.append(
      shelving(
        article,
        said,
        (change) => {
          isWriting = true
          shelve(article.id, change)
          isWriting = false
          if ('favourite' in change) renewChips()
        },
        renewChips,
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
 * Chips that match something: without pictures or favourites, theirs are left out.
 * @param {string} chip the chosen one
 * @param {Kept[]} all
 * @param {Words} said
 * @param {(chip: string) => Promise<void>} choose
 */
function choices(chip, all, said, choose) {
  const button = (/** @type {string} */ name, /** @type {string} */ text) =>
    make('button', { type: 'button', 'aria-pressed': String(name === chip), onclick: () => void choose(name) }, text)
  return make(
    'div',
    { class: 'chips', role: 'group', 'aria-label': said.text('saved.choose') },
    ...chips
      .filter((name) => name === chip || all.some((article) => isOf(name, article)))
      .map((name) => button(name, said.text(name === 'favourites' ? 'shelf.favourites' : `saved.${name}`))),
    ...allTags(all).map((tag) => button(`#${tag}`, `#${tag}`)),
  )
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
