// @ts-check
// Runs before the first paint, so that the reader's choices don't appear late. Everything else waits for the page.
// Browsers load no modules from file://; the page is complete without them.
;(() => {
  const html = document.documentElement
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const assets = script.src.replace(/start\.js$/, '')
  const root = assets.replace(/assets\/[^/]+\/$/, '')
  // The roots of this edition and of the site.
  html.dataset.edition = html.dataset.root
  html.dataset.root = root
  html.dataset.assets = assets
  // Sites on one host share its storage, so each has its own keys (storage.js).
  const folder = new URL(root).pathname
  const keys = `pulse.${folder === '/' ? '' : folder}`
  html.dataset.keys = keys
  try {
    const { theme } = JSON.parse(localStorage.getItem(`${keys}preferences`) ?? '{}')
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
    // The order of the desks and the appearance (own/rules.js), last, because older browsers without constructable
    // style sheets stop here.
    document.adoptedStyleSheets = ['desk-rules', 'look-rules'].map((name) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(localStorage.getItem(keys + name) ?? '')
      return sheet
    })
  } catch {
    // The storage is blocked or contains something else: the system's preference applies.
  }
  if (location.protocol === 'file:') return
  html.classList.add('scripted')
  try {
    const { isDone } = JSON.parse(localStorage.getItem(`${keys}onboarding`) ?? '{}')
    html.classList.toggle('unwelcomed', !isDone)
  } catch {
    // The welcome line is not shown, because it could not be remembered as dismissed.
  }
  // Safari lacks this.
  window.requestIdleCallback ??= (act) => setTimeout(act)
  // Everything else starts once the page is visible; until then, painting comes first.
  const seen = new Promise((done) => requestAnimationFrame(() => setTimeout(done))).then(() =>
    html.classList.add('seen'),
  )
  const read = new Promise((done) => addEventListener('DOMContentLoaded', done))
  Promise.all([seen, read]).then(() => {
    // Not in the HTML, because browsers complain about manifests on file:// pages.
    const manifest = document.head.appendChild(document.createElement('link'))
    manifest.rel = 'manifest'
    manifest.href = `${root}manifest.webmanifest`
    // Preloads the files that page.js would request next, and those that they request (bundles.txt).
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
