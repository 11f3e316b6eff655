// @ts-check
/**
 * An element with its attributes and children; text stays text.
 * @param {string} name @param {Record<string, string | undefined>} [attributes] @param {(Node | string | null)[]} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  return filled(made, attributes, children)
}

/** The same in SVG. @param {string} name @param {Record<string, string | undefined>} [attributes] @param {(Node | string | null)[]} children */
export function drawn(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  return filled(made, attributes, children)
}

/**
 * @template {Element} E
 * @param {E} made @param {Record<string, string | undefined>} attributes @param {(Node | string | null)[]} children
 */
function filled(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) if (value) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

/** Runs after things have been quiet for a while. @param {() => void} action @param {number} milliseconds */
export function whenQuiet(action, milliseconds) {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds)
  }
}
