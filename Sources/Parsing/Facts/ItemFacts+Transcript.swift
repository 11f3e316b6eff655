import MarkupReading
import Newsroom
import TextDecoding
import TextReading

// Transcripts, and chapters listed in the text.
extension ItemFacts {
    /// The address of the transcript: of several, one in the item's language, and of those the one that browsers show
    /// best.
    var transcript: String? {
        var best: (address: String, rank: (language: Int, type: Int))?
        for element in record.top(.transcript) {
            let rank = (language: languageRank(of: element), type: Self.rank(ofTranscript: type(element) ?? ""))
            if let best, rank >= best.rank { continue }
            if let address = address(in: element) { best = (address, rank) }
        }
        return best?.address
    }

    private static func rank(ofTranscript type: String) -> Int {
        let names = ["text/html", "text/plain", "text/vtt", "application/srt", "application/x-subrip"]
        return names.firstIndex { type.hasPrefix($0) } ?? names.count
    }
}

extension FeedItem {
    /// Adds the chapters that the text lists to the file they belong to, if the feed has no elements for them.
    mutating func addListedChapters() {
        guard let place = self.enclosures.placeOfEpisode, self.enclosures[place].isPlayable,
            self.enclosures[place].marks.isEmpty,
            let list = [content?.text, summary?.text].lazy.compactMap({ $0.flatMap { ChapterList(in: $0) } }).first
        else { return }
        self.enclosures[place].marks = list.marks.map { Enclosure.Mark(start: $0.start, title: $0.title.harmless) }
    }
}
