// @ts-check

/**
 * Offers reading aloud if the browser has a voice for the page's language; the rest loads when the button is pressed.
 * @param {Document} page
 */
export function start(page) {
  if (!('speechSynthesis' in window)) return
  const button = /** @type {HTMLElement} */ (page.querySelector('.listen'))
  const show = () => {
    const voices = new Set(speechSynthesis.getVoices().map(({ lang }) => primary(lang)))
    const languages = [...page.querySelectorAll('main .digest-words, main .story-head .words')].map((element) =>
      primary(element.closest('[lang]')?.getAttribute('lang') ?? ''),
    )
    button.hidden = !languages.some((language) => voices.has(language))
  }
  show()
  // Browsers load their voices asynchronously.
  speechSynthesis.addEventListener?.('voiceschanged', show)
  button.addEventListener('click', async () => (await import('../listen.js')).listen(page))
  if (location.hash === '#listen' && !button.hidden) void import('../listen.js').then(({ listen }) => listen(page))
}

/**
 * "pt" of "pt-BR" and of Android's "pt_BR".
 * @param {string} tag
 */
export const primary = (tag) => tag.toLowerCase().split(/[-_]/)[0]
