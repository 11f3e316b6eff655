// @ts-check
import { make } from './element.js'
import { sentences } from './listen/sentences.js'
import { spotlight } from './listen/spotlight.js'
import { sign } from './media/signs.js'
import { primary } from './own/voices.js'
import { dressed } from './page.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./listen/sentences.js').Sentence} Sentence */

const speeds = [0.75, 1, 1.25, 1.5, 2]

/** @type {(() => void) | undefined} */
let toggle

/**
 * Reads the page aloud with the browser's own voice, sentence by sentence. Pressing the button again pauses or
 * continues.
 * @param {Document} page
 */
export async function listen(page) {
  if (toggle) return toggle()
  let isOpen = true
  let at = 0
  // A sentence from before a pause may end late, and must not move on.
  let turn = 0
  let isReading = false
  toggle = () => (isReading ? wait() : read())
  const said = await words()
  await said.learn('media')
  const voices = speechSynthesis.getVoices()
  const all = sentences(page).filter(({ language }) => voice(language) !== undefined)
  const light = spotlight(page)
  void dressed('media.css')

  /**
   * @param {string} key
   * @param {Node} face
   * @param {() => void} act
   */
  const button = (key, face, act) =>
    make('button', { type: 'button', title: said.text(key), 'aria-label': said.text(key), onclick: act }, face)
  const play = button('listen.pause', sign('pause'), () => toggle?.())
  /** @type {HTMLSelectElement} */
  const rate = make(
    'select',
    {
      'aria-label': said.text('media.speed'),
      onchange: () => {
        store.update('media', (media) => ({ ...media, speech: Number(rate.value) }))
        if (isReading) read()
      },
    },
    ...speeds.map((each) => make('option', { value: each, selected: each === speed() }, `${said.number(each)}×`)),
  )
  const status = make('p', { class: 'player-status', role: 'status' })
  const bar = make(
    'section',
    { class: 'player listening', 'aria-label': said.text('listen.title') },
    make(
      'div',
      { class: 'player-keys' },
      button('listen.back', sign('previous'), () => move(Math.max(0, at - 1))),
      play,
      button('listen.on', sign('next'), () => move(at + 1)),
      button('listen.next', sign('skip'), nextStory),
      rate,
      button('listen.close', sign('close'), close),
    ),
    status,
  )
  page.querySelector('main')?.prepend(bar)
  addEventListener('pagehide', () => speechSynthesis.cancel())
  if (all.length === 0) status.textContent = said.text('listen.nothing')
  else read()

  /** @param {string} language */
  function voice(language) {
    const fitting = voices.filter(({ lang }) => primary(lang) === primary(language))
    return fitting.find(({ localService }) => localService) ?? fitting[0]
  }

  function speed() {
    const { speech } = store.get('media')
    return speeds.includes(Number(speech)) ? Number(speech) : 1
  }

  /** Speaks the current sentence, then the next. */
  function read() {
    const sentence = all[at]
    if (!isOpen || !sentence) return
    turn += 1
    const mine = turn
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.lang = sentence.language
    utterance.voice = voice(sentence.language) ?? null
    utterance.rate = speed()
    utterance.onend = () => {
      if (mine !== turn) return
      if (at + 1 < all.length) {
        at += 1
        read()
      } else {
        at = 0
        wait()
        status.textContent = said.text('listen.over')
      }
    }
    utterance.onerror = ({ error }) => {
      if (mine !== turn) return
      wait()
      // Some browsers speak only after a press on this page, so wait for one.
      if (error !== 'not-allowed') status.textContent = said.text('listen.failed')
    }
    status.textContent = ''
    isReading = true
    show()
    light.on(sentence)
    speechSynthesis.speak(utterance)
  }

  function wait() {
    turn += 1
    isReading = false
    speechSynthesis.cancel()
    show()
  }

  function show() {
    const key = isReading ? 'listen.pause' : 'listen.go-on'
    play.replaceChildren(sign(isReading ? 'pause' : 'play'))
    play.title = said.text(key)
    play.setAttribute('aria-label', said.text(key))
  }

  /** @param {number} to */
  function move(to) {
    if (to >= all.length) return
    at = to
    if (isReading) read()
    else light.on(all[at])
  }

  /** Moves to the next piece of the page; after the last one, to the next story's page. */
  function nextStory() {
    const following = all.findIndex(({ piece }, place) => place > at && piece > all[at].piece)
    if (following >= 0) return move(following)
    const link = /** @type {HTMLAnchorElement | null} */ (page.querySelector('.story-next[href]'))
    if (link) location.assign(`${link.href.replace(/#.*/, '')}#listen`)
    else status.textContent = said.text('listen.last')
  }

  function close() {
    wait()
    isOpen = false
    light.off()
    bar.remove()
    toggle = undefined
    const opener = /** @type {HTMLElement | null} */ (page.querySelector('.listen'))
    opener?.focus()
  }
}
