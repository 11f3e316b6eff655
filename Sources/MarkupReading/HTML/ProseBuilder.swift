import Newsroom

/// One walk over foreign HTML that writes harmless HTML and plain text.
///
/// Keeps the stack of open elements. What HTML's own parser would move about (a block inside a paragraph, a list item
/// without its list, text between table cells) is put where it may stand before it is written.
struct ProseBuilder {
    struct Frame {
        var element: HTMLElement
        var mark: HTMLWriter.Mark
        /// Its start tag, to be able to open it again elsewhere.
        var tag: [UInt8]
        var hasContent = false
        /// `<br>` or a no-break space: enough to keep a phrase, not enough to keep a block.
        var hasGap = false
    }

    static let depthLimit = 64

    var tokeniser: HTMLTokeniser
    /// What relative addresses are resolved against, while there is room for what they grow by.
    var base: [UInt8]? { html.bytes.count < mostBytes ? longBase : nil }
    private let longBase: [UInt8]?
    /// Each short address becomes as long as its base: a text of nothing else would grow a thousand times.
    private let mostBytes: Int
    var html = HTMLWriter()
    var text = PlainText()
    var stack: [Frame] = []
    /// Inside `<pre>`.
    var keepsSpace = 0
    /// Inside `<noscript>`.
    private var isInFallback = false
    /// Inside `<picture>`.
    private var isInPicture = false
    /// The file that the first `<source>` of an open `<picture>` names, until its `<img>` is written.
    private(set) var pictureSource: [UInt8]?
    /// The picture that was written last.
    private var lastPicture: [UInt8]?

    init(_ bytes: consuming [UInt8], base: [UInt8]?) {
        longBase = base
        mostBytes = 8 * bytes.count + (1 << 20)
        // Links and pictures grow by what is added to them; growing by half at the end of a huge text would copy all of it.
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
                // Memory is the limit for huge texts: what they were made of goes before the next is made.
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
            // What it holds is for readers without the frame, and so for ours; many have no end tag at all.
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

    /// The open element that an end tag closes. An end tag inside a table cell closes nothing outside it, and one of a
    /// phrase nothing outside a list item either.
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

    /// Seen in the wild: a `picture` without the `img` that it must hold.
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
