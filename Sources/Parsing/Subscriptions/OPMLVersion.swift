/// The version that a subscription list says it is in. Both nest outlines with the same attributes; 2.0 names those of
/// subscription lists, 1.0 (opml.org/spec1.opml) leaves them to programs.
public enum OPMLVersion: String, Sendable, CaseIterable {
    case one = "1.0"
    case two = "2.0"
}
