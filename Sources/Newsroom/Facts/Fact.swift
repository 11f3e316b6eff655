/// A fact: its name, the property that holds it, and how it is stored, checked and updated.
///
/// Each fact is one row of a table (`StatedFacts.table`). Archives, page caches, the screening of addresses and updates
/// of articles all follow from it.
///
/// It is a class because facts are passed around by the million when archives are read.
///
/// ```swift
/// Fact("licence", \.licence, .address, isInherited: true, isLinked: true, step: FactStep(7, "licences"))
/// ```
public final class Fact<Root: Sendable>: Sendable {
    public let name: String
    public let columns: [FactColumn]
    /// The maximum number of elements of a list in an article.
    public let limit: Int?
    public let update: FactUpdate
    /// Whether items that don't state it take it from their feed.
    public let isInherited: Bool
    /// Whether `pulse build --export` writes it.
    public let isExported: Bool
    /// Whether an article's fullest card links to it, under the word `card.NAME`.
    public let isLinked: Bool
    /// The migration that added its columns to archives; nil if they were always there.
    public let step: FactStep?
    public let holdsAddresses: Bool
    /// Whether it is a single address.
    public var isAddress: Bool { columns.count == 1 && !columns[0].isList && columns[0].form.isAddress }
    /// Reads one of its columns.
    public let value: @Sendable (Root, _ column: Int) -> FactValue
    let setter: @Sendable (inout Root, (_ column: Int) -> FactValue) -> Bool
    private let isMissing: @Sendable (Root) -> Bool
    private let copy: @Sendable (_ from: Root, _ to: inout Root) -> Void

    public init<Value: FactType>(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: FactForm = .records([]),
        limit: Int? = nil, update: FactUpdate = .latest, isInherited: Bool = false, isExported: Bool = false,
        isLinked: Bool = false, step: FactStep? = nil
    ) {
        self.name = name
        columns = Value.columns(named: name, form)
        self.limit = limit
        self.update = update
        self.isInherited = isInherited
        self.isExported = isExported
        self.isLinked = isLinked
        self.step = step
        holdsAddresses = columns.contains { $0.form.holdsAddresses }
        value = { root, column in root[keyPath: path].value(of: column) }
        setter = { root, value in
            guard let value = Value(columns: value) else { return false }
            root[keyPath: path] = value
            return true
        }
        isMissing = { $0[keyPath: path].isMissing }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Sets the fact from the values of its columns.
    ///
    /// - Returns: false if a required value is missing; nothing is then changed.
    @discardableResult
    public func set(_ root: inout Root, _ value: (_ column: Int) -> FactValue) -> Bool { setter(&root, value) }

    /// Changes the fact, column by column.
    public func change(_ root: inout Root, _ change: (FactColumn, FactValue) -> FactValue) {
        // Most facts have one column, and most values stay the same.
        if columns.count == 1 {
            let known = value(root, 0)
            let new = change(columns[0], known)
            if new != known { set(&root) { _ in new } }
        } else {
            let known = columns.indices.map { value(root, $0) }
            let new = zip(columns, known).map { change($0, $1) }
            if new != known { set(&root) { new[$0] } }
        }
    }

    /// Fills in the fact if nothing is stated.
    public func fill(_ root: inout Root, from other: Root) {
        if isMissing(root) { copy(other, &root) }
    }

    /// Updates the fact from a later sighting.
    ///
    /// - Parameter isOwn: whether the publisher's own feed states the other. Another's only fills gaps.
    public func update(_ root: inout Root, from other: Root, isOwn: Bool) {
        switch update {
        case .latest where isOwn: if !isMissing(other) { copy(other, &root) }
        case .latest, .first: fill(&root, from: other)
        case .separate, .never: break
        }
    }
}

/// How a fact changes when its article is seen again.
public enum FactUpdate: Sendable {
    /// The publisher's latest statement replaces it.
    case latest
    /// The first statement stays.
    case first
    /// It follows from several facts (`Article.seenAgain`).
    case separate
    /// It never changes, not even in archives.
    case never
}

/// A migration of archives that adds the columns of facts. Several facts may share one.
public struct FactStep: Sendable, Equatable {
    /// Its place among SQLite's migrations.
    public let number: Int
    /// The name under which archives record that they have taken it.
    public let name: String

    public init(_ number: Int, _ name: String) {
        self.number = number
        self.name = "\(number) \(name)"
    }
}
