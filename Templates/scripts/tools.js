// @ts-check
import { entry } from './cards.js'
import { chosen, isOther } from './chosen.js'
import { store } from './store.js'
import { words } from './words.js'

/**
 * The row of buttons below an article: save, share, mute its source. It is created when its card comes near the screen.
 * @param {Document} page
 */
export async function start(page) {
  const row = /** @type {HTMLTemplateElement} */ (page.querySelector('#tools')).content
  const label = (/** @type {ParentNode} */ within, /** @type {string} */ title) => {
    for (const button of within.querySelectorAll('button'))
      button.setAttribute('aria-label', `${button.title}: ${title}`)
  }
  const equip = (/** @type {HTMLElement} */ card) => {
    if (card.querySelector('.tools')) return
    const tools = /** @type {DocumentFragment} */ (row.cloneNode(true))
    label(tools, entry(card).title)
    card.append(tools)
  }
  const say = (/** @type {import('./words.js').Words} */ said) => {
    const rows = [row, ...page.querySelectorAll('.tools')]
    for (const button of rows.flatMap((each) => [...each.querySelectorAll('button')]))
      button.title = said.text(`tools.${button.dataset.act}`)
    for (const tools of page.querySelectorAll('.tools')) {
      if (tools.parentElement) label(tools, entry(tools.parentElement).title)
    }
  }
  page.addEventListener('pulse:language', ({ detail }) => say(detail))
  store.watch('saved', () => press(page))
  store.watch('read', () => press(page))
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('.tools button') : null
    const card = /** @type {HTMLElement | null} */ (button?.closest('[data-id]'))
    if (!(button instanceof HTMLElement) || !card) return
    if (button.dataset.act === 'more') unfold(button)
    else void import('./acts.js').then(({ act }) => act(button.dataset.act ?? '', entry(card)))
  })
  // Ready before it is reached for: what it says aloud needs a place in the page that stood there before.
  // A reader who leaves before it has come misses nothing.
  requestIdleCallback(() => void import('./acts.js').catch(() => {}))
  // If cards are created later, the rest of the page has been translated by now.
  const said = await otherWords().catch(() => undefined)
  if (said) say(said)
  return new Promise((/** @type {(nothing: void) => void} */ done) => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          equip(target)
        }
        press(page)
        done()
      },
      { rootMargin: '50% 0%' },
    )
    const observe = () => {
      const cards = page.querySelectorAll('.card, .account')
      for (const card of cards) observer.observe(card)
      if (cards.length === 0) done()
    }
    page.addEventListener('pulse:cards', observe)
    observe()
  })
}

/** Loads the texts of the chosen language; nothing if that is the page's own, or if they are unavailable. */
async function otherWords() {
  if (!isOther()) return undefined
  const said = await words()
  await said.learn('page')
  return said.language === chosen() ? said : undefined
}

/**
 * Shows which articles are saved and which are read.
 * @param {Document} page
 */
function press(page) {
  const saved = new Set(store.get('saved').map(({ id }) => id))
  const read = store.get('read')
  for (const button of page.querySelectorAll('.tools :is([data-act="save"], [data-act="read"])')) {
    const id = /** @type {HTMLElement | null} */ (button.closest('[data-id]'))?.dataset.id ?? ''
    const isOn = button.getAttribute('data-act') === 'save' ? saved.has(id) : id in read
    button.setAttribute('aria-pressed', String(isOn))
  }
}

/**
 * On a phone, most buttons are folded away.
 * @param {HTMLElement} button
 */
function unfold(button) {
  const isOpen = button.closest('.tools')?.classList.toggle('is-open') ?? false
  button.setAttribute('aria-expanded', String(isOpen))
}
