// @ts-check
import { draw, make } from '../element.js'
import { address } from '../page.js'

/** @typedef {import('../words.js').Words} Words */

/** How long each code is shown when they advance automatically, in milliseconds. */
const turn = 1500

/** The width of the quiet zone around a code, in modules (ISO/IEC 18004, 9.1). */
const quiet = 4

/**
 * Shows codes for another device's camera, one at a time.
 * @param {string[]} texts
 * @param {Words} said
 * @returns {Promise<HTMLElement>}
 */
export async function codes(texts, said) {
  /** @type {{ default: QRCodeMaker }} */
  const { default: maker } = await import(address('assets/libraries/qrcode.js'))
  const drawn = make('div', { class: 'code' })
  const number = make('p', { class: 'count', role: 'status' })
  const text = make('textarea', { readonly: true, rows: 3, name: 'sync-text', 'aria-label': said.text('sync.text') })
  text.value = texts.join('\n')
  let at = 0
  const show = (/** @type {number} */ to) => {
    at = (to + texts.length) % texts.length
    const name = said.text('sync.code', { n: at + 1, all: texts.length })
    drawn.replaceChildren(picture(maker, texts[at], name))
    number.textContent = name
  }
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let running
  const run = make('button', { type: 'button', 'aria-pressed': 'false' }, said.text('sync.run'))
  run.addEventListener('click', () => {
    if (running) clearInterval(running)
    running = running ? undefined : setInterval(() => (run.isConnected ? show(at + 1) : clearInterval(running)), turn)
    // Automatic changes are not announced.
    number.setAttribute('role', running ? 'none' : 'status')
    run.setAttribute('aria-pressed', String(running !== undefined))
  })
  const step = (/** @type {string} */ key, /** @type {number} */ by) =>
    make('button', { type: 'button', onclick: () => show(at + by) }, said.text(key))
  show(0)
  return make(
    'div',
    { class: 'codes' },
    drawn,
    number,
    texts.length > 1 ? make('div', { class: 'actions' }, step('sync.previous', -1), step('sync.next', 1), run) : null,
    make('details', {}, make('summary', {}, said.text('sync.as-text')), text),
  )
}

/**
 * @param {QRCodeMaker} maker
 * @param {string} text
 * @param {string} name
 */
function picture(maker, text, name) {
  const code = maker(0, 'M')
  code.addData(text, 'Alphanumeric')
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`
    }
  }
  const side = count + 2 * quiet
  const drawn = draw(
    'svg',
    { viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' },
    draw('rect', { width: side, height: side, fill: '#fff' }),
    draw('path', { d: path, fill: '#000' }),
  )
  drawn.style.setProperty('--dots', String(side))
  return drawn
}
