/// A person who takes part in an item, such as an episode's host or guest, as its publisher states it (Podcasting 2.0).
public struct Person: Sendable, Equatable {
    /// Plain text.
    public var name: String
    /// The role in lower case ("guest"); nil if none is stated, which means a host.
    public var role: String?
    /// The absolute http(s) address of a portrait. No page shows it.
    public var picture: String?

    public init(name: String, role: String? = nil, picture: String? = nil) {
        self.name = name
        self.role = role
        self.picture = picture
    }
}

extension Person: FactRecord {
    public static let blank = Person(name: "")

    public static let fields: [Fact<Person>] = [
        Fact("name", \.name, .words), Fact("role", \.role, .words), Fact("picture", \.picture, .address),
    ]
}
