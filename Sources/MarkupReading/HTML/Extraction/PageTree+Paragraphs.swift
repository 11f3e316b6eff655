extension PageTree {
    private static let phrases: MarkupNames = [
        "a", "abbr", "audio", "b", "bdo", "br", "button", "cite", "code", "data", "datalist", "del", "dfn", "em",
        "embed", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "math", "meter", "noscript", "object",
        "output", "progress", "q", "ruby", "s", "samp", "script", "select", "small", "span", "strong", "sub", "sup",
        "textarea", "time", "tt", "u", "var", "wbr",
    ]

    /// Returns whether a `<div>` is really just a paragraph.
    func isParagraph(_ node: Int, _ measures: SubtreeTotals) -> Bool {
        measures[node].blocks == 0 || holdsOneParagraph(node) && measures[node].linkDensity < 0.25
    }

    private func holdsOneParagraph(_ node: Int) -> Bool {
        let children = children(of: node)
        let elements = children.filter { nodes[$0].isElement }
        guard elements.count == 1, name(elements[0]) == "p" else { return false }
        return !children.contains { !nodes[$0].isElement && bytes[nodes[$0].text].contains { $0 > 0x20 } }
    }

    /// Returns whether an element uses pairs of `<br>` to separate paragraphs.
    func isDividedByBreaks(_ node: Int) -> Bool {
        var breaks = 0
        for child in nodes[node].children where !nodes[child].isRemoved {
            if nodes[child].isElement {
                breaks = nodes[child].name == "br" ? breaks + 1 : 0
                if breaks == 2 { return true }
            } else if bytes[nodes[child].text].contains(where: { $0 > 0x20 }) {
                breaks = 0
            }
        }
        return false
    }

    /// Returns the runs of text and inline elements in a block without paragraphs of its own; two `<br>` separate runs.
    func runs(in node: Int) -> [[Int]] {
        var runs: [[Int]] = [[]]
        var breaks = 0
        for child in children(of: node) {
            let this = nodes[child]
            if this.isElement, this.name == "br" {
                breaks += 1
                if breaks == 2 { runs.append([]) }
            } else if !this.isElement || Self.phrases.contains(this.name) {
                if this.isElement || bytes[this.text].contains(where: { $0 > 0x20 }) { breaks = 0 }
                runs[runs.count - 1].append(child)
            } else {
                breaks = 0
                runs.append([])
            }
        }
        return runs.filter { !$0.isEmpty }
    }

    private func contains(_ word: [UInt8], in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start + word.count <= range.upperBound {
            if bytes[start] == word[0], bytes[start..<start + word.count].elementsEqual(word) { return true }
            start += 1
        }
        return false
    }

    /// Returns whether an embedded object is a known video or audio player.
    func isPlayer(_ node: Int) -> Bool {
        nodes[node].attributes.contains { index in
            let value = attributes[index].value.prefix(500)
            return Player.hosts.contains { contains($0, in: value) }
        }
    }
}
