internal import CRules

/// The parsed contents of `Rules/tracking.txt`: the names of tracking parameters, and the addresses of tracking pixels.
struct TrackingTable: Sendable {
    /// Parameters that are always tracking.
    let names: ParameterNames
    /// Parameters that are tracking only in the address a feed gives for its article.
    let namesFromFeeds: ParameterNames
    /// Parameters that are tracking in such an address if their value is in `values` or missing.
    let namesByValue: ParameterNames
    let values: Set<ArraySlice<UInt8>>
    /// File names of blank pictures.
    let emptyPictures: Set<ArraySlice<UInt8>>
    /// Hosts and paths of tracking pixels.
    let counters: [PictureCounter]

    static let builtIn: TrackingTable = {
        let file = pulse_rules_tracking()
        return TrackingTable(Array(UnsafeBufferPointer(start: file.bytes, count: file.length)))
    }()

    init(_ file: [UInt8]) {
        let entries = Self.entries(of: file)
        func section(_ name: String) -> [ArraySlice<UInt8>] { entries.filter { $0.section == name }.map(\.text) }
        names = ParameterNames(section("everywhere"))
        namesFromFeeds = ParameterNames(section("from feeds"))
        namesByValue = ParameterNames(section("from feeds, by value"))
        values = Set(section("values"))
        emptyPictures = Set(section("empty pictures"))
        counters = section("counters").map(PictureCounter.init)
    }

    /// A line of the file.
    struct Entry {
        /// The name in brackets above the line.
        let section: String
        /// The entry itself, up to the first blank.
        let text: ArraySlice<UInt8>
        /// The source of the entry: the rest of the line.
        let origin: ArraySlice<UInt8>
    }

    /// Returns the lines that are neither empty nor comments.
    static func entries(of file: [UInt8]) -> [Entry] {
        var section = ""
        return file.split(separator: UInt8(ascii: "\n")).compactMap { line in
            if line.first == UInt8(ascii: "#") { return nil }
            if line.first == UInt8(ascii: "[") {
                section = String(decoding: line.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
                return nil
            }
            let text = line.prefix { $0 != 0x20 }
            return Entry(section: section, text: text, origin: line[text.endIndex...].drop { $0 == 0x20 })
        }
    }
}

/// Parameter names in lower case. A trailing `*` matches any name that starts that way.
struct ParameterNames: Sendable {
    /// Names by first byte; `isPrefix` is true for names that ended in `*`.
    private let byFirstByte: [[(name: ArraySlice<UInt8>, isPrefix: Bool)]]

    init(_ names: [ArraySlice<UInt8>]) {
        var byFirstByte = [[(name: ArraySlice<UInt8>, isPrefix: Bool)]](repeating: [], count: 256)
        for name in names {
            guard let first = name.first else { continue }
            let isPrefix = name.last == UInt8(ascii: "*")
            byFirstByte[Int(first)].append((isPrefix ? name.dropLast() : name, isPrefix))
        }
        self.byFirstByte = byFirstByte
    }

    func contains(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return byFirstByte[Int(first)].contains { known in
            name.starts(with: known.name) && (known.isPrefix || name.count == known.name.count)
        }
    }
}

/// A host and path that serve tracking pixels.
struct PictureCounter: Sendable {
    /// The host; empty for any host.
    private let host: ArraySlice<UInt8>
    /// Whether subdomains match too.
    private let hasHostsBelow: Bool
    /// The start of the path.
    private let path: ArraySlice<UInt8>

    /// - Parameter text: a host and the start of a path. With a leading dot, subdomains match too; without a host,
    ///   every host matches.
    init(_ text: ArraySlice<UInt8>) {
        let host = text.prefix { $0 != UInt8(ascii: "/") }
        hasHostsBelow = host.first == UInt8(ascii: ".")
        self.host = hasHostsBelow ? host.dropFirst() : host
        path = text[host.endIndex...]
    }

    func matches(host: ArraySlice<UInt8>, path: ArraySlice<UInt8>) -> Bool {
        guard path.starts(with: self.path) else { return false }
        if self.host.isEmpty || host.elementsEqual(self.host) { return true }
        return hasHostsBelow && host.count > self.host.count && host.suffix(self.host.count).elementsEqual(self.host)
            && host.dropLast(self.host.count).last == UInt8(ascii: ".")
    }
}
