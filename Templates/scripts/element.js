// @ts-check
/**
 * An element with its attributes and children; text is text, never markup.
 * @param {string} name
 * @param {Record<string, any>} [attributes] `on…` are listeners, `true` and `false` set and leave out
 * @param {...(Node | string | null | undefined)} children
 * @returns {any}
 */
export const make = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children)

/**
 * The same in SVG.
 * @param {string} name @param {Record<string, any>} [attributes] @param {...(Node | string | null | undefined)} children
 */
export const draw = (name, attributes = {}, ...children) =>
  filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)

/**
 * @template {Element} E
 * @param {E} element @param {Record<string, any>} attributes @param {(Node | string | null | undefined)[]} children
 */
function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== null && child !== undefined))
  return element
}

/**
 * One of our icons, drawn with the text's colour (Lucide's shapes, ISC licence).
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
