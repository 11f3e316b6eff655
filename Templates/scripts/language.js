// @ts-check
import { chosen, isOther } from './chosen.js'
import { store } from './store.js'
import { words } from './words.js'

/** @typedef {import('./words.js').Words} Words */

/**
 * The texts of the page as it was loaded, so that a second change starts from them.
 * @type {WeakMap<Element, Node[]>}
 */
const originals = new WeakMap()

/** The page's original title. */
const title = document.title

/**
 * Translates the interface into the chosen language, now and whenever the choice changes.
 * @param {Document} page
 */
export async function start(page) {
  let isRetold = isOther()
  store.watch('preferences', () => {
    isRetold ||= isOther()
    // The key also holds other choices; a page in its own language needs no translation.
    if (isRetold) void retell(page)
  })
  if (isRetold) await retell(page)
}

/**
 * Translates all of the page's texts that are the site's own.
 * @param {Document} page
 */
async function retell(page) {
  const said = await words()
  // The reasons why articles matter are long, so they are loaded only if shown.
  const showsReasons = page.querySelector('[data-word^="why."], .map-stage[data-live]')
  const showsPuzzles = page.querySelector('#puzzles')
  const showsMedia = page.querySelector('#media, .listen')
  await Promise.all([
    said.learn('page'),
    ...(showsReasons ? [said.learn('why')] : []),
    ...(showsPuzzles ? [said.learn('puzzles')] : []),
    ...(showsMedia ? [said.learn('media')] : []),
  ])
  if (said.language !== chosen()) return
  page.documentElement.lang = said.language
  page.documentElement.dir = said.text('direction')
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll('[data-word]')))
    say(element, said)
  for (const name of ['aria-label', 'title', 'placeholder']) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(`[data-word-${name}]`))) {
      element.setAttribute(name, phrase(element.getAttribute(`data-word-${name}`) ?? '', element, said))
    }
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll('[data-region]'))) {
    replace(element, said.region(element.dataset.region ?? ''))
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll('[data-language]'))) {
    replace(element, languageName(element.dataset.language ?? '', said))
  }
  for (const element of /** @type {NodeListOf<HTMLTimeElement>} */ (page.querySelectorAll('time[data-day]'))) {
    replace(element, said.day(element.dateTime, element.dataset.day === 'short'))
  }
  for (const mark of /** @type {NodeListOf<SVGAElement>} */ (page.querySelectorAll('.map a[data-n]'))) point(mark, said)
  page.title = titled(page.querySelector('title')?.dataset.words ?? '', said)
  page.dispatchEvent(new CustomEvent('pulse:language', { detail: said }))
}

/**
 * @param {HTMLElement | SVGElement} element
 * @returns {Node[]}
 */
function original(element) {
  const nodes = originals.get(element) ?? [...element.childNodes]
  originals.set(element, nodes)
  return nodes
}

/**
 * In the page's own language, restores the original text.
 * @param {HTMLElement | SVGElement} element
 * @param {string | undefined} text
 */
function replace(element, text) {
  const nodes = original(element)
  element.replaceChildren(...(isOther() && text ? [text] : nodes))
}

/**
 * Translates one text, keeping its values.
 * @param {HTMLElement} element
 * @param {Words} said
 */
function say(element, said) {
  const values = new Map()
  const before = original(element)
  for (const node of before) {
    if (node instanceof HTMLElement && node.dataset.value) values.set(node.dataset.value, node)
  }
  const { word = '' } = element.dataset
  const text = phrase(word, element, said)
  element.replaceChildren(...(text === word ? before : nodes(text, values)))
}

/**
 * Returns the text for a key, with the numbers from an element.
 * @param {string} word
 * @param {HTMLElement | SVGElement} element
 * @param {Words} said
 */
function phrase(word, element, said) {
  const numbers = Object.fromEntries(
    Object.entries(element.dataset).flatMap(([name, value]) =>
      value && /^\d+$/.test(value) ? [[name, Number(value)]] : [],
    ),
  )
  return 'n' in numbers ? said.count(word, numbers.n, numbers) : said.text(word, numbers)
}

/**
 * Returns a language's name; nothing for an invalid tag.
 * @param {string} tag
 * @param {Words} said
 */
function languageName(tag, said) {
  try {
    return new Intl.DisplayNames(said.locale, { type: 'language' }).of(tag)
  } catch {
    return undefined
  }
}

/**
 * Translates a marker of the map's picture.
 * @param {SVGAElement} mark
 * @param {Words} said
 */
function point(mark, said) {
  const { n, near, place = '', town, country, part } = mark.dataset
  const here = { name: place, town, country, word: part }
  const label = said.text(near === undefined ? 'map.place' : 'map.cluster', {
    name: said.place(here),
    count: said.count('articles', Number(n)),
  })
  mark.setAttribute('aria-label', label)
  mark.querySelector('title')?.replaceChildren(label)
  const name = /** @type {SVGTextElement | null} */ (mark.querySelector('.map-label'))
  if (name) replace(name, said.placeAlone(here))
}

/**
 * Translates the title in the browser's tab, part by part; the last part is the site's name.
 * @param {string} keys
 * @param {Words} said
 */
function titled(keys, said) {
  const parts = title.split(' · ')
  keys.split(' ').forEach((key, place, all) => {
    const at = place === all.length - 1 ? parts.length - 1 : place
    if (said.has(key)) parts[at] = said.text(key)
    else if (isOther() && /^\d{4}-/.test(key)) parts[at] = said.day(key) ?? parts[at]
  })
  return parts.join(' · ')
}

/**
 * `**strong**`, `*emphasis*`, `` `code` ``, `[text](address)` and `{values}`.
 * @param {string} text
 * @param {Map<string, Node>} values
 */
function nodes(text, values) {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
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

/**
 * @param {string} name
 * @param {string} text
 */
function made(name, text) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
