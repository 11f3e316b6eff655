// @ts-check
import { isOther } from './chosen.js'
import { Dates } from './dates.js'

/** After a week, a date says more than a number of days. */
const week = 7 * 86_400_000

/** The widths at which a card's facts are on one line, if they are short (`styles/compact/cards.css`). */
const narrow = matchMedia('(max-width: 39.99rem)')

/** The date formats of the page as built. */
const customs = new Dates(document.documentElement.dataset.locale ?? document.documentElement.lang)

/**
 * The page's original texts, by element, which stay if there is nothing better.
 * @type {WeakMap<Element, string>}
 */
const originals = new WeakMap()

/**
 * Shows relative times and keeps them current; the date itself is in the title attribute.
 * @param {Document} page
 */
export async function start(page) {
  await say(page)
  page.addEventListener('pulse:language', () => void say(page))
  page.addEventListener('pulse:cards', () => void say(page))
  narrow.addEventListener('change', () => void say(page))
  setInterval(() => {
    if (!page.hidden) void say(page)
  }, 60_000)
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) void say(page)
  })
}

/** @param {Document} page */
async function say(page) {
  const said = isOther() ? await (await import('./words.js')).words() : customs
  const now = new Date()
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (page.querySelectorAll('time:not([data-day])'))) {
    const moment = new Date(time.dateTime)
    if (Number.isNaN(moment.getTime())) continue
    if (!originals.has(time)) originals.set(time, time.textContent ?? '')
    const absolute = isOther() ? said.date(moment) : (originals.get(time) ?? '')
    time.title = said.date(moment)
    const age = now.getTime() - moment.getTime()
    const text =
      age >= 0 && age < week ? said.relative(moment, now, narrow.matches && time.closest('.facts') !== null) : absolute
    if (time.textContent !== text) time.textContent = text
  }
}
