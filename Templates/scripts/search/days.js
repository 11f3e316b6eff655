// @ts-check
/**
 * The columns of all days combined, and the location of each article's card.
 * @typedef {Awaited<ReturnType<typeof joined>>} Columns
 */

/**
 * Articles are stored by the day they arrived, each file with its own lists. This merges them in one order, newest
 * first, with combined lists.
 * @param {SearchFile} head
 * @param {SearchDay[]} days in the order of `head.days`
 */
export function joined(head, days) {
  const order = days
    .flatMap((day, of) => {
      let minute = 0
      return day.minutes.map((more, number) => {
        minute += more
        return { of, number, minute }
      })
    })
    // A day's articles are in the order of their arrival.
    .sort((a, b) => b.minute - a.minute || a.of - b.of || b.number - a.number)
  /** For each day: the numbers of its articles among all. */
  const ranks = days.map((day) => new Uint32Array(day.minutes.length))
  for (const [rank, { of, number }] of order.entries()) ranks[of][number] = rank

  const titles = days.map((day) => (day.minutes.length ? day.titles.split('\n') : []))
  const sources = new Map(head.sources.map(({ id }, number) => [id, number]))
  const topics = new Map(head.topics.map(({ id }, number) => [id, number]))
  const fragments = new Set(head.fragments)
  /** @type {Map<string, number>} */
  const places = new Map()
  /** @type {SearchPlace[]} */
  const allPlaces = []
  const own = days.map((day) => ({
    source: day.sources.map((id) => sources.get(id) ?? -1),
    // A subcategory that no longer exists counts as its category.
    topic: day.topics.map((id) => topics.get(id) ?? topics.get(id.split('/')[0]) ?? -1),
    place: day.places.map((place) => {
      const { fragment, ...rest } = place
      const key = JSON.stringify(place)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, allPlaces.length)
      return allPlaces.push(fragments.has(fragment) ? place : rest) - 1
    }),
  }))
  /** @param {'source' | 'topic' | 'place'} name */
  const column = (name) => order.map(({ of, number }) => own[of][name][days[of][name][number]] ?? -1)
  const asides = days.map((day) => new Set(day.asides))
  const numbers = days.map((day) => day.numbers && sums(day.numbers))
  return {
    titles: order.map(({ of, number }) => titles[of][number]),
    moments: order.map(({ minute }) => minute * 60_000),
    source: column('source'),
    topic: column('topic'),
    place: column('place'),
    places: allPlaces,
    /** Whether each article is something other than a report: opinion, a cartoon, a quiz, a whole programme. */
    isAside: order.map(({ of, number }) => asides[of].has(number)),
    ...joinedWords(days, ranks),
    /** @param {number} article */
    shelf: (article) => {
      const { of, number } = order[article]
      const story = days[of].stories[days[of].story[number]]
      const own = numbers[of]?.[number] ?? number
      return {
        drawer: `${head.days[of]}-${Math.floor(own / head.drawer)}`,
        place: own % head.drawer,
        story: story && { story: story.name, publishers: story.publishers },
      }
    },
  }
}

/**
 * Decodes delta-encoded numbers.
 * @param {number[]} differences
 */
function sums(differences) {
  let sum = 0
  return differences.map((difference) => {
    sum += difference
    return sum
  })
}

/**
 * The words of all days, sorted, each with its articles, which are decoded on demand.
 * @param {SearchDay[]} days
 * @param {Uint32Array[]} ranks
 */
function joinedWords(days, ranks) {
  /** @type {Map<string, [day: number, postings: string][]>} */
  const all = new Map()
  for (const [of, day] of days.entries()) {
    if (!day.words) continue
    const postings = day.postings.split(' ')
    for (const [number, word] of day.words.split(' ').entries()) {
      const held = all.get(word)
      if (held) held.push([of, postings[number]])
      else all.set(word, [[of, postings[number]]])
    }
  }
  const words = [...all.keys()].sort()
  /** @param {string} word */
  const articles = (word) =>
    (all.get(word) ?? [])
      .flatMap(([of, postings]) => {
        let number = 0
        return postings.split(',').map((difference) => {
          number += parseInt(difference, 36)
          return ranks[of][number]
        })
      })
      .sort((a, b) => a - b)
  return { words, articles }
}
