// @ts-check
import { make } from '../element.js'
import { address, storyPath } from '../page.js'

/** @typedef {import('./reports.js').Report} Report */
/** @typedef {import('../words.js').Words} Words */

/** Renders reports as the page itself does. */
export class Lines {
  /**
   * @param {Words} said
   * @param {string} zone the clock of the site
   */
  constructor(said, zone) {
    this.said = said
    this.parts = clock(zone)
  }

  /**
   * Renders a headline of the list (`cards/line.html`).
   * @param {Report} report
   */
  line(report) {
    return make(
      'div',
      marks(report, 'line'),
      make('div', { class: 'words', lang: report.language || null, dir: 'auto' }, make('p', {}, this.title(report))),
      this.facts(report, true),
    )
  }

  /** @param {Report} report */
  title(report) {
    if (!report.address) return report.title
    return make('a', { href: report.address, rel: 'noopener noreferrer' }, report.title)
  }

  /**
   * @param {Report} report
   * @param {boolean} withPlace
   */
  facts(report, withPlace) {
    const stamp = new Date(report.minutes * 60_000).toISOString()
    const time = make('time', { datetime: stamp }, this.time(report.minutes))
    const line = make('p', {}, make('strong', {}, report.source), ' · ')
    line.append(report.isFirstSeen ? make('span', {}, this.said.text('card.first-seen'), ' ', time) : time)
    if (withPlace)
      line.append(' · ', make('a', { href: `#place-${report.mark.places[0]}` }, this.said.place(report.mark)))
    if (report.story) {
      line.append(
        ' · ',
        make('a', { href: address(storyPath(report.story)) }, this.said.count('sources', report.publishers)),
      )
    }
    return make('div', { class: 'facts' }, line)
  }

  /**
   * Renders why it matters, with its colour.
   * @param {Report} report
   */
  why(report) {
    if (!report.kind) return null
    return make(
      'div',
      { class: 'why', 'data-kind': report.kind },
      make('p', {}, make('strong', {}, this.said.text(`context.${report.kind}`)), ` ${this.reason(report)}`),
    )
  }

  /**
   * Returns the translated sentence, if it is the site's own and the translation is loaded.
   * @param {Report} report
   */
  reason({ reason, key }) {
    return key && this.said.has(key) ? this.said.text(key) : reason
  }

  /**
   * Returns a time as in built pages: "Wed 5 March, 14:05".
   * @param {number} minutes
   */
  time(minutes) {
    const parts = this.parts(new Date(minutes * 60_000))
    const month = this.said.text('months').split(' ')[Number(parts.month) - 1] ?? parts.month
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    const weekday = this.said.text('weekdays').split(' ')[days.indexOf(parts.weekday)] ?? ''
    return this.said.text('date.time', {
      wd: weekday.slice(0, 3),
      weekday,
      day: String(Number(parts.day)),
      month,
      hour: parts.hour,
      minute: parts.minute,
    })
  }
}

/**
 * Sets the attributes that other features need on a card.
 * @param {Report} report
 * @param {string} name
 */
export const marks = (report, name) => ({
  class: name,
  'data-id': report.id,
  'data-source': report.feed,
  'data-category': report.category || null,
  'data-story': report.story || null,
})

/**
 * @param {string} zone
 * @returns {(moment: Date) => Record<string, string>}
 */
export function clock(zone) {
  /** @type {Intl.DateTimeFormatOptions} */
  const options = {
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }
  /** @type {Intl.DateTimeFormat} */
  let format
  try {
    format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  } catch {
    // This browser does not know the time zone, so use its own.
    format = new Intl.DateTimeFormat('en-US', options)
  }
  return (moment) => Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}
