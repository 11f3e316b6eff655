import Newsroom
import Parsing
import TestSupport
import Testing

/// Newsletters made to give away who received them, or to exhaust the reader.
@Suite("Newsletters in a mailbox")
struct NewsletterTests {
    private func reading(_ mailbox: String, problem: Message? = nil) throws(Failure) -> Feed {
        let body = FeedBody(
            bytes: Array(mailbox.utf8), contentType: FeedBody.mailbox, url: "maildir:/mail", problem: problem)
        return try FeedParser().feed(from: body, of: "letters")
    }

    private func letter(_ body: String, header: String = "") -> String {
        "From x\nList-Id: <a.example>\nTo: ana@example.org\nDelivered-To: ana.m@mail.example\n"
            + "Subject: News\n\(header)\n\(body)"
    }

    @Test("Nothing of the reader is left in any form")
    func readersSecrets() throws {
        let token = "9f8e7d6c5b4a39281706"
        let body = """
            <p>Ships sail to Alta again.</p>
            <p>Dear ana.m@mail.example, your number is \(token).</p>
            <p>Write to reply+\(token)@a.example, or see https://a.example/u/\(token).</p>
            <p>Your key: (0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9). Or write to out-\(token)@a.example.</p>
            <p><a href="https://a.example/news/ships-sail?e=YW5hQGV4YW1wbGUub3Jn">View online</a></p>
            <p><img src="https://a.example/o/\(token).gif"> <a href="https://a.example/out/ana@example.org">More</a></p>
            <p>Sent to ANA@example.org by A.</p>
            <p>Leave at www.a.example/u/7c1d, a.example?k=8d2e or (a.example/?k=8d2e).</p>
            <p>Or to ana&#8203;@example.org, www.a.example/?e=ana%40example.org.</p>
            """
        let header = """
            Content-Type: text/html
            Message-ID: <ana=example.org.\(token)@a.example>
            From: "ana&#64;example.org" <a+\(token)@a.example>
            List-Unsubscribe: <https://a.example/leave/\(token)>

            """
        let text = dump(try reading(letter(body, header: header)))
        #expect(text.contains("Ships sail to Alta again."))
        #expect(text.contains("url: https://a.example/news/ships-sail\n"))
        for secret in ["ana", token, "0a1b2c3d", "YW5h", "7c1d", "8d2e", "/leave", "/out/", ".gif"] {
            #expect(!text.lowercased().contains(secret.lowercased()), "\(secret) in \(text)")
        }
    }

    @Test(
        "An address that would need the reader's key is no address of the web version",
        arguments: [
            "https://click.a.example/ls/click?upn=u001.9f8e7d6c5b4a3928", "https://a.example/v/9f8e7d6c5b4a39281706",
            "https://a.example/view-in-browser?id=77", "https://a.example/", "https://ana@a.example/the-ships-sail",
            "https://a.example/ana@example.org/the-ships-sail", "javascript:alert(1)",
            "https://a.example/0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
        ])
    func addressesWithKeys(address: String) throws {
        let text = "<a href=\"\(address)\">Read online</a><p>Ships sail.</p>"
        let feed = try reading(letter(text, header: "Content-Type: text/html\n"))
        #expect(feed.items.map(\.url) == [nil])
    }

    @Test(
        "An address that names an issue is kept, without the rest of its query",
        arguments: [
            ("https://a.example/2026/03/14?k=1#top", "https://a.example/2026/03/14"),
            ("https://a.example/view?issue=12&s=9f8e7d6c", "https://a.example/view?issue=12"),
            ("https://mailchi.mp/0a1b2c3d4e5f/weekly-12?e=9f8e7d6c", "https://mailchi.mp/0a1b2c3d4e5f/weekly-12"),
        ])
    func addressesOfIssues(address: String, cleaned: String) throws {
        let feed = try reading(letter("Ships sail.", header: "Archived-At: <\(address)>\n"))
        #expect(feed.items.map(\.url) == [cleaned])
    }

    @Test("New mail may hold no newsletter; a whole mailbox without any is a mistake")
    func newMail() throws {
        var body = FeedBody(
            bytes: Array("From x\nSubject: Lunch?\n\nAt one.\n".utf8), contentType: FeedBody.newMail,
            url: "imaps://mail.example/News")
        var read = try FeedParser().feed(from: body, of: "letters")
        #expect(read.items.isEmpty)
        // Otherwise the next run would read the same messages again.
        body.problem = Message(.longMessages, ["messages": .number(1), "size": .bytes(1 << 20)])
        read = try FeedParser().feed(from: body, of: "letters")
        #expect(read.problem == body.problem)
        body.problem = nil
        body.contentType = FeedBody.mailbox
        #expect(throws: Failure.self) { try FeedParser().feed(from: body, of: "letters") }
    }

