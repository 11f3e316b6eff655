// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { inOrder } from '../own/in-order.js'
import { ownWords } from '../own/words.js'
import { nameOf } from '../search/called.js'
import { searchIndex } from '../search/index.js'
import { store } from '../store.js'
import { undoable } from '../undoing.js'
import { drag } from './drag.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {{ id: string, name: string }} Desk */

/**
 * The order of the desks: moved by dragging, arrow keys or buttons, and shown or hidden; likewise the parts of a desk,
 * such as sports.
 * @returns {Promise<HTMLElement>}
 */
export async function order() {
  const said = await ownWords()
  const box = make('section', { class: 'order' })
  const show = () => {
    const links = [
      .../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.desks a[data-category]')),
    ]
    const desks = links.map((link) => ({ id: link.dataset.category ?? '', name: link.textContent?.trim() ?? '' }))
    const { order, hidden } = store.get('desks')
    box.replaceChildren(
      make('h2', {}, said.text('order.title')),
      make('p', { class: 'note' }, said.text('order.note')),
      list(desks, said),
      subdesks(said),
      ...(order.length + hidden.length > 0 ? [reset(said, again)] : []),
    )
  }
  // The pressed button is gone.
  const again = () => {
    show()
    const head = box.querySelector('h2')
    head?.setAttribute('tabindex', '-1')
    head?.focus()
  }
  show()
  return box
}

/**
 * @param {Words} said
 * @param {() => void} show
 */
function reset(said, show) {
  const act = () => {
    const undo = undoable(['desks'], () => store.set('desks', { order: [], hidden: [] }))
    show()
    notice(said.text('order.was-reset'), {
      label: said.text('tools.undo'),
      act: () => void undo().then(show),
    })
  }
  return make('p', { class: 'actions' }, make('button', { type: 'button', onclick: act }, said.text('order.reset')))
}

/**
 * The subcategories, such as sports: there are many, so they are loaded on demand.
 * @param {Words} said
 */
function subdesks(said) {
  const box = make('details', {}, make('summary', {}, said.text('order.more')))
  box.addEventListener(
    'toggle',
    async () => {
      const index = await searchIndex().catch(() => undefined)
      const topics = index?.topics ?? []
      for (const desk of topics.filter(({ id }) => !id.includes('/'))) {
        const own = topics.filter(({ id }) => id.startsWith(`${desk.id}/`))
        if (own.length < 2) continue
        const all = own.map((topic) => ({ id: topic.id, name: nameOf(topic, said) }))
        box.append(
          make('h3', {}, nameOf(desk, said)),
          list(
            inOrder(all, ({ id }) => id),
            said,
          ),
        )
      }
    },
    { once: true },
  )
  return box
}

/**
 * @param {Desk[]} desks in the reader's order
 * @param {Words} said
 */
function list(desks, said) {
  const box = make('ol', { class: 'order-list' }, ...desks.map((desk) => row(desk, said)))
  drag(box, () => keep(box))
  return box
}

/**
 * @param {Desk} desk
 * @param {Words} said
 */
function row({ id, name }, said) {
  const isShown = !store.get('desks').hidden.includes(id)
  /** @type {HTMLInputElement} */
  const shown = make('input', {
    type: 'checkbox',
    checked: isShown,
    onchange: () =>
      store.update('desks', ({ order, hidden }) => ({
        order,
        hidden: [...hidden.filter((one) => one !== id), ...(shown.checked ? [] : [id])],
      })),
  })
  const step = (/** @type {number} */ by, /** @type {string} */ key, /** @type {string} */ sign) =>
    make(
      'button',
      {
        type: 'button',
        'aria-label': `${said.text(key)}: ${name}`,
        title: said.text(key),
        onclick: () => move(element, by, said),
      },
      sign,
    )
  const handle = make(
    'button',
    {
      type: 'button',
      class: 'handle',
      'aria-label': `${said.text('order.drag')}: ${name}`,
      title: said.text('order.drag'),
      onkeydown: (event) => {
        const by = event instanceof KeyboardEvent ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
        if (by === undefined) return
        event.preventDefault()
        move(element, by, said)
        handle.focus()
      },
    },
    '⠿',
  )
  /** @type {HTMLLIElement} */
  const element = make(
    'li',
    { 'data-desk': id, 'data-category': id.split('/')[0] },
    handle,
    make('label', { class: 'check' }, shown, name),
    step(-1, 'order.up', '↑'),
    step(1, 'order.down', '↓'),
  )
  return element
}

/**
 * @param {HTMLElement} row
 * @param {number} by
 * @param {Words} said
 */
function move(row, by, said) {
  const { parentElement: list } = row
  const other = by < 0 ? row.previousElementSibling : row.nextElementSibling
  if (!list || !other) return
  const focused = document.activeElement
  if (by < 0) other.before(row)
  else other.after(row)
  // A moved row loses the focus.
  if (focused instanceof HTMLElement && row.contains(focused)) focused.focus()
  keep(list)
  const values = {
    name: row.querySelector('label')?.textContent ?? '',
    n: [...list.children].indexOf(row) + 1,
    all: list.children.length,
  }
  notice(said.text('order.moved', values))
}

/**
 * Stores the order of a list; other lists are unaffected.
 * @param {Element} list
 */
function keep(list) {
  const ids = [...list.children].map((row) => row.getAttribute('data-desk') ?? '')
  store.update('desks', ({ order, hidden }) => ({
    order: [...order.filter((id) => !ids.includes(id)), ...ids],
    hidden,
  }))
}
