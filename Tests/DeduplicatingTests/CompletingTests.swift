import Deduplicating
import Foundation
import Newsroom
import Testing

@Suite("An episode completed from its files") struct CompletingTests {
    private let now = Date(timeIntervalSince1970: 0)

    private func episode(
        summary: String = "", text: String = "", transcript: String? = nil, chapters: String? = nil,
        marks: [Enclosure.Mark] = []
    ) -> Article {
        Article(
            id: "a", source: "s", title: "Harbour talk", url: "https://pod.example.org/1", firstSeen: now,
            lastSeen: now, summary: summary, text: text,
            enclosures: [
                Enclosure(
                    url: "https://pod.example.org/1.mp3", transcript: transcript, chapters: chapters, marks: marks)
            ])
    }

    private func page(_ text: String) -> ArticlePage { ArticlePage(article: "a", text: text, lastAttempt: now) }

    private let list = "0:00 Hello\n1:05 Boats\n1:02:03 Goodbye"

    @Test("asks for the transcript first, then for the chapters that the feed doesn't list, then for the page")
    func order() {
        let hello = [Enclosure.Mark(start: 0, title: "Hello")]
        #expect(episode(transcript: "t", chapters: "c").completingFile == .transcript("t"))
        #expect(episode(chapters: "c").completingFile == .chapters("c"))
        #expect(episode(chapters: "c", marks: hello).completingFile == .page("https://pod.example.org/1"))
        #expect(episode().completingFile == .page("https://pod.example.org/1"))
    }

    @Test("has the chapters of the file, and their titles as its text if it has no other")
    func chapters() {
        let bare = episode(chapters: "c").completed(by: page(list))
        #expect(bare.enclosures.first?.marks.map(\.start) == [0, 65, 3_723])
        #expect(bare.text == "Hello · Boats · Goodbye" && bare.summary.isEmpty)
        let filled = episode(summary: "News of the week.", chapters: "c").completed(by: page(list))
        #expect(filled.enclosures.first?.marks.count == 3 && filled.text.isEmpty)
        let few = episode(chapters: "c").completed(by: page("0:05 (Hello)\n1:05 – Boats"))
        #expect(few.enclosures.first?.marks.map(\.title) == ["(Hello)", "– Boats"])
    }

    @Test("is stored in part: chapters whole, ten minutes of speech, the beginning of a page")
    func stored() {
        let long = (1...59).map { "\($0):00 Part \($0) of the talk about the harbour" }.joined(separator: "\n")
        #expect(CompletingFile.chapters("c").stored(long) == long)
        let text = String(repeating: "The pier opens on Monday. ", count: 1_000)
        #expect(CompletingFile.chapters("c").stored(text).count <= 1_500)
        #expect(CompletingFile.page("p").stored(text).count <= 1_500)
        #expect((9_900...10_000).contains(CompletingFile.transcript("t").stored(text).count))
    }

    @Test("read before there was such a file, it keeps what its page said")
    func earlierPage() {
        let text = String(repeating: "The pier opens on Monday. ", count: 10)
        let article = episode(chapters: "c").completed(by: page(text))
        #expect(article.text == text && article.summary.hasPrefix("The pier opens"))
        #expect(article.enclosures.first?.marks.isEmpty == true)
    }

    @Test("never has a summary made of speech")
    func speech() {
        let text = String(repeating: "Good evening from the harbour. ", count: 10)
        let article = episode(transcript: "t").completed(by: page(text))
        #expect(article.text == text && article.summary.isEmpty && article.isSpoken)
    }

    @Test("keeps the feed's longer text, which is not speech")
    func feedsText() {
        let text = String(repeating: "The pier opens on Monday. ", count: 10)
        for page in [page(""), page(String(text.dropLast(30)))] {
            let article = episode(text: text, transcript: "t").completed(by: page)
            #expect(article.text == text && article.summary.hasPrefix("The pier opens") && !article.isSpoken)
        }
    }

    @Test("an article is as free as its page says, otherwise as its feed says")
    func access() {
        var article = episode()
        article.access = .free
        var page = page("")
        #expect(article.completed(by: page).access == .free)
        page.access = .paid
        #expect(article.completed(by: page).access == .paid && episode().completed(by: page).access == .paid)
    }
}
