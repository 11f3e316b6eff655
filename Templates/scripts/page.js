// @ts-check
const html = document.documentElement

/** The site's root, absolute, ending in a slash. */
export const root = new URL(html.dataset.root ?? './', document.baseURI)

/** The kind of this page: "front", "desk", "story" … */
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
 * Waits until a style sheet of this version of the site applies or has failed to load.
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
 * Returns whether a value can be the name of a story's page; imported data may contain anything.
 * @param {unknown} story
 * @returns {story is string}
 */
export const isName = (story) => typeof story === 'string' && /^[0-9a-f]{16}(-[a-z0-9]+)*$/.test(story)

/**
 * Returns whether a value can be the path of a page, from the site's root; addresses and imported data may contain
 * anything.
 * @param {string} path
 */
export const isPage = (path) => /^[\w-]+(\/[\w-]+)*\.html$/.test(path)

/**
 * Returns a web address, or nothing for other texts: imported data may contain anything, and only web addresses become
 * links.
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

/** The site's name, as at the end of every page's title. */
export const siteTitle = () => document.title.split(' · ').at(-1) ?? ''
