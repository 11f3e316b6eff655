// @ts-check
/**
 * An article on the map.
 * @typedef {object} Report
 * @property {string} id
 * @property {string} title
 * @property {string | null} address
 * @property {string} source
 * @property {string} feed
 * @property {number} minutes since 1970
 * @property {boolean} isFirstSeen whether that is when it was first seen
 * @property {string} category
 * @property {string} kind of its reason, or empty
 * @property {string} reason
 * @property {string} key of the reason's wording, or empty
 * @property {string} story the name of its page, or empty
 * @property {number} publishers
 * @property {string} language
 * @property {Mark} mark
 */

/** @typedef {MapPlace & { number: number, articles: Report[] }} Mark places within 50 km of one another */

/** @typedef {{ marks: Mark[], zone: string, newest: number }} Reports the newest: minutes since 1970 */

/**
 * Decodes `assets/map.json`.
 * @param {MapFile} file
 * @returns {Reports}
 */
export function reports(file) {
  const marks = file.marks.map((place, number) => {
    /** @type {Mark} */
    const mark = { ...place, number, articles: [] }
    mark.articles = place.articles.map((row) => report(row, mark, file))
    return mark
  })
  const newest = marks.flatMap(({ articles }) => articles).reduce((latest, { minutes }) => Math.max(latest, minutes), 0)
  return { marks, zone: file.zone, newest }
}

/**
 * @param {MapRow} row
 * @param {Mark} mark
 * @param {MapFile} file
 * @returns {Report}
 */
function report(row, mark, file) {
  const [title, source, rest, minutes, category, reason, id, story, language, publishers, seen] = row
  const [name, feed, beginning] = file.sources[source]
  const [kind = '', sentence = '', key = ''] = file.reasons[reason] ?? []
  return {
    id,
    title,
    address: webAddress(rest === null ? null : beginning + rest),
    source: name,
    feed,
    minutes,
    isFirstSeen: seen === 1,
    category: file.categories[category] ?? '',
    kind,
    reason: sentence,
    key,
    story,
    publishers,
    language,
    mark,
  }
}

/**
 * The builder only allows web addresses; links are checked again here.
 * @param {string | null} address
 */
function webAddress(address) {
  return address !== null && /^https?:\/\//i.test(address) ? address : null
}

/**
 * Sorts newest first, as in the page.
 * @param {Report} a
 * @param {Report} b
 */
export const newestFirst = (a, b) => b.minutes - a.minutes || (a.id < b.id ? -1 : 1)
