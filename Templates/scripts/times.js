// @ts-check
import { isOther } from './chosen.js'
import { Dates } from './dates.js'

/** Beyond a week a date says more than a number of days. */
const week = 7 * 86_400_000

/** Where a card's facts stand in one line, if they are short (`styles/compact/cards.css`). */
const narrow = matchMedia('(max-width: 39.99rem)')

/** The customs of the page as it came. */
const customs = new Dates(document.documentElement.dataset.locale ?? document.documentElement.lang)

/**
 * What the page itself said, by element: that stays where nothing better can be said.
 * @type {WeakMap<Element, string>}
 */
const originals = new WeakMap()

/**
 * Says how long ago, right as the page ages; the date itself stands in the title.
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
