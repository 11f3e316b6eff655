internal import FoundationEssentials
public import Newsroom

/// The archive's stories about the same kind of event at the same place, and those that count as precedents.
public struct PrecedentFinding: Sendable, Equatable {
    /// A story that may be about another event.
    public struct Candidate: Sendable, Equatable {
        public enum Verdict: String, Sendable {
            case counted = "counted"
            case sameEvent = "same event: the same running story, a name in common, or less than a day apart"
            case countedAlready = "same event as a newer story"
            case tooOld = "too long ago"
        }

        public var link: StoryLink
        public var verdict: Verdict
    }

    /// The kind of event, as named in `Rules/lists.txt`.
    public var eventKind: String
    public var place: Place
    /// The candidates, newest first.
    public var candidates: [Candidate] = []
    /// The precedents; nil if none count.
    public var precedents: Precedents?

    private static let period = 30
    private static let day = 86_400.0
    /// The minimum age of the site in days; a younger one has no past to speak of.
    private static let fewestDays = 2

    /// - Parameter earlier: older stories about the same kind of event at the same place, newest first.
    init(of story: StoryOccurrence, among earlier: [StoryOccurrence], remembering memory: StoryMemory) {
        eventKind = story.eventKind
        place = story.place
        let kept = min(Self.period, memory.days)
        // Measured up to the story, not up to now, or the page would change every night.
        let age = Int((max(0, story.latest.timeIntervalSince(memory.since)) / Self.day).rounded(.up))
        let start = story.began.addingTimeInterval(-Double(kept) * Self.day)
        // Events as lists of stories; the first is the story's own.
        var events = [[story]]
        for other in earlier {
            guard other.began >= start else {
                candidates.append(Candidate(link: other.link, verdict: .tooOld))
                continue
            }
            let same = events.firstIndex { $0.contains { Self.isOneEvent($0, other, memory) } }
            if let same { events[same].append(other) } else { events.append([other]) }
            candidates.append(
                Candidate(
                    link: other.link, verdict: same == nil ? .counted : same == 0 ? .sameEvent : .countedAlready))
        }
        let counted = candidates.filter { $0.verdict == .counted }.map(\.link)
        guard !counted.isEmpty, age >= Self.fewestDays else { return }
        precedents = Precedents(
            eventKind: eventKind, place: place, days: min(kept, age), isAll: age < kept, stories: counted)
    }

    /// Returns whether two stories about the same kind of event at the same place may be about the same event.
    private static func isOneEvent(_ a: StoryOccurrence, _ b: StoryOccurrence, _ memory: StoryMemory) -> Bool {
        let (older, newer) = a.began < b.began ? (a, b) : (b, a)
        if newer.began.timeIntervalSince(older.latest) < day { return true }
        if let thread = memory.threads[a.story], memory.threads[b.story] == thread { return true }
        return memory.links[a.story]?.contains(b.story) == true || memory.links[b.story]?.contains(a.story) == true
    }
}

extension PrecedentFinding {
    /// The statement about precedents, in English; pages word it in their own language.
    var context: Context? {
        precedents.map {
            Context(reason: Statement($0.sentence), kind: .category, tier: 1, confidence: 0.7, precedents: $0)
        }
    }
}

extension Precedents {
    /// For example "In the previous 30 days there were 2 other stories about an earthquake in Leyte, Philippines."
    fileprivate var sentence: String {
        let thing = eventKind.replacing("-", with: " ")
        let article = thing.first.map("aeiou".contains) == true ? "an" : "a"
        let others = stories.count == 1 ? "there was another story" : "there were \(stories.count) other stories"
        let town = place.name == place.countryName ? place.name : "\(place.name), \(place.countryName)"
        return (isAll ? "In the first \(days) days of this site" : "In the previous \(days) days")
            + " \(others) about \(article) \(thing) in \(town)."
    }
}
