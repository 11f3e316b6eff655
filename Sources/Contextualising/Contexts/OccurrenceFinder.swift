internal import Newsroom
internal import TextReading

/// Tells of which things that happen again and again titles tell, by the lists `occurrences` of `Rules/lists.txt`.
struct OccurrenceFinder: Sendable {
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// By phrase.
    private var matters: [Int: String] = [:]
    private var forbidding: Set<Int> = []
    /// Inhabitants of the largest place of which it is said.
    private var reach: [String: Int] = [:]

    static let builtIn = OccurrenceFinder(.builtIn)

    init(_ lists: WordLists) {
        for entry in lists.entries("occurrences") {
            guard let number = table.insert(entry.text), let matter = entry.meaning else { continue }
            matters[number] = matter
        }
        for entry in lists.entries("occurrences-never") {
            if let number = table.insert(entry.text) { forbidding.insert(number) }
        }
        for entry in lists.entries("occurrences-reach") {
            reach[entry.text] = entry.meaning.flatMap { Int($0) }.map { $0 * 1_000 }
        }
    }

    /// All that are known, sorted.
    var names: [String] { Set(matters.values).sorted() }

    /// What a title tells of; none where a word of it says that it is not news of the thing itself.
    func matters(in title: TextReading) -> Set<String> {
        let found = table.overlappingMatches(in: title)
        guard !found.contains(where: { forbidding.contains($0.phrase) }) else { return [] }
        return Set(found.compactMap { matters[$0.phrase] })
    }

    /// Whether a place is small enough for it to say something that such a thing happens there again.
    func isTelling(_ matter: String, in place: Place) -> Bool {
        place.kind != .continent && !place.country.isEmpty && place.population <= reach[matter] ?? 0
    }
}
