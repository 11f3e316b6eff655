// @ts-check
import { chosen, isOther } from './chosen.js'
import { store } from './store.js'
import { words } from './words.js'

/** What stood in the page as it came, so that a second change starts from there. @type {WeakMap<Element, Node[]>} */
const originals = new WeakMap()

/** Says the interface in the chosen language, now and whenever the choice changes. @param {Document} page */
export async function start(page) {
  store.watch('preferences', () => void say(page))
  if (isOther()) await say(page)
}

/** @param {Document} page */
async function say(page) {
  const said = await words()
  if (said.language !== chosen()) return
  page.documentElement.lang = said.language
  for (const element of page.querySelectorAll('[data-word]')) {
    if (element instanceof HTMLElement) retell(element, said)
  }
  for (const name of ['aria-label', 'title', 'placeholder']) {
    for (const element of page.querySelectorAll(`[data-word-${name}]`)) {
      element.setAttribute(name, said.text(element.getAttribute(`data-word-${name}`) ?? ''))
    }
  }
  page.dispatchEvent(new CustomEvent('pulse:language', { detail: said }))
}

/**
 * One text: its values are kept, its words exchanged.
 * @param {HTMLElement} element @param {import('./words.js').Words} said
 */
function retell(element, said) {
  if (!originals.has(element)) originals.set(element, [...element.childNodes])
  const { word = '', ...data } = element.dataset
  const values = new Map()
  for (const node of originals.get(element) ?? []) {
    if (node instanceof HTMLElement && node.dataset.value) values.set(node.dataset.value, node)
  }
  const numbers = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, Number(value)]))
  const text = 'n' in numbers ? said.count(word, numbers.n, numbers) : said.text(word, numbers)
  if (text === word) return
  element.replaceChildren(...nodes(text, values))
}

/** `**strong**`, `*emphasis*`, `` `code` ``, `[text](address)` and `{values}`. @param {string} text @param {Map<string, Node>} values */
function nodes(text, values) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\{\w+\})/).filter(Boolean).map((part) => {
    if (part.startsWith('**')) return made('strong', part.slice(2, -2))
    if (part.startsWith('*')) return made('em', part.slice(1, -1))
    if (part.startsWith('`')) return made('code', part.slice(1, -1))
    if (part.startsWith('{')) return values.get(part.slice(1, -1)) ?? part
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (!link) return part
    const anchor = /** @type {HTMLAnchorElement} */ (made('a', link[1]))
    anchor.href = link[2].replace(/^root:/, document.documentElement.dataset.edition ?? '')
    if (!link[2].startsWith('root:')) anchor.rel = 'noopener noreferrer'
    return anchor
  })
}

/** @param {string} name @param {string} text */
function made(name, text) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
