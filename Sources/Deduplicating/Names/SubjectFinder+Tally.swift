internal import FoundationEssentials
internal import Newsroom

extension SubjectFinder {
    /// The stories about one subject.
    struct Tally {
        /// A new page needs this many stories, publishers, and seconds between the oldest and the newest story.
        private static let fewestStories = 3
        private static let fewestPublishers = 3
        private static let shortestSpan = 86_400.0

        private var spellings: [String: Int] = [:]
        private var publishers: Set<String> = []
        /// Newest first.
        private var files: [StoryFile] = []

        mutating func add(_ spelling: String, in file: StoryFile, of publisher: String) {
            spellings[spelling, default: 0] += 1
            publishers.insert(publisher)
            if files.last?.story.id != file.story.id { files.append(file) }
        }

        /// Whether there are enough stories for a new page.
        var isBroad: Bool {
            guard let newest = files.first, let oldest = files.last else { return false }
            return files.count >= Self.fewestStories && publishers.count >= Self.fewestPublishers
                && newest.latest.timeIntervalSince(oldest.latest) >= Self.shortestSpan
        }

        /// Whether the stories hang together, so that the name is probably one person's: each is linked to another,
        /// and so to all, by a running story, a place or a section.
        var isOfOne: Bool {
            var rest = files.map(Self.links)
            guard var reached = rest.popLast() else { return false }
            // A few passes over all stories: one search for each would be slow for a name in thousands.
            while !rest.isEmpty {
                let count = rest.count
                rest.removeAll { links in
                    guard !links.isDisjoint(with: reached) else { return false }
                    reached.formUnion(links)
                    return true
                }
                if rest.count == count { return false }
            }
            return true
        }

        private static func links(of file: StoryFile) -> Set<String> {
            let topic = file.lead.topic
            let places = file.briefs.compactMap { $0.place.map { "place \($0.id)" } }
            return Set(
                places + ["topic \(topic.category) \(topic.subcategory ?? "")"]
                    + (file.thread.map { ["thread \($0.id)"] } ?? []))
        }

        func subject(_ id: NamedSubject.ID, place: Place? = nil) -> NamedSubject? {
            guard let newest = files.first, let name = spellings.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
            else { return nil }
            return NamedSubject(
                id: id, name: name.key, place: place, stories: files.map(\.story.id), latest: newest.latest)
        }
    }
}
