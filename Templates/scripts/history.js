// @ts-check
import { make } from './element.js'
import { notice } from './notice.js'
import { keptCard, told } from './shelf.js'
import { store } from './store.js'
import { undoable } from './undoing.js'
import { words } from './words.js'

/**
 * Lists what was read by day, latest first.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#history'))
  await show()
  store.watch('history', () => void show())
  page.addEventListener('pulse:language', () => void show())

  async function show() {
    const said = await words()
    const history = store.get('history')
    /** @type {Map<string, import('./shapes.js').Kept[]>} */
    const days = new Map()
    for (const article of history) {
      const moment = new Date(told(article).at)
      const name = Number.isNaN(moment.getTime())
        ? said.text('title.history')
        : said.date(moment, { weekday: 'long', day: 'numeric', month: 'long' })
      days.set(name, [...(days.get(name) ?? []), article])
    }
    box.replaceChildren(
      make('p', { class: 'count', role: 'status' }, history.length > 0 ? said.count('articles', history.length) : ''),
      ...(history.length === 0 ? [make('p', { class: 'empty' }, said.text('history.none'))] : []),
      ...[...days].flatMap(([name, articles]) => [
        make('h2', {}, name),
        make('div', { class: 'cards' }, ...articles.map((article) => keptCard(article, said))),
      ]),
      ...(history.length === 0
        ? []
        : [
            make(
              'div',
              { class: 'actions' },
              make(
                'button',
                {
                  type: 'button',
                  onclick: () => {
                    const undo = undoable(['history', 'read'], () => {
                      store.set('history', [])
                      store.set('read', {})
                    })
                    notice(said.text('history.cleared'), { label: said.text('tools.undo'), act: () => void undo() })
                  },
                },
                said.text('history.clear'),
              ),
            ),
          ]),
    )
  }
}
