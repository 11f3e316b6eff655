// @ts-check
import { make } from '../element.js'
import { isWeb } from '../page.js'
import { clock } from './kept.js'

/** @typedef {{ start: number, title: string }} Mark */

/**
 * Shows the chapters of what is playing as buttons, and the transcript link. A file of chapters is loaded only now,
 * when its publisher is contacted for the audio anyway.
 * @param {import('../shapes.js').Track} track
 * @param {import('../words.js').Words} said
 * @param {(seconds: number) => void} go
 * @returns {Promise<Node[]>}
 */
export async function marks(track, said, go) {
  const element = document.querySelector(`.medium[data-id="${CSS.escape(track.id)}"]`)
  const inPage = [...(element?.querySelectorAll('.marks li') ?? [])].map((item) => ({
    start: Number(item.getAttribute('data-at')),
    title: item.lastChild?.textContent?.trim() ?? '',
  }))
  const found = inPage.length ? inPage : isWeb(track.chapters) ? await asked(track.chapters) : []
  const list = found.length
    ? make(
        'details',
        {},
        make('summary', {}, said.text('media.chapters')),
        make(
          'ol',
          {},
          ...found.map(({ start, title }) =>
            make(
              'li',
              {},
              make('button', { type: 'button', onclick: () => go(start) }, make('span', {}, clock(start)), ` ${title}`),
            ),
          ),
        ),
      )
    : null
  const transcript = isWeb(track.transcript)
    ? make('p', {}, make('a', { href: track.transcript, rel: 'noopener noreferrer' }, said.text('card.transcript')))
    : null
  return [list, transcript].flatMap((node) => node ?? [])
}

/**
 * Loads chapters in the format of Podcasting 2.0 ("JSON Chapters"); anything else is ignored.
 * @param {string} address
 * @returns {Promise<Mark[]>}
 */
async function asked(address) {
  try {
    const answer = await fetch(address, { referrerPolicy: 'no-referrer', credentials: 'omit' })
    const { chapters } = /** @type {{ chapters?: unknown }} */ (await answer.json())
    if (!Array.isArray(chapters)) return []
    return chapters
      .map((each) => ({ start: Number(each?.startTime), title: String(each?.title ?? ''), toc: each?.toc }))
      .filter(({ start, title, toc }) => start >= 0 && Number.isFinite(start) && title && toc !== false)
      .slice(0, 100)
  } catch {
    // The server forbids other sites to read it, or sends something else.
    return []
  }
}
