import Foundation
import Newsroom
import SiteBuilding
import Testing

@Suite struct LinkTests {
    @Test(
        "every link leads to a page of the site, and to a place on it, or openly elsewhere",
        arguments: [nil, "https://news.example/sub"])
    func linksResolve(address: String?) throws {
        var edition = Invented.edition()
        edition.site.address = address
        expectLinks(of: try SiteBuilder(templates: Templates()).pages(of: edition), resolveAt: address, atLeast: 1000)
    }

    @Test(
        "every link of an edition in a folder leads to a page of its own, or of the site", arguments: ["good/", "a/b/"])
    func editionsLinksResolve(folder: String) throws {
        let builder = try SiteBuilder(templates: Templates())
        var (main, other) = (Invented.edition(), Invented.edition())
        other.folder = folder
        other.map = []
        other.health = []
        other.categories = Array(other.categories.prefix(3))
        other.desks.removeAll { desk in !other.categories.contains { $0.id == desk.category.id } }
        main.others = [EditionLink(name: "Good", folder: folder)]
        other.others = [EditionLink(name: "Main", folder: "")]
        let own = try builder.pages(of: other)
        let all = try builder.pages(of: main) + own
        expectLinks(of: all, resolveAt: nil, atLeast: 1000)

        let up = String(repeating: "../", count: folder.split(separator: "/").count)
        let front = try #require(own.first { $0.path == folder + "index.html" }).text
        let links = Set(Tag.all(in: front).compactMap { $0.value("href") })
        // What the site has once is the site's; categories, stories and headlines are the edition's.
        for path in [
            "map", "digest", "search", "saved", "settings", "about", "archive", "report", "history", "signals", "index",
        ] {
            #expect(links.contains("\(up)\(path).html"), "\(path)")
            if path != "index" { #expect(!own.contains { $0.path == folder + path + ".html" }, "\(path)") }
        }
        for path in ["headlines", "stories", "index"] + other.categories.map(\.id) {
            #expect(links.contains("\(path).html"), "\(path)")
            #expect(own.contains { $0.path == folder + path + ".html" }, "\(path)")
        }
        let way = try #require(all.first { $0.path == "index.html" }).text
        #expect(Tag.all(in: way).contains { $0.value("href") == folder + "index.html" })
        // The fourth of the main edition's categories is none of this one's.
        #expect(!links.contains { $0.hasSuffix(main.categories[3].id + ".html") })
    }

    private func expectLinks(of pages: [Page], resolveAt address: String?, atLeast least: Int) {
        var ids: [String: Set<String>] = [:]
        for page in pages {
            ids[page.path] = page.isPage ? Set(Tag.all(in: page.text).compactMap { $0.value("id") }) : []
        }
        var checked = 0
        for page in pages where page.isPage {
            for tag in Tag.all(in: page.text) {
                guard let link = tag.value("href") ?? tag.value("src") else { continue }
                if page.path == "404.html", link.hasPrefix(address == nil ? "/" : "/sub/") || link == "../" { continue }
                if let address, tag.value("rel") == "canonical" {
                    #expect(link.hasPrefix(address + "/"))
                    continue
                }
                if link.hasPrefix("http") {
                    #expect(tag.value("rel") == "noopener noreferrer", "\(page.path): \(link)")
                    continue
                }
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                // What a page is asked is its own affair.
                let path = String(parts[0].prefix { $0 != "?" })
                let target = path.isEmpty ? page.path : resolved(path, from: page.path)
                #expect(ids[target] != nil, "\(page.path): \(link)")
                if parts.count == 2 { #expect(ids[target]?.contains(parts[1]) == true, "\(page.path): \(link)") }
                checked += 1
            }
        }
        #expect(checked > least)
    }

    @Test("nothing on a page can run but the one script that is the site's own file, and no style is inline")
    func nothingActs() throws {
        // The page for missing addresses finds the site's root before it can ask for any file.
        let lost = /<script>\n;\(\(\) => \{.*?<\/style><\/noscript>/.dotMatchesNewlines()
        for page in try SiteBuilder(templates: Templates()).pages(of: Invented.edition()) where page.isPage {
            let text = page.path == "404.html" ? page.text.replacing(lost, with: "") : page.text
            for tag in Tag.all(in: text) {
                #expect(!["style", "iframe", "object", "base"].contains(tag.name))
                if tag.name == "script", tag.value("type") != "application/ld+json" {
                    #expect(tag.value("src")?.hasSuffix("/start.js") == true, "\(page.path)")
                }
                #expect(!tag.attributes.contains { $0.name.hasPrefix("on") || $0.name == "style" })
            }
        }
    }

    @Test("every page has one main heading, landmarks, a language, and ids that are unique")
    func outline() throws {
        for page in try SiteBuilder(templates: Templates()).pages(of: Invented.edition()) where page.isPage {
            let tags = Tag.all(in: page.text)
            #expect(tags.count { $0.name == "h1" } == 1, "\(page.path)")
            for landmark in ["main", "header", "footer"] {
                #expect(tags.count { $0.name == landmark } == 1, "\(page.path): \(landmark)")
            }
            #expect(tags.first { $0.name == "html" }?.value("lang") == "en")
            let ids = tags.compactMap { $0.value("id") }
            #expect(Set(ids).count == ids.count, "\(page.path)")
            var level = 1
            for tag in tags {
                guard tag.name.count == 2, tag.name.hasPrefix("h"), let next = Int(tag.name.dropFirst()) else {
                    continue
                }
                #expect(next <= level + 1, "\(page.path): from h\(level) to h\(next)")
                level = next
            }
        }
    }

    @Test func foreignTitlesStateTheirLanguage() throws {
        let news = try SiteBuilder(templates: Templates()).pages(of: Invented.edition()).first {
            $0.path == "news.html"
        }
        #expect(news?.text.contains("<div class=\"words\" lang=\"ar\" dir=\"auto\">\n<h3>") == true)
        #expect(news?.text.contains("<div class=\"words\" lang=\"en\" dir=\"auto\">\n<h3>") == true)
    }

    private func resolved(_ link: String, from path: String) -> String {
        var folders = path.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." {
                if folders.isEmpty { return "above the root" } else { folders.removeLast() }
            } else {
                folders.append(String(part))
            }
        }
        return folders.joined(separator: "/")
    }
}
