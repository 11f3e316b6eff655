/// Where in the file a setting stands: `SettingPath()["sources"][12]["feed"]` is "sources[12].feed".
public struct SettingPath: Sendable, Hashable, CustomStringConvertible {
    private enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)
    }

    private var steps: [Step] = []

    /// The file as a whole.
    public init() {}

    public subscript(key: String) -> SettingPath { appending(.key(key)) }
    public subscript(index: Int) -> SettingPath { appending(.index(index)) }

    private func appending(_ step: Step) -> SettingPath {
        var path = self
        path.steps.append(step)
        return path
    }

    /// The path itself and all that it stands in, the file as a whole included.
    var withAncestors: [SettingPath] {
        (0...steps.count).map { count in
            var path = self
            path.steps.removeLast(steps.count - count)
            return path
        }
    }

    public var description: String {
        steps.reduce("") { text, step in
            switch step {
            case .key(let key): text.isEmpty ? key : "\(text).\(key)"
            case .index(let index): "\(text)[\(index)]"
            }
        }
    }

    /// The place of each step among its neighbours, as far as the file has it: to sort paths as the file has them.
    func positions(in file: JSONValue) -> [Int] {
        var value = file
        var positions: [Int] = []
        for step in steps {
            switch (step, value) {
            case (.key(let key), .object(let object)):
                guard let position = object.members.firstIndex(where: { $0.key == key }) else { return positions }
                positions.append(position)
                value = object.members[position].value
            case (.index(let index), .array(let values)) where values.indices.contains(index):
                positions.append(index)
                value = values[index]
            default: return positions
            }
        }
        return positions
    }
}

/// The problems of one file, each told once: of two at one place the first stays, and one inside what is already told is
/// taken for its consequence.
public struct SettingProblems {
    private var told: [(path: SettingPath, reason: String)] = []
    private var places: Set<SettingPath> = []

    public init() {}

    public var isEmpty: Bool { told.isEmpty }

    /// What is wrong at a place itself.
    func reason(at path: SettingPath) -> String? { told.first { $0.path == path }?.reason }

    /// Whether the place, or what it stands in, has a problem already.
    public func concern(_ path: SettingPath) -> Bool { path.withAncestors.contains(where: places.contains) }

    public mutating func add(_ reason: String, at path: SettingPath) {
        guard !concern(path) else { return }
        places.insert(path)
        told.append((path, reason))
    }

    /// Says nothing of a place any more: the mistake was made elsewhere, and is told there.
    mutating func excuse(_ path: SettingPath) { places.insert(path) }

    /// "sources[12].feed: is missing", a line each, in the order of the file.
    public func lines(in file: JSONValue) -> [String] {
        let placed = told.enumerated().map { (order: $1.path.positions(in: file), number: $0, problem: $1) }
        let sorted = placed.sorted { a, b in
            a.order == b.order ? a.number < b.number : a.order.lexicographicallyPrecedes(b.order)
        }
        return sorted.map { entry in
            let path = entry.problem.path.description
            return path.isEmpty ? entry.problem.reason : "\(path): \(entry.problem.reason)"
        }
    }
}
