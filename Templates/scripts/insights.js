// @ts-check
import { make } from './element.js'
import { notice } from './notice.js'
import { bars, columns } from './own/charts.js'
import { figures } from './own/figures.js'
import { trends } from './own/trends.js'
import { deskName, ownWords } from './own/words.js'
import { address, isPage } from './page.js'
import { download } from './shelf.js'
import { store } from './store.js'
import { undoable } from './undoing.js'

/** @typedef {import('./words.js').Words} Words */
/** @typedef {import('./own/figures.js').Figures} Figures */

/** The number of rows in a chart. */
const rows = 8

/** The keys of the store that the figures are computed from. */
const keys = /** @type {const} */ (['read', 'history', 'pages'])

/**
 * Shows figures about what the reader has read.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#insights'))
  const own = make('div', { class: 'figures' })
  const others = make('div')
  box.replaceChildren(own, others)
  const show = async () => {
    const said = await ownWords()
    const kept = { read: store.get('read'), history: store.get('history'), pages: store.get('pages') }
    // The control that was just pressed is redrawn and must keep the focus.
    const buttons = () => /** @type {HTMLElement[]} */ ([...own.querySelectorAll('button')])
    const at = buttons().indexOf(/** @type {HTMLElement} */ (page.activeElement))
    own.replaceChildren(...parts(figures(kept, new Date()), said))
    buttons()[at]?.focus()
  }
  const showTrends = async () => others.replaceChildren(await trends(await ownWords()).catch(() => ''))
  await show()
  for (const key of keys) store.watch(key, () => void show())
  page.addEventListener('pulse:language', () => {
    void show()
    void showTrends()
  })
  // Wait until the reader's own figures are shown.
  await showTrends()
}

/**
 * @param {Figures} all
 * @param {Words} said
 * @returns {Node[]}
 */
function parts(all, said) {
  const number = (/** @type {string} */ key, /** @type {number} */ n) =>
    make('div', {}, make('dt', {}, said.text(key)), make('dd', {}, said.number(n)))
  const chart = (
    /** @type {string} */ key,
    /** @type {[string, number][]} */ values,
    /** @type {(id: string) => string} */ name,
  ) =>
    bars(
      said.text(key),
      values.slice(0, rows).map(([id, n]) => ({
        name: name(id),
        n,
        text: said.number(n),
        category: key === 'insights.desks' ? id : undefined,
      })),
      said.text('insights.none-here'),
    )
  return [
    // Sections without data are left out.
    ...(all.all === 0
      ? [make('p', { class: 'note' }, said.text('insights.none'))]
      : [
          make(
            'dl',
            { class: 'numbers' },
            number('insights.today', all.today),
            number('insights.week', all.week),
            number('insights.all', all.all),
          ),
          columns(said.text('insights.days'), all.days, said),
        ]),
    make('ul', { class: 'sayings' }, ...sayings(all, said).map((saying) => make('li', {}, ...saying))),
    all.all === 0
      ? null
      : make(
          'div',
          { class: 'charts' },
          chart('insights.desks', all.desks, (id) => deskName(id, said)),
          chart('insights.sources', all.sources, (name) => name),
          chart('insights.countries', all.countries, (code) => said.region(code) ?? code),
        ),
    actions(all, said),
  ].flatMap((part) => part ?? [])
}

/**
 * @param {Figures} all
 * @param {Words} said
 * @returns {(Node | string)[][]}
 */
function sayings(all, said) {
  const link = (/** @type {string} */ path, /** @type {string | undefined} */ title) =>
    isPage(path) ? make('a', { href: address(path) }, title || path) : (title ?? path)
  const minutes = Math.round((all.longest?.[1].seconds ?? 0) / 60)
  return [
    ...(all.all > 0
      ? [
          [
            said.count('insights.of-seven', all.ofSeven),
            ' ',
            ...(all.row > 1 ? [said.count('insights.row', all.row)] : []),
          ],
        ]
      : []),
    ...(all.longest && minutes > 0
      ? [
          [
            said.text('insights.longest'),
            ' ',
            link(all.longest[0], all.longest[1].title),
            ' · ',
            said.count('insights.minutes', minutes),
          ],
        ]
      : []),
    ...(all.visited && (all.visited[1].n ?? 0) > 1
      ? [
          [
            said.text('insights.visited'),
            ' ',
            link(all.visited[0], all.visited[1].title),
            ' · ',
            said.count('insights.times', all.visited[1].n ?? 1),
          ],
        ]
      : []),
  ]
}

/**
 * @param {Figures} all
 * @param {Words} said
 */
function actions(all, said) {
  const button = (/** @type {string} */ key, /** @type {() => void} */ act) =>
    make('button', { type: 'button', onclick: act }, said.text(key))
  const wipe = () => {
    const undo = undoable(keys, () => {
      store.set('read', {})
      store.set('history', [])
      store.set('pages', {})
    })
    notice(said.text('insights.wiped'), { label: said.text('tools.undo'), act: () => void undo() })
  }
  const file = () => JSON.stringify({ format: 'global-pulse-insights', ...all, pages: store.get('pages') }, null, 2)
  return make(
    'div',
    { class: 'actions' },
    button('insights.export', () => download('insights.json', 'application/json', file())),
    button('insights.wipe', wipe),
  )
}
