import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct DigestTests {
    private let pages: [String: String]

    init() throws {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/news"
        edition.patterns = Invented.patterns
        let built = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: Invented.summaries)
        pages = Dictionary(uniqueKeysWithValues: built.map { ($0.path, $0.text) })
    }

    @Test(
        "digest and signals as they are published",
        arguments: ["digest.md", "digest-email.html", "digest.txt", "signals.md"])
    func golden(path: String) throws { expectGolden(try #require(pages[path]), named: path) }

    @Test("the message needs nothing from elsewhere, and nothing in it can count its readers")
    func mailIsSafe() throws {
        let whole = try #require(pages["digest-email.html"])
        #expect(whole.utf8.count <= 100 * 1024)
        // Outlook alone reads what gives the mail its width there.
        let mail = whole.replacing(/<!--\[if mso\]>.*?<!\[endif\]-->/.dotMatchesNewlines(), with: "")
        #expect(!whole.contains("@import") && !whole.contains("url(") && !whole.contains("src="))
        let tags = Tag.all(in: mail)
        let allowed: Set<String> = [
            "!doctype", "html", "head", "meta", "title", "style", "body", "table", "tr", "td", "p", "h1", "h2", "h3",
            "a",
        ]
        for tag in tags {
            let name = tag.name.hasPrefix("/") ? String(tag.name.dropFirst()) : tag.name
            #expect(allowed.contains(name.lowercased()), "<\(tag.name)>")
            for (name, value) in tag.attributes {
                #expect(!name.hasPrefix("on") && name != "src" && name != "background", "\(name)=\(value)")
                #expect(!value.contains("url("), "\(value)")
                if name == "href" { #expect(value.hasPrefix("https://"), "\(value)") }
            }
        }
        #expect(!mail.contains("@import") && !mail.contains("url("))
        // Where style sheets are thrown away, everything still has its colours.
        for tag in tags where ["p", "h1", "h2", "h3", "a", "table", "td"].contains(tag.name) {
            #expect(tag.value("style") != nil, "<\(tag.name)> has no style of its own")
        }
        // Every element is closed, in the order in which it was opened.
        var open: [String] = []
        for tag in tags where !["!doctype", "meta"].contains(tag.name.lowercased()) {
            if tag.name.hasPrefix("/") {
                #expect(open.popLast() == String(tag.name.dropFirst()))
            } else {
                open.append(tag.name)
            }
        }
        #expect(open.isEmpty)
        #expect(mail.contains("prefers-color-scheme: dark"))
    }

    @Test("the message names pages of the site only where the owner has said where it is")
    func addresses() throws {
        #expect(pages["digest-email.html"]?.contains("https://pulse.example/news/stories/") == true)
        let plain = try SiteBuilder(templates: Templates()).pages(of: Invented.edition(), summaries: Invented.summaries)
        let mail = try #require(plain.first { $0.path == "digest-email.html" }).text
        #expect(!mail.contains("stories/") && !mail.contains("root:"))
    }

    @Test("the message gives each story one sentence, its source, and the number of sources")
    func oneSentence() throws {
        let (first, second) = ("The river rose above the quays on Wednesday.", "“We left at night,” a baker said.")
        #expect(pages["digest.html"]?.contains(second) == true)
        for path in ["digest-email.html", "digest.txt"] {
            let text = try #require(pages[path])
            #expect(text.contains(first) && !text.contains(second), "\(path)")
            #expect(!text.contains("1,098 words"), "\(path)")
        }
        let count = "\(Invented.floodStory.story.publishers) sources"
        let source = "\n  Meridian Wire:\n  https://meridianwire.example/512\n"
        let story = "  \(count):\n  https://pulse.example/news/stories/"
        #expect(pages["digest.txt"]?.contains(source + story) == true)
        #expect(pages["digest-email.html"]?.contains("Meridian Wire</a>, \(count)</p>") == true)
    }

    @Test func textFitsItsColumns() throws {
        let lines = try #require(pages["digest.txt"]).split(separator: "\n")
        for line in lines where !line.contains("https://") { #expect(line.count <= 72, "\(line)") }
        #expect(lines.contains { $0.contains("https://") })
    }

    @Test("text written by a model is marked, on the story's page too")
    func label() throws {
        let label = "Written by small-model, a language model"
        for path in [
            "digest.html", "digest-email.html", Invented.edition().pageNames.storyPath(Invented.rateStory.story.id),
        ] {
            #expect(pages[path]?.replacing(/<[^>]+>/, with: "").contains(label) == true, "\(path)")
        }
        #expect(pages["digest.txt"]?.contains("language model") == true)
        #expect(pages["stories/\(Invented.floodStory.story.id).html"]?.contains("language model") == false)
    }

    @Test func theFrontPageShowsSignalsOnlyIfThereAreAny() throws {
        let front = try #require(pages["index.html"])
        #expect(
            pages["index.md"]?.contains("4 articles today from 4 publishers, compared with 2 on a typical Wednesday")
                == true)
        #expect(
            front.contains(
                #"<span data-word="signal.momentum"><span data-value="articles" data-word="articles" data-n="4">4 articles</span> today from <span"#
            ))
        #expect(front.contains("signals.html#signal-1") && front.contains("signals.html#trend-1"))
        #expect(!front.contains("<b>"))
        #expect(pages["insights.html"]?.contains("signals.html#signal-1") == true)
        let quiet = try SiteBuilder(templates: Templates()).pages(of: Invented.edition())
        #expect(quiet.first { $0.path == "index.html" }?.text.contains("class=\"signals\"") == false)
        #expect(quiet.first { $0.path == "signals.html" }?.text.contains("No topic stands out today.") == true)
        var first = Invented.edition()
        first.patterns = Patterns(isYoung: true)
        let young = try SiteBuilder(templates: Templates()).pages(of: first)
        let signals = try #require(young.first { $0.path == "signals.html" }?.text)
        #expect(signals.contains("Comparisons appear after four days."))
        #expect(!signals.contains("No topic stands out today."))
    }
}
