// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'
import { speed, speeds } from './kept.js'
import { steps } from './player-session.js'
import { sign } from './signs.js'

/**
 * The player's visible part: its buttons, and the display between them.
 * @param {import('../words.js').Words} said
 * @param {{ title: HTMLElement, time: HTMLElement, chapters: HTMLElement, status: HTMLElement, audio: HTMLAudioElement }} parts
 * @param {{ go: (to: number) => void, onward: () => void, close: () => void }} act
 */
export function playerBar(said, { title, time, chapters, status, audio }, { go, onward, close }) {
  /** @type {HTMLInputElement} */
  const seek = make('input', {
    type: 'range',
    min: 0,
    max: 0,
    step: 1,
    value: 0,
    'aria-label': said.text('media.position'),
    oninput: () => go(Number(seek.value)),
  })
  /** @type {HTMLSelectElement} */
  const rate = make(
    'select',
    {
      'aria-label': said.text('media.speed'),
      onchange: () => {
        audio.playbackRate = Number(rate.value)
        store.update('media', (media) => ({ ...media, speed: Number(rate.value) }))
      },
    },
    ...speeds.map((each) => make('option', { value: each, selected: each === speed() }, `${said.number(each)}×`)),
  )
  /**
   * @param {string} key
   * @param {Node | string} face
   * @param {() => void} act
   * @param {Record<string, string>} [more]
   */
  const button = (key, face, act, more = {}) =>
    make('button', { type: 'button', 'aria-label': said.text(key), title: said.text(key), onclick: act, ...more }, face)
  const toggle = button(
    'media.play',
    sign('play'),
    () => (audio.paused ? void audio.play().catch(() => {}) : audio.pause()),
    {
      class: 'player-toggle',
    },
  )
  const next = button('media.next', sign('next'), () => onward())
  const bar = make(
    'section',
    { class: 'player', 'aria-label': said.text('media.player'), hidden: true },
    title,
    make(
      'div',
      { class: 'player-keys' },
      button('media.back', '−15', () => go(audio.currentTime - steps.back)),
      toggle,
      button('media.on', '+30', () => go(audio.currentTime + steps.on)),
      seek,
      time,
      rate,
      next,
      button('media.close', sign('close'), close),
    ),
    chapters,
    status,
    audio,
  )
  return { bar, seek, toggle, next }
}
