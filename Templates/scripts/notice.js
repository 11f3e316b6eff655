// @ts-check
import { make } from './element.js'

const region = make('div', { class: 'notices', role: 'status', 'aria-live': 'polite' })
document.body.append(region)

/** The number of frames in which redrawing may still take the focus away. */
const frames = 20

/**
 * Shows a message, which screen readers announce, and removes it again, but not while the reader is using it.
 * @param {string} text
 * @param {{ label: string, act(): void }} [action] what the reader may do about it
 */
export function notice(text, action) {
  const pressed = twinOf(document.activeElement)
  const box = make('p', { class: 'notice' }, text)
  region.replaceChildren(box)
  const end = () => {
    if (box.matches(':hover, :focus-within')) setTimeout(end, 1000)
    else box.remove()
  }
  setTimeout(end, action ? 8000 : 4000)
  if (!action) return
  const act = () => {
    box.remove()
    action.act()
    // Return to where the reader was; if that is gone, to the beginning of the page.
    void holdFocus(() => pressed?.()).then(() => {
      if (isLost()) title()?.focus()
    })
  }
  const button = make('button', { type: 'button', onclick: act }, action.label)
  box.append(' ', button)
  // The button that was pressed may be removed; then this one gets the focus.
  if (pressed) void holdFocus(() => pressed() ?? (button.isConnected ? button : undefined))
}

const isLost = () => (document.activeElement ?? document.body) === document.body

/**
 * Restores the focus as often as it is lost, until redrawing has finished.
 * @param {() => HTMLElement | undefined} place
 */
async function holdFocus(place) {
  for (let frame = 0; frame < frames; frame++) {
    if (isLost()) place()?.focus()
    await new Promise((done) => requestAnimationFrame(done))
  }
}

/**
 * Finds an element, or the one that replaced it: the same kind, text and article.
 * @param {Element | null} element
 * @returns {(() => HTMLElement | undefined) | undefined} nothing where there was no element
 */
function twinOf(element) {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const article = /** @type {HTMLElement | null} */ (element.closest('[data-id]'))?.dataset.id
  const [tag, name] = [element.localName, nameOf(element)]
  return () => {
    if (element.isConnected && element.checkVisibility()) return element
    const root = article ? document.querySelector(`[data-id="${CSS.escape(article)}"]`) : document
    return [.../** @type {NodeListOf<HTMLElement>} */ (root?.querySelectorAll(tag) ?? [])].find(
      (one) => nameOf(one) === name && one.checkVisibility(),
    )
  }
}

/** @param {HTMLElement} element */
const nameOf = (element) => element.dataset.act ?? element.getAttribute('aria-label') ?? element.textContent ?? ''

/** The beginning of a page, which can be focused only by scripts. */
function title() {
  const head = /** @type {HTMLElement | null} */ (document.querySelector('main h1'))
  if (head) head.tabIndex = -1
  return head ?? undefined
}
