// @ts-check
/**
 * An article as a page shows it.
 * @typedef {object} Entry
 * @property {HTMLElement} element
 * @property {string} id
 * @property {string} source the source's id
 * @property {string} publisher the source's name
 * @property {string} category
 * @property {string} kind "report" where the page says nothing else
 * @property {string} title
 * @property {string} url empty where the publisher gave no address
 * @property {string} language
 * @property {string} stamp when it was published, RFC 3339; empty when nobody knows
 * @property {number} moment the same in milliseconds since 1970; 0 when nobody knows
 * @property {string} image
 * @property {string} summary
 * @property {string} story the name of its story's page; empty where it stands alone
 * @property {string} country that it is about, by its two letters; empty where the page says none
 */

/**
 * Returns all articles of the page, in order.
 * @param {ParentNode} root
 * @returns {Entry[]}
 */
export const entries = (root) =>
  [...root.querySelectorAll('[data-id]')].map((element) => entry(/** @type {HTMLElement} */ (element)))

/**
 * @param {HTMLElement} element
 * @returns {Entry}
 */
export function entry(element) {
  const link = /** @type {HTMLAnchorElement | null} */ (element.querySelector('.words a'))
  // A headline opens the story's page if there is one; the link to the publisher's is then below it.
  const out = /** @type {HTMLAnchorElement | null} */ (element.querySelector('.facts a:has(strong), :scope > h2 a'))
  // On a story's page, the leading report's headline is the page's.
  const title = link ?? element.querySelector('.words h3') ?? leading(element) ?? element.querySelector('.words p')
  const stamp = element.querySelector('time')?.dateTime ?? ''
  const data = element.dataset
  return {
    element,
    id: data.id ?? '',
    source: data.source ?? '',
    publisher: element.querySelector('.facts strong')?.textContent ?? '',
    category: data.category ?? '',
    kind: data.kind ?? 'report',
    title: title?.textContent ?? '',
    url: (out ?? link)?.href ?? '',
    language: /** @type {HTMLElement | null} */ (element.querySelector('.words'))?.lang ?? '',
    stamp,
    moment: stamp ? Date.parse(stamp) : 0,
    image: element.querySelector('.picture img')?.getAttribute('src') ?? '',
    summary: element.querySelector('.words p')?.textContent ?? '',
    story: data.story ?? '',
    country: /** @type {HTMLElement | null} */ (element.querySelector('.facts [data-region]'))?.dataset.region ?? '',
  }
}

/** @param {HTMLElement} element */
const leading = (element) => (element.matches('.account') ? document.querySelector('.story-head h1') : null)

/**
 * What the reader's browser stores of an article.
 * @param {Entry} entry
 */
export function record(entry) {
  const { id, source, publisher, category, title, url, language, stamp, image, summary, story, country } = entry
  return {
    id,
    source,
    publisher,
    category,
    title,
    url,
    language,
    stamp,
    image,
    summary: summary === title ? '' : summary,
    story,
    country,
  }
}
