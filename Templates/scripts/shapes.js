// @ts-check
/**
 * What is kept of an article in the reader's browser. Everything but its id may be missing or be anything, for it may come
 * from a file that somebody else wrote.
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} source the source's id
 * @property {string} publisher the source's name
 * @property {string} category
 * @property {string} title
 * @property {string} url
 * @property {string} language
 * @property {string} stamp when it was published, RFC 3339; empty when nobody knows
 * @property {string} image
 * @property {string} summary
 * @property {string} story the name of its story's page; empty where it stands alone
 * @property {number} at when it was kept, in milliseconds since 1970
 */

/**
 * What a reader chose.
 * @typedef {object} Preferences
 * @property {string} [theme] "system", "light" or "dark"
 * @property {string} [size] "normal", "large" or "larger"
 * @property {string} [language] of the interface
 * @property {string} [keys] "off" where letters do nothing
 * @property {string[]} [languages] that are read; none: all
 * @property {Partial<import('./filtering.js').Filter>} [filter]
 */

/**
 * Everything that is kept in the reader's browser, by key.
 * @typedef {object} Values
 * @property {Preferences} preferences
 * @property {Kept[]} saved the latest first
 * @property {Record<string, number>} read when an article was read, in milliseconds since 1970, by its id
 * @property {Kept[]} history the latest first
 * @property {{ sources: string[], words: string[], kinds?: string[] }} muted
 * @property {string[]} searches the latest first
 * @property {{ last?: number, previous?: number }} visit in milliseconds since 1970
 * @property {Record<string, { last?: number, previous?: number }>} visits to the pages of stories, by their files' names
 * @property {{ isDone: boolean }} onboarding
 */

/** @typedef {keyof Values} Key */

/**
 * What a key holds when nothing is kept, and whether what was found is what was put there. Data of another shape is another
 * program's or damaged, and counts as nothing.
 * @type {{ [Each in Key]: { none: Values[Each], fits(value: unknown): boolean } }}
 */
export const shapes = {
  preferences: { none: {}, fits: isRecord },
  saved: { none: [], fits: areArticles },
  read: { none: {}, fits: isRecord },
  history: { none: [], fits: areArticles },
  muted: {
    none: { sources: [], words: [] },
    fits: (value) =>
      isRecord(value) &&
      areTexts(value.sources) &&
      areTexts(value.words) &&
      (value.kinds === undefined || areTexts(value.kinds)),
  },
  searches: { none: [], fits: areTexts },
  visit: { none: {}, fits: isRecord },
  visits: { none: {}, fits: (value) => isRecord(value) && Object.values(value).every(isRecord) },
  onboarding: { none: { isDone: false }, fits: (value) => isRecord(value) && typeof value.isDone === 'boolean' },
}

export const keys = /** @type {Key[]} */ (Object.keys(shapes))

/**
 * @template {Key} Name
 * @param {Name} key
 * @param {unknown} value
 * @returns {value is Values[Name]}
 */
export function fits(key, value) {
  return shapes[key].fits(value)
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  return typeof value === 'string'
}

/**
 * @param {unknown} value
 * @returns {value is string[]}
 */
function areTexts(value) {
  return Array.isArray(value) && value.every(isText)
}

/** @param {unknown} value */
function areArticles(value) {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && isText(entry.id))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
