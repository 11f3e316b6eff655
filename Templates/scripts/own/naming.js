// @ts-check
import { nameOf } from '../search/called.js'
import { threadNamed } from './threads.js'
import { deskName } from './words.js'

/** @typedef {import('../words.js').Words} Words */
/** @typedef {import('./choosing.js').Facet} Facet */

/**
 * What to call something that is followed or chosen.
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
      return threadNamed(value)?.title ?? (value.split('-').slice(1).join(' ') || value)
    case 'teams':
      return value
    case 'stories':
      // The words of its page's name, until a better one is known.
      return value.split('-').slice(1).join(' ') || value
    case 'languages':
      return languageName(value, said)
    default:
      return `“${value}”`
  }
}

/**
 * What to call something that is the reason for a mark: a story's own name stands beside it already.
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
    // An import may hold anything.
    return code
  }
}

/**
 * As a card of this page says it.
 * @param {string} source
 */
const publisher = (source) =>
  document.querySelector(`[data-source="${CSS.escape(source)}"] .facts strong`)?.textContent ?? undefined
