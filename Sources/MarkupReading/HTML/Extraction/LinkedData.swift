import FoundationEssentials

/// The article described by a page's JSON-LD with schema.org terms.
struct LinkedData: Decodable {
    private(set) var headline: String?
    private(set) var author: String?
    private(set) var image: String?
    private(set) var published: String?
    /// Whether the article is free to read.
    private(set) var isFree: Bool?

    /// The maximum size in bytes; 60 KB has been seen in the wild. Foundation takes over half a second for a hostile
    /// megabyte.
    static let longest = 256 << 10

    /// Parses JSON-LD; nil if it isn't JSON or describes no article.
    init?(_ json: String) {
        var json = json.trimmed
        if json.hasPrefix("<![CDATA["), json.hasSuffix("]]>") { json = String(json.dropFirst(9).dropLast(3)) }
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(json.utf8)),
            let article = value.article
        else { return nil }
        self = article
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        headline = try? container.decode(String.self, forKey: .headline)
        if headline == nil { headline = try? container.decode(String.self, forKey: .name) }
        let authors = (try? container.decode(Names.self, forKey: .author))?.names ?? []
        author = authors.isEmpty ? nil : authors.joined(separator: ", ")
        image = (try? container.decode(Names.self, forKey: .image))?.addresses.first
        published = try? container.decode(String.self, forKey: .datePublished)
        isFree = (try? container.decode(Truth.self, forKey: .isAccessibleForFree))?.value
    }

    private enum Key: String, CodingKey {
        case headline, name, author, image, datePublished, isAccessibleForFree
        case type = "@type"
        case graph = "@graph"
    }

    /// An object, a list of them, or a graph.
    private struct Value: Decodable {
        var article: LinkedData?

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                while article == nil, !list.isAtEnd { article = try list.decode(Value.self).article }
                return
            }
            guard let container = try? decoder.container(keyedBy: Key.self) else { return }
            let types = (try? container.decode(Names.self, forKey: .type))?.names ?? []
            if types.contains(where: { $0.hasSuffix("Article") || $0.hasSuffix("Posting") || $0 == "Report" }) {
                article = try? LinkedData(from: decoder)
            } else if let graph = try? container.decode(Value.self, forKey: .graph) {
                article = graph.article
            }
        }
    }

    /// A truth value. Publishers also write it as text ("False") or as schema.org's term ("https://schema.org/False").
    private struct Truth: Decodable {
        var value: Bool?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self.value = value
            } else {
                switch try container.decode(String.self).split(separator: "/").last?.lowercased() {
                case "true": value = true
                case "false": value = false
                default: value = nil
                }
            }
        }
    }

    /// A name, an object with a name or address, or a list of these.
    private struct Names: Decodable {
        var names: [String] = []
        var addresses: [String] = []

        private enum Key: String, CodingKey {
            case name, url
        }

        init(from decoder: any Decoder) throws {
            if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd {
                    let inner = try list.decode(Names.self)
                    names += inner.names
                    addresses += inner.addresses
                }
            } else if let text = try? decoder.singleValueContainer().decode(String.self) {
                names = [text]
                addresses = [text]
            } else if let container = try? decoder.container(keyedBy: Key.self) {
                if let name = try? container.decode(String.self, forKey: .name) { names = [name] }
                if let url = try? container.decode(String.self, forKey: .url) { addresses = [url] }
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
