public import Foundation

/// The text of a configuration file, for editing its sources while everything else stays byte for byte the same.
public struct ListText: Sendable {
    /// A setting and its value as JSON.
    public struct Entry: Sendable, Equatable {
        public let key: String
        public let value: String

        /// Creates an entry.
        ///
        /// - Parameter value: the value as JSON.
        public init(_ key: String, json value: String) {
            self.key = key
            self.value = value
        }

        public init(_ key: String, _ text: String) { self.init(key, json: ListText.quoted(text)) }
    }

    private(set) var bytes: [UInt8]
    private(set) var top: JSONLocation

    public var data: Data { Data(bytes) }

    /// Parses a file.
    ///
    /// - Throws: `NotJSON` if the file is valid but not editable.
    public init(_ data: Data) throws(NotJSON) { try self.init(bytes: Array(data)) }

    init(bytes: [UInt8]) throws(NotJSON) {
        guard let top = JSONLocation(in: bytes) else { throw NotJSON() }
        self.bytes = bytes
        self.top = top
    }

    /// Returns the number of objects in a list.
    public func count(in list: String = sources) -> Int { places(in: list).count }

    /// The name of the list of sources, which is the default.
    public static let sources = "sources"

    private func places(in list: String) -> [JSONLocation] { top.member(list)?.value.elements ?? [] }

    /// Appends an object to a list, formatted like the one before it.
    public func appending(_ entries: [Entry], to list: String = sources) throws(NotJSON) -> ListText {
        guard let place = top.member(list)?.value else {
            return try setting(list, to: "[]", in: top).appending(entries, to: list)
        }
        guard case .list(let range, let elements) = place else { throw NotJSON() }
        guard let last = elements.last else { return try replacing(range, with: first(entries, in: range)) }
        let isOnOwnLine = bytes.isFirstOnLine(last.range.lowerBound)
        let indent =
            isOnOwnLine ? bytes.indentation(at: last.range.lowerBound) : bytes.indentation(at: range.lowerBound)
        return try inserting(
            written(entries, like: last, indent: indent), after: last.range.upperBound, before: range.upperBound - 1,
            indent: isOnOwnLine ? indent : nil)
    }

    /// Appends objects to a list, formatted like the last existing one.
    public func appending(all objects: [[Entry]], to list: String = sources) throws(NotJSON) -> ListText {
        guard let first = objects.first else { return self }
        let text = try appending(first, to: list)
        guard objects.count > 1, let place = text.top.member(list)?.value, case .list(let range, let elements) = place,
            let last = elements.last
        else { return text }
        // Parse only once, because an import may add thousands.
        let isOnOwnLine = text.bytes.isFirstOnLine(last.range.lowerBound)
        let indent = text.bytes.indentation(at: last.range.lowerBound)
        let others = objects.dropFirst().map { text.written($0, like: last, indent: indent) }
        return try text.inserting(
            others.joined(separator: isOnOwnLine ? ",\(text.lineEnd)\(indent)" : ", "), after: last.range.upperBound,
            before: range.upperBound - 1, indent: isOnOwnLine ? indent : nil)
    }

    /// Copies a list that this text lacks from another.
    public func copying(_ list: String, from other: ListText) throws(NotJSON) -> ListText {
        guard top.member(list) == nil, let place = other.top.member(list)?.value else { return self }
        return try setting(list, to: String(decoding: other.bytes[place.range], as: UTF8.self), in: top)
    }

    /// Removes an object from a list.
    public func removing(at index: Int, from list: String = sources) throws(NotJSON) -> ListText {
        let places = places(in: list)
        guard places.indices.contains(index), let whole = top.member(list)?.value else { return self }
        return try removing(places.map(\.range), at: index, before: whole.range.upperBound - 1)
    }

    /// Replaces a source's setting, or adds it at the end.
    public func setting(_ key: String, to json: String, at index: Int) throws(NotJSON) -> ListText {
        let places = places(in: Self.sources)
        guard places.indices.contains(index) else { return self }
        return try setting(key, to: json, in: places[index])
    }

    /// Removes a source's setting.
    public func removing(_ key: String, at index: Int) throws(NotJSON) -> ListText {
        let places = places(in: Self.sources)
        guard places.indices.contains(index), case .object(let range, let members) = places[index],
            let place = members.firstIndex(where: { $0.key == key })
        else { return self }
        return try removing(members.map(\.range), at: place, before: range.upperBound - 1)
    }

    /// Returns whether a source has a setting.
    public func states(_ key: String, at index: Int) -> Bool {
        let places = places(in: Self.sources)
        return places.indices.contains(index) && places[index].member(key) != nil
    }

    /// Encodes a text as a JSON string.
    public static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

/// An error for a file in YAML's block style, which can be read but not edited.
public struct NotJSON: Error, CustomStringConvertible {
    public var description: String { "is not plain JSON, so pulse cannot edit it; edit it by hand" }
}

extension ListText {
    func replacing(_ range: Range<Int>, with text: String) throws(NotJSON) -> ListText {
        var bytes = bytes
        bytes.replaceSubrange(range, with: text.utf8)
        return try ListText(bytes: bytes)
    }

    /// Replaces or adds a setting of an object.
    ///
    /// - Parameter object: the object's position in this text.
    private func setting(_ key: String, to json: String, in object: JSONLocation) throws(NotJSON) -> ListText {
        guard case .object(let range, let members) = object else { throw NotJSON() }
        if let member = members.first(where: { $0.key == key }) {
            return try replacing(member.value.range, with: json)
        }
        guard let last = members.last else { return try replacing(range, with: "{ \(Self.quoted(key)): \(json) }") }
        let isOnOwnLine = bytes.isFirstOnLine(last.range.lowerBound)
        return try inserting(
            "\(Self.quoted(key)): \(json)", after: last.range.upperBound, before: range.upperBound - 1,
            indent: isOnOwnLine ? bytes.indentation(at: last.range.lowerBound) : nil)
    }
}
