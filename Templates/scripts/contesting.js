// @ts-check
import { entry } from './cards.js'
import { make } from './element.js'
import { passOn } from './share.js'
import { words } from './words.js'

/** @typedef {import('./words.js').Words} Words */

/**
 * Lets a reader mark reports that do not belong to the story. This only produces the command for the owner, to be
 * shared or copied.
 * @param {Document} page
 */
export function start(page) {
  const button = page.querySelector('.contest button')
  /** @type {HTMLButtonElement[]} */
  let offers = []
  button?.addEventListener('click', async () => {
    const said = await words()
    // Check only now, so that the second of two quick clicks finds what the first one created.
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    if (offers.length === 0) offers = offered(page, said)
    for (const offer of offers) offer.hidden = isOpen
    button.setAttribute('aria-expanded', String(!isOpen))
  })
}

/**
 * Adds a button below each report of the timeline.
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
  // The owner will run this in a shell, and the publisher chose the address, so nothing in it may end the quotation.
  const line = `pulse story split '${url.replaceAll("'", "'\\''")}'`
  const failed = said.text('tools.not-copied', { url: line })
  await passOn({ title, text: line }, line, said.text('story.contest-copied'), failed)
}
