// @ts-check
import { make } from './element.js'
import { articles, keep, leading } from './own/articles.js'
import { chooser, isEmpty } from './own/choosing.js'
import { followed } from './own/followed.js'
import { questions } from './own/following-more.js'
import { storiesOf, threads } from './own/threads.js'
import { ownWords } from './own/words.js'
import { store } from './store.js'

/** The number of stories shown for what is followed. */
const shown = 12

/**
 * Shows everything that the reader follows, ways to follow more, and the latest articles.
 * @param {Document} page
 */
export async function start(page) {
  const box = /** @type {HTMLElement} */ (page.querySelector('#following'))
  const list = make('div', { class: 'followed-list' })
  const forms = make('div')
  const latest = make('section')
  box.replaceChildren(list, forms, latest)
  let all = await (isEmpty(store.get('following')) ? leading() : articles()).catch(() => undefined)
  let turn = 0
  const show = async () => {
    const own = ++turn
    const said = await ownWords()
    const following = store.get('following')
    if (all?.offered && !isEmpty(following)) all = await articles().catch(() => all)
    const running = await storiesOf(following.threads)
    if (own !== turn) return
    const rows = () => [...list.querySelectorAll('li button')]
    const at = rows().indexOf(/** @type {Element} */ (page.activeElement))
    list.replaceChildren(...followed(said, all))
    // After unfollowing something, the focus moves to the next item.
    if (at >= 0) {
      const next = /** @type {HTMLElement | null} */ (rows()[at] ?? rows().at(-1) ?? list.querySelector('.note'))
      if (next?.matches('.note')) next.tabIndex = -1
      next?.focus()
    }
    if (!all || isEmpty(following)) return latest.replaceChildren()
    const known = all
    const reasonsOf = chooser(following, running)
    const found = known.ranked((article) => reasonsOf(known.traits(article)).length > 0).slice(0, shown)
    const cards = await Promise.all(found.map((article) => known.card(article, said)))
    if (own !== turn) return
    latest.replaceChildren(
      make('h2', {}, said.text('follow.latest')),
      cards.length > 0
        ? make('div', { class: 'cards' }, ...cards)
        : make('p', { class: 'note' }, said.text('follow.quiet')),
    )
    void keep(known.drawers(found))
  }
  const ask = async () => forms.replaceChildren(...questions(await ownWords(), all, all?.threads ?? (await threads())))
  await ask()
  await show()
  store.watch('following', () => void show())
  page.addEventListener('pulse:language', () => {
    void ask()
    void show()
  })
}
