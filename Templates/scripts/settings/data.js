// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { keys } from '../shapes.js'
import { download } from '../shelf.js'
import { store } from '../store.js'
import { opml } from '../subscriptions.js'
import { joined } from '../sync/merging.js'
import { undoable } from '../undoing.js'
import { undress } from './dress.js'

/**
 * The export, import and deletion of all stored data.
 * @param {import('../words.js').Words} said
 * @param {ReportFeed[]} feeds
 * @param {HTMLElement} html
 * @param {() => Promise<void>} show says anew what is kept
 */
export function data(said, feeds, html, show) {
  /** @type {HTMLInputElement} */
  const file = make('input', {
    type: 'file',
    accept: 'application/json,.json',
    hidden: true,
    onchange: async () => {
      const text = (await file.files?.[0]?.text()) ?? ''
      // Allow choosing the same file again.
      file.value = ''
      let count = 0
      const undo = undoable(keys, () => {
        count = store.import(text, joined)
      })
      if (count === 0) return notice(said.text(store.isLater(text) ? 'saved.later' : 'saved.not-ours'))
      await show()
      notice(said.text('settings.imported'), undoing(undo))
    },
  })
  const undoing = (/** @type {() => Promise<void>} */ undo) => ({
    label: said.text('tools.undo'),
    act: () => void undo().then(show),
  })
  /**
   * @param {string} key
   * @param {() => void} act
   */
  const button = (key, act) => make('button', { type: 'button', name: key.split('.')[1], onclick: act }, said.text(key))
  const other = make('div', { class: 'sync' })
  const sync = async () => (await import('../sync/panel.js')).start(other, show)
  const heard = () => feeds.filter(({ feed }) => !store.get('muted').sources.includes(feed))
  return make(
    'section',
    {},
    make('h2', {}, said.text('settings.data')),
    make('p', {}, said.text('settings.data.note')),
    make(
      'div',
      { class: 'actions' },
      button('settings.export', () => download('global-pulse.json', 'application/json', store.export())),
      button('settings.import', () => file.click()),
      file,
      button('settings.sync', () => void sync()),
      feeds.length > 0
        ? button('settings.opml', () => download('sources.opml', 'text/x-opml', opml(document.title, heard())))
        : null,
      button('settings.clear', () => {
        const undo = undoable(keys, () => store.clear())
        void import('../own/earlier.js').then(({ forget }) => forget())
        undress(html)
        void show()
        notice(said.text('settings.cleared'), undoing(undo))
      }),
    ),
    other,
  )
}
