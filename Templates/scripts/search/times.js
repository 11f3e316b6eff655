// @ts-check
/**
 * Days as they are counted in a time zone, where not every day has 24 hours.
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
   * The wall's clock as if it were UTC.
   * @param {number} moment
   */
  const wall = (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
  }

  /**
   * When a day begins, in milliseconds since 1970.
   * @param {number} year
   * @param {number} month from 0
   * @param {number} day
   */
  const start = (year, month, day) => {
    const wanted = Date.UTC(year, month, day)
    // The offset at noon is off by an hour on the two days of the year when clocks change; once more sets it right.
    let moment = wanted - (wall(wanted) - Math.floor(wanted / 1000) * 1000)
    moment += wanted - wall(moment)
    return moment
  }

  /**
   * From when to when a time that a query names reaches; the end is not part of it.
   * @param {string} name "today", "last-week", "weekday-3"
   * @param {number} now
   * @returns {[number, number]}
   */
  const span = (name, now) => {
    const today = new Date(wall(now))
    const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
    const days = (/** @type {number} */ from, /** @type {number} */ to) =>
      /** @type {[number, number]} */ ([start(year, month, day + from), start(year, month, day + to)])
    const weekday = today.getUTCDay()
    switch (name) {
      case 'today':
        return days(0, 1)
      case 'yesterday':
        return days(-1, 0)
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
  return { span }
}
