// @ts-check
import { make } from '../element.js'
import { inOrder } from '../own/in-order.js'
import { nameOf } from './called.js'
import { fold, wordsOf } from './text.js'

/** @typedef {{ text: string, kind: 'recent' | 'topic' | 'source' | 'place' | 'word', value: string }} Suggestion */

/**
 * Suggests names and frequent words that begin like the last word typed.
 * @param {string} typed
 * @param {import('./index.js').SearchIndex} index
 * @param {import('../words.js').Words} said
 * @returns {Suggestion[]}
 */
export function suggestions(typed, index, said) {
  const [last = ''] = /[^\s"“”«»]+$/u.exec(typed) ?? []
  const start = typed.slice(0, typed.length - last.length)
  const prefix = wordsOf(fold(last)).at(-1) ?? ''
  if (prefix.length < 2) return []
  /** @param {string[]} names */
  const beginning = (names) =>
    [...new Set(names)].filter((name) => ` ${wordsOf(fold(name)).join(' ')}`.includes(` ${prefix}`)).slice(0, 2)
  const words = [...index.inTitles]
    .filter(([word]) => word.startsWith(prefix) && word.length > prefix.length && !index.grammar.stop?.includes(word))
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([word]) => word)
  const all = /** @type {const} */ ([
    ['topic', beginning(inOrder(index.topics, ({ id }) => id).map((topic) => nameOf(topic, said)))],
    ['source', beginning(index.sources)],
    ['place', beginning(index.places.map((place) => place.town ?? said.place(place)))],
    ['word', words.slice(0, 4)],
  ])
  const known = new Set()
  return all
    .flatMap(([kind, texts]) => texts.map((text) => ({ text, kind, value: `${start}${text} ` })))
    .filter(({ text }) => !known.has(fold(text)) && known.add(fold(text)))
    .slice(0, 8)
}

/**
 * A text field with a list of suggestions, as the ARIA practices describe an editable combobox with list autocomplete: the
 * focus stays in the field, arrows walk the list, Enter takes, Escape closes.
 * @param {HTMLInputElement} field
 * @param {HTMLElement} list
 * @param {(suggestion: Suggestion) => void} take
 */
export function combobox(field, list, take) {
  /** @type {Suggestion[]} */
  let shown = []
  let active = -1
  // Without this script it is an ordinary field.
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-expanded', 'false')

  const close = () => {
    list.hidden = true
    active = -1
    field.setAttribute('aria-expanded', 'false')
    field.removeAttribute('aria-activedescendant')
  }

  /**
   * @param {Suggestion[]} all
   * @param {(kind: string) => string} kindName
   */
  const show = (all, kindName) => {
    shown = all
    if (!all.length) return close()
    active = -1
    field.removeAttribute('aria-activedescendant')
    list.replaceChildren(
      ...all.map(({ text, kind }, number) =>
        make(
          'li',
          { role: 'option', id: `search-option-${number}`, 'aria-selected': 'false', 'data-kind': kind },
          make('span', { dir: 'auto' }, text),
          ' ',
          make('small', {}, kindName(kind)),
        ),
      ),
    )
    list.hidden = false
    field.setAttribute('aria-expanded', 'true')
  }

  /** @param {number} step */
  const move = (step) => {
    list.children[active]?.setAttribute('aria-selected', 'false')
    active = active < 0 ? (step > 0 ? 0 : shown.length - 1) : active + step
    if (active < 0 || active >= shown.length) {
      active = -1
      return field.removeAttribute('aria-activedescendant')
    }
    list.children[active].setAttribute('aria-selected', 'true')
    list.children[active].scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', `search-option-${active}`)
  }

  field.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && active >= 0) take(shown[active])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  field.addEventListener('blur', close)
  // Pressing a suggestion leaves the focus in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null
    if (option) take(shown[[...list.children].indexOf(option)])
  })
  return { show, close }
}
