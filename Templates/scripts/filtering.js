// @ts-check
/** @typedef {import('./cards.js').Entry} Entry */

/**
 * Which of a page's articles a reader wants to see, and how.
 * @typedef {object} Filter
 * @property {'none' | 'date' | 'source' | 'title'} sort
 * @property {boolean} isReversed
 * @property {boolean} withImages
 * @property {boolean} hidesRead
 * @property {boolean} hidesPaid
 * @property {'all' | 'today' | 'yesterday' | 'week' | 'month'} range
 * @property {string[]} without sources' ids
 * @property {string[]} withoutKinds kinds of articles
 * @property {'grid' | 'list'} view
 */

/** The kinds of articles that readers can filter by, in the order of the form. */
export const kinds = ['report', 'opinion', 'live', 'show', 'roundup', 'service']

/** @type {Filter} nothing left out, the edition's own order */
export const none = {
  sort: 'none',
  isReversed: false,
  withImages: false,
  hidesRead: false,
  hidesPaid: false,
  range: 'all',
  without: [],
  withoutKinds: [],
  view: 'grid',
}

/**
 * Returns the start and end of a range on the reader's own calendar, in milliseconds since 1970.
 * @param {Filter['range']} range
 * @param {Date} now
 * @returns {[number, number]} from, and before
 */
export function day(range, now) {
  const midnight = (/** @type {number} */ days) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime()
  switch (range) {
    case 'today':
      return [midnight(0), Infinity]
    case 'yesterday':
      return [midnight(1), midnight(0)]
    case 'week':
      return [midnight(7), Infinity]
    case 'month':
      return [midnight(30), Infinity]
    default:
      return [-Infinity, Infinity]
  }
}

/**
 * @param {Entry} article
 * @param {Filter} filter
 * @param {Record<string, number>} read
 * @param {[number, number]} span
 */
export function matches(article, filter, read, span) {
  if (filter.withImages && !article.image) return false
  if (filter.hidesRead && article.id in read) return false
  if (filter.hidesPaid && isPaid(article.element)) return false
  if (filter.without.includes(article.source) || filter.withoutKinds.includes(article.kind)) return false
  return filter.range === 'all' || (article.moment >= span[0] && article.moment < span[1])
}

/**
 * Returns whether an element shows an article that only subscribers can read.
 * @param {HTMLElement} element
 */
export const isPaid = (element) => 'paid' in element.dataset

/**
 * Sorts articles; newest or A first.
 * @param {Entry[]} articles
 * @param {Filter['sort']} sort
 */
export function arranged(articles, sort) {
  const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  /** @type {Record<Filter['sort'], (a: Entry, b: Entry) => number>} */
  const orders = {
    none: () => 0,
    date: (a, b) => b.moment - a.moment,
    source: (a, b) => collator.compare(a.publisher, b.publisher) || b.moment - a.moment,
    title: (a, b) => collator.compare(a.title, b.title),
  }
  return articles.toSorted(orders[sort])
}
