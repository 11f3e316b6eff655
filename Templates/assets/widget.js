// What the page around the frame asks for in its address: ?desk=technology&n=4&theme=dark. Without that the frame is what it is
// without scripts. It asks this site for one feed, and nobody for anything else.
const asked = new URL(location.href).searchParams
const theme = asked.get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
const list = document.querySelector('ol')
const desk = asked.get('desk') ?? ''
const most = Math.min(20, Math.max(1, Number(asked.get('n')) || 6))
if (/^[\w-]+(\/[\w-]+)?$/.test(desk)) {
  const answer = await fetch(new URL(`feeds/${desk}.json`, new URL('..', import.meta.url))).catch(() => null)
  const feed = answer?.ok ? await answer.json() : null
  if (feed) list.replaceChildren(...feed.items.slice(0, most).map(row))
}
for (const extra of [...list.children].slice(most)) extra.remove()

/** A headline of a JSON Feed; foreign text only ever becomes text. */
function row({ title, url, external_url: elsewhere, language }) {
  const item = document.createElement('li')
  item.dir = 'auto'
  if (language) item.lang = language
  const address = elsewhere ?? url ?? ''
  const link = document.createElement(/^https?:/i.test(address) ? 'a' : 'span')
  if (link instanceof HTMLAnchorElement)
    Object.assign(link, { href: address, target: '_top', rel: 'noopener noreferrer' })
  link.textContent = title ?? ''
  const source = document.createElement('small')
  if (link instanceof HTMLAnchorElement) source.textContent = link.host.replace(/^www\./, '')
  item.append(link, ' ', source)
  return item
}
