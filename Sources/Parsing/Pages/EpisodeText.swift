import FoundationEssentials
import MarkupReading
import Newsroom
import TextDecoding
import TextReading

/// The text of an episode's transcript (WebVTT, SubRip, JSON) or list of chapters (JSON), as Podcasting 2.0 defines
/// them. Transcripts in other forms are pages or plain text, which `ArticleExtractor` reads.
struct EpisodeText {
    enum Form {
        case cues, json

        /// Recognises a file by its beginning, because servers label them as text or bytes of any kind; nil for others.
        init?(_ body: FeedBody) {
            let head = body.bytes.prefix(Self.head).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
            guard let first = head.first else { return nil }
            switch first {
            case UInt8(ascii: "{"): self = .json
            case UInt8(ascii: "W") where head.starts(with: "WEBVTT".utf8): self = .cues
            // SubRip starts with the number of the first cue.
            case UInt8(ascii: "0")...UInt8(ascii: "9") where String(decoding: head, as: UTF8.self).contains(" --> "):
                self = .cues
            default: return nil
            }
        }

        private static let head = 200
    }

    /// The number of bytes of speech read: several times what articles store.
    private static let enough = 65_536

    /// A transcript as one paragraph; chapters as `ChapterList` writes them.
    let text: String

    /// Reads a file; nil if JSON has neither speech nor chapters.
    init?(_ body: FeedBody, as form: Form) {
        let bytes = TextDecoder(contentType: body.contentType).utf8(from: body.bytes)
        switch form {
        case .cues: text = Self.spoken(in: String(decoding: bytes, as: UTF8.self))
        case .json:
            guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)), let text = file.text else {
                return nil
            }
            self.text = text
        }
    }

    /// Returns the text of cues, without their numbers, times, settings and mark-up. Live subtitles repeat a line while
    /// the next one is added; it counts once.
    private static func spoken(in text: String) -> String {
        var lines: [Substring] = []
        var (size, isInCue) = (0, false)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                isInCue = false
            } else if line.contains("-->") {
                isInCue = true
            } else if isInCue, line != lines.last {
                lines.append(line)
                size += line.utf8.count
                if size >= enough { break }
            }
        }
        // Times within a cue ("<00:01.500>") are not HTML, unlike its other tags.
        let speech = bounded(lines.joined(separator: " "))
        return HTMLCleaner().plainText(from: speech.replacing(/<[0-9:.]+>/, with: ""))
    }

    /// Returns the part of the speech that is read; a single line or segment may hold the whole file.
    private static func bounded(_ speech: String) -> String {
        speech.utf8.count <= enough ? speech : String(decoding: speech.utf8.prefix(enough), as: UTF8.self)
    }

    /// A transcript (https://podcastindex.org/namespace/1.0, "transcripts") or list of chapters ("jsonChapters").
    private struct File: Decodable {
        struct Segment: Decodable {
            let body: String?
        }

        struct Chapter: Decodable {
            let startTime: Double
            let title: String?
            let toc: Bool?

            /// Chapters outside the table of contents only change the picture.
            var mark: Enclosure.Mark? {
                let words = title?.harmless.split(whereSeparator: \.isWhitespace) ?? []
                guard !words.isEmpty, toc != false, (0..<604_800).contains(startTime) else { return nil }
                return Enclosure.Mark(start: Int(startTime), title: words.joined(separator: " "))
            }
        }

        let segments: [Segment]?
        let chapters: [Chapter]?

        var text: String? {
            if let segments {
                var words: [Substring] = []
                var size = 0
                for segment in segments where size < EpisodeText.enough {
                    guard let body = segment.body else { continue }
                    words += body.split(whereSeparator: \.isWhitespace)
                    size += body.utf8.count
                }
                return EpisodeText.bounded(words.joined(separator: " "))
            }
            return chapters.map { ChapterList.text(of: $0.compactMap(\.mark).sorted { $0.start < $1.start }) }
        }
    }
}
