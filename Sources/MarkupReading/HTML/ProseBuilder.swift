import Newsroom

/// A builder that writes sanitised HTML and plain text in one pass over third-party HTML.
///
/// It maintains the stack of open elements. Whatever a browser's parser would move (a block in a paragraph, a list item
/// without a list, text between table cells) is put in an allowed place before it is written.
struct ProseBuilder {
    struct Frame {
        var element: HTMLElement
        var mark: HTMLWriter.Mark
        /// Its start tag, in case it has to be reopened elsewhere.
        var tag: [UInt8]
        var hasContent = false
        /// Whether it contains `<br>` or a no-break space: enough to retain an inline element, but not a block.
        var hasGap = false
    }

    static let depthLimit = 64

    var tokeniser: HTMLTokeniser
    /// The base for relative addresses; nil once the output has grown too much.
    var base: [UInt8]? { html.bytes.count < mostBytes ? longBase : nil }
    private let longBase: [UInt8]?
    /// The size limit for resolving addresses. Each short address becomes as long as the base, so a text of nothing
    /// else would grow a thousandfold.
    private let mostBytes: Int
    var html = HTMLWriter()
    var text = PlainText()
    var stack: [Frame] = []
    /// The nesting depth of `<pre>`.
    var keepsSpace = 0
    /// Whether inside `<noscript>`.
    private var isInFallback = false
    /// Whether inside `<picture>`.
    private var isInPicture = false
    /// The file of the first `<source>` in an open `<picture>`, until its `<img>` is written.
    private(set) var pictureSource: [UInt8]?
    /// The last picture written.
    private var lastPicture: [UInt8]?

    init(_ bytes: consuming [UInt8], base: [UInt8]?) {
        longBase = base
        mostBytes = 8 * bytes.count + (1 << 20)
        // Links and pictures get longer. Reserve at once, because growing by half at the end of a huge text would copy
        // it all.
        html.reserve(bytes.count + bytes.count / 2)
        text.reserve(bytes.count)
        tokeniser = HTMLTokeniser(consume bytes)
    }

    mutating func prose() -> Prose {
        while true {
            switch tokeniser.next() {
            case .text(let range): write(range)
            case .startTag: if let element = HTMLElement.named[tokeniser.name] { start(element) }
            case .endTag: if let element = HTMLElement.named[tokeniser.name] { end(element) }
            case .end:
                close(downTo: 0)
                // Huge texts are limited by memory, so free the input before creating the output.
                tokeniser = HTMLTokeniser([])
                let harmless = String(decoding: html.bytes, as: UTF8.self)
                html = HTMLWriter()
                return Prose(html: harmless, text: String(decoding: text.bytes, as: UTF8.self))
            }
        }
    }

    mutating func start(_ element: HTMLElement) {
        let name = tokeniser.name
        switch element.role {
        case .raw: tokeniser.skipRawText(of: name)
        case .frame:
            // Its content is for browsers without frames, so keep it. Many frames have no end tag at all.
            if let link = address(of: ["src", "data-src"]).flatMap(Player.link) {
                writeLink(to: link.address, link.label)
            }
        case .skipped, .foreign, .media: skip(element, named: name)
        case .image: writePicture()
        case .picture: (isInPicture, pictureSource) = (true, nil)
        case .pictureSource: if isInPicture { pictureSource = pictureSource ?? fileOfSource() }
        case .fallback: isInFallback = true
        case .wordBreak: writeObject("<wbr>".utf8)
        case .lineBreak: breakLine()
        case .line:
            let reopened = closeParagraph()
            makeRoomForFlow()
            noteContent()
            html.writeBreakingTag("<hr>".utf8)
            text.ask(for: .line)
            reopen(reopened)
        case .anchor:
            closeAnchor()
            guard !stack.contains(where: { $0.element.role == .anchor }), let tag = startTag(of: element) else {
                return
            }
            makeRoomForFlow()
            open(element, tag: tag)
        case .inline:
            makeRoomForFlow()
            open(element)
        case .paragraph:
            _ = closeParagraph()
            makeRoomForFlow()
            open(element)
        case .block, .preformatted, .heading, .list, .terms, .table:
            let tag = startTag(of: element)
            if element.role == .heading { closeHeading() }
            let reopened = closeParagraph()
            makeRoomForFlow()
            open(element, tag: tag)
            if [.block, .preformatted, .heading].contains(element.role) { reopen(reopened) }
        case .item: openItem(element, in: .list)
        case .term: openItem(element, in: .terms)
        case .section, .row, .cell, .caption: openTablePart(element)
        }
    }

    mutating func end(_ element: HTMLElement) {
        switch element.role {
        case .lineBreak: breakLine()
        case .picture: endPicture()
        case .fallback: isInFallback = false
        case .raw, .frame, .media, .skipped, .foreign, .image, .pictureSource, .line, .wordBreak: break
        default:
            guard let index = indexOfOpen(element) else {
                if element.role != .inline, element.role != .anchor {
                    text.ask(for: element.role == .cell ? .space : .line)
                }
                return
            }
            close(downTo: index)
        }
    }

    /// Returns the index of the open element that an end tag closes. An end tag in a table cell closes nothing outside
    /// it, and one of an inline element nothing outside a list item.
    func indexOfOpen(_ element: HTMLElement) -> Int? {
        for index in stack.indices.reversed() {
            let open = stack[index].element
            if open.number == element.number || open.role == .heading && element.role == .heading { return index }
            switch element.role {
            case .table, .section, .row, .cell, .caption: if open.role == .table { return nil }
            case .inline, .anchor:
                if [.cell, .caption, .item, .term].contains(open.role) { return nil }
            default: if open.role == .cell || open.role == .caption { return nil }
            }
        }
        return nil
    }

    private mutating func writePicture() {
        if let address = pictureAddress(), let tag = imageTag(address), !isInFallback || address != lastPicture {
            writeObject(tag)
            lastPicture = address
        }
        (isInPicture, pictureSource) = (false, nil)
        text.ask(for: .space)
    }

    /// Writes the picture of a `<picture>` without an `<img>`, which is invalid but seen in the wild.
    private mutating func endPicture() {
        guard let address = pictureSource else { return }
        (isInPicture, pictureSource) = (false, nil)
        writeObject(imageTag(of: address))
        text.ask(for: .space)
    }

    private mutating func breakLine() {
        makeRoomForFlow()
        if let last = stack.indices.last { stack[last].hasGap = true }
        html.writeBreakingTag("<br>".utf8)
        text.ask(for: .line)
    }

    private mutating func writeObject(_ tag: some Collection<UInt8>) {
        makeRoomForFlow()
        noteContent()
        html.writeObject(tag)
    }

    mutating func noteContent() {
        if let last = stack.indices.last { stack[last].hasContent = true }
    }
}
