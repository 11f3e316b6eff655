// @ts-check
/**
 * Returns the sources as a subscription list for feed readers (OPML 2.0), with an outline for each category.
 * @param {string} title
 * @param {{ name: string, feed: string, category: string }[]} feeds
 */
export function opml(title, feeds) {
  const list = document.implementation.createDocument(null, 'opml')
  list.documentElement.setAttribute('version', '2.0')
  const add = (
    /** @type {Element} */ parent,
    /** @type {string} */ name,
    /** @type {Record<string, string>} */ attributes = {},
  ) => {
    const element = list.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return parent.appendChild(element)
  }
  add(add(list.documentElement, 'head'), 'title').textContent = title
  const body = add(list.documentElement, 'body')
  for (const category of new Set(feeds.map((feed) => feed.category))) {
    const outline = add(body, 'outline', { text: category })
    for (const { name, feed } of feeds.filter((feed) => feed.category === category)) {
      add(outline, 'outline', { type: 'rss', text: name, xmlUrl: feed })
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(list)}\n`
}
