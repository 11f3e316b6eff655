// @ts-check
import { entry } from './cards.js'
import { make } from './element.js'
import { passOn } from './share.js'
import { words } from './words.js'

/** @typedef {import('./words.js').Words} Words */

/**
 * Lets a reader say which report does not belong to the story. That makes the owner's command for it, to be passed on or
 * copied; nothing else happens.
 * @param {Document} page
 */
export function start(page) {
  const button = page.querySelector('.contest button')
  /** @type {HTMLButtonElement[]} */
  let offers = []
  button?.addEventListener('click', async () => {
    const said = await words()
    // Only now: of two clicks in a row, the second finds what the first has made.
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    if (offers.length === 0) offers = offered(page, said)
    for (const offer of offers) offer.hidden = isOpen
    button.setAttribute('aria-expanded', String(!isOpen))
  })
}

/**
 * A button below each report of the timeline.
 * @param {Document} page
 * @param {Words} said
 */
function offered(page, said) {
  const reports = /** @type {HTMLElement[]} */ ([...page.querySelectorAll('.timeline .entry')]).map(entry)
  return reports
    .filter(({ url }) => url && new URL(url).origin !== location.origin)
    .map(({ element, title, url }) => {
      const offer = make(
        'button',
        { type: 'button', class: 'contest-this', onclick: () => void contest(title, url, said) },
        make('span', { 'data-word': 'story.contest-this' }, said.text('story.contest-this')),
        make('span', { class: 'unseen' }, `: ${title}`),
      )
      element.querySelector('.facts')?.append(offer)
      return offer
    })
}

/**
 * @param {string} title
 * @param {string} url
 * @param {Words} said
 */
async function contest(title, url, said) {
  // The owner runs it in a shell, and the publisher chose the address: nothing in it may end the quotation.
  const line = `pulse story split '${url.replaceAll("'", "'\\''")}'`
  const failed = said.text('tools.not-copied', { url: line })
  await passOn({ title, text: line }, line, said.text('story.contest-copied'), failed)
}
