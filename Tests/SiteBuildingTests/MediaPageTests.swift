import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

extension Invented {
    /// An edition whose first articles can be heard, watched and looked through.
    static func heardEdition() -> Edition {
        var edition = edition()
        func give(_ place: Int, _ url: String? = nil, _ enclosures: [Enclosure] = []) {
            edition.archive[place].article.enclosures = enclosures
            if let url { edition.archive[place].article.url = url }
        }
        give(
            0, nil,
            [
                Enclosure(
                    url: "https://pod.example/1.mp3?a=1&b=2", type: "audio/mpeg", length: 12_400_000, duration: 3723,
                    episode: 7,
                    transcript: "https://pod.example/1.vtt", chapters: "https://list.example/1.json",
                    marks: [.init(start: 0, title: "Hello <b>"), .init(start: 65, title: "Boats")])
            ])
        give(1, "https://www.youtube.com/watch?v=abcDEF_-123", [])
        give(2, "https://tube.example/w/8mn6mtCbdJFzgVqNRk8Zbu", [])
        give(3, nil, [Enclosure(url: "http://film.example/2.mp4", length: 400, duration: 59)])
        give(4, nil, [Enclosure(url: "https://film.example/2.m3u8", type: "application/x-mpegurl")])
        give(
            5, nil,
            [
                Enclosure(url: "https://pictures.example/1.jpg", type: "image/jpeg", title: "Boats & nets"),
                Enclosure(url: "https://pictures.example/2.jpg", type: "image/jpeg"),
            ])
        give(6, nil, [Enclosure(url: "https://pictures.example/3.jpg", type: "image/jpeg")])
        give(7, nil, [Enclosure(url: "javascript:alert(1)", type: "audio/mpeg")])
        return edition
    }

    static var episode: Episode {
        Episode(
            day: "2025-03-04", name: "2025-03-04.wav", type: "audio/wav", audio: Array("RIFF".utf8), seconds: 754.4,
            made: Date(timeIntervalSince1970: 1_741_064_705),
            parts: [(title: "The day & its stories", start: 0), (title: "Sports", start: 61.25)], text: "The day.")
    }
}

