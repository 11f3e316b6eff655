// @ts-check
/**
 * An article on the map.
 * @typedef {object} Report
 * @property {string} id @property {string} title @property {string | null} address
 * @property {string} source @property {string} feed
 * @property {number} minutes since 1970 @property {boolean} isFirstSeen whether that is when it was first seen
 * @property {string} category @property {string} kind of its reason, or empty @property {string} reason
 * @property {string} key of the reason's wording, or empty @property {string} number in it, or empty
 * @property {string} story the id of its page, or empty @property {number} publishers
 * @property {string} language @property {Mark} mark
 */
/**
 * Places within 50 km of one another, in units of the base map.
 * @typedef {{ number: number, x: number, y: number, name: string, town?: string, country?: string, word?: string, places: number[], articles: Report[] }} Mark
 */

/**
 * `assets/map.json` spelled out (`MapReports.swift` says what stands where).
 * @param {any} file
 * @returns {{ marks: Mark[], zone: string, newest: number }} the newest: minutes since 1970
 */
export function reports(file) {
  let newest = 0
  const marks = file.marks.map((/** @type {any} */ mark, /** @type {number} */ number) => {
    const made = { ...mark, number }
    made.articles = mark.articles.map((/** @type {any[]} */ list) => {
      const [title, source, rest, minutes, category, reason, id, story, language, publishers, seen] = list
      const [name, feed, beginning] = file.sources[source]
      const [kind = '', sentence = '', key = '', number = ''] = file.reasons[reason] ?? []
      newest = Math.max(newest, minutes)
      return {
        id, title, address: webAddress(rest === null || rest === undefined ? null : beginning + rest), source: name, feed, minutes,
        isFirstSeen: seen === 1, category: file.categories[category] ?? '', kind, reason: sentence, key, number, story, publishers,
        language, mark: made,
      }
    })
    return made
  })
  return { marks, zone: file.zone, newest }
}

/** The builder has let only these through; a link is looked at twice. @param {string | null} address */
function webAddress(address) {
  return address !== null && /^https?:\/\//i.test(address) ? address : null
}

/** Newest first, as the page has them. @param {Report} a @param {Report} b */
export const newestFirst = (a, b) => b.minutes - a.minutes || (a.id < b.id ? -1 : 1)
