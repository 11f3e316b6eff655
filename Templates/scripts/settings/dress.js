// @ts-check
/**
 * Applies a theme.
 * @param {string} theme
 * @param {HTMLElement} html
 */
export function dress(theme, html) {
  if (theme === 'system') delete html.dataset.theme
  else html.dataset.theme = theme
}

/**
 * Removes the theme.
 * @param {HTMLElement} html
 */
export function undress(html) {
  dress('system', html)
}
