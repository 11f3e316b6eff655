// @ts-check
import { address, storyPath } from '../page.js'

/**
 * What a report says about why its news matters, as quoted on a story's page.
 * @typedef {{ text: string, language: string, source: string, url: string }} Significance
 */

/** The number of story pages loaded. */
const most = 3

/**
 * Returns what the story pages of some reports quote under "Why it matters", each with the quoted report, or another of
 * its story.
 * @param {{ article: number, drawn: SearchCard }[]} reports
 * @returns {Promise<import('./replies.js').Quote[]>}
 */
export async function reasons(reports) {
  const stories = [...new Set(reports.flatMap(({ drawn }) => drawn.story ?? []))].slice(0, most)
  const all = await Promise.all(
    stories.map(async (story) => {
      const from = await significance(story)
      if (!from) return []
      const own = reports.filter(({ drawn }) => drawn.story === story)
      const report = own.find(({ drawn }) => drawn.url === from.url)
      return [report ? { ...report, text: from.text } : { ...own[0], text: from.text, from }]
    }),
  )
  return all.flat()
}

/**
 * Returns how much of the question a sentence contains.
 * @param {import('./asking.js').Asked[]} asked
 * @returns {(sentence: import('./sentences.js').Sentence, told?: Set<import('./asking.js').Asked>) => number} `told` is what needs no saying
 */
export function sharing(asked) {
  const whole = asked.reduce((sum, { says }) => sum + says, 0)
  return ({ folded }, told) => {
    const has = asked.filter((one) => told?.has(one) || one.known.some((word) => folded.includes(` ${word} `)))
    return has.reduce((sum, { says }) => sum + says, 0) / whole
  }
}

/**
 * Returns the sentence that a story's page quotes under "Why it matters"; nothing if it has none, if a rule says it
 * instead of a report, or if the page cannot be loaded.
 * @param {string} story the name of its page
 * @returns {Promise<Significance | undefined>}
 */
async function significance(story) {
  const text = await fetch(address(storyPath(story)))
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  const [, attributes, quote, url, source] = text.match(block) ?? []
  if (!quote) return undefined
  const language = attributes.match(/ lang="([^"]*)"/)?.[1] ?? ''
  return { text: plain(quote), language, source: plain(source), url: plain(url) }
}

/**
 * The block as written by the template (`parts/story-significance.html`). Trusted Types don't allow parsing pages as
 * HTML.
 */
const block =
  /<div class="why"[^>]*>\s*<p><strong><span[^>]*>[^<]*<\/span><\/strong> <span([^>]*)>“([^<]+)”<\/span> <cite><a[^>]*? href="(https?:[^"]+)"[^>]*>([^<]+)<\/a>/u

/** @type {Record<string, string>} */
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Decodes text taken from a page's HTML.
 * @param {string} text
 */
const plain = (text) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, number, name) =>
    number ? String.fromCodePoint(Number(number)) : (signs[name] ?? whole),
  )
