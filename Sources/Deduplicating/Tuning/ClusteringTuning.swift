/// Every tuned constant of clustering, by step, in the order in which `Clustering` takes them.
///
/// "Fit" names the news that a value was chosen on. Such news is no test of the value. Thresholds that owners can
/// change are in `DeduplicationSettings`; sizes of batches and tables, which change no result, stay beside their code.
enum ClusteringTuning {
    /// Matching of feed items with known articles.
    enum Articles {
        /// The least title similarity (0…1) at which a match by a single mark is believed. Fit: not recorded.
        static let plausibleTitle = 0.2
        /// The least title similarity (0…1) of items at one address that are one article. Fit: not recorded.
        static let sameTitle = 0.5
        /// The longest gap, in seconds, between dates at which a match by a single mark is believed. Fit: not recorded.
        static let plausibleGap = 86_400.0
        /// The number of characters of a summary that are compared. Fit: not recorded.
        static let comparedCharacters = 100
        /// The fewest items that a feed shares with the one it replaces. Fit: not recorded.
        static let fewestShared = 3
    }

    /// Article to vector: which terms count, and how much.
    enum Vectors {
        /// The weight of a word in the title; a word in the text has 1. Fit: not recorded.
        static let titleWeight = 5.5
        /// The weight of a word that only the address has. Fit: not recorded.
        static let addressWeight = 2.0
        /// The weight of a pair of words, relative to a single word. Fit: not recorded.
        static let pairWeight = 0.45
        /// The number of words of the text that count as its first lines. Fit: not recorded.
        static let firstLines = 45
        /// The fewest digits of a number that changes from day to day, such as a count of cases. Fit: not recorded.
        static let digitsOfCount = 3
        /// The fewest parts of a path segment that names an article. A folder has one or two words. Fit: not recorded.
        static let fewestAddressParts = 3
        /// The number of imaginary articles added to the corpus. Without them one threshold could not serve ten
        /// articles and ten thousand. With many more, a subject of the whole day would pass for one event. Fit: not
        /// recorded.
        static let imaginaryArticles = 130.0
        /// The exponent of rarity: 1 is the usual logarithm. Fit: not recorded.
        static let rarityExponent = 1.5
        /// The shortest vector length, relative to the mean. Otherwise a bare headline would match through a single
        /// word. Fit: not recorded.
        static let shortestLength = 0.9
        /// The least share (0…1) of occurrences with a capital that makes a word a name. Fit: not recorded.
        static let capitalShare = 0.7
        /// The share (0…1) of a source's articles beyond which a term belongs to the source. Fit: not recorded.
        static let sourceShare = 0.5
        /// The fewest articles from which a source's own terms are learned. Fit: not recorded.
        static let fewestOfSource = 8
        /// The number of words in a typical title and summary. Fit: not recorded.
        static let wordsOfArticle = 120.0
        /// The share (0…1) of the commonest word among all words; by rank the shares fall as in Zipf's law. Fit: not
        /// recorded.
        static let commonestShare = 0.07
        /// How many times more often than by chance the words of a pair are assumed to be neighbours. Fit: not
        /// recorded.
        static let pairCohesion = 3.0
        /// The largest expected share (0…1) of articles with a pair. Fit: not recorded.
        static let mostOfPair = 0.001
        /// The shortest word, in bytes, whose capital tells how a headline is written. Fit: not recorded.
        static let longWord = 4
        /// The fewest lower-case words in a headline written as a sentence. Fit: not recorded.
        static let fewestLowerCase = 2
        /// The number of words at the start of a title in which a round-up names its kind. Fit: not recorded.
        static let roundupWindow = 4
        /// The most articles with one picture. More show a columnist's portrait or a placeholder. Fit: not recorded.
        static let mostWithOnePicture = 5
        /// The prominence (0…1) of a word below the first lines, and of a pair in them. Fit: not recorded.
        static let restProminence: Float = 0.35
        /// The prominence (0…1) of a word in the first lines; a word in the title has 1. Fit: not recorded.
        static let leadProminence: Float = 0.7
        /// The prominence (0…1) of a pair in the title. Fit: not recorded.
        static let titlePairProminence: Float = 0.5
        /// The prominence (0…1) of a pair below the first lines. Fit: not recorded.
        static let restPairProminence: Float = 0.175
    }

    /// Vectors to pairs: which articles are compared, and how similar they are.
    enum Pairs {
        /// The number of an article's heaviest terms that lead to others. Fit: not recorded.
        static let leadingTerms = 24
        /// The number of latest articles considered under one term. A more common term leads nowhere. Fit: not
        /// recorded.
        static let latest: Int32 = 300
        /// The most neighbours kept for each article. Fit: not recorded.
        static let neighbours = 40
        /// The number of articles that each article is compared with. Fit: not recorded.
        static let candidates = neighbours * 2
        /// The similarity of neighbours, and again of candidates, as a fraction of the threshold for groups. Weak
        /// pairs count in the means. Fit: not recorded.
        static let floorDivisor = 4.0
        /// The gap, in seconds, that halves a similarity. Reports of one event come within hours; similar news days
        /// later is often another event. Fit: not recorded.
        static let halfLife = 22 * 3_600.0
        /// With this number of rare words in both titles or first lines, any number of common words is enough. Fit: not
        /// recorded.
        static let fewestRareWords = 2
        /// The largest share (0…1) of articles that may have a word before it stops being rare, for neighbours. Fit:
        /// not recorded.
        static let rareShare = 0.005
        /// The number of articles with a word that makes it rare whatever its share. Fit: not recorded.
        static let fewArticles: Int32 = 4
        /// The fewest common words of two articles. Fewer may be one set phrase ("data centre", "morning briefing").
        /// Fit: not recorded.
        static let fewestWords = 6
        /// The fewest common words if one article is a bare headline. Fit: not recorded.
        static let fewestWordsOfHeadlines = 3
        /// The number of words in the shorter article for each common word that is required. Fit: not recorded.
        static let wordsPerCommonWord = 4
        /// The factor for two articles without a common name. Fit: not recorded.
        static let otherNames = 0.5
        /// The factor if only one of the two is a round-up. Fit: not recorded.
        static let roundupFactor = 0.5
        /// The factor if one title reports a rise and the other a fall. Fit: Argentina's labelled edition, whose
        /// rates and shares go up one day and down the next; the other two have no such pair.
        static let otherDirections = 0.2
        /// The factor for titles with different calendar dates. Fit: not recorded.
        static let otherDates = 0.05
        /// The factor for articles that name the same day of the week. Fit: not recorded.
        static let sameDay = 1.05
        /// The factor for articles with a common number at the top. Fit: not recorded.
        static let sameNumber = 1.2
        /// The factor for titles with different numbers. Fit: both labelled sets of stories; every value from 0.3 to
        /// 0.5 does as well (docs/readings/stories-and-places.md).
        static let otherNumbers = 0.5
        /// The factor for one shared picture: two editors chose it for one subject. Fit: not recorded.
        static let samePicture = 2.0
        /// The shortest expressible part of a vector in another language. With less, a single name would make articles
        /// similar. Fit: not recorded.
        static let shortestCommonLength = 0.6
        /// The number of rare words that two articles in different languages must share. One name is in the news for
        /// many reasons. Fit: not recorded.
        static let fewestRareWordsOfLanguages = 2
        /// The largest share (0…1) of articles with a rare word, for two languages. Fit: not recorded.
        static let rareShareOfLanguages = 0.01
    }
}
