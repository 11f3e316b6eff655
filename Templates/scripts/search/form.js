// @ts-check
/**
 * The form and what stands around the answers (`parts/search-form.html`): it stands in the page as it comes, and shows only
 * where scripts run, so that no form is ever dead.
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
