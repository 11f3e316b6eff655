import TextDecoding

/// A page's links (`<link>` and `<a>`) in order, with its frames and redirect.
public struct PageLinks: Sendable {
    public struct Link: Sendable, Equatable {
        /// Whether it is visible to readers (`<a>`) or only to machines (`<link>`).
        public var isVisible: Bool
        /// The address as written, with character references resolved.
        public var address: String
        /// The words of `rel` in lower case.
        public var relations: [String]
        /// The media type in lower case, without parameters.
        public var type: String?
        /// Plain text: the `title` attribute, otherwise the link text.
        public var title: String?

        /// - Parameters:
        ///   - relations: the `rel` attribute as written.
        ///   - type: the media type as written, with parameters.
        public init(isVisible: Bool, address: String, relations: String, type: String?, title: String?) {
            self.isVisible = isVisible
            self.address = address
            self.relations = relations.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
            self.type = type?.lowercased().split(separator: ";").first.map { $0.filter { !$0.isWhitespace } }
            self.title = title
        }
    }

    /// The address of the first `<base>`, as written.
    public private(set) var base: String?
    public private(set) var links: [Link] = []
    /// The target of the first `<meta http-equiv="refresh">`, as written; nil if it only reloads the page.
    public private(set) var refresh: String?
    /// The addresses of up to 10 frames, as written.
    public private(set) var frames: [String] = []

    /// The maximum number of links; a page with more lists everything.
    private static let mostLinks = 5_000
    /// The maximum number of bytes to read.
    private static let limit = 2 << 20

    public init(_ html: String) {
        var tokeniser = HTMLTokeniser(Array(html.utf8.prefix(Self.limit)))
        var text: [UInt8]?
        while links.count < Self.mostLinks {
            switch tokeniser.next() {
            case .end:
                end(&text)
                return
            case .text(let range):
                // At most the length of a heading, since some pages wrap whole cards in a link.
                if let count = text?.count, count < 300 { text? += tokeniser.bytes[range].prefix(300 - count) }
            case .endTag:
                if tokeniser.name == "a" { end(&text) }
            case .startTag:
                switch tokeniser.name {
                case "base": base = base ?? value("href", tokeniser)
                case "meta":
                    guard refresh == nil, value("http-equiv", tokeniser)?.lowercased() == "refresh" else { continue }
                    refresh = value("content", tokeniser).flatMap(Self.target)
                case "frame":
                    if frames.count < 10, let address = value("src", tokeniser), !address.isEmpty {
                        frames.append(address)
                    }
                case "link": append(tokeniser, isVisible: false)
                case "a":
                    end(&text)
                    if append(tokeniser, isVisible: true) { text = [] }
                case "script", "style", "template", "textarea", "title", "noembed", "noframes", "iframe", "xmp":
                    tokeniser.skipRawText(of: tokeniser.name)
                default: break
                }
            }
        }
    }

    @discardableResult
    private mutating func append(_ tokeniser: HTMLTokeniser, isVisible: Bool) -> Bool {
        guard let address = value("href", tokeniser), !address.isEmpty else { return false }
        links.append(
            Link(
                isVisible: isVisible, address: address, relations: value("rel", tokeniser) ?? "",
                type: value("type", tokeniser), title: value("title", tokeniser).flatMap(Self.plain)))
        return true
    }

    /// Ends the open link, if there is one.
    private mutating func end(_ text: inout [UInt8]?) {
        if let text, let last = links.indices.last, links[last].title == nil {
            links[last].title = Self.plain(String(decoding: text, as: UTF8.self))
        }
        text = nil
    }

    /// Returns the address from a refresh value such as `0; url='/news'` (HTML Standard, section 4.2.5.3).
    private static func target(of content: String) -> String? {
        var rest = content.drop { $0.isWhitespace }.drop { $0.isNumber || $0 == "." }
        rest = rest.drop { $0.isWhitespace || $0 == ";" || $0 == "," }
        if rest.lowercased().hasPrefix("url") {
            let value = rest.dropFirst(3).drop { $0.isWhitespace }
            if value.first == "=" { rest = value.dropFirst().drop { $0.isWhitespace } }
        }
        if let quote = rest.first, quote == "'" || quote == "\"" { rest = rest.dropFirst().prefix { $0 != quote } }
        let address = rest.split(separator: " ", omittingEmptySubsequences: true).first.map(String.init)
        return address.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func value(_ name: MarkupName, _ tokeniser: HTMLTokeniser) -> String? {
        tokeniser.attributes.first { $0.name == name }.map {
            String(
                decoding: CharacterReference.resolved(in: tokeniser.bytes, $0.value, attribute: true), as: UTF8.self)
        }
    }

    private static func plain(_ text: String) -> String? {
        let text = HTMLCleaner().plainText(from: text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
