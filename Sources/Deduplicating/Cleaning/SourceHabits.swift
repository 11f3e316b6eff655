internal import Computing
internal import Newsroom
internal import TextReading

/// What a source repeats from article to article: endings of its titles, and lines and sentences of its texts.
struct SourceHabits: Sendable {
    /// The different titles under which something must stand before it is the source's and not an article's.
    private static let witnesses = 3
    /// A sentence must stand under one in so many: background is repeated too ("The war began in …"), but not as often. Or
    /// under titles that have nothing to do with each other, as background does not.
    private static let share = 10
    /// Bytes. Shorter ones are left: they weigh little, and may be a dateline.
    private static let leastLength = 16
    /// Of what is so long two titles are enough that have nothing to do with each other ("… is a nightly newscast anchored by …").
    private static let longLength = 60
    private static let fewestWitnesses = 2
    /// A programme may stand behind another ("… | Podcast | The Evening Show").
    private static let mostEndings = 2
    /// Of a title, so many words stay ("Venice | Official Trailer").
    private static let fewestWords = 3

    private var endings: Set<TitleEnding> = []
    private var units: Set<UInt64> = []
    private let name: String?

    /// Of a source that nothing is known of.
    init() { name = nil }

    /// - Parameters:
    ///   - articles: some of the source's, of which more than one may have the same title.
    ///   - name: the source's; behind a title it is always an ending.
    init(of articles: [Article], name: String?) {
        self.name = name?.lowercased()
        var seen: Set<String> = []
        let articles = articles.filter { seen.insert($0.title).inserted }
        var titles = articles.map(\.title)
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
                let witnesses = long.contains(unit) ? Self.fewestWitnesses : Self.witnesses
                return places.count >= Self.witnesses && places.count * Self.share >= articles.count
                    || places.count >= witnesses
                        && Self.areStrangers(places.lazy.map { articles[$0].title }, atLeast: witnesses)
            }.keys)
    }

    /// Whether there are so many titles among these of which no two have a word of some length in common.
    private static func areStrangers(_ titles: some Sequence<String>, atLeast witnesses: Int) -> Bool {
        var (count, words): (Int, Set<Substring>) = (0, [])
        for title in titles {
            let own = Set(
                title.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count >= telling })
            guard !own.isEmpty, words.isDisjoint(with: own) else { continue }
            words.formUnion(own)
            count += 1
            if count >= witnesses { return true }
        }
        return false
    }

    /// Bytes. Most shorter words say nothing of what a title is about.
    private static let telling = 4

    /// The title without the endings that the source puts behind many, and without the source's name.
    func cleanedTitle(_ title: String) -> String {
        (0..<Self.mostEndings).reduce(title) { title, _ in withoutEnding(title) }
    }

    /// Whether the source puts a line or sentence under many articles.
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

    /// What stands behind a dash may be who says it ("… - minister"): only what stands behind many titles is the source's.
    /// Where most titles name their programme behind a bar, two of a programme are enough.
    private static func isHabit(
        _ ending: TitleEnding, count: Int, of titles: Int, namesProgrammes: Bool
    ) -> Bool {
        if ending.isBehindDash { return count >= witnesses && count * 5 >= titles }
        return count >= (namesProgrammes ? fewestWitnesses : witnesses)
    }

    /// A number for a unit, by its letters and digits. In a date line all digits are alike; two sentences with different
    /// figures are two.
    private static func form(of unit: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        let isDateLine = unit.count(where: isDigit) * dateLine >= unit.count
        var hash = StableHash()
        // Every byte of every text passes through here: where the next sign is none that counts cannot be foretold, so nothing
        // branches on it.
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

    /// One byte in so many is a digit, at least.
    private static let dateLine = 4

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
