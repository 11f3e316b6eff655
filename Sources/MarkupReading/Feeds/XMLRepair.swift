import TextDecoding

/// A repairer that turns a malformed feed into well-formed XML, interpreting it as a feed reader would.
///
/// libxml2's own recovery drops stray ampersands and undeclared entities, and lets any end tag close whichever element
/// happens to be open, which moves the rest of the feed into one item. Here, entities are resolved, stray `&` and `<`
/// become text, end tags close only what they name, and an item ends where the next begins. Forbidden characters and
/// document types are removed. Depth and attributes are bounded; time and memory are linear in the input.
struct XMLRepair {
    let bytes: UnsafeBufferPointer<UInt8>
    var output: [UInt8] = []
    var position = 0
    var entities = Entities()
    /// The open elements, outermost first.
    var open: [[UInt8]] = []
    private var hasRoot = false
    /// The number of bytes and open elements examined, so that tests can tell linear from quadratic time.
    private(set) var work = 0
    /// Marks known not to occur again. Searching for each in vain more than once would take quadratic time.
    private var absent: [StaticString] = []

    /// The maximum depth. Feeds are less than 10 deep, markup in them less than 50; libxml2 stops at 256.
    private static let deepest = 200
    /// Names of root elements. Anything before them is garbage (seen in the wild: a PHP warning in HTML).
    private static let roots: Set = ["rss", "rdf", "feed", "channel", "html", "opml"]
    private static let items: Set = ["item", "entry"]

    /// - Parameter bytes: UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the whole document as well-formed XML; if it is truncated, elements stay open.
    ///
    /// - Parameter sink: checked for cancellation; if cancelled, the rest is missing.
    mutating func wellFormed(for sink: ItemSink) -> [UInt8] {
        var marks = 0
        // Reserve everything at once, because growing by half at the end of a huge text would copy it all.
        output.reserveCapacity(bytes.count + bytes.count / 8 + 4 * bytes.count { $0 == UInt8(ascii: "&") })
        while position < bytes.count, !(hasRoot && open.isEmpty) {
            let tag = bytes.place(of: UInt8(ascii: "<"), from: position) ?? bytes.count
            work += tag - position
            text(bytes[position..<tag])
            position = tag
            marks += 1
            guard position < bytes.count, sink.isWanted(after: marks) else { break }
            markup()
        }
        return output
    }

    private mutating func markup() {
        if starts("<![CDATA[") {
            let end = index(of: "]]>", from: position + 9) ?? bytes.count
            if !open.isEmpty { escaped(bytes[position + 9..<end]) }
            position = min(end + 3, bytes.count)
        } else if starts("<!--"), let end = index(of: "-->", from: position + 4) {
            position = end + 3
        } else if starts("<!"), open.isEmpty {
            documentType()
        } else if starts("<?"), let end = index(of: ">", from: position + 2) {
            position = end + 1
        } else if starts("</") {
            endTag()
        } else if let tag = LenientTag(bytes, at: position, entities: entities, work: &work) {
            position = tag.end
            begin(tag)
        } else {
            text("&lt;")
            position += 1
        }
    }

    private mutating func documentType() {
        let end = index(of: ">", from: position) ?? bytes.count - 1
        let subset = bytes[position...end].contains(UInt8(ascii: "["))
        let close = subset ? index(of: "]", from: position).flatMap { index(of: ">", from: $0) } ?? end : end
        entities.declare(in: bytes[position...close])
        position = close + 1
    }

    private mutating func begin(_ tag: LenientTag) {
        let local = String(decoding: tag.name.split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
            .lowercased()
        if !hasRoot {
            guard Self.roots.contains(local) else { return }
            hasRoot = true
        }
        if Self.items.contains(local), let unclosed = open.lastIndex(of: tag.name) { close(downTo: unclosed) }
        guard open.count < Self.deepest else { return }
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: tag.name)
        for attribute in tag.attributes {
            output.append(UInt8(ascii: " "))
            output.append(contentsOf: attribute.name)
            output.append(contentsOf: "=\"".utf8)
            attribute.value.withUnsafeBufferPointer { escaped($0[...], isAttribute: true) }
            output.append(UInt8(ascii: "\""))
        }
        if tag.isSelfClosed || Self.isEmpty(local) {
            output.append(contentsOf: "/>".utf8)
        } else {
            output.append(UInt8(ascii: ">"))
            open.append(tag.name)
        }
    }

    private mutating func endTag() {
        var end = position + 2
        while end < bytes.count, bytes[end].isInName { end += 1 }
        let name = Array(bytes[position + 2..<end])
        let next = bytes[end...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") } ?? bytes.count
        work += next - position
        position = next < bytes.count && bytes[next] == UInt8(ascii: ">") ? next + 1 : next
        let index = open.lastIndex(of: name)
        work += open.count - (index ?? 0)
        if let index { close(downTo: index) }
    }

    private mutating func close(downTo index: Int) {
        while open.count > index, let name = open.popLast() {
            output.append(contentsOf: "</".utf8)
            output.append(contentsOf: name)
            output.append(UInt8(ascii: ">"))
        }
    }

    private static func isEmpty(_ name: String) -> Bool {
        // Feeds have their own `link` and `source`.
        name != "link" && name != "source" && isVoidInHTML(Array(name.utf8).span)
    }

    private func starts(_ mark: StaticString) -> Bool {
        guard position + mark.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == mark.utf8Start[$0] }
    }

    private mutating func index(of mark: StaticString, from start: Int) -> Int? {
        guard !absent.contains(where: { $0.utf8Start == mark.utf8Start }) else { return nil }
        let found = bytes.place(of: mark, from: start)
        work += (found ?? bytes.count) - start
        if let found { return found }
        absent.append(mark)
        return nil
    }
}
