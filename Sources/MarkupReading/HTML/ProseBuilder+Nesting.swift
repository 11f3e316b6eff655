extension ProseBuilder {
    /// Opens an element where it is allowed; not if the nesting is too deep.
    mutating func open(_ element: HTMLElement, tag: [UInt8]? = nil) {
        // Leave room for the implied parts of tables and lists.
        let room = element.role == .table ? 4 : element.role == .list || element.role == .terms ? 2 : 1
        let isFlowing = element.role == .inline || element.role == .anchor
        if !isFlowing { text.ask(for: element.role == .cell ? .space : .line) }
        guard stack.count + room <= Self.depthLimit else {
            if !isFlowing { html.requestSpace() }
            return
        }
        guard let tag = tag ?? startTag(of: element) else { return }
        push(element, tag: tag)
    }

    private mutating func push(_ element: HTMLElement, tag: [UInt8]) {
        let mark = html.mark
        if element.role == .inline || element.role == .anchor {
            html.writeDueSpace()
            html.writeTag(tag)
        } else {
            html.writeBreakingTag(tag)
        }
        if element.role == .preformatted { keepsSpace += 1 }
        stack.append(Frame(element: element, mark: mark, tag: tag))
    }

    /// Opens an element that the author omitted.
    private mutating func openImplied(_ name: MarkupName) {
        guard let element = HTMLElement.named[name] else { return }
        push(element, tag: element.form.tag)
    }

    /// Closes the open elements from the innermost down to and including the one at `index`. Empty ones are rolled
    /// back.
    mutating func close(downTo index: Int) {
        while stack.count > index {
            let frame = stack.removeLast()
            let role = frame.element.role
            let isFlowing = role == .inline || role == .anchor
            if role == .preformatted { keepsSpace -= 1 }
            if !isFlowing { text.ask(for: role == .cell ? .space : .line) }
            guard frame.hasContent || role == .cell || isFlowing && frame.hasGap else {
                html.rollBack(to: frame.mark, apart: !isFlowing || frame.hasGap)
                continue
            }
            let tag = frame.element.form.closing
            if isFlowing { html.writeTag(tag) } else { html.writeBreakingTag(tag) }
            guard let parent = stack.indices.last else { continue }
            if frame.hasContent { stack[parent].hasContent = true }
            if frame.hasGap { stack[parent].hasGap = true }
        }
    }

    /// Returns the index of the innermost open element with a role, within the current table cell.
    private func indexOfInnermost(_ role: HTMLElement.Role) -> Int? {
        for index in stack.indices.reversed() {
            if stack[index].element.role == role { return index }
            if stack[index].element.role == .cell || stack[index].element.role == .caption { return nil }
        }
        return nil
    }

    /// Closes the paragraph around a new block.
    ///
    /// - Returns: the inline elements that were open in it.
    mutating func closeParagraph() -> [Frame] {
        guard let index = indexOfInnermost(.paragraph) else { return [] }
        let phrases = stack[(index + 1)...].filter { $0.element.role == .inline || $0.element.role == .anchor }
        close(downTo: index)
        return phrases
    }

    /// Reopens the inline elements of an interrupted paragraph inside the block that interrupted it: `<p><a><div>`.
    /// This happens at most once for each, because no paragraph is open any more.
    mutating func reopen(_ phrases: [Frame]) {
        for phrase in phrases { open(phrase.element, tag: phrase.tag) }
    }

    mutating func closeHeading() {
        if let index = indexOfInnermost(.heading) { close(downTo: index) }
    }

    /// Closes an open link, because links cannot nest.
    mutating func closeAnchor() {
        for index in stack.indices.reversed() {
            switch stack[index].element.role {
            case .anchor: return close(downTo: index)
            case .cell, .caption, .item, .term: return
            default: break
            }
        }
    }

    /// Opens `<li>` or `<dt>` directly inside its list.
    mutating func openItem(_ element: HTMLElement, in list: HTMLElement.Role) {
        let tag = startTag(of: element)
        if let index = indexOfInnermost(list) {
            close(downTo: index + 1)
        } else {
            _ = closeParagraph()
            makeRoomForFlow()
            guard stack.count + 2 <= Self.depthLimit else {
                text.ask(for: .line)
                return html.requestSpace()
            }
            openImplied(list == .list ? "ul" : "dl")
        }
        open(element, tag: tag)
    }

    /// Opens a part of a table directly inside the right parent.
    mutating func openTablePart(_ element: HTMLElement) {
        guard let table = stack.lastIndex(where: { $0.element.role == .table }) else {
            text.ask(for: element.role == .cell ? .space : .line)
            return html.requestSpace()
        }
        let tag = startTag(of: element)
        var parent = table
        func isWithin(_ role: HTMLElement.Role) -> Bool {
            parent + 1 < stack.count && stack[parent + 1].element.role == role
        }
        if element.role == .row || element.role == .cell, isWithin(.section) { parent += 1 }
        if element.role == .cell {
            if isWithin(.row) { parent += 1 }
        }
        close(downTo: parent + 1)
        if element.role == .cell, stack[parent].element.role != .row { openImplied("tr") }
        open(element, tag: tag)
    }

    /// Opens a cell if needed, because a table allows content only in its cells.
    mutating func makeRoomForFlow() {
        guard let role = stack.last?.element.role, [.table, .section, .row].contains(role) else { return }
        if role != .row { openImplied("tr") }
        openImplied("td")
    }
}
