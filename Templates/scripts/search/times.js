// @ts-check
/** @typedef {[from: number, to: number]} Span in milliseconds since 1970; the end is not part of it */

/**
 * The calendar of a time zone, in which not every day has 24 hours.
 * @param {string} zone an IANA name
 */
export function calendar(zone) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  /**
   * Returns the local time as if it were UTC.
   * @param {number} moment
   */
  const wall = (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
  }

  /**
   * Returns when an hour of a day begins, in milliseconds since 1970.
   * @param {number} year
   * @param {number} month from 0
   * @param {number} day
   * @param {number} [hour]
   */
  const start = (year, month, day, hour = 0) => {
    const wanted = Date.UTC(year, month, day, hour)
    // On the two days of the year when clocks change, the offset at noon is wrong by an hour; repeating the step
    // corrects it.
    let moment = wanted - (wall(wanted) - Math.floor(wanted / 1000) * 1000)
    moment += wanted - wall(moment)
    return moment
  }

  /**
   * The day of a moment: its year, its month from 0 and its day.
   * @param {number} moment
   * @returns {[year: number, month: number, day: number]}
   */
  const date = (moment) => {
    const then = new Date(wall(moment))
    return [then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate()]
  }

  /**
   * Returns the start and end of a period named in a query.
   * @param {string} name "today", "last-week", "weekday-3"
   * @param {number} now
   * @returns {Span}
   */
  const span = (name, now) => {
    const [year, month, day] = date(now)
    /**
     * @param {number} from
     * @param {number} to
     * @param {number} [first] the hour of the first day
     * @param {number} [last] and of the last
     * @returns {Span}
     */
    const days = (from, to, first, last) => [start(year, month, day + from, first), start(year, month, day + to, last)]
    const weekday = new Date(wall(now)).getUTCDay()
    switch (name) {
      case 'today':
        return days(0, 1)
      case 'yesterday':
        return days(-1, 0)
      case 'this-morning':
        return days(0, 0, 0, 12)
      case 'this-afternoon':
        return days(0, 0, 12, 18)
      case 'tonight':
        return days(0, 1, 18, 6)
      case 'last-night':
        return days(-1, 0, 18, 6)
      // The one that is, else the last.
      case 'weekend':
        return weekday === 0 ? days(-1, 1) : weekday === 6 ? days(0, 2) : days(-weekday - 1, 1 - weekday)
      // As on the pages: the seven days before today, and today.
      case 'this-week':
        return days(-7, 1)
      // From Monday to Sunday (ISO 8601).
      case 'last-week':
        return days(-((weekday + 6) % 7) - 7, -((weekday + 6) % 7))
      case 'this-month':
        return [start(year, month, 1), start(year, month + 1, 1)]
      case 'last-month':
        return [start(year, month - 1, 1), start(year, month, 1)]
      default: {
        // The last such day; today when it is that.
        const ago = (weekday - Number(name.slice('weekday-'.length)) + 7) % 7
        return days(-ago, 1 - ago)
      }
    }
  }
  return { date, span, start }
}
