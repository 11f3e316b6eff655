// @ts-check
/** @typedef {Node | string | null | undefined} Child what is null or undefined is left out */

/**
 * Functions are listeners, for attributes named `on…`; `true` sets an attribute without a value, and `false`, null and
 * undefined leave it out.
 * @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Attribute
 */

/**
 * Creates an element with attributes and children. Text is never parsed as markup.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Attribute>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children)

/**
 * The same for SVG.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Attribute>} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export const draw = (name, attributes = {}, ...children) =>
  filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, Attribute>} attributes
 * @param {Child[]} children
 */
function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue
    if (typeof value === 'function') element.addEventListener(key.slice('on'.length), value)
    else element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children.flatMap((child) => child ?? []))
  return element
}

/**
 * Creates one of our icons, in the colour of the text (Lucide's shapes, ISC licence).
 * @param {keyof typeof shapes} name
 */
export function icon(name) {
  return draw('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: shapes[name] }))
}

const shapes = {
  close: 'M18 6 6 18M6 6l12 12',
  previous: 'M15 18l-6-6 6-6',
  next: 'M9 18l6-6-6-6',
}
