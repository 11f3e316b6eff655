// @ts-check
import { draw, make } from '../element.js'

/** @typedef {import('../words.js').Words} Words */

/**
 * A table with a bar in each row: everyone can read the numbers, the bars only illustrate them.
 * @param {string} caption
 * @param {{ name: string | Node, n: number, text: string, category?: string }[]} rows the greatest first
 * @param {string} [note] what stands where there are none
 */
export function bars(caption, rows, note = '') {
  const greatest = Math.max(1, ...rows.map(({ n }) => n))
  return make(
    'table',
    { class: 'bars' },
    make('caption', {}, caption),
    make(
      'tbody',
      {},
      ...rows.map(({ name, n, text, category }) =>
        make(
          'tr',
          { 'data-category': category },
          make('th', { scope: 'row' }, name),
          make('td', {}, bar(n / greatest), make('span', {}, text)),
        ),
      ),
      rows.length === 0 ? make('tr', {}, make('td', {}, note)) : null,
    ),
  )
}

/** @param {number} share */
function bar(share) {
  return draw(
    'svg',
    { class: 'bar', viewBox: '0 0 100 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    draw('rect', { width: Math.max(1, 100 * share), height: 10 }),
  )
}

/**
 * A column chart of days, and the same as a table for screen readers.
 * @param {string} caption
 * @param {{ start: number, n: number }[]} days the oldest first
 * @param {Words} said
 */
export function columns(caption, days, said) {
  const greatest = Math.max(1, ...days.map(({ n }) => n))
  const date = (/** @type {number} */ start, /** @type {Intl.DateTimeFormatOptions} */ options) =>
    new Intl.DateTimeFormat(said.locale, options).format(new Date(start))
  return make(
    'figure',
    { class: 'columns' },
    make('figcaption', {}, caption),
    draw(
      'svg',
      { viewBox: `0 0 ${days.length * 20} 92`, 'aria-hidden': 'true' },
      ...days.flatMap(({ start, n }, at) => {
        const height = n === 0 ? 1 : Math.max(3, (64 * n) / greatest)
        const label = draw('text', { x: at * 20 + 9, y: 88 }, date(start, { weekday: 'narrow' }))
        const number = n > 0 ? draw('text', { x: at * 20 + 9, y: 72 - height }, said.number(n)) : null
        const column = draw('rect', { x: at * 20 + 2, y: 76 - height, width: 14, height, class: n ? null : 'none' })
        return [column, label, ...(number ? [number] : [])]
      }),
    ),
    // A table keeps the width of its text, whatever width is set.
    make(
      'div',
      { class: 'unseen' },
      make(
        'table',
        {},
        make('caption', {}, caption),
        make(
          'tbody',
          {},
          ...days.map(({ start, n }) =>
            make(
              'tr',
              {},
              make('th', { scope: 'row' }, date(start, { weekday: 'long', day: 'numeric', month: 'long' })),
              make('td', {}, said.count('articles', n)),
            ),
          ),
        ),
      ),
    ),
  )
}

/**
 * A row of small columns, only for the eye: the numbers are next to them.
 * @param {number[]} values
 */
export function spark(values) {
  const greatest = Math.max(1, ...values)
  return draw(
    'svg',
    { class: 'days', viewBox: `0 0 ${values.length * 10} 20`, 'aria-hidden': 'true' },
    ...values.map((value, at) => {
      const height = Math.max(1, (20 * value) / greatest)
      return draw('rect', { x: at * 10 + 1, y: 20 - height, width: 8, height })
    }),
  )
}
