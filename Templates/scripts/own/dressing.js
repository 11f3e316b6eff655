// @ts-check
import { store } from '../store.js'
import { keep } from './rules.js'

/**
 * The choices of appearance, as CSS rules; the first of each is the default. Each pair of colours is already used
 * elsewhere on paper.
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
    // Letters that are hard to confuse, with space between them.
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
  // Last, because it removes every colour. E-ink screens have shades of grey, and show movement with flashes and
  // shadows.
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

/** Whether this page can be shown in pages instead of scrolled. */
let isPaged = false

/** Applies the reader's choices of appearance. */
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
  // Large text works in every browser, if a moment later.
  if (!holds) document.documentElement.style.fontSize = size
  if (chosen.theme !== 'ink' || isPaged) return
  isPaged = true
  void import('./paging.js').then(({ start }) => start())
}
