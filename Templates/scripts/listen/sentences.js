// @ts-check
/**
 * A sentence of the page.
 * @typedef {object} Sentence
 * @property {string} text
 * @property {string} language as the page says it
 * @property {Element} element that holds it
 * @property {number} start in the element's text
 * @property {number} end
 * @property {number} piece which story of the page it belongs to, from 0
 */

/**
 * Returns the sentences to read on a page, in order: in the digest, each story's title and sentences; for a story, its
 * title, its summary and the leading report's own text.
 * @param {Document} page
 * @returns {Sentence[]}
 */
export function sentences(page) {
  const items = [...page.querySelectorAll('.digest-item')]
  const pieces = items.length
    ? items.map((item) => [...item.querySelectorAll('.digest-words :is(h3, p)')])
    : [
        [
          ...page.querySelectorAll(
            '.story-head h1, .story-summary span[dir], .story-lead .account .words p, .story-lead .reading .words p',
          ),
        ],
      ]
  return pieces.flatMap((elements, piece) => elements.flatMap((element) => of(element, piece)))
}

/**
 * @param {Element} element
 * @param {number} piece
 * @returns {Sentence[]}
 */
function of(element, piece) {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? ''
  return cut(element.textContent ?? '', language).flatMap(({ segment, index }) => {
    const text = segment.trim()
    return /\p{L}|\p{N}/u.test(text)
      ? [{ text, language, element, start: index, end: index + segment.trimEnd().length, piece }]
      : []
  })
}

/**
 * @param {string} text
 * @param {string} language
 * @returns {{ segment: string, index: number }[]}
 */
function cut(text, language) {
  try {
    return [...new Intl.Segmenter(language || undefined, { granularity: 'sentence' }).segment(text)]
  } catch {
    // Without a segmenter, or with an invalid language, the text is one sentence.
    return [{ segment: text, index: 0 }]
  }
}
