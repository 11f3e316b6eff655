// @ts-check
import { store } from '../store.js'
import { keep } from './rules.js'

/**
 * What a reader can choose of the looks, as rules; the first of each is as the pages come. Each pair of colours is one that stands on
 * paper already.
 * @type {Record<string, Record<string, string>>}
 */
const looks = {
  accent: {
    blue: ':root { --beat: var(--why-category) }',
    green: ':root { --beat: var(--why-cross-category) }',
    violet: ':root { --beat: var(--why-personal) }',
  },
  font: {
    serif: ':root { --sans: var(--serif) }',
    sans: ':root { --serif: var(--sans) }',
    // Letters that are not taken for one another, with room between them.
    legible: `:root {
      --legible: "Atkinson Hyperlegible", "OpenDyslexic", "Lexend", Verdana, "DejaVu Sans", sans-serif;
      --serif: var(--legible);
      --sans: var(--legible);
    }
    body { letter-spacing: 0.02em; word-spacing: 0.08em; line-height: 1.65 }`,
  },
  density: {
    dense: `:root { --space-3: 0.625rem; --space-4: 1rem; --space-5: 1.75rem; --space-6: 2.5rem }
    .card .words p { line-height: 1.4 }`,
  },
  // Last, since it takes every colour back. E-ink screens have shades of grey, and draw a moving picture with flashes and shadows.
  theme: {
    ink: `:root {
      color-scheme: light;
      scroll-behavior: auto !important;
      --paper: #fff; --raised: #fff; --ink: #000; --quiet: #000; --rule: #000; --land: #ddd; --beat: #000;
      --why-category: #000; --why-personal: #000; --why-market: #000; --why-cross-category: #000;
      --why-trending: #000; --why-time-sensitive: #000;
    }
    :root [data-category] { --text: #000; --mark: #000; --on-mark: #fff; --wash: #fff; --gradient: initial }
    img, video { filter: grayscale(1) }
    *, ::before, ::after { animation: none !important; transition: none !important }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none }`,
  },
}

/** @type {Record<string, string>} */
const sizes = { large: '112.5%', larger: '130%' }

/** Whether this page can be turned instead of scrolled. */
let isPaged = false

/** Shows the pages as the reader wants them to look. */
export function start() {
  dress()
  store.watch('preferences', dress)
}

function dress() {
  const chosen = /** @type {Record<string, unknown>} */ (store.get('preferences'))
  const rules = Object.entries(looks).flatMap(([name, ways]) => ways[String(chosen[name])] ?? [])
  const size = sizes[String(chosen.size)] ?? ''
  if (size) rules.push(`:root { font-size: ${size} }`)
  const holds = keep('look-rules', rules.length > 0 ? `@layer parts { ${rules.join('\n')} }` : '')
  // Who needs large letters has them in every browser, if a moment later.
  if (!holds) document.documentElement.style.fontSize = size
  if (chosen.theme !== 'ink' || isPaged) return
  isPaged = true
  void import('./paging.js').then(({ start }) => start())
}
