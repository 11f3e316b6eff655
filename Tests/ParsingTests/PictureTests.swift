import Newsroom
import Parsing
import Testing

/// Which of the pictures of an item stands for it.
@Suite struct PictureTests {
    /// Files that are pictures, whatever their type says of it.
    @Test(arguments: [
        "url=\"/real.jpg\" type=\"image/jpeg\"", "url=\"/real.jpg\" type=\"IMAGE/JPEG\"",
        "url=\"/real.jpg\" type=\"Image/Jpg; charset=binary\"", "url=\"/real.jpg\" type=\"img/png\"",
        "url=\"/real.jpg\" type=\"jpg\"", "url=\"/real.jpg\" type=\"image\"",
        "url=\"/real.jpg\" type=\"application/jpg\"",
        "url=\"/real.jpg\" type=\"application/octet-stream\"", "url=\"/real.jpg\" type=\"binary/octet-stream\"",
        "url=\"/real.jpg\" type=\"\"", "url=\"/real.jpg\"", "url=\"/real.jpg\" type=\"unknown\"",
        "url=\"//x.example/real.jpg\" type=\"image/*\"",
    ])
    func anEnclosureIsAPicture(attributes: String) throws {
        #expect(try rssItem("<enclosure \(attributes)/>").image == "https://x.example/real.jpg")
    }

    @Test(
        arguments: [
            ("url=\"/a.JPG?w=900&amp;h=4\"", "https://x.example/a.JPG?w=900&h=4"),
            ("url=\"/a.jpg:large\"", "https://x.example/a.jpg:large"),
            ("url=\"/a.mp3\" type=\"application/octet-stream\"", nil), ("url=\"/a.jpg\" type=\"audio/mpeg\"", nil),
            ("url=\"/a.php\" type=\"application/octet-stream\"", nil), ("url=\"/a.ico\" type=\"image/x-icon\"", nil),
            ("url=\"/a.jpg\" type=\"text/html\"", nil),
        ] as [(String, String?)])
    func anEnclosureMayBeNone(attributes: String, image: String?) throws {
        #expect(try rssItem("<enclosure \(attributes)/>").image == image)
    }

    /// Portraits, signs and counters come before no photograph, and stand for no article.
    @Test(arguments: [
        "https://1.gravatar.com/avatar/abc?s=96&amp;d=identicon", "https://secure.gravatar.com/avatar/1",
        "https://x.example/avatar/7.jpg", "https://x.example/avatars/7.jpg", "https://x.example/avatar.php?u=7",
        "https://pbs.twimg.com/profile_images/1/a.jpg", "https://avatars.githubusercontent.com/u/1.png",
        "https://s.w.org/images/core/emoji/15/72x72/1f600.png", "https://x.example/wp-includes/images/smilies/a.gif",
        "https://x.example/icons/share.png", "https://x.example/icon.png", "https://x.example/favicon.ico.png",
        "https://x.example/1x1.gif", "https://x.example/pixel.gif", "https://x.example/spacer.gif",
        "https://x.example/badges/rss.png", "https://x.example/buttons/tweet.png",
        "https://x.example/author-photo-ann.jpg",
        "https://x.example/placeholder.jpg", "https://x.example/lazyload.gif",
        "https://twemoji.maxcdn.com/72x72/1f600.png",
    ])
    func noDecorationIsKept(address: String) throws {
        let media = { (url: String) in "<media:content url=\"\(url)\" medium=\"image\"/>" }
        let photo = "https://x.example/photo.jpg"
        #expect(try rssItem(media(address) + media(photo)).image == photo)
        let plain = { (url: String) in "<enclosure url=\"\(url)\" type=\"image/png\"/>" }
        #expect(try rssItem(plain(address) + plain(photo)).image == photo)
        let shown = { (url: String) in "<img src=\"\(url)\">" }
        let text = { (html: String) in "<content:encoded><![CDATA[\(html)]]></content:encoded>" }
        #expect(try rssItem(text(shown(address) + shown(photo))).image == photo)
        #expect(try rssItem(text(shown(address))).image == nil)
    }

    /// Words that only look so.
    @Test(arguments: [
        "https://x.example/avatar-the-way-of-water.jpg", "https://x.example/pixel-9-review.jpg",
        "https://x.example/iconic-bridge.jpg", "https://x.example/2024/spinner-dolphins.jpg",
        "https://x.example/loading-dock.jpg",
        "https://x.example/x.jpg", "https://x.example/badger.jpg", "https://x.example/white-house.jpg",
    ])
    func aPhotographIsKept(address: String) throws {
        #expect(try rssItem("<media:content url=\"\(address)\" medium=\"image\"/>").image == address)
        #expect(try rssItem("<description>&lt;img src=\"\(address)\"&gt;</description>").image == address)
    }

    @Test(arguments: [
        (
            "<media:group><media:content url=\"/a.jpg\" width=\"2000\" height=\"1200\"/><media:content url=\"/b.jpg\" width=\"900\" "
                + "height=\"600\" isDefault=\"true\"/></media:group>", "b"
        ),
        (
            "<media:content url=\"/a.jpg\" width=\"400\" isDefault=\"false\"/><media:content url=\"/b.jpg\" width=\"900\"/>",
            "b"
        ),
        (
            "<media:content url=\"/a.jpg\" width=\"1\" height=\"1\" isDefault=\"true\"/><media:content url=\"/b.jpg\"/>",
            "b"
        ),
        (
            "<media:content url=\"/a\" medium=\"video\" isDefault=\"true\"/><media:content url=\"/b.jpg\" medium=\"IMAGE\"/>",
            "b"
        ),
        ("<media:content url=\"/a.mp4\" type=\"video/mp4\"/><media:content url=\"/b.jpg\" type=\"Image/JPEG\"/>", "b"),
        (
            "<media:content url=\"/a.mp4\" type=\"application/octet-stream\"/><media:content url=\"/b.jpg\" "
                + "type=\"application/octet-stream\"/>", "b"
        ),
    ])
    func ofMediaTheOneToBeShown(elements: String, name: String) throws {
        #expect(try rssItem(elements).image == "https://x.example/\(name).jpg")
    }

    @Test func relativeToItsBase() throws {
        let entry = "<content type=\"html\" xml:base=\"https://y.example/a/\">&lt;img data-src=\"b.jpg\"&gt;</content>"
        #expect(try atomItem(entry).image == "https://y.example/a/b.jpg")
    }
}
