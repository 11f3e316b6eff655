// @ts-check

/** The number of seconds to skip. */
export const steps = { back: 15, on: 30 }

/**
 * Connects the player to the system's media keys and lock screen.
 * @param {import('../shapes.js').Track} track
 * @param {HTMLAudioElement} audio
 * @param {{ go: (to: number) => void, onward: () => void }} act
 */
export function session({ title, publisher }, audio, { go, onward }) {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: publisher })
  /** @type {[MediaSessionAction, MediaSessionActionHandler][]} */
  const acts = [
    ['play', () => void audio.play().catch(() => {})],
    ['pause', () => audio.pause()],
    ['seekbackward', () => go(audio.currentTime - steps.back)],
    ['seekforward', () => go(audio.currentTime + steps.on)],
    ['seekto', ({ seekTime }) => go(seekTime ?? audio.currentTime)],
    ['nexttrack', onward],
  ]
  for (const [name, act] of acts) {
    try {
      navigator.mediaSession.setActionHandler(name, act)
    } catch {
      // The browser does not support this key.
    }
  }
}
