// @ts-check
import { make } from './element.js'

/**
 * Creates a card like those of the edition (`cards/card.html`) for an article that is not in the page's HTML.
 * @param {{ id?: string, source: string, category?: string, subcategory?: string, story?: string, language?: string, url?: string, image?: string }} article
 *   what is empty is as good as missing
 * @param {object} parts foreign text only ever becomes text
 * @param {Node | null} [parts.kicker]
 * @param {(Node | string)[]} parts.title
 * @param {(Node | string)[]} [parts.text]
 * @param {(Node | string | null)[][]} parts.facts each of what it is made of
 * @param {Node} [parts.foot]
 * @returns {HTMLElement}
 */
export function card(article, { kicker, title, text = [], facts, foot }) {
  const { id, source, category, subcategory, story, language, url, image } = article
  return make(
    'article',
    {
      class: 'card',
      'data-id': id || null,
      'data-source': source,
      'data-category': category || null,
      'data-subcategory': subcategory || null,
      'data-story': story || null,
    },
    image
      ? make(
          'div',
          { class: 'picture' },
          make('img', {
            src: image,
            alt: '',
            width: 640,
            height: 360,
            loading: 'lazy',
            decoding: 'async',
            referrerpolicy: 'no-referrer',
          }),
        )
      : null,
    kicker,
    make(
      'div',
      { class: 'words', lang: language || null, dir: 'auto' },
      make(
        'h3',
        {},
        ...(url ? [make('a', { href: url, rel: isOurs(url) ? null : 'noopener noreferrer' }, ...title)] : title),
      ),
      text.length ? make('p', {}, ...text) : null,
    ),
    make(
      'div',
      { class: 'facts' },
      make('p', {}, ...facts.flatMap((fact, number) => (number ? [' · ', ...fact.map(whole)] : fact.map(whole)))),
    ),
    foot,
  )
}

/**
 * Each fact is an element, because its dot is drawn with it (`styles/facts.css`).
 * @param {Node | string | null} fact
 */
const whole = (fact) => (typeof fact === 'string' ? make('span', {}, fact) : fact)

/** @param {string} url what is no address of the web's is somebody else's */
export function isOurs(url) {
  try {
    return new URL(url, document.baseURI).origin === location.origin
  } catch {
    return false
  }
}

/**
 * Moves the focus to a card's headline, where reading continues.
 * @param {Element | undefined} card
 */
export function focusOn(card) {
  const title = card?.querySelector('h3')
  const link = title?.querySelector('a') ?? title
  // Elements that are not links can only be focused by scripts.
  if (link && link === title) link.tabIndex = -1
  link?.focus()
}
