// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { ownWords } from '../own/words.js'
import { address, siteTitle } from '../page.js'

/**
 * The headlines widget for other websites: its options, a preview, and the code.
 * @returns {Promise<HTMLElement>}
 */
export async function widget() {
  const said = await ownWords()
  const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.desks a[data-category]'))]
  const choice = (/** @type {string} */ name, /** @type {[string, string][]} */ options) => {
    /** @type {HTMLSelectElement} */
    const select = make(
      'select',
      { name: `widget-${name}`, onchange: () => show() },
      ...options.map(([value, text]) => make('option', { value, selected: value === '6' }, text)),
    )
    return select
  }
  const desk = choice('desk', [
    ['', said.text('title.headlines')],
    ...links.map((link) => pair(link.dataset.category ?? '', link.textContent?.trim() ?? '')),
  ])
  const count = choice(
    'n',
    [3, 4, 5, 6, 8, 10].map((n) => pair(String(n), said.number(n))),
  )
  const theme = choice(
    'theme',
    ['system', 'light', 'dark'].map((id) => pair(id === 'system' ? '' : id, said.text(`settings.theme.${id}`))),
  )
  const code = make('textarea', { readonly: true, rows: 4, 'aria-label': said.text('shelf.widget.code') })
  const box = make('details', { class: 'widget' }, make('summary', {}, said.text('shelf.widget')))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.value)
      notice(said.text('shelf.widget.copied'))
    } catch {
      code.select()
    }
  }
  const labelled = (/** @type {string} */ key, /** @type {HTMLElement} */ field) =>
    make('label', {}, make('span', {}, said.text(key)), field)
  box.append(
    make('p', {}, said.text('shelf.widget.note')),
    labelled('shelf.widget.desk', desk),
    labelled('shelf.widget.n', count),
    labelled('settings.theme', theme),
    code,
    make(
      'p',
      { class: 'actions' },
      make('button', { type: 'button', onclick: () => void copy() }, said.text('shelf.widget.copy')),
    ),
  )
  show()
  return make('section', {}, make('h2', {}, said.text('shelf.widget.title')), box)

  function show() {
    const asked = new URLSearchParams(
      [pair('desk', desk.value), pair('n', count.value === '6' ? '' : count.value), pair('theme', theme.value)].filter(
        ([, value]) => value,
      ),
    )
    const url = address('widget.html') + (String(asked) ? `?${asked}` : '')
    const title = siteTitle().replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    code.value = `<iframe src="${url.replaceAll('&', '&amp;')}" title="${title}" width="320" height="${60 + 84 * Number(count.value)}" loading="lazy"></iframe>`
  }
}

/**
 * @param {string} a
 * @param {string} b
 * @returns {[string, string]}
 */
const pair = (a, b) => [a, b]
