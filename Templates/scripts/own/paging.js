// @ts-check
import { icon, make } from '../element.js'
import { dressed } from '../page.js'
import { store } from '../store.js'
import { words } from '../words.js'
import { listen } from './turning.js'

/** The share of a screen that may be repeated on the next page. */
const most = 0.25

/**
 * Pages instead of scrolling, for the e-ink theme: such screens are slow to draw, and movement leaves shadows. Each
 * page is one screen and begins with the last line of the previous page, which the lower edge may have cut. Until this
 * runs, or if it can't, the page scrolls.
 */
export async function start() {
  const html = document.documentElement
  await dressed('paging.css')
  const count = make('span', { class: 'page-number' })
  const back = make('button', { type: 'button', class: 'page-back', onclick: () => turn(-1) }, icon('previous'))
  const forward = make('button', { type: 'button', class: 'page-forward', onclick: () => turn(1) }, icon('next'))
  const bar = make('nav', { class: 'page-turns' }, back, count, forward)
  // Make the last page as high as the others; otherwise it would repeat most of the previous page.
  const rest = make('div', { class: 'page-rest' })
  let [step, pages] = [1, 1]
  document.body.append(rest, bar)
  listen(document, turn)
  addEventListener('scroll', () => void tell(), { passive: true })
  addEventListener('resize', measure)
  document.addEventListener('pulse:language', () => void tell())
  store.watch('preferences', show)
  const grown = new ResizeObserver(measure)
  for (const part of document.body.children) if (part !== rest && part !== bar) grown.observe(part)
  show()

  function show() {
    html.classList.toggle('paged', store.get('preferences').theme === 'ink')
    measure()
  }

  function measure() {
    if (!html.classList.contains('paged')) return
    const room = innerHeight - bar.offsetHeight
    step = Math.max(1, Math.floor(room - Math.min(tallestLine(), room * most)))
    const content = rest.getBoundingClientRect().top + scrollY
    pages = 1 + Math.max(0, Math.ceil((content - room) / step))
    rest.style.height = `${(pages - 1) * step + innerHeight - content}px`
    void tell()
  }

  /** @param {number} by how many pages */
  function turn(by) {
    const top = Math.max(0, Math.min(scrollY + by * step, (pages - 1) * step))
    scrollTo({ top })
  }

  async function tell() {
    const said = await words()
    count.textContent = said.text('paging.page', { n: Math.min(pages, 1 + Math.round(scrollY / step)), of: pages })
    back.setAttribute('aria-label', said.text('paging.back'))
    forward.setAttribute('aria-label', said.text('paging.forward'))
  }
}

/** The height of the tallest line of text, in CSS pixels. */
function tallestLine() {
  const lines = [...document.querySelectorAll('main h1, main h2, main h3, main p')].map((text) => {
    const { lineHeight, fontSize } = getComputedStyle(text)
    return Number.parseFloat(lineHeight) || 1.2 * Number.parseFloat(fontSize)
  })
  return Math.ceil(Math.max(0, ...lines))
}
