// @ts-check
import { make } from '../element.js'

/**
 * The form and what stands around the answers; in the page only where scripts run, so that no form is ever dead.
 * @param {import('../words.js').Words} said
 */
export function form(said) {
  /**
   * A text that changes with the language.
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {string} key
   * @param {Record<string, import('../element.js').Attribute>} [attributes]
   */
  const text = (name, key, attributes = {}) => make(name, { ...attributes, 'data-word': key }, said.text(key))

  const field = make('input', {
    type: 'search',
    name: 'q',
    id: 'search-field',
    maxlength: '300',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'search-list',
    'aria-autocomplete': 'list',
    'aria-describedby': 'search-hint',
    placeholder: said.text('search.placeholder'),
    'data-word-placeholder': 'search.placeholder',
  })
  const list = make('ul', {
    role: 'listbox',
    id: 'search-list',
    class: 'search-list',
    hidden: true,
    'aria-label': said.text('search.suggestions'),
    'data-word-aria-label': 'search.suggestions',
  })
  const sort = make(
    'select',
    { name: 'sort', id: 'search-sort' },
    ...['relevance', 'newest', 'oldest', 'source'].map((value) => text('option', `search.sort.${value}`, { value })),
  )
  const parts = {
    field,
    list,
    sort,
    form: make(
      'form',
      { class: 'search-form', method: 'get' },
      text('label', 'search.label', { for: 'search-field' }),
      make('div', { class: 'search-box' }, field, list),
      text('button', 'search.submit', { type: 'submit' }),
    ),
    hint: text('p', 'search.hint', { id: 'search-hint', class: 'search-hint' }),
    recent: make(
      'div',
      { class: 'search-recent', hidden: true },
      text('h2', 'search.recent'),
      make('ul'),
      text('button', 'search.forget', { type: 'button' }),
    ),
    bar: make('div', { class: 'search-bar', hidden: true }),
    status: make('p', { role: 'status', class: 'search-status' }),
    reading: make('p', { class: 'search-reading', hidden: true }),
    results: make('div', { class: 'cards search-results' }),
    more: text('button', 'search.more', { type: 'button', class: 'search-more', hidden: true }),
  }
  parts.bar.append(
    text('h2', 'search.results'),
    make('div', { class: 'search-sort' }, text('label', 'search.sort', { for: 'search-sort' }), sort),
  )
  return parts
}
