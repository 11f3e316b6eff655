// Runs before the first paint: what a reader chose must not be seen to change. Everything else waits for the page.
// From file:// browsers load no modules; the page is complete without them.
(() => {
  const html = document.documentElement
  const root = document.currentScript.src.replace(/assets\/scripts\/start\.js$/, '')
  html.dataset.root = root
  try {
    const { theme } = JSON.parse(localStorage.getItem('pulse.preferences') ?? '{}')
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  } catch {
    // Storage is closed to us or holds something else: the system's own preference stands.
  }
  if (location.protocol === 'file:') return
  html.classList.add('scripted')
  addEventListener('DOMContentLoaded', () => import(root + 'assets/scripts/main.js'))
})()
