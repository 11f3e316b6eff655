import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

@Suite("Pages read in place of a feed")
struct ListingPageTests {
    private func server(robots: String) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            switch request.path {
            case "/robots.txt": connection.answer(body: Array(robots.utf8))
            case "/old": connection.answer("301 Moved Permanently", ["Location: /news"])
            case _ where request.header("if-none-match") == "\"1\"": connection.answer("304 Not Modified")
            default: connection.answer("200 OK", ["ETag: \"1\""], body: Array("page".utf8))
            }
        }
    }

    private func fetcher(pages: [String]) -> Fetcher {
        var settings = FetchSettings.loopback
        for page in pages { settings.requestOptions[page] = FeedRequestOptions(isPage: true) }
        return Fetcher(settings: settings)
    }

    @Test("robots.txt is asked for once, before the pages, and not for feeds")
    func allowed() async throws {
        let server = try server(robots: "User-agent: *\nDisallow: /private")
        let pages = ["/news", "/old", "/private/news"].map { server.url($0) }
        let feed = server.url("/feed")
        let fetched = await fetcher(pages: pages).all(pages + [feed])
        #expect(fetched[pages[0]]?.text == "page")
        #expect(fetched[pages[1]]?.text == "page")
        #expect(fetched[pages[1]]?.movedTo == pages[0])
        #expect(fetched[pages[2]]?.reason == "blocked by the robots.txt of 127.0.0.1")
        #expect(fetched[pages[2]]?.isAnswered == true)
        #expect(fetched[feed]?.text == "page")
        let paths = server.requests.map(\.path)
        #expect(paths.first == "/feed")
        #expect(paths.count { $0 == "/robots.txt" } == 1)
        #expect(!paths.contains("/private/news"))
        let accepted = server.requests.first { $0.path == "/news" }?.header("accept")
        #expect(accepted?.hasPrefix("text/html") == true)
    }

    @Test("a page that has not changed is not sent again")
    func unchanged() async throws {
        let server = try server(robots: "")
        let page = server.url("/news")
        let first = try await fetcher(pages: [page]).one(page)
        let record = FeedRecord(source: page).following(first, reading: .success(Feed(format: "web page")), at: noon)
        let second = try await fetcher(pages: [page]).one(page, knowing: record)
        guard case .unchanged = second.outcome else { Issue.record("\(second)"); return }
    }

    @Test("a robots.txt that can't be read forbids the site for this run")
    func unreadable() async throws {
        let server = try LoopbackServer { _, connection in connection.answer("500 Internal Server Error") }
        let page = server.url("/news")
        let fetched = try await fetcher(pages: [page]).one(page)
        #expect(fetched.reason?.hasPrefix("cannot read robots.txt: ") == true)
        #expect(server.requests.map(\.path) == ["/robots.txt"])
    }
}
