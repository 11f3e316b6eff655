// @ts-check
// Runs before the first paint: what a reader chose must not be seen to change. Everything else waits for the page.
// From file:// browsers load no modules; the page is complete without them.
;(() => {
  const html = document.documentElement
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const assets = script.src.replace(/start\.js$/, '')
  const root = assets.replace(/assets\/[^/]+\/$/, '')
  // Where the links of this edition begin, and where the site does.
  html.dataset.edition = html.dataset.root
  html.dataset.root = root
  html.dataset.assets = assets
  // Sites of one host share its storage: each has keys of its own (storage.js).
  const folder = new URL(root).pathname
  const keys = `pulse.${folder === '/' ? '' : folder}`
  html.dataset.keys = keys
  try {
    const { theme } = JSON.parse(localStorage.getItem(`${keys}preferences`) ?? '{}')
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
    // The order of the desks and the looks (own/rules.js), last: a browser from before such sheets goes no further.
    document.adoptedStyleSheets = ['desk-rules', 'look-rules'].map((name) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(localStorage.getItem(keys + name) ?? '')
      return sheet
    })
  } catch {
    // Storage is closed to us or holds something else: the system's own preference stands.
  }
  if (location.protocol === 'file:') return
  html.classList.add('scripted')
  try {
    const { isDone } = JSON.parse(localStorage.getItem(`${keys}onboarding`) ?? '{}')
    html.classList.toggle('unwelcomed', !isDone)
  } catch {
    // Nor could it be remembered that the line for newcomers was dismissed: it is not shown.
  }
  // Safari has none.
  window.requestIdleCallback ??= (act) => setTimeout(act)
  // All the rest once the page is seen: until then the processor is its reader's eyes'.
  const seen = new Promise((done) => requestAnimationFrame(() => setTimeout(done))).then(() =>
    html.classList.add('seen'),
  )
  const read = new Promise((done) => addEventListener('DOMContentLoaded', done))
  Promise.all([seen, read]).then(() => {
    // Not in the page: from file:// browsers load no manifest, and complain of it.
    const manifest = document.head.appendChild(document.createElement('link'))
    manifest.rel = 'manifest'
    manifest.href = `${root}manifest.webmanifest`
    // What page.js would ask for next, and these in turn (bundles.txt), comes beside it.
    const { kind = '' } = html.dataset
    const own = /^(saved|history|insights|discover|following)$/.test(kind) ? 'own' : kind
    for (const name of /^(own|search|settings)$/.test(own) ? [own, 'cards', 'yours'] : []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = `${assets}${name}.js`
      document.head.append(link)
    }
    import(`${assets}page.js`)
  })
})()
