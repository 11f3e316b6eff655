// @ts-check
import { make } from './element.js'
import { clock, latest, line, position, queue, unqueued } from './media/kept.js'
import { sign } from './media/signs.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./shapes.js').Track} Track */
/** @typedef {ReturnType<typeof import('./media/player.js').player>} Player */

/**
 * Audio, video and galleries. No other host is contacted before a press.
 * @param {Document} page
 */
export async function start(page) {
  const root = /** @type {HTMLElement} */ (page.querySelector('#media'))
  const media = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.medium')])
  const tracks = media.filter(({ dataset }) => dataset.medium === 'sound').map(track)
  const own = make('section', { class: 'media-own', hidden: true })
  root.prepend(own)
  /** @type {Promise<Player> | undefined} */
  let player
  /** @type {Player | undefined} */
  let ready
  const said = await learned()
  await equip(said)
  page.addEventListener('pulse:language', async ({ detail }) => {
    await detail.learn('media')
    await equip(detail)
  })
  store.watch('media', () => void show())

  async function learned() {
    const said = await words()
    await said.learn('media')
    return said
  }

  /** @param {Track} chosen */
  async function play(chosen) {
    const now = await learned()
    player ??= import('./media/player.js').then(({ player }) => player(root, now, () => void show()))
    ready = await player
    await ready.play(chosen)
    await show()
  }

  /** @param {import('./words.js').Words} said */
  async function equip(said) {
    const others = media.some(({ dataset }) => dataset.medium !== 'sound')
      ? await import('./media/films.js')
      : undefined
    for (const medium of media) {
      if (medium.dataset.medium === 'film') others?.film(medium, said)
      if (medium.dataset.medium === 'pictures') others?.pictures(medium, said)
      if (medium.dataset.medium !== 'sound') continue
      medium.querySelector('.medium-acts')?.remove()
      const chosen = track(medium)
      medium
        .querySelector('audio')
        ?.after(
          make(
            'div',
            { class: 'actions medium-acts' },
            make('button', { type: 'button', class: 'primary', 'data-act': 'play', onclick: () => void play(chosen) }),
            make('button', { type: 'button', 'data-act': 'queue', onclick: () => toggle(chosen) }),
          ),
        )
    }
    await show()
  }

  /** @param {Track} chosen */
  function toggle(chosen) {
    const isIn = queue().some(({ id }) => id === chosen.id)
    line(isIn ? unqueued(chosen.id) : [...queue(), chosen])
  }

  /** Shows what is in progress, playing and queued. */
  async function show() {
    const said = await learned()
    const waiting = queue()
    for (const medium of media) {
      const id = medium.dataset.id ?? ''
      const title = medium.querySelector('h3')?.textContent ?? ''
      const [go, add] = medium.querySelectorAll('.medium-acts button')
      if (!go || !add) continue
      const at = position(id)
      const isPlaying = ready?.playing() === id
      go.textContent = said.text(isPlaying ? 'media.pause' : at ? 'media.go-on' : 'media.play', { at: clock(at) })
      go.setAttribute('aria-label', `${go.textContent}: ${title}`)
      const isIn = waiting.some((each) => each.id === id)
      add.textContent = said.text(isIn ? 'media.queued' : 'media.queue')
      add.setAttribute('aria-pressed', String(isIn))
      add.setAttribute('aria-label', `${add.textContent}: ${title}`)
      medium.classList.toggle('is-current', ready?.current() === id)
    }
    const last = tracks.find(({ id }) => id === latest(tracks.map((each) => each.id)))
    const isBegun = last && ready?.current() === undefined
    const focused = page.activeElement?.closest('.media-own') ? page.activeElement.getAttribute('data-name') : null
    own.hidden = !isBegun && waiting.length === 0
    own.replaceChildren(
      ...(isBegun
        ? [
            make('h2', {}, said.text('media.begun')),
            make('div', { class: 'actions' }, entry(last, said.text('media.go-on', { at: clock(position(last.id)) }))),
          ]
        : []),
      ...(waiting.length
        ? [
            make('h2', {}, said.text('media.line')),
            make(
              'ol',
              { class: 'media-line' },
              ...waiting.map((each) =>
                make(
                  'li',
                  { class: 'actions' },
                  entry(each, said.text('media.play')),
                  make(
                    'button',
                    {
                      type: 'button',
                      'data-name': `leave ${each.id}`,
                      'aria-label': `${said.text('media.unqueue')}: ${each.title}`,
                      onclick: () => line(unqueued(each.id)),
                    },
                    sign('close'),
                  ),
                ),
              ),
            ),
          ]
        : []),
    )
    if (focused) {
      /** @type {HTMLElement | null} */
      const again = own.querySelector(`[data-name="${CSS.escape(focused)}"]`)
      const other = again ?? own.querySelector('button')
      other?.focus()
    }
  }

  /**
   * @param {Track} chosen
   * @param {string} act
   */
  function entry(chosen, act) {
    return make(
      'button',
      { type: 'button', class: 'media-entry', 'data-name': chosen.id, onclick: () => void play(chosen) },
      make('span', {}, `${act}: `),
      make('strong', { lang: chosen.language || null, dir: 'auto' }, chosen.title),
      chosen.publisher ? ` · ${chosen.publisher}` : '',
    )
  }
}

/**
 * What is stored of a recording, so that it can be played when its page no longer lists it.
 * @param {HTMLElement} medium
 * @returns {Track}
 */
function track(medium) {
  const { id = '', src = '', chapters = '', transcript = '' } = medium.dataset
  return {
    id,
    src,
    title: medium.querySelector('h3')?.textContent ?? '',
    publisher: medium.querySelector('.facts strong')?.textContent ?? '',
    language: medium.querySelector('.words')?.getAttribute('lang') ?? '',
    chapters,
    transcript,
  }
}
