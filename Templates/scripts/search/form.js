// @ts-check
/**
 * The form and the elements around the results (`parts/search-form.html`). It is in the page's HTML but only shown if
 * scripts run, so that there is never a form that does nothing.
 * @param {Element} section
 */
export function form(section) {
  /**
   * @template {HTMLElement} E
   * @param {string} selector
   * @param {{ new (): E }} kind
   * @returns {E}
   */
  const part = (selector, kind) => {
    const found = section.querySelector(selector)
    if (found instanceof kind) return found
    throw new Error(`the search page has no ${selector}`)
  }
  return {
    form: part('.search-form', HTMLFormElement),
    field: part('#search-field', HTMLInputElement),
    list: part('#search-list', HTMLElement),
    sort: part('#search-sort', HTMLSelectElement),
    hint: part('.search-hint', HTMLElement),
    recent: part('.search-recent', HTMLElement),
    bar: part('.search-bar', HTMLElement),
    status: part('.search-status', HTMLElement),
    reading: part('.search-reading', HTMLElement),
    reply: part('.search-reply', HTMLElement),
    results: part('.search-results', HTMLElement),
    more: part('.search-more', HTMLButtonElement),
  }
}
