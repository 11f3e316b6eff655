internal import Computing
internal import Newsroom
internal import TextReading

/// The boilerplate of a source: endings of its titles, and repeated lines and sentences in its texts.
struct SourceBoilerplate: Sendable {
    /// The number of different titles under which something must occur to count as boilerplate.
    private static let fewestTitles = 3
    /// The frequency of boilerplate: one in so many articles. Background is repeated too ("The war began in …"), but
    /// less often. Less frequent sentences count if their titles are unrelated, which is not the case for background.
    private static let articlesPerOccurrence = 10
    /// The minimum length in bytes. Shorter units matter little, and may be a dateline.
    private static let leastLength = 16
    /// Units of at least this length in bytes need only two unrelated titles ("… is a nightly newscast anchored by …").
    private static let longLength = 60
    private static let fewestTitlesOfLong = 2
    /// The most endings per title: one programme may follow another ("… | Podcast | The Evening Show").
    private static let mostEndings = 2
    /// The fewest words that must remain of a title ("Venice | Official Trailer").
    private static let fewestWords = 3

    private var endings: Set<TitleEnding> = []
    private var units: Set<UInt64> = []
    private let name: String?

    /// Creates an empty set of boilerplate, for an unknown source.
    init() { name = nil }

    /// - Parameters:
    ///   - articles: some of the source's articles; several may have the same title.
    ///   - name: the source's name, which always counts as an ending.
    init(of articles: [Article], name: String?) {
        self.name = name?.lowercased()
        var seen: Set<String> = []
        let articles = articles.filter { seen.insert($0.title).inserted }
        var titles = articles.map { $0.title }
        for _ in 0..<Self.mostEndings {
            let ends = titles.compactMap(TitleEnding.init)
            let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
            let namesProgrammes = ends.count(where: { !$0.isBehindDash }) * 2 >= articles.count
            endings.formUnion(
                counts.filter {
                    Self.isHabit($0.key, count: $0.value, of: articles.count, namesProgrammes: namesProgrammes)
                }.keys)
            titles = titles.map(withoutEnding)
        }
        var sightings: [UInt64: [Int]] = [:]
        var long: Set<UInt64> = []
        for (index, article) in articles.enumerated() {
            var own: Set<UInt64> = []
            for text in [article.summary, article.text] {
                text.forEachUnit { unit in
                    guard unit.count >= Self.leastLength else { return }
                    let form = Self.form(of: unit)
                    own.insert(form)
                    if unit.count >= Self.longLength { long.insert(form) }
                }
            }
            for unit in own { sightings[unit, default: []].append(index) }
        }
        units = Set(
            sightings.filter { unit, places in
                let needed = long.contains(unit) ? Self.fewestTitlesOfLong : Self.fewestTitles
                return places.count >= Self.fewestTitles && places.count * Self.articlesPerOccurrence >= articles.count
                    || places.count >= needed
                        && Self.areStrangers(places.lazy.map { articles[$0].title }, atLeast: needed)
            }.keys)
    }

    /// Returns whether enough of these titles are unrelated, sharing no word of some length.
    private static func areStrangers(_ titles: some Sequence<String>, atLeast fewest: Int) -> Bool {
        var (count, words): (Int, Set<Substring>) = (0, [])
        for title in titles {
            let own = Set(
                title.lowercased().split { !$0.isLetter && !$0.isNumber }.filter {
                    $0.utf8.count >= shortestSignificant
                })
            guard !own.isEmpty, words.isDisjoint(with: own) else { continue }
            words.formUnion(own)
            count += 1
            if count >= fewest { return true }
        }
        return false
    }

    /// The minimum length in bytes of a significant word; shorter ones rarely say what a title is about.
    private static let shortestSignificant = 4

    /// Returns the title without the source's usual endings and its name.
    func cleanedTitle(_ title: String) -> String {
        (0..<Self.mostEndings).reduce(title) { title, _ in withoutEnding(title) }
    }

    /// Returns whether a line or sentence is part of the source's boilerplate.
    func repeats(_ unit: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        !units.isEmpty && unit.count >= Self.leastLength && units.contains(Self.form(of: unit))
    }

    private func withoutEnding(_ title: String) -> String {
        guard let ending = TitleEnding(of: title), endings.contains(ending) || ending.words.lowercased() == name else {
            return title
        }
        let rest = title[..<ending.text.startIndex]
        return rest.split(separator: " ").count >= Self.fewestWords ? String(rest) : title
    }

    /// Returns whether an ending is boilerplate. After a dash there may be a speaker ("… - minister"), so it must occur
    /// in many titles. If most titles name a programme after a bar, two of the same programme are enough.
    private static func isHabit(
        _ ending: TitleEnding, count: Int, of titles: Int, namesProgrammes: Bool
    ) -> Bool {
        if ending.isBehindDash { return count >= fewestTitles && count * 5 >= titles }
        return count >= (namesProgrammes ? fewestTitlesOfLong : fewestTitles)
    }

    /// Returns a hash of a unit's letters and digits. In a line of dates all digits are treated alike; elsewhere,
    /// sentences with different figures differ.
    private static func form(of unit: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        let isDateLine = unit.count(where: isDigit) * dateLine >= unit.count
        var hash = StableHash()
        // Every byte of every text passes through here. Branches would be mispredicted at each skipped character, so
        // there are none.
        for byte in unit {
            let isLetter = (byte | 0x20) &- 0x61 < 26
            let isDigit = byte &- 0x30 < 10
            let counted = isLetter ? byte | 0x20 : isDigit && isDateLine ? 0x30 : byte
            var longer = hash
            longer.add(counted)
            hash.value = isLetter || isDigit || byte >= 0x80 ? longer.value : hash.value
        }
        return hash.value
    }

    /// The proportion of digits in a line of dates: at least one byte in so many.
    private static let dateLine = 4

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
