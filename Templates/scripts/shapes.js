// @ts-check
/**
 * What the reader's browser stores of an article. Everything but the id may be missing or of any type, because it may
 * come from an imported file.
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
 * @property {string} [country] that it is about, by its two letters
 * @property {string[]} [tags] the reader's own, of a saved article
 * @property {string} [note] the reader's own
 * @property {boolean} [favourite]
 */

/**
 * How a page of the site was viewed. Imported data may lack anything.
 * @typedef {object} Look
 * @property {string} [title]
 * @property {number} [n] how often it was opened
 * @property {number} [seconds] how long it was seen, in all
 * @property {number} [at] when, in milliseconds since 1970
 * @property {number} [share] how much of a long page was read, of 1
 */

/**
 * What a reader follows or chooses: `topics` as the search names them ("sports/tennis"), `places` by their countries' letters or,
 * of smaller ones and parts of the world, their names, `sources` by their ids, `stories` by their pages' names.
 * @typedef {object} Choice
 * @property {string[]} topics
 * @property {string[]} places
 * @property {string[]} sources
 * @property {string[]} stories
 * @property {string[]} threads running stories, by their pages' names
 * @property {string[]} teams names that count on the desks of sports alone
 * @property {string[]} words
 * @property {string[]} languages
 * @property {Record<string, { title?: string, language?: string }>} [titles] of stories and running stories by the first part of their names:
 *   what they were called when they were followed. What is imported may hold anything.
 */

/**
 * What a reader chose.
 * @typedef {object} Preferences
 * @property {string} [theme] "system", "light", "dark" or "ink" (for e-ink screens)
 * @property {string} [size] "normal", "large" or "larger"
 * @property {string} [accent] "beat", "blue", "green" or "violet"
 * @property {string} [font] "both", "serif", "sans" or "legible"
 * @property {string} [density] "airy" or "dense"
 * @property {string} [language] of the interface
 * @property {string} [keys] "off" where letters do nothing
 * @property {string[]} [languages] that are read; none: all
 * @property {Partial<import('./filtering.js').Filter>} [filter]
 */

/**
 * A queued recording. Imported data may contain anything.
 * @typedef {object} Track
 * @property {string} id its article's
 * @property {string} src
 * @property {string} title
 * @property {string} publisher
 * @property {string} language
 * @property {string} chapters the address of a list of them; empty where there is none
 * @property {string} transcript its address
 */

/**
 * The state of listening: the position in each recording (seconds, and when), the queue, and the speed of files and of
 * the reading voice.
 * @typedef {object} Heard
 * @property {Record<string, { at?: number, when?: number }>} positions by article
 * @property {Track[]} queue the next first
 * @property {number} [speed]
 * @property {number} [speech]
 */

/**
 * All data stored in the reader's browser, by key.
 * @typedef {object} Values
 * @property {Preferences} preferences
 * @property {Kept[]} saved the latest first
 * @property {Record<string, number>} read when an article was read, in milliseconds since 1970, by its id
 * @property {Kept[]} history the latest first
 * @property {{ sources: string[], words: string[], kinds?: string[], presets?: string[], isBlurred?: boolean }} muted
 * @property {string[]} searches the latest first
 * @property {{ last?: number, previous?: number }} visit in milliseconds since 1970
 * @property {Record<string, { last?: number, previous?: number }>} visits to the pages of stories, by their files' names
 * @property {{ isDone: boolean }} onboarding
 * @property {Record<string, Look>} pages by their paths
 * @property {{ order: string[], hidden: string[] }} desks categories and, with a slash, subcategories
 * @property {Choice} following
 * @property {Choice} discover
 * @property {{ results: Record<string, Record<string, number>>, open: Record<string, Record<string, string>> }} puzzles by
 *   day and puzzle: what it came to, and what was begun (`puzzles/kept.js`)
 * @property {Heard} media
 */

/** @typedef {keyof Values} Key */

/** Nothing followed or chosen. */
const noChoice = { topics: [], places: [], sources: [], stories: [], threads: [], teams: [], words: [], languages: [] }

/**
 * The default value of each key, and a check of stored values. Data of another shape is damaged or another program's,
 * and is ignored.
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
      (value.kinds === undefined || areTexts(value.kinds)) &&
      (value.presets === undefined || areTexts(value.presets)),
  },
  searches: { none: [], fits: areTexts },
  visit: { none: {}, fits: isRecord },
  visits: { none: {}, fits: (value) => isRecord(value) && Object.values(value).every(isRecord) },
  puzzles: {
    none: { results: {}, open: {} },
    fits: (value) =>
      isRecord(value) &&
      [value.results, value.open].every((days) => isRecord(days) && Object.values(days).every(isRecord)),
  },
  media: {
    none: { positions: {}, queue: [] },
    fits: (value) =>
      isRecord(value) &&
      isRecord(value.positions) &&
      Object.values(value.positions).every(isRecord) &&
      areArticles(value.queue),
  },
  onboarding: { none: { isDone: false }, fits: (value) => isRecord(value) && typeof value.isDone === 'boolean' },
  pages: { none: {}, fits: (value) => isRecord(value) && Object.values(value).every(isRecord) },
  desks: {
    none: { order: [], hidden: [] },
    fits: (value) => isRecord(value) && areTexts(value.order) && areTexts(value.hidden),
  },
  following: { none: noChoice, fits: isChoice },
  discover: { none: noChoice, fits: isChoice },
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
function isChoice(value) {
  if (!isRecord(value)) return false
  const { titles = {} } = value
  const areTitles = isRecord(titles) && Object.values(titles).every(isRecord)
  return areTitles && Object.keys(noChoice).every((name) => areTexts(value[name]))
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
