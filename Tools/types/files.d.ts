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

/** `search/index.json` (`SearchIndex.swift` says what stands where). */
interface SearchFile {
  format: number
  /** An IANA name. */
  zone: string
  /** In which the countries' names are understood. */
  languages: string[]
  grammar: Record<string, string[]>
  topics: SearchTopic[]
  sources: { id: string; name: string }[]
  /** The parts of the map page that places may lead to. */
  fragments: string[]
  /** How many articles lie in a drawer. */
  drawer: number
  /** The names of the days' files, the newest first. */
  days: string[]
}

/** `search/DAY.json` (`SearchDay.swift`): the articles that came on a day, in the order in which they came. */
interface SearchDay {
  sources: string[]
  topics: string[]
  places: (SearchPlace & { fragment: string })[]
  stories: { name: string; publishers: number }[]
  /** Of each article, a place in the list of sources; `topic`, `place` and `story` likewise, or -1. */
  source: number[]
  topic: number[]
  place: number[]
  story: number[]
  /** One a line. */
  titles: string
  /** Of the first article, since 1970; of each other, how many after the article before it. */
  minutes: number[]
  /** Where only some of the day's articles are here: their numbers in the day's own file, each but the first less the one before. */
  numbers?: number[]
  /** The numbers of those that are no reports; nothing where there are none. */
  asides?: number[]
  /** Of texts, sorted. */
  words: string
  /** For each of the words its articles. */
  postings: string
}

/** `fragment` is of the map page, where that has the country. */
interface SearchPlace {
  name: string
  country: string
  town?: string
  also?: string[]
  word?: string
  fragment?: string
}

/** A category; `key` where it has a name in every language. */
interface SearchTopic {
  id: string
  name: string
  key?: string
  synonyms: string[]
}

/** What only a card shows of an article: one of a drawer, `search/cards-*.json`, and what its day says of its story. */
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
  isPaid?: boolean
}

/** Some articles as an index of their own (`SearchExtract.swift`). */
interface ExtractFile {
  head: SearchFile
  days: SearchDay[]
  /** In the order of the articles; nothing where they lie in the drawers of the search. */
  cards?: SearchCard[]
  ranks: RanksFile
}

/** `search/own.json` (`SearchOwn.swift`): the articles that can be shown, and the running stories. */
interface OwnFile {
  articles: ExtractFile
  threads: ThreadsFile['threads']
}

/** `search/front.json` (`SearchFront.swift`): the same of the weightiest stories alone, and what there is to choose. */
interface FrontFile extends OwnFile {
  /** What all articles of the edition are of, the most frequent first; topics as the desks stand. */
  offered: { topics: string[]; places: string[]; sources: string[]; languages: string[] }
  /** How many stories the edition has. */
  total: number
  /** What desks (by id) and sources (by name) brought, the newest day last; `known` days are before it. */
  trends: { known: number; desks: TrendRow[]; sources: TrendRow[] }
}

interface TrendRow {
  name: string
  days: number[]
}

/** `search/threads.json` (`SearchThreads.swift`). */
interface ThreadsFile {
  threads: {
    /** Of its page. */
    name: string
    title: string
    language?: string
    /** The beginnings of its stories' names. */
    stories: string[]
    /** The first eight digits of the ids of articles whose story has no page. */
    articles: string[]
    /** The beginnings of the names of those that have become part of it. */
    also: string[]
    /** Whether it has a feed of its own. */
    hasFeed?: boolean
  }[]
}

/** `search/ranks.json` (`SearchRanks.swift` says what stands where): of each article of `search/index.json` in the same order. */
interface RanksFile {
  /** When the newest article came, in minutes since 1970. */
  moment: number
  languages: string[]
  /** A place in `languages`, or -1. */
  language: number[]
  /** How far before each article the last one of the same story is; 0 for a story's first. Stories are numbered by their first ones. */
  back: number[]
  /** By the number of a story the beginning of the name of its page, empty where it has none. */
  stories: string[]
  /** The first eight digits of each one's id, one after the other. */
  ids: string
  weight: number[]
}
