// @ts-check
import { make } from './element.js'
import { none } from './filtering.js'

/**
 * Creates the form with the filters of a page's articles.
 * @param {import('./words.js').Words} said
 * @param {Map<string, string>} sources names by id
 * @param {string[]} present the kinds of articles on the page
 * @param {boolean} hasImages
 * @param {boolean} hasPaid
 * @param {import('./filtering.js').Filter} chosen
 * @param {(changed: import('./filtering.js').Filter) => void} change
 * @param {() => void} markAll
 * @returns {HTMLFormElement}
 */
export function filterForm(said, sources, present, hasImages, hasPaid, chosen, change, markAll) {
  /**
   * @param {'view' | 'sort' | 'range'} name
   * @param {string[]} values
   */
  const select = (name, values) =>
    make(
      'label',
      {},
      make('span', {}, said.text(`filter.${name}`)),
      make(
        'select',
        { name },
        ...values.map((value) =>
          make('option', { value, selected: value === chosen[name] }, said.text(`filter.${name}.${value}`)),
        ),
      ),
    )
  /** @param {'isReversed' | 'withImages' | 'hidesRead' | 'hidesPaid'} name */
  const check = (name) =>
    make(
      'label',
      { class: 'check' },
      make('input', { type: 'checkbox', name, checked: chosen[name] }),
      said.text(`filter.${name}`),
    )
  const names = [...sources].sort((a, b) => a[1].localeCompare(b[1]))
  const form = make(
    'form',
    { class: 'filter-form' },
    select('view', ['grid', 'list']),
    select('sort', ['none', 'date', 'source', 'title']),
    check('isReversed'),
    select('range', ['all', 'today', 'yesterday', 'week', 'month']),
    hasImages ? check('withImages') : null,
    check('hidesRead'),
    hasPaid ? check('hidesPaid') : null,
    present.length > 1
      ? make(
          'fieldset',
          {},
          make('legend', {}, said.text('filter.kinds')),
          ...present.map((kind) =>
            make(
              'label',
              { class: 'check' },
              make('input', {
                type: 'checkbox',
                name: 'kind',
                value: kind,
                checked: !chosen.withoutKinds.includes(kind),
              }),
              said.text(`kind.${kind}`),
            ),
          ),
        )
      : null,
    make(
      'fieldset',
      {},
      make('legend', {}, said.text('filter.sources')),
      ...names.map(([id, name]) =>
        make(
          'label',
          { class: 'check' },
          make('input', { type: 'checkbox', name: 'source', value: id, checked: !chosen.without.includes(id) }),
          name,
        ),
      ),
    ),
    make('button', { type: 'button', onclick: markAll }, said.text('tools.mark-all')),
    make('button', { type: 'reset' }, said.text('filter.reset')),
  )
  form.addEventListener('change', () => change(read(form, [...sources.keys()], present, chosen)))
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement) field.checked = field.name === 'source' || field.name === 'kind'
      if (field instanceof HTMLSelectElement)
        field.value = String(Object.entries(none).find(([name]) => name === field.name)?.[1])
    }
    change(none)
  })
  return form
}

/**
 * @param {HTMLFormElement} form
 * @param {string[]} known
 * @param {string[]} present
 * @param {import('./filtering.js').Filter} before
 */
function read(form, known, present, before) {
  const fields = new FormData(form)
  const kept = fields.getAll('source')
  const keptKinds = fields.getAll('kind')
  const offered = present.length > 1 ? present : []
  const otherKinds = before.withoutKinds.filter((kind) => !offered.includes(kind))
  // Sources that are not on this page keep the choices made on other pages.
  const elsewhere = before.without.filter((id) => !known.includes(id))
  return /** @type {import('./filtering.js').Filter} */ ({
    view: fields.get('view'),
    sort: fields.get('sort'),
    isReversed: fields.has('isReversed'),
    range: fields.get('range'),
    withImages: fields.has('withImages'),
    hidesRead: fields.has('hidesRead'),
    hidesPaid: form.elements.namedItem('hidesPaid') ? fields.has('hidesPaid') : before.hidesPaid,
    without: [...elsewhere, ...known.filter((id) => !kept.includes(id))],
    withoutKinds: [...otherKinds, ...offered.filter((kind) => !keptKinds.includes(kind))],
  })
}
