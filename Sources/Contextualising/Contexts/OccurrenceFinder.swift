internal import Newsroom
internal import TextReading

/// Detects recurring kinds of events in titles, using the `occurrences` lists in `Rules/lists.txt`.
struct OccurrenceFinder: Sendable {
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// The kind of event for each phrase index.
    private var eventKinds: [Int: String] = [:]
    private var forbidding: Set<Int> = []
    /// For each kind of event, the largest population of a place for which a recurrence is mentioned.
    private var largestPopulation: [String: Int] = [:]

    static let builtIn = OccurrenceFinder(.builtIn)

    init(_ lists: WordLists) {
        for entry in lists.entries("occurrences") {
            guard let number = table.insert(entry.text), let eventKind = entry.meaning else { continue }
            eventKinds[number] = eventKind
        }
        for entry in lists.entries("occurrences-never") {
            if let number = table.insert(entry.text) { forbidding.insert(number) }
        }
        for entry in lists.entries("occurrences-reach") {
            largestPopulation[entry.text] = entry.meaning.flatMap { Int($0) }.map { $0 * 1_000 }
        }
    }

    /// All kinds of events, sorted.
    var names: [String] { Set(eventKinds.values).sorted() }

    /// Returns the kinds of events in a title; none if a phrase shows that it is not news of the event itself.
    func eventKinds(in title: TextReading) -> Set<String> {
        let found = table.overlappingMatches(in: title)
        guard !found.contains(where: { forbidding.contains($0.phrase) }) else { return [] }
        return Set(found.compactMap { eventKinds[$0.phrase] })
    }

    /// Returns whether a place is small enough for a recurrence there to be worth mentioning.
    func isNoteworthy(_ eventKind: String, in place: Place) -> Bool {
        place.kind != .continent && !place.country.isEmpty && place.population <= largestPopulation[eventKind] ?? 0
    }
}
