// @ts-check
/** @type {Intl.DateTimeFormatOptions} */
const day = { weekday: 'short', day: 'numeric', month: 'long' }
/** @type {Intl.DateTimeFormatOptions} */
const time = { hour: '2-digit', minute: '2-digit' }

/** Formats dates and ages for one locale. */
export class Dates {
  /** @param {string} locale a BCP 47 tag, "en-GB": English alone does not say whether the month comes first */
  constructor(locale) {
    this.locale = locale
    /** @type {Map<string, Intl.DateTimeFormat>} one takes far longer to make than to use */
    this.formats = new Map()
    this.ages = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    this.shortAges = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' })
  }

  /**
   * Formats a moment in the site's time zone (named at the foot of the page); by default as day and time, joined as in
   * the page itself.
   * @param {Date} moment
   * @param {Intl.DateTimeFormatOptions} [options]
   * @returns {string}
   */
  date(moment, options) {
    if (!options) return [day, time].map((part) => this.date(moment, part)).join(', ')
    const key = JSON.stringify(options)
    const format =
      this.formats.get(key) ??
      new Intl.DateTimeFormat(this.locale, { timeZone: document.documentElement.dataset.zone, ...options })
    this.formats.set(key, format)
    return format.format(moment)
  }

  /**
   * Returns "5 minutes ago" or "yesterday". Days are calendar days: on Monday morning, Saturday evening is not
   * yesterday.
   * @param {Date} moment
   * @param {Date} now
   * @param {boolean} [isShort] "5 min ago", where there is little room
   */
  relative(moment, now, isShort = false) {
    const ages = isShort ? this.shortAges : this.ages
    const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000)
    if (Math.abs(minutes) < 60) return ages.format(minutes, 'minute')
    const days = this.calendarDay(moment) - this.calendarDay(now)
    // The day when clocks go back has 25 hours.
    if (Math.abs(minutes) < 24 * 60 || !days) return ages.format(Math.round(minutes / 60), 'hour')
    return ages.format(days, 'day')
  }

  /**
   * Returns the number of a moment's calendar day in the site's time zone; consecutive days have consecutive numbers.
   * @param {Date} moment
   */
  calendarDay(moment) {
    const { zone } = document.documentElement.dataset
    const format =
      this.formats.get('day') ??
      new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' })
    this.formats.set('day', format)
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(parts.year, parts.month - 1, parts.day) / 86_400_000
  }
}
