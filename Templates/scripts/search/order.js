// @ts-check

/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./matching.js').Answer} Answer */
/** @typedef {'relevance' | 'newest' | 'oldest' | 'source'} Sort */

const collator = new Intl.Collator()

/**
 * Orders results without words. If the query is only a time, such as "today", stories of many publishers come first,
 * and reports before other articles; otherwise the newest first.
 * @param {SearchIndex} index
 * @param {Sort} sort
 * @param {boolean} isOfTime and of no publisher
 * @returns {(a: Answer, b: Answer) => number}
 */
export function order(index, sort, isOfTime) {
  const { sources, source, isAside } = index
  /** @type {Map<number, number>} */
  const known = new Map()
  const publishers = (/** @type {Answer} */ { article, hits }) => {
    if (!isOfTime || hits.length > 0 || isAside[article]) return 0
    const count = known.get(article) ?? index.shelf(article).story?.publishers ?? 1
    known.set(article, count)
    return count
  }
  switch (sort) {
    case 'relevance':
      return (a, b) => b.score - a.score || publishers(b) - publishers(a) || a.article - b.article
    case 'newest':
      return (a, b) => a.article - b.article
    case 'oldest':
      return (a, b) => b.article - a.article
    case 'source':
      return (a, b) => collator.compare(sources[source[a.article]], sources[source[b.article]]) || a.article - b.article
  }
}
