// @ts-check
import { make } from './element.js'

const region = make('div', { class: 'notices', role: 'status', 'aria-live': 'polite' })
document.body.append(region)

/**
 * Says something once, aloud for screen readers too, and takes it away again.
 * @param {string} text
 * @param {{ label: string, act(): void }} [action] what the reader may do about it
 */
export function notice(text, action) {
  const box = make('p', { class: 'notice' }, text)
  if (action) {
    box.append(
      ' ',
      make(
        'button',
        {
          type: 'button',
          onclick: () => {
            box.remove()
            action.act()
          },
        },
        action.label,
      ),
    )
  }
  region.replaceChildren(box)
  setTimeout(() => box.remove(), action ? 8000 : 4000)
}
