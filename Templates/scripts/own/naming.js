// @ts-check
import { nameOf } from '../search/called.js'
import { store } from '../store.js'
import { threadNamed } from './threads.js'
import { stem } from './toggling.js'
import { deskName } from './words.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./choosing.js').Facet} Facet */

/**
 * Returns the name of something that is followed or chosen.
 * @param {Facet} facet
 * @param {string} value
 * @param {Words} said
 * @param {import('../search/index.js').SearchIndex} [index] knows the names of topics and sources
 */
export function valueName(facet, value, said, index) {
  switch (facet) {
    case 'topics': {
      const topic = index?.topics.find(({ id }) => id === value)
      if (topic) return nameOf(topic, said)
      const key = `category.${value.replace('/', '.')}`
      return said.has(key)
        ? said.text(key)
        : value.includes('/')
          ? (value.split('/')[1] ?? value)
          : deskName(value, said)
    }
    case 'places': {
      const [, town, country] = /^(?:(.*), )?([A-Z]{2})$/.exec(value) ?? []
      const region = country ? said.region(country) : undefined
      return region ? (town ? `${town}, ${region}` : region) : value
    }
    case 'sources': {
      const at = index?.sourceIDs.indexOf(value) ?? -1
      return index && at >= 0 ? index.sources[at] : (publisher(value) ?? value)
    }
    case 'threads':
    case 'stories':
      // As a last resort, the words in its page's name.
      return called(value)?.title ?? (value.split('-').slice(1).join(' ') || value)
    case 'teams':
      return value
    case 'languages':
      return languageName(value, said)
    default:
      return `“${value}”`
  }
}

/**
 * Returns the title of a story's or running story's page and its language: the current one, or the one at the time of
 * following.
 * @param {string} page its name
 * @returns {{ title: string, language?: string } | undefined}
 */
export function called(page) {
  const { title, language } = threadNamed(page) ?? store.get('following').titles?.[stem(page)] ?? {}
  if (typeof title !== 'string' || !title) return undefined
  return { title, language: typeof language === 'string' ? language : undefined }
}

/**
 * Returns the name of the reason for a mark; for a story, its title is next to the mark already.
 * @param {Facet} facet
 * @param {string} value
 * @param {Words} said
 * @param {import('../search/index.js').SearchIndex} [index]
 */
export const reasonName = (facet, value, said, index) =>
  facet === 'stories' ? said.text('follow.this-story') : valueName(facet, value, said, index)

/**
 * @param {string} code
 * @param {Words} said
 */
function languageName(code, said) {
  try {
    return new Intl.DisplayNames(said.locale, { type: 'language' }).of(code) ?? code
  } catch {
    // Imported data may contain anything.
    return code
  }
}

/**
 * Uses the name on a card of this page.
 * @param {string} source
 */
const publisher = (source) =>
  document.querySelector(`[data-source="${CSS.escape(source)}"] .facts strong`)?.textContent ?? undefined
