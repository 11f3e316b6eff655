/* What the builder writes for the pages' scripts to read. */

/** A source in `report.json`. */
interface ReportFeed {
  name: string
  feed: string
  category: string
  language?: string
  languages?: string[]
}

/** `assets/map.json` (`MapData.swift` says what stands where). */
interface MapFile {
  /** An IANA name. */
  zone: string
  categories: string[]
  sources: [name: string, feed: string, beginning: string][]
  reasons: [kind: string, sentence: string, key?: string, number?: string][]
  marks: (MapPlace & { articles: MapRow[] })[]
}

/** A place, as a mark of the map stands for it. */
interface MapPlace {
  /** In units of the base map. */
  x: number
  y: number
  /** "Porto, Portugal". */
  name: string
  /** What stands before the country's name. */
  town?: string
  /** The country's code. */
  country?: string
  /** The key of the name of a part of the world. */
  word?: string
  /** GeoNames' ids of those that it stands for; its own first. */
  places: number[]
}

/** An article of the map; source, category and reason are places in the file's lists. */
type MapRow = [
  title: string,
  source: number,
  /** What follows the source's `beginning`; null where the article has no address. */
  rest: string | null,
  minutes: number,
  category: number,
  reason: number,
  id: string,
  /** The name of its story's page, empty where that has none. */
  story: string,
  language: string,
  publishers: number,
  /** 1 where `minutes` says when it was first seen. */
  seen: number,
]

/** `assets/map/world.json`: lines of a first point and steps from there; `unit` of them are one of the base map's. */
type WorldFile = Record<'graticule' | 'land' | 'borders' | 'disputed', number[][]> & { unit: number }

/** `search/index.json` (`SearchIndex.swift` says what stands where). Articles are numbers, newest first. */
interface SearchFile {
  format: number
  /** An IANA name. */
  zone: string
  /** In which the countries' names are understood. */
  languages: string[]
  grammar: Record<string, string[]>
  topics: SearchTopic[]
  sources: { id: string; name: string }[]
  places: { name: string; country: string; town?: string; word?: string; fragment?: string }[]
  /** Of each article, a place in the list of sources; `topic` and `place` likewise. */
  source: number[]
  topic: number[]
  place: number[]
  /** One a line. */
  titles: string
  /** Of the first article, since 1970; of each other, how many before the article before it. */
  minutes: number[]
  /** The drawer of each article's card, in so many digits. */
  drawers: string
  digits: number
  /** Of texts, sorted. */
  words: string
  /** For each of the words its articles. */
  postings: string
}

/** A category; `key` where it has a name in every language. */
interface SearchTopic {
  id: string
  name: string
  key?: string
  synonyms: string[]
}

/** What only a card shows of an article: one of a drawer, `search/cards-*.json`. */
interface SearchCard {
  id: string
  url?: string
  text?: string
  language?: string
  /** The name of its story's page. */
  story?: string
  publishers?: number
  image?: string
  isFirstSeen?: boolean
}

/** `search/ranks.json` (`SearchRanks.swift` says what stands where): of each article of `search/index.json` in the same order. */
interface RanksFile {
  /** Of the edition, in minutes since 1970. */
  moment: number
  languages: string[]
  /** A place in `languages`, or -1. */
  language: number[]
  /** The same number for articles that tell one story. */
  story: number[]
  /** By that number the beginning of the name of its page, empty where it has none. */
  stories: string[]
  weight: number[]
}
