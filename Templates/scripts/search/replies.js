// @ts-check
import { searched } from '../own/articles.js'
import { askedWord, calledSo, covering, enough, held, isNamedInVain, namesAmong, placing, there } from './asking.js'
import { inCapitals } from './capitals.js'
import { evidence } from './evidence.js'
import { kin } from './kin.js'
import { filter } from './matching.js'
import { presentOf } from './moments.js'
import { read } from './query.js'
import { sentencesOf } from './sentences.js'
import { reasons, sharing } from './significance.js'
import { fold, forms, wordsOf } from './text.js'

/** @typedef {import('./asking.js').Asked} Asked */
/** @typedef {import('./index.js').SearchIndex} SearchIndex */
/** @typedef {import('./questions.js').Question} Question */
/** @typedef {import('./sentences.js').Sentence} Sentence */
/**
 * A sentence of a report; `from` where it is of another report of the same story.
 * @typedef {{ article: number, text: string, drawn: SearchCard, from?: import('./significance.js').Significance }} Quote
 */

/** The maximum number of sentences quoted. */
const most = 4

/** The number of articles read to find them. */
const reading = 16

/**
 * The share of the question that a sentence itself needs, unless its title has enough: a live page is about many
 * things.
 */
const touching = 0.2

/** The period for "new" and "trending" if none is given, in milliseconds. */
const day = 24 * 3_600_000

/**
 * Returns sentences from reports that answer a question, verbatim.
 * @param {SearchIndex} index
 * @param {Question} question
 * @param {number} now
 * @param {string} language of the reader, whose reports come first among equals
 * @returns {Promise<Quote[]>} none where no report says it
 */
export async function quotes(index, question, now, language) {
  const query = read(question.rest, index, now)
  const { kind } = question
  const words = [...new Set([...inCapitals(question.rest, index.grammar), ...query.words])].filter(
    (word) => !(kind === 'won' && index.grammar['reply.won']?.includes(word)),
  )
  if (words.length === 0) return isAboutAll(question, query) ? weightiest(index, question, query, now, language) : []
  const isAllowed = filter(index, query)
  const all = words.map((word) => (isExact(question) ? doneBy(index, word) : askedWord(index, word)))
  if (isNamedInVain(question.rest, words, all)) return []
  const names = namesAmong(question.rest, words, all)
  // "Por qué importa el pacto AUKUS": a name, and a word that no report contains.
  const known = all.filter(({ holders }) => holders.size > 0)
  const asked = question.isOfWeight && known.length > 0 ? known : held(all, names)
  // "Who killed Jo Cox": a report on who was elected in her place has her name and another one, but is not an answer.
  const told = isExact(question) ? all.filter((one) => !names.includes(one)) : []
  if (told.some(({ holders }) => holders.size === 0)) return []
  const isNamed = (/** @type {number} */ article) =>
    names.length === 0 || names.some(({ holders }) => holders.has(article))
  // "What is new in France?": the highest-ranked stories from there.
  const placed = placing(index, asked)
  const isThere = (/** @type {number} */ article) => placed(article).size === asked.length
  const isOfAll = question.kind === 'new' || question.kind === 'trending' || question.kind === 'summary'
  if (isOfAll && index.titles.some((_, article) => isThere(article)))
    return weightiest(index, question, query, now, language, isThere)
  const found = covering(asked, isAllowed).filter(({ article }) => isNamed(article))
  const { weight } = (await searched()).ranks
  found.sort((a, b) => b.share - a.share || weight[b.article] - weight[a.article] || a.article - b.article)
  const reports = await opened(index, found.map(({ article }) => article).slice(0, reading))
  const shares = new Map(found.map(({ article, share }) => [article, share + weight[article] / 4000]))
  const those = calledSo(index, question.rest, reports)
  const best = chosen(index, question, { asked, told }, those, shares, language)
  if (!question.isOfWeight) return best
  const share = sharing(asked)
  const said = await reasons(those.filter(({ article }) => share(sentencesOf(index.titles[article], '')[0]) >= enough))
  return [...said, ...best.filter(({ text }) => said.every((reason) => reason.text !== text))].slice(0, most)
}

/**
 * Returns a word of a question; for a verb, also the noun for the person: "founded", "founder".
 * @param {SearchIndex} index
 * @param {string} word
 */
function doneBy(index, word) {
  const asked = askedWord(index, word)
  const doer = `${word.slice(0, -1)}r`
  const other = word.endsWith('ed') ? askedWord(index, doer) : asked
  if (!other.known.includes(doer)) return asked
  const known = [...new Set([...asked.known, ...other.known])]
  return { known, holders: new Set([...asked.holders, ...other.holders]), says: asked.says }
}

/**
 * Returns whether a question has a single answer, which readers would believe: then a quotation must match both the
 * action and the person.
 * @param {Question} question
 */
const isExact = ({ kind }) => kind === 'who' || kind === 'where'

/**
 * Returns whether a question without a subject is about all news, or that of a time or category.
 * @param {Question} question
 * @param {import('./query.js').Query} query
 */
const isAboutAll = ({ kind }, { topics }) =>
  kind === 'trending' || kind === 'summary' || kind === 'new' || kind === 'happened' || topics.length > 0

/**
 * Returns the openings of the highest-ranked stories, by the same ranking as on pages.
 * @param {SearchIndex} index
 * @param {Question} question
 * @param {import('./query.js').Query} query
 * @param {number} now
 * @param {string} language
 * @param {(article: number) => boolean} [isMeant]
 * @returns {Promise<Quote[]>}
 */
