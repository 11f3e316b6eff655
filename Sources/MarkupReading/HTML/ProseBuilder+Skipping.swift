internal import Addressing

extension ProseBuilder {
    /// The point at which parsing continues after a skipped element.
    private enum Continuation {
        case behind
        /// Before this start tag, which the skipped element cannot contain.
        case start(HTMLElement)
        /// Before this end tag, which closes an enclosing element.
        case end(HTMLElement)
    }

    /// Skips a disallowed element with its content. Video and audio are replaced by a link.
    mutating func skip(_ element: HTMLElement, named name: MarkupName) {
        var source = element.role == .media ? address(of: ["src", "data-src"]) : nil
        let continuation = skipContent(of: element, named: name, &source)
        if let source { writeLink(to: Tracking.removed(from: source), element.form.name) }
        switch continuation {
        case .behind: break
        case .start(let next): start(next)
        case .end(let outer): end(outer)
        }
    }

    private mutating func skipContent(
        of element: HTMLElement, named name: MarkupName, _ source: inout [UInt8]?
    ) -> Continuation {
        var depth = 1
        while depth > 0 {
            switch tokeniser.next() {
            case .text: break
            case .end: return .behind
            case .startTag:
                if tokeniser.name == name {
                    depth += 1
                } else if element.role == .media, tokeniser.name == "source" {
                    source = source ?? address(of: ["src"])
                } else if let inner = HTMLElement.named[tokeniser.name] {
                    if inner.role == .raw || inner.role == .frame {
                        tokeniser.skipRawText(of: tokeniser.name)
                    } else if element.role == .foreign, ![.skipped, .media, .foreign, .anchor].contains(inner.role) {
                        return .start(inner)
                    }
                }
            case .endTag:
                if tokeniser.name == name {
                    depth -= 1
                } else if let inner = HTMLElement.named[tokeniser.name], inner.role != .inline, inner.role != .anchor,
                    indexOfOpen(inner) != nil
                {
                    // An unclosed element ends with its parent.
                    return .end(inner)
                }
            }
        }
        return .behind
    }

    /// Writes a link of our own in place of a disallowed element, separated from adjacent words.
    mutating func writeLink(to address: [UInt8], _ label: String) {
        closeAnchor()
        guard stack.count < Self.depthLimit, !stack.contains(where: { $0.element.role == .anchor }),
            let element = HTMLElement.named["a"]
        else { return }
        html.requestSpace()
        text.ask(for: .space)
        makeRoomForFlow()
        let index = stack.count
        open(element, tag: linkTag(to: address))
        guard stack.count > index else { return }
        noteContent()
        html.writePlain(label.utf8)
        text.append(label.utf8)
        close(downTo: index)
        html.requestSpace()
        text.ask(for: .space)
    }
}
