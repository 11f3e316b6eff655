// @ts-check
import { make } from '../element.js'
import { notice } from '../notice.js'
import { isWeb } from '../page.js'
import { store } from '../store.js'
import { ownWords } from './words.js'

/** The time for which a new button ignores presses meant for something else, in milliseconds. */
const surprise = 600

/** Longer than anybody reads of a title. */
const longest = 300

const blank = { category: '', language: '', stamp: '', image: '', summary: '', story: '' }

/**
 * Asks whether to save what another program has shared with the installed site (`share_target` in the manifest). It is
 * in the address, which is then cleared: after `#` if it was sent to the worker, or in the query with an earlier
 * manifest. Any web page may link to such an address, so nothing is saved without the reader's consent.
 * @param {Location} location
 */
export async function askShared(location) {
  const asked = new URLSearchParams(location.search || location.hash.slice(1))
  const text = asked.get('text') ?? ''
  // Browsers on Android put the address into the text.
  const named = [asked.get('url') ?? '', ...text.split(/\s+/)].find(isWeb)
  if (!named) return
  history.replaceState(null, '', location.pathname)
  // In a frame, another page could trick the reader into pressing a hidden button.
  if (window.top !== window.self) return
  const at = new URL(named)
  // A user name before the host may be meant to be mistaken for the host.
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
 * Returns an untrusted title on one line, without characters that reverse the order of letters.
 * @param {string} text
 */
const plain = (text) =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\u2060-\u2064\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
