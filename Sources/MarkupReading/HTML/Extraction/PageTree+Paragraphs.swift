extension PageTree {
    private static let phrases: Set<MarkupName> = [
        "abbr", "audio", "b", "bdo", "br", "button", "cite", "code", "data", "datalist", "dfn", "em", "embed", "i",
        "img", "input", "kbd", "label", "mark", "math", "meter", "noscript", "object", "output", "progress", "q",
        "ruby",
        "samp", "script", "select", "small", "span", "strong", "sub", "sup", "textarea", "time", "var", "wbr", "a",
        "del",
        "ins", "font", "u", "s", "tt",
    ]

    /// Whether a `<div>` is but a paragraph by another name.
    func isParagraph(_ node: Int, _ measures: PageMeasures) -> Bool {
        guard measures[node].blocks == 0 || onlyParagraph(in: node) != nil && measures[node].linkDensity < 0.25 else {
            return false
        }
        return true
    }

    private func onlyParagraph(in node: Int) -> Int? {
        let children = children(of: node)
        let elements = children.filter { nodes[$0].isElement }
        guard elements.count == 1, name(elements[0]) == "p" else { return nil }
        let hasText = children.contains { !nodes[$0].isElement && bytes[nodes[$0].text].contains { $0 > 0x20 } }
        return hasText ? nil : elements[0]
    }

    /// Whether two `<br>` in a row part paragraphs in an element, whatever it is.
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

    /// Text and phrases that stand together in a block without a paragraph of their own; two `<br>` part them.
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

    /// Whether an embedded object is a video or sound that belongs to the article.
    func isPlayer(_ node: Int) -> Bool {
        let hosts = [
            "youtube.com", "youtube-nocookie.com", "player.vimeo.com", "dailymotion.com", "archive.org",
            "player.twitch.tv",
            "upload.wikimedia.org", "bilibili.com",
        ]
        return nodes[node].attributes.contains { index in
            let value = String(decoding: bytes[attributes[index].value], as: UTF8.self)
            return hosts.contains { value.contains($0) }
        }
    }
}