    @Test("Parts within parts without end, and a message that breaks off, are read as far as possible")
    func hostileParts() throws {
        let nested = (0..<2_000).map { "Content-Type: multipart/mixed; boundary=b\($0)\n\n--b\($0)\n" }.joined()
        #expect(try reading(letter("", header: nested)).items.map(\.title) == ["News"])
        let many = String(repeating: "--b\nContent-Type: text/x\n\nx\n", count: 10_000)
        let wide = try reading(letter(many, header: "Content-Type: multipart/mixed; boundary=b\n"))
        #expect(wide.items.count == 1)
        let readers = "To: " + (0..<1_500).map { "a\($0)@b, " }.joined() + "\n"
        let crowded = letter(String(repeating: "a@c ", count: 20_000), header: String(repeating: readers, count: 50))
        #expect(try reading(crowded).items.count == 1)
        let header = "Content-Type: text/plain\nContent-Transfer-Encoding: base64\n"
        // "Ships sail.", cut off within its last group.
        let cut = try reading(letter("U2hpcHMgc2Fpb", header: header))
        #expect(cut.items.first?.content?.text == "Ships sai")
    }

    @Test("Text of other scripts has long words, which are not keys")
    func otherScripts() throws {
        let text = "2026年3月14日から船が再びアルタへ出航すると港湾局が発表した。"
        #expect(try reading(letter(text)).items.first?.content?.text == text)
    }

    @Test("A phrase within other words marks no footer, link or account")
    func phrasesWithinWords() throws {
        let text = "<p>How rumours <a href=\"https://b.example/2026/the-rumours\">spread online</a>.</p>"
        let mailbox = letter(text, header: "Content-Type: text/html\n")
        let feed = try reading(mailbox.replacing("Subject: News", with: "Subject: Design in Tokyo"))
        #expect(feed.items.map(\.title) == ["Design in Tokyo"])
        #expect(feed.items.map(\.url) == [nil])
        #expect(feed.items.first?.content?.text == "How rumours spread online.")
    }

    @Test("Apostrophes of print, accents and capitals make no other phrase")
    func spellingsOfPhrases() throws {
        let text = "Ships sail.\n\n(You’re receiving this as a member)\n\nTo leave: CANCELAR INSCRIC\u{327}A\u{303}O\n"
        #expect(try reading(letter(text)).items.first?.content?.text == "Ships sail.")
    }

    /// A letter of 1 MB of short lines took 22 seconds of CPU time.
    @Test("Letters of many short lines and of many addresses are read in a moment", .timeLimit(.minutes(2)))
    func manyLines() throws {
        let lines = String(repeating: "Ships don’t sail.\n", count: 400_000)
        #expect(try reading(letter(lines)).items.first?.content != nil)
        let readers = "Cc: " + (0..<20).map { "ana\($0)@example.org" }.joined(separator: ", ") + "\n"
        let addresses = String(repeating: "b@c.example ", count: 200_000)
        #expect(try reading(letter(addresses, header: readers)).items.first != nil)
        let links = String(repeating: "c.example/d ", count: 400_000)
        #expect(try reading(letter(links)).items.first?.content == nil)
    }

    @Test("A mailbox may be empty; one with nothing but other mail says so")
    func otherMail() throws {
        let empty = try reading("")
        #expect(empty.items.isEmpty)
        let none = Message(.noNewsletters, ["messages": .number(1)])
        #expect(throws: Failure(stage: .parsing, source: "letters", reason: none)) {
            try reading("From x\nSubject: Hello\n\nA letter.\n")
        }
        let unread = Message(.unreadMessages, ["messages": .number(2)])
        #expect(throws: Failure(stage: .fetching, source: "letters", reason: unread)) {
            try reading("", problem: unread)
        }
        let read = try reading(letter("Ships sail."), problem: unread)
        #expect(read.problem == unread)
    }

    @Test("A first message without a header doesn't hide the others")
    func damagedFirst() throws {
        #expect(try reading("From x\n\nNo header.\n\n" + letter("Ships sail.")).items.map(\.title) == ["News"])
    }

    @Test("A text that merely begins with the word is no mailbox")
    func otherText() {
        #expect(throws: Failure.self) {
            try FeedParser().feed(
                from: FeedBody(bytes: Array("From Monday, ships sail.\nAlta".utf8), url: "https://a.example/"), of: "a")
        }
    }
}
