// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { isWeb } from '../page.js'
import { store } from '../store.js'
import { ownWords } from './words.js'

/** How long a button is not to be pressed by who was about to press something else, in milliseconds. */
const surprise = 600

/** More of a title than anybody reads. */
const longest = 300

const blank = { category: '', language: '', stamp: '', image: '', summary: '', story: '' }

/**
 * Asks whether to save what another program has shared with the installed site (`share_target` of the manifest). It stands in the
 * address, which is cleared: behind `#` where the worker was sent it, as a query where an earlier manifest says so. Any page of the
 * web may lead to such an address, so nothing is kept before the reader says so.
 * @param {Location} location
 */
export async function askShared(location) {
  const asked = new URLSearchParams(location.search || location.hash.slice(1))
  const text = asked.get('text') ?? ''
  // Android's browsers put the address into the text.
  const named = [asked.get('url') ?? '', ...text.split(/\s+/)].find(isWeb)
  if (!named) return
  history.replaceState(null, '', location.pathname)
  // In a frame another page may have the reader press what they do not see.
  if (window.top !== window.self) return
  const at = new URL(named)
  // A name before the host is there to be taken for it.
  at.username = ''
  at.password = ''
  const said = await ownWords()
  if (store.get('saved').some(({ url }) => url === at.href)) return notice(said.text('tools.saved'))
  const title = plain(asked.get('title') || text.replace(named, '')) || at.href
  ask(title, at, said)
}

/**
 * @param {string} title
 * @param {URL} at
 * @param {import('../words.js').Words} said
 */
function ask(title, at, said) {
  const save = make(
    'button',
    { type: 'button', class: 'primary', disabled: true, onclick: keep },
    said.text('saved.ask-yes'),
  )
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    { class: 'asking', 'aria-labelledby': 'asking-title', 'aria-describedby': 'asking-what' },
    make('h2', { id: 'asking-title' }, said.text('saved.ask')),
    make('div', { id: 'asking-what' }, make('p', {}, make('bdi', {}, title)), make('p', { class: 'facts' }, at.host)),
    make(
      'p',
      { class: 'actions' },
      make('button', { type: 'button', autofocus: true, onclick: () => dialog.close() }, said.text('saved.ask-no')),
      save,
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  setTimeout(() => {
    save.disabled = false
  }, surprise)

  function keep() {
    const { host } = at
    const id = `shared-${Date.now().toString(36)}`
    const saved = store.get('saved')
    store.set('saved', [{ ...blank, id, title, url: at.href, source: host, publisher: host, at: Date.now() }, ...saved])
    dialog.close()
    notice(said.text('tools.saved'))
  }
}

/**
 * A foreign title on one line, without what would turn the order of its letters around.
 * @param {string} text
 */
const plain = (text) =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\u2060-\u2064\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
