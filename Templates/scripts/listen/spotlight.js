// @ts-check
/**
 * Highlights the sentence being read and keeps it in view; browsers without range highlights mark the element that
 * contains it.
 * @param {Document} page
 */
export function spotlight(page) {
  /** @type {Element | undefined} */
  let marked
  const has = 'highlights' in CSS && typeof Highlight === 'function'
  const quiet = matchMedia('(prefers-reduced-motion: reduce)')
  const off = () => {
    if (has) CSS.highlights.delete('spoken')
    marked?.classList.remove('is-spoken')
  }
  return {
    off,
    /** @param {import('./sentences.js').Sentence} sentence */
    on({ element, start, end }) {
      off()
      if (has) CSS.highlights.set('spoken', new Highlight(range(page, element, start, end)))
      else element.classList.add('is-spoken')
      if (marked !== element) element.scrollIntoView({ block: 'center', behavior: quiet.matches ? 'auto' : 'smooth' })
      marked = element
    },
  }
}

/**
 * @param {Document} page
 * @param {Element} element
 * @param {number} start of the element's text
 * @param {number} end
 */
function range(page, element, start, end) {
  const range = page.createRange()
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (start >= passed && start < passed + length) range.setStart(node, start - passed)
    if (end > passed && end <= passed + length) range.setEnd(node, end - passed)
    passed += length
  }
  return range
}
