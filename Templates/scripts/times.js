// @ts-check
import { words } from './words.js'

/** Beyond a week a date says more than a number of days. */
const week = 7 * 86_400_000

/** Says how long ago, right as the page ages; the date itself stands in the title. @param {Document} page */
export async function start(page) {
  await say(page)
  page.addEventListener('pulse:language', () => void say(page))
  page.addEventListener('pulse:cards', () => void say(page))
  setInterval(() => { if (!page.hidden) void say(page) }, 60_000)
  page.addEventListener('visibilitychange', () => { if (!page.hidden) void say(page) })
}

/** @param {Document} page */
async function say(page) {
  const said = await words()
  const now = new Date()
  for (const time of page.querySelectorAll('time')) {
    const moment = new Date(time.dateTime)
    if (Number.isNaN(moment.getTime())) continue
    const absolute = said.date(moment)
    time.title = absolute
    const age = now.getTime() - moment.getTime()
    const text = age >= 0 && age < week ? said.relative(moment, now) : absolute
    if (time.textContent !== text) time.textContent = text
  }
}
