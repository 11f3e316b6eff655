// @ts-check
import { make } from '../element.js'
import { sign } from './signs.js'

/** @typedef {import('../words.js').Words} Words */

/**
 * Plays a video in the page once the reader has pressed the button that names the host; before that, no other host is
 * contacted.
 * @param {HTMLElement} medium
 * @param {Words} said
 */
export function film(medium, said) {
  const poster = /** @type {HTMLElement} */ (medium.querySelector('.poster'))
  const { frame, src, service, host } = medium.dataset
  const title = medium.querySelector('h3')?.textContent ?? ''
  poster.querySelector('button')?.remove()
  if (!frame && !src) return
  const from = said.text('media.loads', { name: service ?? host ?? '' })
  const button = make(
    'button',
    {
      type: 'button',
      class: 'poster-play',
      'aria-label': `${said.text('media.play')}: ${title}. ${from}`,
      onclick: load,
    },
    make('span', { class: 'poster-sign', 'aria-hidden': 'true' }, sign('play')),
    make('span', { class: 'poster-from' }, from),
  )
  poster.append(button)

  function load() {
    const player = frame
      ? make('iframe', {
          src: `${frame}&autoplay=1`,
          title,
          allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
          sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
          // YouTube refuses to play without a referrer.
          referrerpolicy: service === 'YouTube' ? 'strict-origin' : 'no-referrer',
        })
      : make('video', { src, controls: true, autoplay: true, playsinline: true })
    poster.replaceChildren(player)
    player.tabIndex = 0
    player.focus()
  }
}

/**
 * Loads a gallery's pictures from their publisher once the reader wants that.
 * @param {HTMLElement} medium
 * @param {Words} said
 */
export function pictures(medium, said) {
  const details = /** @type {HTMLElement} */ (medium.querySelector('details.pictures'))
  medium.querySelector('.pictures-load')?.remove()
  const links = /** @type {HTMLAnchorElement[]} */ ([...details.querySelectorAll('a')])
  const button = make(
    'button',
    { type: 'button', onclick: show },
    `${details.querySelector('summary')?.textContent ?? ''} · ${said.text('media.loads', { name: medium.dataset.host ?? '' })}`,
  )
  const row = make('div', { class: 'actions pictures-load' }, button)
  details.before(row)

  function show() {
    const figures = links.map((link) =>
      make(
        'figure',
        {},
        make('img', {
          src: link.href,
          alt: '',
          loading: 'lazy',
          decoding: 'async',
          referrerpolicy: 'no-referrer',
        }),
        make(
          'figcaption',
          { lang: link.closest('[lang]')?.getAttribute('lang') ?? null, dir: 'auto' },
          link.textContent,
        ),
      ),
    )
    const box = make(
      'div',
      { class: 'pictures-shown', tabindex: 0, role: 'group', 'aria-label': button.textContent },
      ...figures,
    )
    details.remove()
    row.replaceWith(box)
    box.focus()
  }
}