async function weightiest(index, { kind }, query, now, language, isMeant = () => true) {
  const isOfDay = !query.time && (kind === 'trending' || kind === 'new')
  const from = isOfDay ? presentOf(index, now) - day : Number.NEGATIVE_INFINITY
  const isAllowed = filter(index, query)
  const isWanted = (/** @type {number} */ article) =>
    isAllowed(article) && isMeant(article) && index.moments[article] >= from
  const all = await searched()
  const { story, language: spoken, languages } = all.ranks
  const found = all.ranked(isWanted).slice(0, most)
  // One report per story, in the reader's language if there is one.
  const own = found.map((article) => {
    const isOf = (/** @type {number} */ other) => story[other] === story[article] && isWanted(other)
    const isOwn = (/** @type {number} */ other) => languages[spoken[other]] === language
    const rank = (/** @type {number} */ other) => (isOwn(other) ? 2 : 0) + (index.isAside[other] ? 0 : 1)
    if (rank(article) === 3) return article
    const all = [article, ...[...story.keys()].filter(isOf)]
    return all.reduce((best, other) => (rank(other) > rank(best) ? other : best))
  })
  const reports = await opened(index, own)
  return reports.map(({ article, drawn }) => ({
    article,
    drawn,
    text: kind === 'summary' ? first(index, article, drawn) : index.titles[article],
  }))
}

/**
 * @param {SearchIndex} index
 * @param {number[]} wanted
 */
async function opened(index, wanted) {
  const all = await Promise.all(
    wanted.map(async (article) => ({ article, drawn: await index.card(article).catch(() => undefined) })),
  )
  return all.flatMap(({ article, drawn }) => (drawn ? [{ article, drawn }] : []))
}

/**
 * Returns a report's first sentence if it repeats the title's facts; otherwise the title, which can stand on its own.
 * @param {SearchIndex} index
 * @param {number} article
 * @param {SearchCard} drawn
 */
function first(index, article, drawn) {
  const [title, sentence = title] = sentencesOf(index.titles[article], drawn.text ?? '', drawn.language)
  const shared = wordsOf(title.folded).filter((word) => word.length > 3 && sentence.folded.includes(` ${word} `))
  return (shared.length > 2 ? sentence : title).text
}

/**
 * Returns the best sentences: first one per story, then a second.
 * @param {SearchIndex} index
 * @param {Question} question
 * @param {{ asked: Asked[], told: Asked[] }} sought `told` beside names: a sentence has all of it, with the title above it
 * @param {{ article: number, drawn: SearchCard }[]} reports
 * @param {Map<number, number>} shares
 * @param {string} language
 * @returns {Quote[]}
 */
function chosen(index, question, { asked, told }, reports, shares, language) {
  const own = ` ${wordsOf(fold(question.rest)).join(' ')} `
  const alike = (/** @type {string} */ word) => [...kin(index, word), ...(index.kindred.get(word) ?? [])].flatMap(forms)
  const judge = evidence(question, index.grammar, own, alike)
  const shareOf = sharing(asked)
  // "They cannot leave": another sentence says who.
  const leaning = index.grammar['reply.leaning'] ?? []
  const has = (/** @type {Asked} */ { known }, /** @type {string} */ folded) =>
    known.some((word) => folded.includes(` ${word} `))
  const tells = (/** @type {Sentence} */ { folded }, /** @type {Sentence} */ title) =>
    told.length === 0 ||
    (told.some((one) => has(one, folded)) &&
      told.every((one) => has(one, folded) || (told.length > 1 && has(one, title.folded))))
  const isThere = question.kind === 'happened' ? there(index, asked) : () => true
  const placed = question.kind === 'happened' ? placing(index, asked) : () => undefined
  const all = reports.flatMap(({ article, drawn }) => {
    const sentences = sentencesOf(index.titles[article], drawn.text ?? '', drawn.language)
    const places = placed(article)
    const isAbout = shareOf(sentences[0], places) >= enough
    if (!isAbout && !isThere(article)) return []
    return sentences.flatMap((sentence) => {
      const [worth, share] = [judge(sentence), shareOf(sentence)]
      if (worth === 0 || !tells(sentence, sentences[0]) || (!isAbout && shareOf(sentence, places) < touching)) return []
      const isOwn = drawn.language?.startsWith(language)
      const isLeaning = leaning.some((phrase) => sentence.folded.startsWith(` ${phrase} `))
      const less = (sentence.isTitle ? 0.15 : 0) + (index.isAside[article] ? 0.3 : 0) + (isLeaning ? 0.5 : 0)
      const score = worth + (shares.get(article) ?? 0) * 2 + share - less + (isOwn ? 0.1 : 0)
      return [{ article, drawn, text: sentence.text, story: drawn.story ?? String(article), score, worth }]
    })
  })
  const best = Math.max(0, ...all.map(({ worth }) => worth))
  const sorted = all.sort((a, b) => b.score - a.score || a.article - b.article)
  // Possible answers are quoted only if there is nothing better, or in addition.
  const isLoose = best < 2 || question.kind === 'many'
  /** @type {Map<string, number>} */
  const quoted = new Map()
  const texts = new Set()
  const each = question.kind === 'happened' || question.kind === 'summary' ? 1 : 2
  return sorted
    .filter(({ story, text, worth }) => {
      const count = quoted.get(story) ?? 0
      if ((worth < 2 && !isLoose) || count >= each || texts.has(text)) return false
      texts.add(text)
      quoted.set(story, count + 1)
      return true
    })
    .slice(0, most)
}
