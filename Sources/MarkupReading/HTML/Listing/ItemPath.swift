/// An XPath expression for elements: their name and a class, beneath an ancestor if needed.
struct ItemPath {
    let expression: String

    /// A name with a condition, such as `li[@class='news']`.
    private struct Step: Equatable {
        enum Condition: Equatable {
            case none
            /// A class that the element has; if `isWhole`, it has no other.
            case hasClass(String, isWhole: Bool)
            case id(String)
        }

        let name: MarkupName
        let condition: Condition

        func matches(_ element: Int, on tree: PageTree) -> Bool {
            guard tree.nodes[element].isElement, tree.name(element) == name else { return false }
            return switch condition {
            case .none: true
            case .hasClass(let word, let isWhole):
                isWhole ? tree.value(of: "class", at: element) == word : tree.classes(of: element).contains(word)
            case .id(let id): tree.value(of: "id", at: element) == id
            }
        }

        var text: String {
            let name = String(decoding: name.bytes, as: UTF8.self)
            return switch condition {
            case .none: name
            case .hasClass(let word, isWhole: true): "\(name)[@class='\(word)']"
            case .hasClass(let word, isWhole: false):
                "\(name)[contains(concat(' ', normalize-space(@class), ' '), ' \(word) ')]"
            case .id(let id): "\(name)[@id='\(id)']"
            }
        }
    }

    /// The number of ancestors to try.
    private static let ancestors = 5

    /// Finds the shortest expression for elements of one name that few other elements match. Returns nil if there is
    /// none.
    init?(to elements: [Int], on tree: PageTree) {
        guard let first = elements.first, tree.name(first).bytes.allSatisfy(Self.isPlain) else { return nil }
        let own = Self.steps(for: elements, on: tree)
        var candidates = own.map { [$0] }
        var parents = elements
        for _ in 0..<Self.ancestors {
            parents = parents.map { tree.nodes[$0].parent }
            guard parents.allSatisfy({ $0 > 1 }) else { break }
            guard Set(parents.map { tree.name($0).packed }).count == 1,
                tree.name(parents[0]).bytes.allSatisfy(Self.isPlain)
            else { continue }
            for step in Self.steps(for: parents, on: tree) where step.condition != .none {
                candidates += own.map { [step, $0] }
            }
        }
        let wanted = Set(elements)
        for steps in candidates {
            let found = Self.matches(steps, on: tree)
            guard wanted.isSubset(of: found), (found.count - wanted.count) * 5 <= max(5, wanted.count) else { continue }
            expression = steps.map { "//" + $0.text }.joined()
            return
        }
        return nil
    }

    /// Returns the steps that all elements match, best first: an id, a class, the bare name.
    private static func steps(for elements: [Int], on tree: PageTree) -> [Step] {
        guard let first = elements.first else { return [] }
        let name = tree.name(first)
        var steps: [Step] = []
        if Set(elements).count == 1, let id = tree.value(of: "id", at: first),
            id.wholeMatch(of: /[A-Za-z][A-Za-z_-]*/) != nil
        {
            steps.append(Step(name: name, condition: .id(id)))
        }
        for word in tree.lastingClasses(of: first) where elements.allSatisfy({ tree.classes(of: $0).contains(word) }) {
            let isWhole = elements.allSatisfy { tree.value(of: "class", at: $0) == word }
            steps.append(Step(name: name, condition: .hasClass(word, isWhole: isWhole)))
        }
        return steps + [Step(name: name, condition: .none)]
    }

    private static func matches(_ steps: [Step], on tree: PageTree) -> Set<Int> {
        guard let last = steps.last else { return [] }
        var found = tree.nodes.indices.filter { last.matches($0, on: tree) }
        if steps.count > 1 {
            found = found.filter { tree.ancestors(of: $0).contains { steps[0].matches($0, on: tree) } }
        }
        return Set(found)
    }

    static func isPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
    }

    /// Returns an expression, within an item, for elements with the name and class of one of them.
    static func within(_ name: MarkupName, _ word: String?) -> String {
        ".//" + Step(name: name, condition: word.map { .hasClass($0, isWhole: false) } ?? .none).text
    }
}
