/// The path of a setting in the file: `SettingPath()["sources"][12]["feed"]` is "sources[12].feed".
public struct SettingPath: Sendable, Hashable, CustomStringConvertible {
    private enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)
    }

    /// The included file it is in, for messages; nil for the main file.
    public let file: String?
    private var steps: [Step] = []

    /// Creates the path of the whole file.
    public init() { file = nil }

    /// Creates the path of a whole included file.
    public init(in file: String) { self.file = file }

    public subscript(key: String) -> SettingPath { appending(.key(key)) }
    public subscript(index: Int) -> SettingPath { appending(.index(index)) }

    private func appending(_ step: Step) -> SettingPath {
        var path = self
        path.steps.append(step)
        return path
    }

    /// The path and all paths that contain it, up to the whole file.
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

    /// Returns the position of each step among its siblings, as far as the path exists in the file. Sorting by these
    /// gives file order.
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

/// The problems found in a file. Only the first problem at each place is kept, and problems inside a place that already
/// has one are dropped as consequences.
public struct SettingProblems {
    private var found: [(path: SettingPath, reason: String)] = []
    private var places: Set<SettingPath> = []

    public init() {}

    public var isEmpty: Bool { found.isEmpty }
    var count: Int { found.count }

    /// Returns the problem at exactly this place, or nil.
    func reason(at path: SettingPath) -> String? { found.first { $0.path == path }?.reason }

    /// Returns whether the place, or one that contains it, has a problem.
    public func exist(at path: SettingPath) -> Bool { path.withAncestors.contains(where: places.contains) }

    public mutating func add(_ reason: String, at path: SettingPath) {
        guard !exist(at: path) else { return }
        places.insert(path)
        found.append((path, reason))
    }

    /// Suppresses problems at this place, because their cause is reported elsewhere.
    mutating func suppress(at path: SettingPath) { places.insert(path) }

    /// Returns the problems in file order, as lines such as "feeds.json: sources[12].feed: is missing", followed by
    /// those of other files.
    ///
    /// - Parameter name: the file name for messages.
    public func lines(in file: JSONValue, called name: String) -> [String] {
        let own = SettingProblems(found: found.filter { $0.path.file == nil }).lines(in: file).map { "\(name): \($0)" }
        let others = found.filter { $0.path.file != nil }.map { path, reason in
            ([path.file ?? "", path.description].filter { !$0.isEmpty } + [reason]).joined(separator: ": ")
        }
        return own + others
    }

    private init(found: [(path: SettingPath, reason: String)]) { self.found = found }

    /// Returns the problems in file order, as lines such as "sources[12].feed: is missing".
    public func lines(in file: JSONValue) -> [String] {
        let placed = found.enumerated().map { (order: $1.path.positions(in: file), number: $0, problem: $1) }
        let sorted = placed.sorted { a, b in
            a.order == b.order ? a.number < b.number : a.order.lexicographicallyPrecedes(b.order)
        }
        return sorted.map { entry in
            let path = entry.problem.path.description
            return path.isEmpty ? entry.problem.reason : "\(path): \(entry.problem.reason)"
        }
    }
}
