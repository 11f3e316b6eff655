// @ts-check
import { chosen, own } from './chosen.js'
import { Dates } from './dates.js'
import { address } from './page.js'

/** @type {Map<string, Promise<Words>>} */
const known = new Map()

/** The words of the chosen language; the page's own where that one cannot be had. @returns {Promise<Words>} */
export function words(language = chosen()) {
  const loading = known.get(language) ?? load(language)
  known.set(language, loading)
  return loading
}

/** @param {string} language */
async function load(language) {
  const answer = await fetch(address(`assets/words/${language}.json`))
  if (!answer.ok) return language === own ? new Words({}, own) : words(own)
  return new Words(await answer.json(), language)
}

/** The words of one language, with its numbers and dates. */
export class Words extends Dates {
  /** @param {Record<string, string>} texts @param {string} language */
  constructor(texts, language) {
    super(texts.locale ?? language)
    this.texts = texts
    this.language = language
    this.plural = new Intl.PluralRules(this.locale)
    this.figures = new Intl.NumberFormat(this.locale)
  }

  /** @param {string} key */
  has(key) { return key in this.texts }

  /**
   * A text with its `{names}` filled in; the key itself where there is none, so that the gap is seen.
   * @param {string} key @param {Record<string, string | number>} [values]
   */
  text(key, values = {}) {
    return (this.texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) =>
      name in values ? (typeof values[name] === 'number' ? this.number(values[name]) : String(values[name])) : whole)
  }

  /**
   * The form of a text that a number asks for: `key.one`, `key.other`.
   * @param {string} key @param {number} n @param {Record<string, string | number>} [values]
   */
  count(key, n, values = {}) {
    const form = `${key}.${this.plural.select(n)}`
    return this.text(this.has(form) ? form : `${key}.other`, { n, ...values })
  }

  /** @param {number} value */
  number(value) { return this.figures.format(value) }
}
