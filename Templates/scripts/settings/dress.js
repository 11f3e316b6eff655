// @ts-check
/**
 * Shows the pages as a theme has them.
 * @param {string} theme
 * @param {HTMLElement} html
 */
export function dress(theme, html) {
  if (theme === 'system') delete html.dataset.theme
  else html.dataset.theme = theme
}

/**
 * Shows the pages as they come.
 * @param {HTMLElement} html
 */
export function undress(html) {
  dress('system', html)
}
