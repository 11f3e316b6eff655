// @ts-check
import { make } from '../element.js'
import { store } from '../store.js'
import { marks } from './chapters.js'
import { clock, keep, line, position, queue, speed } from './kept.js'
import { playerBar } from './player-bar.js'
import { session } from './player-session.js'
import { sign } from './signs.js'

/** @typedef {import('../shapes.js').Track} Track */
/** @typedef {import('../words.js').Words} Words */

/** The interval at which the position is stored, in seconds. */
const pace = 5

/**
 * The page's only player. It loads a file when it is to be played, and nothing before.
 * @param {HTMLElement} root where it stands first
 * @param {Words} said
 * @param {() => void} changed is told when what plays has changed, begun or stopped
 */
export function player(root, said, changed) {
  /** @type {Track | undefined} */
  let track
  let keptAt = 0
  const audio = make('audio', { preload: 'none' })
  const title = make('p', { class: 'player-title' })
  const status = make('p', { class: 'player-status', role: 'status' })
  const time = make('span', { class: 'player-time' })
  const chapters = make('div', { class: 'player-marks' })
  const { bar, seek, toggle, next } = playerBar(said, { title, time, chapters, status, audio }, { go, onward, close })
  root.prepend(bar)

  /** @param {number} to seconds */
  function go(to) {
    const end = Number.isFinite(audio.duration) ? audio.duration : Number.POSITIVE_INFINITY
    audio.currentTime = Math.min(Math.max(0, to), end)
    show()
  }

  function show() {
    const of = Number.isFinite(audio.duration) ? audio.duration : 0
    seek.max = String(Math.floor(of))
    seek.value = String(Math.floor(audio.currentTime))
    seek.setAttribute('aria-valuetext', `${clock(audio.currentTime)} / ${clock(of)}`)
    time.textContent = `${clock(audio.currentTime)} / ${of ? clock(of) : '–'}`
    const key = audio.paused ? 'media.play' : 'media.pause'
    toggle.replaceChildren(sign(audio.paused ? 'play' : 'pause'))
    toggle.title = said.text(key)
    toggle.setAttribute('aria-label', said.text(key))
    next.hidden = queue().every(({ id }) => id === track?.id)
  }

  function remember() {
    keptAt = audio.currentTime
    if (track && audio.readyState > 0) keep(track.id, audio.currentTime, audio.duration)
  }

  function onward() {
    if (track) {
      remember()
      line(queue().filter(({ id }) => id !== track?.id))
    }
    const following = queue()[0]
    if (following) void play(following)
    else show()
  }

  function close() {
    remember()
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
    track = undefined
    bar.hidden = true
    if ('mediaSession' in navigator) navigator.mediaSession.metadata = null
    changed()
  }

  /** @param {Track} chosen */
  async function play(chosen) {
    if (track?.id === chosen.id) {
      if (audio.paused) await audio.play().catch(() => {})
      else audio.pause()
      return
    }
    if (track) remember()
    track = chosen
    bar.hidden = false
    status.textContent = ''
    title.replaceChildren(
      make('strong', { lang: chosen.language || null, dir: 'auto' }, chosen.title),
      ` ${chosen.publisher}`,
    )
    const at = position(chosen.id)
    audio.src = chosen.src
    audio.addEventListener(
      'loadedmetadata',
      () => {
        audio.playbackRate = speed()
        if (at > 0) go(at)
      },
      { once: true },
    )
    session(chosen, audio, { go, onward })
    void marks(chosen, said, (to) => go(to)).then((list) => {
      if (track?.id === chosen.id) chapters.replaceChildren(...list)
    })
    changed()
    await audio.play().catch(() => {})
    show()
  }

  audio.addEventListener('timeupdate', () => {
    show()
    if (Math.abs(audio.currentTime - keptAt) >= pace) remember()
  })
  for (const event of ['play', 'pause', 'durationchange', 'ratechange']) audio.addEventListener(event, show)
  for (const event of ['pause', 'seeked']) audio.addEventListener(event, remember)
  for (const event of ['play', 'pause']) audio.addEventListener(event, changed)
  audio.addEventListener('ended', onward)
  audio.addEventListener('error', () => {
    if (!track || !audio.hasAttribute('src')) return
    status.replaceChildren(
      said.text('media.failed'),
      ' ',
      make('a', { href: track.src, rel: 'noopener noreferrer' }, said.text('media.file')),
    )
  })
  addEventListener('pagehide', remember)
  store.watch('media', show)
  return { play, playing: () => (audio.paused ? undefined : track?.id), current: () => track?.id }
}
