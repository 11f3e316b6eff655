// @ts-check
import { entries } from './cards.js'
import { icon, make } from './element.js'
import { words } from './words.js'

/** The length of a swipe to the next picture, in CSS pixels. */
const swipe = 40

/**
 * Shows the page's pictures one by one, with swipes, keys or buttons, and a counter.
 * @param {Document} page
 * @param {Event} [event] the reader's first wish to see them
 */
export async function start(page, event) {
  page.querySelector('.gallery-open')?.addEventListener('click', () => void open(page))
  if (event) await open(page)
}

/**
 * Returns the articles with a visible picture, each once.
 * @param {Document} page
 */
function pictured(page) {
  const seen = new Set()
  return entries(page).filter(
    ({ element, image, id }) =>
      image && !element.hidden && !element.closest('.is-muted') && !seen.has(id) && seen.add(id),
  )
}

/** @param {Document} page */
async function open(page) {
  const said = await words()
  const shown = pictured(page)
  if (shown.length === 0) return
  let at = 0
  const image = make('img', { alt: '', referrerpolicy: 'no-referrer' })
  const title = make('a', { rel: 'noopener noreferrer' })
  const facts = make('p', { class: 'facts' })
  const counter = make('p', { class: 'counter', role: 'status' })
  /**
   * @param {'previous' | 'next' | 'close'} name
   * @param {() => void} act
   */
  const control = (name, act) =>
    make(
      'button',
      { type: 'button', class: name, 'aria-label': said.text(`gallery.${name}`), onclick: act },
      icon(name),
    )
  /** @type {HTMLDialogElement} */
  const dialog = make(
    'dialog',
    { class: 'gallery', 'aria-label': said.text('gallery.title') },
    make('figure', {}, image, make('figcaption', {}, make('h2', {}, title), facts)),
    make(
      'div',
      { class: 'controls' },
      control('previous', () => go(-1)),
      counter,
      control('next', () => go(1)),
      control('close', () => dialog.close()),
    ),
  )
  dialog.addEventListener('keydown', (event) => {
    const steps = new Map([
      ['ArrowLeft', -1],
      ['ArrowRight', 1],
      ['Home', -at],
      ['End', shown.length - 1 - at],
    ])
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    go(step)
  })
  let from = 0
  dialog.addEventListener('pointerdown', (event) => {
    from = event.clientX
  })
  dialog.addEventListener('pointerup', (event) => {
    const travelled = event.clientX - from
    if (Math.abs(travelled) > swipe) go(travelled < 0 ? 1 : -1)
  })
  dialog.addEventListener('close', () => dialog.remove())
  image.draggable = false

  /** @param {number} step */
  function go(step) {
    at = (at + step + shown.length) % shown.length
    const article = shown[at]
    image.src = article.image
    title.textContent = article.title
    title.href = article.url
    title.lang = article.language
    title.dir = 'auto'
    facts.textContent = article.publisher
    counter.textContent = said.text('gallery.counter', { n: at + 1, of: shown.length })
  }
  page.body.append(dialog)
  dialog.showModal()
  go(0)
}
