/// The kinds of publishers, in the order in which pages list them.
public enum PublisherKind: String, Sendable, CaseIterable, Encodable {
    /// A news agency.
    case agency
    /// A broadcaster with a public remit.
    case publicBroadcaster = "public"
    case broadcaster
    /// A daily or weekly, also one that has stopped printing.
    case newspaper
    case magazine
    /// A newsroom that was never, or is no longer, in print.
    case online
    /// A public body that speaks for itself, such as a central bank.
    case official
}
