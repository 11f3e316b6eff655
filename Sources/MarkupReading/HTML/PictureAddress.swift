internal import TextDecoding

extension String {
    /// Whether a media type is written in small letters and without parameters or white space, as most are.
    package var isBareMediaType: Bool {
        utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F && $0 != UInt8(ascii: ";") && $0 &- UInt8(ascii: "A") >= 26 }
    }
}

/// Heuristics about a picture, from its address alone.
public enum PictureAddress {
    /// Returns whether it could be an article's picture, rather than an avatar, icon, button, tracking pixel or
    /// placeholder.
    public static func mayIllustrate(_ address: String) -> Bool {
        var address = address
        return address.withUTF8 { !namesDecoration($0) && !isPlaceholder($0) }
    }

    /// Returns whether a file is a picture, by its media type, or by its name if the type is inconclusive.
    public static func isPicture(_ address: String, type: String?) -> Bool {
        let type =
            type.map { $0.isBareMediaType ? $0 : $0.lowercased().prefix { $0 != ";" }.filter { !$0.isWhitespace } }
            ?? ""
        if type.hasPrefix("image/") || type.hasPrefix("img/") { return !type.hasSuffix("icon") }
        if type.hasPrefix("audio/") || type.hasPrefix("video/") || type.hasPrefix("text/html") { return false }
        // Seen in the wild: "jpg", "image", "application/jpg".
        let kind = type.split(separator: "/").last ?? ""
        if type == "image" || type == "photo" || endings.contains(where: { $0.description.dropFirst() == kind }) {
            return true
        }
        let isVague = !type.contains("/") || type.hasSuffix("octet-stream") || vague.contains(type)
        var address = address
        return isVague && address.withUTF8(namesPicture)
    }

    /// Returns whether the file is only a placeholder for another.
    static func isPlaceholder(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = fileName(of: address)
        let stem = name.prefix { $0 != UInt8(ascii: ".") }
        if stem.count < min(name.count, 9), stems.contains(where: { equals(stem, $0) }) {
            return [".gif", ".png", ".svg"].contains { equals(name[stem.endIndex...], $0) }
        }
        var place = name.startIndex
        while place < name.endIndex {
            for mark in placeholders[Int(small(address[place]))] where begins(address, at: place, mark) { return true }
            place += 1
        }
        return false
    }

    /// Returns whether the address ends with a picture's file name.
    static func namesPicture(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        var name = fileName(of: address)
        // Ignore suffixes such as Twitter's ":large".
        if let colon = name.firstIndex(of: UInt8(ascii: ":")) { name = name[..<colon] }
        guard let point = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return endings.contains { equals(name[point...], $0) }
    }

    private static func namesDecoration(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        while place + 1 < address.count {
            let byte = address[place]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") {
                for mark in decorations[Int(small(address[place + 1]))] where begins(address, at: place, mark) {
                    return true
                }
            }
            place += 1
        }
        return false
    }

    private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

    /// Returns the last segment of the path.
    private static func fileName(of address: UnsafeBufferPointer<UInt8>) -> Part {
        let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    }

    /// Returns whether a mark occurs at an index. Uses loops rather than closures, because it runs for every picture of
    /// every item.
    private static func begins(
        _ address: UnsafeBufferPointer<UInt8>, at place: Int, _ mark: StaticString
    ) -> Bool {
        guard place + mark.utf8CodeUnitCount <= address.count else { return false }
        var offset = 0
        while offset < mark.utf8CodeUnitCount {
            if small(address[place + offset]) != mark.utf8Start[offset] { return false }
            offset += 1
        }
        return true
    }

    /// - Parameter mark: a string in lower case.
    private static func equals(_ part: Part, _ mark: StaticString) -> Bool {
        part.count == mark.utf8CodeUnitCount
            && part.indices.allSatisfy { small(part[$0]) == mark.utf8Start[$0 - part.startIndex] }
    }

    private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    private static let vague: Set = [
        "*/*", "application/binary", "application/download", "application/force-download", "application/unknown",
        "application/x-download", "application/x-unknown", "binary/data", "content/unknown", "text/plain",
    ]

    private static let endings: [StaticString] = [
        ".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif", ".jpe", ".jfif",
    ]

    /// Address fragments of images that aren't article pictures: tracking pixels, buttons, smileys, avatars. Indexed by
    /// the second byte; the first is a slash or a dot.
    private static let decorations: [[StaticString]] = {
        let marks: [StaticString] = [
            ".doubleclick.net/", ".feedsportal.com/", ".gravatar.com/", "/1x1", "/addtoany", "/apple-touch-icon",
            "/author-photo", "/avatar.", "/avatar/", "/avatars.", "/avatars/", "/b16-rounded.gif", "/badge-", "/badge.",
            "/badge/", "/badges/", "/buttons/", "/default-avatar", "/default_avatar", "/emoji/", "/emoticons/",
            "/favicon", "/feedburner", "/feeds.feedburner.com/~", "/gravatar.com/", "/gravatar/", "/icon-", "/icon.",
            "/icon/", "/icon16_", "/icon_", "/icons/", "/img.shields.io/", "/pixel.", "/pixel/", "/pixel?",
            "/profile-pic", "/profile_images/", "/profile_photo", "/s.w.org/", "/share-button", "/share_button",
            "/sharebutton", "/sharing/", "/smileys/", "/smilies/", "/social-icons/", "/stats.wordpress.com/",
            "/twemoji", "/user-avatar", "/user_avatar", "/userpic",
        ]
        var table = [[StaticString]](repeating: [], count: 256)
        for mark in marks { table[Int(mark.utf8Start[1])].append(mark) }
        return table
    }()

    /// Fragments of placeholder file names, indexed by first byte.
    private static let placeholders: [[StaticString]] = {
        let marks: [StaticString] = [
            "placeholder", "lazyload", "lazy-load", "lazy_load", "1x1.", "blank.", "spacer.", "transparent.",
            "spinner.",
            "loading.gif", "loading.svg", "loader.gif", "loader.svg", "ajax-loader", "preloader",
        ]
        var table = [[StaticString]](repeating: [], count: 256)
        for mark in marks { table[Int(mark.utf8Start[0])].append(mark) }
        return table
    }()

    /// Complete placeholder file names, without extension.
    private static let stems: [StaticString] = [
        "lazy", "loading", "loader", "grey", "gray", "white", "clear", "empty", "dummy", "shim", "trans", "noimage",
        "no-image", "no_image", "pixel", "px", "s", "x", "t", "b",
    ]
}
