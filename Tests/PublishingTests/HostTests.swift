import Foundation
import Publishing
import TestSupport
import Testing

@Suite("A site beside the limits of its host")
struct HostTests {
    @Test(
        "a host is recognised in addresses of sites and repositories",
        arguments: [
            ("git@github.com:me/news.git", WebHost.github), ("https://github.com/me/news.git", .github),
            ("https://me.github.io/news/", .github), ("ssh://git@gitlab.com/me/news.git", .gitlab),
            ("https://NEWS.pages.dev/", .cloudflare), ("https://news.netlify.app", .netlify),
            ("https://notgithub.com/", nil), ("/srv/github.com/news", nil), ("me@host:/var/www/github.com", nil),
            ("s3:github.com/news", nil), ("", nil),
        ])
    func recognised(address: String, host: WebHost?) { #expect(WebHost(address: address) == host) }

    @Test("files, bytes, the largest file and the fullest folder; other programs' files don't count")
    func size() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "site")
            #expect(SiteSize(of: output.path) == nil)
            _ = try Publisher(output: output.path).publish(
                site(["index.html": "front", "a/1.html": "one", "a/2.html": "three times", "b/c.png": "x"]))
            try output.write("not ours", to: "other.html")
            let inner = output.appending(path: "family")
            _ = try Publisher(output: inner.path).publish(site(["index.html": "own"]))
            let size = try #require(SiteSize(of: output.path))
            #expect((size.files, size.bytes) == (4, 20))
            #expect((size.largestFile.path, size.largestFile.size) == ("a/2.html", 11))
            #expect((size.fullestFolder.path, size.fullestFolder.size) == ("a", 2))
            #expect(SiteSize(of: output.path, with: ["family/", "absent/"])?.files == 5)
        }
    }

    @Test("a site with room needs no advice, and one without gets some")
    func fit() async throws {
        try await withTemporaryFolder { folder in
            let output = folder.appending(path: "site")
            let publisher = Publisher(output: output.path)
            _ = try publisher.publish(site(["index.html": "front", "a/1.html": "one"]))
            let small = try #require(SiteSize(of: output.path))
            for host in WebHost.allCases { #expect(HostFit(small, on: host).advice == nil) }
            #expect(HostFit(small, on: .github).text.hasPrefix("GitHub Pages: 2 files, 8 bytes of 1 GB (1%), largest"))
            #expect(
                HostFit(small, on: .cloudflare).text
                    == "Cloudflare Pages: 8 bytes, 2 files of 20,000 (1%), largest file index.html 5 bytes of 25 MiB (1%)"
            )
            // Sparse, so that the test needs no room.
            let handle = try FileHandle(forWritingTo: output.appending(path: "a/1.html"))
            try handle.truncate(atOffset: 26_000_000)
            try handle.close()
            let large = try #require(SiteSize(of: output.path))
            let cloudflare = HostFit(large, on: .cloudflare)
            #expect(cloudflare.isTight && cloudflare.text.contains("largest file a/1.html 26 MB of 25 MiB (100%)"))
            #expect(cloudflare.advice == "lower site.retentionDays, or choose a host with more room")
            #expect(!HostFit(large, on: .github).isTight && !HostFit(large, on: .netlify).isTight)
        }
    }
}
