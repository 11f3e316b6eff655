// @ts-check
const html = document.documentElement

/** The site's root, absolute, ending in a slash. */
export const root = new URL(html.dataset.root ?? './', document.baseURI)

/** What kind of page this is: "front", "desk", "story" … */
export const kind = html.dataset.kind ?? ''

/**
 * An address below the site's root.
 * @param {string} path "search.html?q=…"
 */
export const address = (path) => new URL(path, root).href

/**
 * The address of a style sheet of this version of the site.
 * @param {string} name "media.css"
 */
export const sheet = (name) => new URL(name, html.dataset.assets ?? root).href

/**
 * Until a style sheet of this version of the site holds, or cannot be had.
 * @param {string} name "keys.css"
 * @returns {Promise<void>}
 */
export function dressed(name) {
  const href = sheet(name)
  if ([...document.styleSheets].some((known) => known.href === href)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((done) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => done())
    document.head.append(link)
  })
}

/**
 * An address below this edition, which may lie in a folder of the site.
 * @param {string} path "headlines.html"
 */
export const edition = (path) => new URL(path, new URL(html.dataset.edition ?? './', document.baseURI)).href

/**
 * The page of a story, from the site's root.
 * @param {string} name as cards (`data-story`), the map and the search say it: the story's id, and mostly words beside it
 */
export const storyPath = (name) => `stories/${name}.html`

/**
 * Whether that can be the name of a story's page: an import may hold anything.
 * @param {unknown} story
 * @returns {story is string}
 */
export const isName = (story) => typeof story === 'string' && /^[0-9a-f]{16}(-[a-z0-9]+)*$/.test(story)

/**
 * Whether that can be the path of a page, from the site's root: an address or an import may hold anything.
 * @param {string} path
 */
export const isPage = (path) => /^[\w-]+(\/[\w-]+)*\.html$/.test(path)

/**
 * An import may hold anything; only web addresses become links.
 * @param {unknown} text
 * @returns {text is string}
 */
export function isWeb(text) {
  if (typeof text !== 'string' || !/^https?:\/\//i.test(text)) return false
  try {
    return new URL(text).host !== ''
  } catch {
    return false
  }
}

/** What the site is called, as every page's title ends. */
export const siteTitle = () => document.title.split(' · ').at(-1) ?? ''
