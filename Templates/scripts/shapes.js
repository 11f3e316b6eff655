// @ts-check
/**
 * Everything that is kept in the reader's browser, by key: what it is when nothing is kept, and whether what was found
 * is what was put there. Data of another shape is another program's or damaged, and counts as nothing.
 * @type {Record<string, { none: any, holds(value: any): boolean }>}
 */
export const shapes = {
  preferences: { none: {}, holds: isRecord },
  saved: { none: [], holds: (value) => Array.isArray(value) && value.every((entry) => isRecord(entry) && isText(entry.id)) },
  read: { none: {}, holds: isRecord },
  history: { none: [], holds: (value) => Array.isArray(value) && value.every((entry) => isRecord(entry) && isText(entry.id)) },
  muted: { none: { sources: [], words: [] }, holds: (value) => isRecord(value) && areTexts(value.sources) && areTexts(value.words) },
  searches: { none: [], holds: areTexts },
  visit: { none: {}, holds: isRecord },
  onboarding: { none: { isDone: false }, holds: (value) => isRecord(value) && typeof value.isDone === 'boolean' },
}

/** @param {any} value */
function isText(value) { return typeof value === 'string' }

/** @param {any} value */
function areTexts(value) { return Array.isArray(value) && value.every(isText) }

/** @param {any} value */
function isRecord(value) { return typeof value === 'object' && value !== null && !Array.isArray(value) }
