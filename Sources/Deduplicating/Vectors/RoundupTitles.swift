internal import TextReading

/// Recognises titles of round-ups ("Weekend reading: …", "Morning briefing") and of day-long reports ("as it
/// happened"). They share words with every event that they touch, and belong to none.
struct RoundupTitles: Sendable {
    private typealias Tuning = ClusteringTuning.Vectors

    private let times: Set<WordID>
    private let kinds: Set<WordID>
    private let alone: Set<WordID>
    private let running: [[WordID]]

    init(_ lists: WordLists) {
        times = lists.words("roundup-times")
        kinds = lists.words("roundup-kinds")
        alone = lists.words("roundups")
        running = lists.phrases("running-reports")
    }

    func contains(_ title: TextReading) -> Bool {
        let forms = title.words.map(\.form)
        for (index, form) in forms.prefix(Tuning.roundupWindow).enumerated() where kinds.contains(form) {
            if alone.contains(form) || index > 0 && times.contains(forms[index - 1]) { return true }
        }
        return running.contains { phrase in forms.indices.contains { forms[$0...].starts(with: phrase) } }
    }
}
