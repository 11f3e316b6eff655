import Newsroom
import TestSupport
import Testing

@testable import Fetching

@Suite("A folder on a mail server")
struct MailFolderTests {
    @Test(
        "Its name is ASCII for the server (RFC 3501, section 5.1.3)",
        arguments: [
            ("Lists/News", #""Lists/News""#), ("Notícias", #""Not&AO0-cias""#), ("A & B", #""A &- B""#),
            ("台北 日本語", #""&U,BTFw- &ZeVnLIqe-""#), (#"a"b\c"#, #""a\"b\\c""#),
        ])
    func names(name: String, quoted: String) {
        #expect(MailFolderName.quoted(name) == quoted)
    }

    @Test("Its address has a server and a folder, and no user")
    func addresses() {
        let address = MailFolderAddress("imaps://Mail.Example/Lists%2FA%20b")
        #expect(address?.server == "imaps://mail.example:993")
        #expect(address?.folder == "Lists/A b")
        #expect(address?.name == "A b")
        #expect(MailFolderAddress("imap://[::1]:1143/News")?.server == "imap://[::1]:1143")
        #expect(MailFolderAddress("imap://[::1]:1143/News")?.host == "::1")
        for address in [
            "imaps://ada@mail.example/News", "imaps://mail.example", "imaps://mail.example/", "imaps:///News",
            "imaps://mail.example:99999/News", "imaps://mail.example/News%0D%0Ap1%20DELETE",
            "https://mail.example/News",
        ] { #expect(MailFolderAddress(address) == nil, "\(address)") }
    }

    @Test("Its bookmark is valid only for the same folder with the same numbers")
    func bookmarks() {
        let text = MailBookmark(at: 12, of: 7, in: "imaps://mail.example/News").text
        #expect(MailBookmark(text, of: 7, in: "imaps://mail.example/News")?.number == 12)
        #expect(MailBookmark(text, of: 8, in: "imaps://mail.example/News") == nil)
        #expect(MailBookmark(text, of: 7, in: "imaps://mail.example/Other") == nil)
        #expect(MailBookmark(#"W/"etag""#, of: 7, in: "imaps://mail.example/News") == nil)
    }

    @Test("Without a login nothing is requested, and nothing at all if addresses come from others")
    func unasked() async throws {
        let server = try LoopbackServer { _, _ in }
        let address = "imap://127.0.0.1:\(server.port)/News"
        #expect(
            try await Fetcher(settings: .loopback).one(address).reason
                == "needs a login in feeds.json: the user name and password, as name:password in an environment "
                + "variable or a file")
        var settings = FetchSettings.loopback
        settings.readsMailboxes = false
        let fetched = try await Fetcher(settings: settings).one(address)
        #expect(fetched.reason?.contains("needs a login") == false)
    }

    @Test("A proxy, which resolves names itself, is asked for no server on a private network")
    func proxies() async throws {
        var settings = FetchSettings(proxy: "http://127.0.0.1:9")
        for address in ["imaps://10.0.0.5/News", "imaps://[::ffff:10.0.0.5]/News", "imaps://printer/News"] {
            settings.requestOptions = [address: FeedRequestOptions(login: "ada:word")]
            let fetched = try await Fetcher(settings: settings).one(address)
            #expect(fetched.reason?.hasPrefix("blocked: ") == true, "\(fetched)")
        }
    }
}