@Suite("The page of audio and video") struct MediaPageTests {
    private func pages(_ edition: Edition, images: SiteSettings.Images = .none) throws -> [String: String] {
        let pages = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = images })
            .pages(of: edition)
        return Dictionary(
            pages.map { ($0.path, $0.golden) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("is whole without scripts: files to play, chapters, links") func whole() throws {
        let all = try pages(Invented.heardEdition())
        expectGolden(try #require(all["media.html"]), named: "media.html")
        expectGolden(try #require(all["media.md"]), named: "media.md")
        let explore = try #require(all["explore.html"])
        #expect(explore.contains("href=\"media.html\""))
        let linked = explore.components(separatedBy: "href=\"media.html\"")
        #expect(try #require(linked.dropFirst().first).contains("explore-lead"))
    }

    @Test("allows by its policy the hosts that it names, once a reader wants them, and no other page does")
    func policy() throws {
        let all = try pages(Invented.heardEdition())
        let page = try #require(all["media.html"])
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
        let parts = policy.split(separator: "; ").map(String.init)
        #expect(parts.contains("media-src https: http:"))
        #expect(parts.contains("frame-src https://tube.example https://www.youtube-nocookie.com"))
        #expect(parts.contains("img-src 'self' data: https://pictures.example"))
        #expect(parts.contains("connect-src 'self' https://list.example"))
        for (path, text) in all where path.hasSuffix(".html") && path != "media.html" {
            #expect(!text.contains("media-src") && !text.contains("frame-src"), "\(path)")
        }
    }

    @Test(
        "names no host in it that could end a directive and begin another",
        arguments: [
            ("https://pictures.example", true), ("http://pictures.example:8080", true),
            ("https://xn--bcher-kva.example", true),
            ("https://a;script-src", false), ("https://a,b", false), ("https://*", false), ("https://a b", false),
            ("https://", false), ("https://a:x", false), ("'unsafe-inline'", false), ("https://a\"b", false),
        ])
    func policyOfHostileHosts(origin: String, isNamed: Bool) { #expect(ForeignSources.isPlain(origin) == isNamed) }

    @Test("shows only pictures that the site keeps itself, and asks for nothing of others as it loads")
    func nothingForeign() throws {
        let page = try #require(try pages(Invented.heardEdition(), images: .remote)["media.html"])
        let main = try #require(page.components(separatedBy: "<main").last)
        #expect(!main.contains("<img") && !main.contains("<iframe") && !main.contains("<video"))
        #expect(main.components(separatedBy: "<audio").count == 2 && main.contains("preload=\"none\""))
    }

    @Test("its address stays if there is no audio or video, but links to it do not") func nothing() throws {
        let all = try pages(Invented.edition())
        #expect(try #require(all["media.html"]).contains("media.none"))
        #expect(!(try #require(all["explore.html"]).contains("media.html")))
    }

    @Test("holds at most the newest sixty, and no more than a slow connection can carry") func bounded() throws {
        var edition = Invented.edition()
        let brief = edition.archive[0]
        edition.archive = (0..<100).map { number in
            var brief = brief
            brief.article.id = "\(number)"
            brief.article.title = String(repeating: "Word ", count: 40)
            brief.article.enclosures = [
                Enclosure(
                    url: "https://pod.example/\(number).mp3", type: "audio/mpeg",
                    marks: number < 50 ? [] : (0..<90).map { .init(start: $0, title: "A chapter of words") })
            ]
            return brief
        }
        func held(_ edition: Edition) throws -> Int {
            let page = try #require(try pages(edition)["media.html"])
            #expect(page.utf8.count <= 100_000)
            return page.components(separatedBy: "<article").count - 1
        }
        #expect(try (45...60).contains(held(edition)))
        edition.archive.reverse()
        #expect(try (5..<40).contains(held(edition)))
    }

    @Test("lists the chapters of a video from its description, and the search finds their words and the transcript's")
    func listedChapters() throws {
        var edition = Invented.heardEdition()
        for place in [0, 1, 7] { edition.archive[place].article.summary = "A talk." }
        edition.archive[0].article.text = "A zeppelin is mentioned."
        edition.archive[0].article.isSpoken = true
        edition.archive[1].article.text = "Subscribe.\n00:00 Intro\n02:08 Lighthouses & boats\n15:19 Endnote"
        // Without a player, times in a text are no chapters.
        edition.archive[7].article.text = "0:00 Porridge\n1:00 Kippers\n2:00 Marmalade"
        let all = try pages(edition)
        let page = try #require(all["media.html"])
        #expect(page.contains("<li data-at=\"128\"><span>2:08</span> Lighthouses &amp; boats</li>"))
        let words = all.filter { $0.key.hasPrefix("search/2") }.values.joined()
        #expect(words.contains("zeppelin") && words.contains("lighthouses") && words.contains("endnote"))
        #expect(!words.contains("kippers"))
        edition.archive[1].article.summary = edition.archive[1].article.text
        edition.archive[1].article.text = ""
        #expect(try pages(edition)["media.html"]?.contains("<li data-at=\"128\">") == true)
    }

    @Test("players of publishers are known by their pages' addresses") func frames() {
        func frame(_ page: String) -> String? { VideoFrame(page: page)?.address }
        let youTube = "https://www.youtube-nocookie.com/embed/abcDEF_-123?rel=0"
        for page in [
            "https://www.youtube.com/watch?v=abcDEF_-123", "http://www.youtube.com/watch?feature=x&v=abcDEF_-123",
            "https://youtu.be/abcDEF_-123?t=5", "https://www.youtube.com/shorts/abcDEF_-123",
            "https://m.youtube.com/live/abcDEF_-123",
        ] {
            #expect(frame(page) == youTube)
        }
        #expect(frame("https://vimeo.com/123456789") == "https://player.vimeo.com/video/123456789?dnt=1")
        #expect(
            frame("https://tube.example:8443/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d")
                == "https://tube.example:8443/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?p2p=0")
        for page in [
            "https://www.youtube.com/watch?v=abc", "https://www.youtube.com/@channel", "https://vimeo.com/about",
            "https://youtube.com.example/watch?v=abcDEF_-123", "http://tube.example/w/8mn6mtCbdJFzgVqNRk8Zbu",
            "https://tube.example/w/8mn6mtCbdJFzgVqNRk8Zb0", "https://news.example/w/a-story", "javascript:alert(1)",
            "",
        ] {
            #expect(frame(page) == nil, "\(page)")
        }
    }
}

@Suite("The spoken digest") struct PodcastTests {
    private func pages(address: String?, _ episodes: [Episode] = [Invented.episode]) throws -> [String: String] {
        var edition = Invented.edition()
        edition.site.address = address
        let pages = try SiteBuilder(templates: Templates()).pages(
            of: edition, summaries: Invented.summaries, episodes: episodes)
        return Dictionary(
            pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("is a feed with lengths, chapters and words, and is on the digest's page") func feed() throws {
        let all = try pages(address: "https://pulse.example/")
        expectGolden(try #require(all["feeds/podcast.xml"]), named: "podcast.xml")
        expectGolden(try #require(all["podcast/2025-03-04.json"]), named: "podcast-chapters.json")
        #expect(all["podcast/2025-03-04.wav"] == "RIFF" && all["podcast/2025-03-04.txt"] == "The day.\n")
        let digest = try #require(all["digest.html"])
        #expect(digest.contains("href=\"podcast/2025-03-04.wav\"") && digest.contains("(12:34)"))
        #expect(digest.contains("href=\"feeds/podcast.xml\""))
        #expect(try #require(all["digest-email.html"]).contains("podcast") == false)
    }

    @Test("without a day that was spoken, or an address, there is no feed") func none() throws {
        #expect(try pages(address: "https://pulse.example/", []).keys.allSatisfy { !$0.contains("podcast") })
        let all = try pages(address: nil)
        #expect(all["feeds/podcast.xml"] == nil && all["podcast/2025-03-04.wav"] != nil)
        #expect(try #require(all["digest.html"]).contains("feeds/podcast.xml") == false)
    }

    @Test("says the titles and sentences of its stories, part by part, in the site's own language") func words() throws
    {
        let builder = try SiteBuilder(templates: Templates())
        var digest = Invented.summaries.digest
        let all = try builder.spoken(digest, of: Invented.edition())
        expectGolden(all.map { "# \($0.title)\n\n\($0.text)\n" }.joined(separator: "\n"), named: "spoken.txt")
        digest.top = digest.top.map { item in
            var item = item
            item.lead.language = "es"
            return item
        }
        let rest = try builder.spoken(digest, of: Invented.edition())
        #expect(rest.map(\.title) == Array(all.map(\.title).dropFirst()))
        #expect(try builder.spoken(Digest(), of: Invented.edition()).isEmpty)
    }
}
