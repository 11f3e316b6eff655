// @ts-check
/** @typedef {import('./tokens.js').Tokens} Tokens */
/** @typedef {ReturnType<typeof import('./times.js').calendar>} Calendar */
/** @typedef {{ zone: string, grammar: Record<string, string[]>, moments: number[] }} Index */
/** @typedef {[year: number | null, month: number, day: number | null]} Written a date as it was written; months from 0 */

/**
 * Takes a date out of a query: "2026-03-14", "14/03/2026", "14 March", "March 14th, 2026", "14 de março", "in March".
 * Without a year the last such day is meant, and only where the archive reaches it: "Jan 6" is more often a matter than a day.
 * @param {Tokens} tokens
 * @param {Index} index
 * @param {Calendar} calendar
 * @param {number} now
 * @returns {{ name: string, day: string, from: number, to: number, at: number } | null}
 */
export function dated(tokens, index, calendar, now) {
  for (let at = 0; at < tokens.words.length; at++) {
    const found = inFigures(tokens.words, at) ?? inWords(tokens.words, at, index.grammar)
    if (!found) continue
    const [[year, month, day], length] = found
    const [thisYear, thisMonth, today] = calendar.date(now)
    const isAhead = month > thisMonth || (month === thisMonth && (day ?? 1) > today)
    const meant = year ?? (isAhead ? thisYear - 1 : thisYear)
    const from = calendar.start(meant, month, day ?? 1)
    const to = day === null ? calendar.start(meant, month + 1, 1) : calendar.start(meant, month, day + 1)
    const oldest = index.moments[index.moments.length - 1] ?? now
    if (year === null && to <= oldest) continue
    tokens.cut(at, length)
    const iso = new Date(Date.UTC(meant, month, day ?? 1)).toISOString().slice(0, 10)
    return { name: day === null ? 'month' : 'date', day: iso, from, to, at }
  }
  return null
}

/**
 * @param {(string | null)[]} words
 * @param {number} at
 * @returns {[Written, length: number] | null}
 */
function inFigures(words, at) {
  const [a, b, c] = words.slice(at, at + 3).map((word) => (/^\d+$/.test(word ?? '') ? (word ?? '') : ''))
  if (!a || !b || !c) return null
  const isYearFirst = a.length === 4 && b.length <= 2 && c.length <= 2
  if (!isYearFirst && (c.length !== 4 || a.length > 2 || b.length > 2)) return null
  const [year, ...others] = (isYearFirst ? [a, b, c] : [c, b, a]).map(Number)
  // The day before the month, as all languages of the interface write it; where that cannot be, as Americans do.
  const [month, day] = !isYearFirst && others[0] > 12 ? others.reverse() : others
  return isDay(month - 1, day) ? [[year, month - 1, day], 3] : null
}

/**
 * @param {(string | null)[]} words
 * @param {number} at
 * @param {Record<string, string[]>} grammar
 * @returns {[Written, length: number] | null}
 */
function inWords(words, at, grammar) {
  /** @param {number} place */
  const link = (place) => (grammar['date-link']?.includes(words[place] ?? '') ? 1 : 0)
  /** @param {number} place */
  const year = (place) => (/^(19|20)\d\d$/.test(words[place] ?? '') ? Number(words[place]) : null)
  const day = dayOf(words[at], grammar)
  if (day !== null) {
    const place = at + 1 + link(at + 1)
    const month = monthOf(words[place], grammar, true)
    if (month === null || !isDay(month, day)) return null
    const after = place + 1 + link(place + 1)
    const own = year(after)
    return [[own, month, day], (own === null ? place + 1 : after + 1) - at]
  }
  const month = monthOf(words[at], grammar, true)
  if (month === null) return null
  const next = dayOf(words[at + 1], grammar)
  if (next !== null && isDay(month, next)) {
    const own = year(at + 2)
    return [[own, month, next], own === null ? 2 : 3]
  }
  // A month alone, by its whole name: with a year, or after "in".
  if (monthOf(words[at], grammar, false) === null) return null
  const after = at + 1 + link(at + 1)
  const own = year(after)
  if (own !== null) return [[own, month, null], after + 1 - at]
  return grammar['in-month']?.includes(words[at - 1] ?? '') ? [[null, month, null], 1] : null
}

/**
 * "14", "14th".
 * @param {string | null | undefined} word
 * @param {Record<string, string[]>} grammar
 */
function dayOf(word, grammar) {
  const [, digits, ending] = /^(\d{1,2})(\p{L}*)$/u.exec(word ?? '') ?? []
  return digits && (!ending || grammar['day-ending']?.includes(ending)) ? Number(digits) : null
}

/**
 * A month from 0, by its name or, where that may be, by the beginning that stands for it.
 * @param {string | null | undefined} word
 * @param {Record<string, string[]>} grammar
 * @param {boolean} isShort
 */
function monthOf(word, grammar, isShort) {
  if (!word || word.length < 3) return null
  for (let month = 0; month < 12; month++) {
    const names = grammar[`month-${month}`] ?? []
    if (names.includes(word)) return month
    if (isShort && word.length < 5 && names.some((name) => name.startsWith(word))) return month
  }
  return null
}

/**
 * @param {number} month
 * @param {number} day
 */
const isDay = (month, day) =>
  month >= 0 && month < 12 && day > 0 && day <= new Date(Date.UTC(2024, month + 1, 0)).getUTCDate()
