// @ts-check
import { chosen, own } from './chosen.js'
import { Dates } from './dates.js'
import { address, kind } from './page.js'

/** Whether this is one of the reader's own pages, whose file of texts also contains all others. */
const isOwn = ['saved', 'history', 'settings', 'insights', 'discover', 'following', 'article'].includes(kind)

/** @type {Map<string, Promise<Words>>} */
const known = new Map()

/**
 * Loads the texts of the chosen language, or the page's own language if they are unavailable.
 * @returns {Promise<Words>}
 */
export function words(language = chosen()) {
  const loading =
    known.get(language) ??
    load(language).catch((error) => {
      // Offline now; they can be loaded later.
      known.delete(language)
      throw error
    })
  known.set(language, loading)
  return loading
}

/** @param {string} language */
async function load(language) {
  const answer = await fetch(address(`assets/words/${language}${isOwn ? '.own' : ''}.json`))
  if (!answer.ok) return language === own ? new Words({}, own) : words(own)
  return new Words(await answer.json(), language)
}

/** The texts of one language, with its formats of numbers and dates. */
export class Words extends Dates {
  /**
   * The parts requested so far.
   * @type {Map<string, Promise<void>>}
   */
  #parts = new Map()

  /** @type {Intl.DisplayNames | undefined} */
  #regions
  /**
   * @param {Record<string, string>} texts
   * @param {string} language
   */
  constructor(texts, language) {
    super(texts.locale ?? language)
    this.texts = texts
    this.language = language
    this.plural = new Intl.PluralRules(this.locale)
    this.figures = new Intl.NumberFormat(this.locale)
  }

  /**
   * Loads a part of the language that pages in their own language don't need.
   * @param {string} part "page": what stands in pages as they come, "why": why articles matter, "own", "puzzles", or "media"
   */
  async learn(part) {
    if (isOwn && part === 'own') return
    const loading =
      this.#parts.get(part) ??
      fetch(address(`assets/words/${this.language}.${part}.json`)).then(async (answer) => {
        if (answer.ok) Object.assign(this.texts, await answer.json())
      })
    this.#parts.set(part, loading)
    await loading
  }

  /** @param {string} key */
  has(key) {
    return key in this.texts
  }

  /**
   * A text with its `{names}` filled in; the key itself where there is none, so that the gap is seen.
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   */
  text(key, values = {}) {
    return (this.texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name]
      return typeof value === 'number' ? this.number(value) : (value ?? whole)
    })
  }

  /**
   * Returns the plural form of a text for a number: `key.one`, `key.other`.
   * @param {string} key
   * @param {number} n
   * @param {Record<string, string | number>} [values]
   */
  count(key, n, values = {}) {
    const form = `${key}.${this.plural.select(n)}`
    return this.text(this.has(form) ? form : `${key}.other`, { n, ...values })
  }

  /** @param {number} value */
  number(value) {
    return this.figures.format(value)
  }

  /**
   * Returns a day's date by its id, "2026-03-14".
   * @param {string} id
   * @param {boolean} [isShort] the weekday alone, as "Sat"
   */
  day(id, isShort = false) {
    const moment = new Date(`${id}T12:00:00Z`)
    if (Number.isNaN(moment.getTime())) return undefined
    return this.date(
      moment,
      isShort
        ? { weekday: 'short', timeZone: 'UTC' }
        : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    )
  }

  /**
   * Returns a country's name.
   * @param {string} code ISO 3166-1, two letters
   */
  region(code) {
    this.#regions ??= new Intl.DisplayNames(this.locale, { type: 'region', fallback: 'none' })
    return /^[A-Z]{2}$/.test(code) ? this.#regions.of(code) : undefined
  }

  /**
   * Returns "Porto, Portugal"; in the page's own language, as in built pages.
   * @param {{ name: string, town?: string, country?: string, word?: string }} place
   */
  place({ name, town, country = '', word = '' }) {
    if (this.language === own) return name
    if (this.has(word)) return this.text(word)
    const land = this.region(country)
    if (!land || !town) return land ?? name
    const key = `town.${country}-${town.replace(/[^a-z0-9]+/gi, '-')}`.toLowerCase()
    return `${this.has(key) ? this.text(key) : town}, ${land}`
  }

  /**
   * The same without a town's country.
   * @param {Parameters<Words['place']>[0]} place
   */
  placeAlone(place) {
    return place.town ? this.place(place).replace(/, [^,]*$/, '') : this.place(place)
  }
}
