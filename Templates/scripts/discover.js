// @ts-check
import { focusOn } from './card.js'
import { make } from './element.js'
import { articles, keep, leading } from './own/articles.js'
import { isEmpty } from './own/choosing.js'
import { answers } from './own/discovering.js'
import { groups } from './own/pills.js'
import { textSizes } from './own/sizes.js'
import { storiesOf } from './own/threads.js'
import { deskName, ownWords } from './own/words.js'
import { store } from './store.js'

/** @typedef {import('./own/articles.js').Articles} Articles */
/** @typedef {import('./own/choosing.js').Facet} Facet */

/** How many articles are shown at a time. */
const step = 24

/**
 * A front page of the reader's chosen topics.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#discover'))
  let shown = step
  /** @type {Set<Facet>} */
  const unfolded = new Set()
  const pills = make('div', { class: 'pills' })
  const chosen = make('summary')
  // Choices from an earlier visit are folded into one line, because the news comes first. Nothing above the pills moves
  // when they are pressed.
  const isNew = isEmpty(store.get('discover'))
  chosen.hidden = isNew
  const choices = make('details', { class: 'choices', open: isNew }, chosen, pills)
  const title = make('h2', { class: 'unseen' })
  const count = make('p', { class: 'count', role: 'status' })
  const list = make('div', { class: 'cards' })
  const more = make('div', { class: 'actions' })
  const unusual = make('section', { class: 'unusual' })
  let said = await ownWords()
  /** @type {Articles} */
  let all
  try {
    all = await (isEmpty(store.get('discover')) ? leading() : articles())
  } catch {
    box.replaceChildren(make('p', { class: 'note' }, said.text('discover.unread')))
    return
  }
  choices.addEventListener('toggle', sum)
  box.replaceChildren(choices, title, count, list, more, unusual)
  // Opened from the welcome line: text size, sections, places, then the news.
  if (page.location.hash === '#setup') {
    choices.open = true
    choices.before(textSizes(said))
  }
  let turn = 0
  await show()
  store.watch('discover', () => {
    shown = step
    void show()
  })
  page.addEventListener(
    'pulse:language',
    () =>
      void ownWords().then((words) => {
        said = words
        return show()
      }),
  )

  /** @param {number} [from] the first of the articles that were asked for just now */
  async function show(from) {
    const own = ++turn
    const choice = store.get('discover')
    // The first list is not the result of a choice.
    if (all.offered && !(isEmpty(choice) && shown === step)) all = await articles().catch(() => all)
    const running = await storiesOf(choice.threads)
    if (own !== turn) return
    renew(
      pills,
      groups(all, choice, unfolded, said, () => void show()),
    )
    sum()
    const [found, others] = answers(all, choice, running)
    title.textContent = said.text('discover.front')
    count.textContent = isEmpty(choice) ? said.text('discover.all') : said.count('discover.count', found.length)
    const first = found.slice(0, shown)
    const cards = await Promise.all(first.map((article) => all.card(article, said)))
    const strange = await Promise.all(
      others.map(async ([desk, article]) => {
        const name = deskName(desk, said)
        return all.card(article, said, said.text('discover.unusual.of', { name }))
      }),
    )
    // A later choice has been shown meanwhile.
    if (own !== turn) return
    list.replaceChildren(...(cards.length > 0 ? cards : [make('p', { class: 'empty' }, said.text('discover.none'))]))
    const next = make(
      'button',
      {
        type: 'button',
        onclick: () => {
          const from = shown
          shown += step
          void show(from)
        },
      },
      said.text('discover.more'),
    )
    more.replaceChildren(...((all.total ?? found.length) > shown ? [next] : []))
    unusual.replaceChildren(
      ...(strange.length > 0
        ? [
            make('h2', {}, said.text('discover.unusual')),
            make('p', { class: 'note' }, said.text('discover.unusual.note')),
            make('div', { class: 'cards' }, ...strange),
          ]
        : []),
    )
    if (from !== undefined) focusOn(list.children[from])
    void keep(all.drawers([...first, ...others.map(([, article]) => article)]))
  }

  /** Names the choices while the pills are folded. */
  function sum() {
    const names = [...pills.querySelectorAll('[aria-pressed="true"]')].map((pill) => pill.textContent)
    const isSaid = !choices.open && names.length > 0
    chosen.textContent = said.text('discover.chosen') + (isSaid ? `: ${names.join(' · ')}` : '')
  }
}

/**
 * Redraws the pills. The focused pill keeps the focus; if it is gone, the focus moves to a new pill of its kind, or to
 * an existing one.
 * @param {HTMLElement} pills
 * @param {Node[]} groups
 */
function renew(pills, groups) {
  const all = () => /** @type {HTMLElement[]} */ ([...pills.querySelectorAll('button')])
  const nameOf = (/** @type {HTMLElement} */ { dataset }) => dataset.pill ?? ''
  const before = new Set(all().map(nameOf))
  const focused = all().find((pill) => pill === document.activeElement)
  pills.replaceChildren(...groups)
  if (!focused) return
  const isOfKind = (/** @type {HTMLElement} */ pill) => nameOf(pill).split(' ')[0] === nameOf(focused).split(' ')[0]
  const left =
    all().find((pill) => nameOf(pill) === nameOf(focused)) ??
    all().find((pill) => isOfKind(pill) && !before.has(nameOf(pill))) ??
    all().find(isOfKind) ??
    all()[0]
  left?.focus()
}
