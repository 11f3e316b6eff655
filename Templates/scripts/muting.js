// @ts-check
import { entries } from './cards.js'
import { make } from './element.js'
import { giveBack, promote } from './own/leading.js'
import { hold } from './own/rules.js'
import { store } from './store.js'
import { words } from './words.js'

const rules = `@layer parts {
  :root:not(.shows-muted, .blurs-muted) .is-muted,
  /* Nor is room kept for a leading story that is muted, where no other leads instead. */
  :root:not(.shows-muted, .blurs-muted) .lead-hero:has(> .is-muted):not(:has(> .hero:not(.is-muted))) {
    display: none;
  }

  .shows-muted .is-muted {
    opacity: 0.6;
  }

  .muted-note {
    padding-block: var(--space-3);
    color: var(--quiet);
    font-size: var(--size-small);
  }

  /* Muted, but there: seen when it is pointed at. */
  .blurs-muted .is-muted :is(.words, .picture):not(:hover, :focus-within) {
    filter: blur(0.4rem);
  }
}`

/**
 * Hides what the reader has muted: sources, words, kinds of articles, and languages they do not read.
 * @param {Document} page
 */
export function start(page) {
  hold('muting', rules)
  void hide(page)
  store.watch('muted', () => void hide(page))
  store.watch('preferences', () => void hide(page))
  page.addEventListener('pulse:language', () => void hide(page))
  page.addEventListener('pulse:cards', () => void hide(page))
}

/**
 * Returns whether the reader has muted an article.
 * @param {import('./cards.js').Entry} article
 * @param {import('./shapes.js').Values['muted']} muted
 * @param {string[]} languages
 */
function isMuted(article, muted, languages) {
  if (muted.sources.includes(article.source) || muted.kinds?.includes(article.kind)) return true
  const language = article.language.split('-')[0].toLowerCase()
  if (languages.length > 0 && language && !languages.includes(language)) return true
  const text = folded(`${article.title} ${article.summary}`)
  return muted.words.some((word) => text.includes(isSpaced(word) ? folded(word) : folded(word).trim()))
}

/**
 * Returns whether a word is in a script that separates words by spaces.
 * @param {string} word
 */
function isSpaced(word) {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
}

/**
 * Returns the text without case and accents, with a space at both ends, so that only whole words are found.
 * @param {string} text
 */
function folded(text) {
  return ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** @param {Document} page */
async function hide(page) {
  const chosen = store.get('muted')
  const { presets, isBlurred = false } = chosen
  const ready = presets?.length ? (await import('./own/presets.js')).wordsOf(presets) : []
  const muted = { ...chosen, words: [...chosen.words, ...ready] }
  page.documentElement.classList.toggle('blurs-muted', isBlurred)
  const languages = store.get('preferences').languages ?? []
  giveBack()
  let hidden = 0
  const isWanted = muted.sources.length + muted.words.length + (muted.kinds?.length ?? 0) + languages.length > 0
  // Most readers mute nothing; then only look for what was hidden before.
  if (!isWanted) for (const box of page.querySelectorAll('.is-muted')) box.classList.remove('is-muted')
  else
    for (const article of entries(page.querySelector('main') ?? page)) {
      const isHidden = isMuted(article, muted, languages)
      const box = article.element.closest('.ranks > li') ?? article.element
      box.classList.toggle('is-muted', isHidden)
      if (isHidden) hidden += 1
    }
  promote(page)
  page.dispatchEvent(new CustomEvent('pulse:hidden'))
  page.querySelector('.muted-note')?.remove()
  if (hidden === 0) return
  const said = await words()
  page.querySelector('.muted-note')?.remove()
  page.querySelector('main')?.append(
    make(
      'p',
      { class: 'muted-note' },
      said.count('muted.hidden', hidden),
      ' ',
      make(
        'button',
        {
          type: 'button',
          'aria-pressed': String(page.documentElement.classList.contains('shows-muted')),
          onclick: (/** @type {Event} */ event) => {
            const isShown = page.documentElement.classList.toggle('shows-muted')
            if (event.currentTarget instanceof Element)
              event.currentTarget.setAttribute('aria-pressed', String(isShown))
            promote(page)
            page.dispatchEvent(new CustomEvent('pulse:hidden'))
          },
        },
        said.text('muted.show'),
      ),
    ),
  )
}
