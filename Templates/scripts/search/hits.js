// @ts-check
/**
 * Where an article matches, and with what weight.
 * @typedef {{ field: 'title' | 'text', word: string, value: number } | { field: 'place' | 'source' | 'topic', number: number, name: string, value: number }} Hit
 * @typedef {{ field: 'title' | 'text', words: Set<string> } | { field: 'place' | 'source' | 'topic', name: string }} Reason
 */

/** The factor for articles other than reports: opinion, a cartoon, a quiz. */
const aside = 0.75

/**
 * Each field counts once per word, with its best match.
 * @param {Hit[]} hits
 * @param {boolean} isAside
 */
export function score(hits, isAside) {
  /** @type {Map<string, number>} */
  const best = new Map()
  for (const hit of hits) {
    const key = 'word' in hit ? `${hit.field} ${hit.word}` : `${hit.field} ${hit.number}`
    best.set(key, Math.max(best.get(key) ?? 0, hit.value))
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0) * (isAside ? aside : 1)
}

/**
 * Returns why an article is among the results.
 * @param {Hit[]} hits
 * @returns {Reason[]}
 */
export function reasons(hits) {
  /** @type {Reason[]} */
  const all = []
  for (const field of /** @type {const} */ (['title', 'text'])) {
    const words = new Set(hits.flatMap((hit) => (hit.field === field && 'word' in hit ? [hit.word] : [])))
    if (words.size) all.push({ field, words })
  }
  for (const field of /** @type {const} */ (['place', 'source', 'topic'])) {
    const hit = hits.find((hit) => hit.field === field)
    if (hit && 'name' in hit) all.push({ field, name: hit.name })
  }
  return all
}

/**
 * @template K, V
 * @param {Map<K, V[]>} map
 * @param {K} key
 * @param {V} value
 */
export function add(map, key, value) {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (values[values.length - 1] !== value) values.push(value)
}
