internal import TextReading

/// Sentences that are true of their report, but not of the story.
extension QuotedReport {
    /// The fewest letters of a word that says who speaks: "Gen" and "Mr" don't.
    private static let fewestLetters = 4

    /// Returns whether somebody whom the lead's title doesn't name comments on the news in it. What the lead itself puts
    /// first is the news.
    func isSideVoice(_ sentence: Sentence) -> Bool {
        guard source > 0, let speaker = sentence.commentator else { return false }
        return !speaker.contains { word in
            word.scalars.count >= Self.fewestLetters && SentenceLists.builtIn.isContentWord(word)
                && event.known.contains(word.stem)
        }
    }

    /// Returns whether a sentence says what was uncertain or a case that was open when it was written, and the lead's
    /// title doesn't say that it still is.
    func isOfOpenMatter(_ sentence: Sentence) -> Bool {
        guard let phrase = sentence.openMatter else { return false }
        return !phrase.contains { SentenceLists.builtIn.isContentWord($0) && event.known.contains($0.stem) }
    }

    /// Returns whether a sentence calls somebody's office a former one, without a name, and other reports give that
    /// office as a present one only.
    func contradictsOffice(in sentence: Sentence) -> Bool {
        sentence.formerOffices.contains { office in
            let others = event.read.indices.filter { $0 != source }.flatMap { event.titled[$0] + event.read[$0] }
            return others.contains { $0.hasOffice(office, asFormer: false) }
                && !others.contains { $0.hasOffice(office, asFormer: true) }
        }
    }
}
