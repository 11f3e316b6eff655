/// The stretches of time that a page is divided into, in the site's time zone.
public enum SectionKind: String, Sendable, CaseIterable {
    /// The last six hours.
    case topStories = "top-stories"
    /// Since midnight, before those.
    case earlierToday = "earlier-today"
    /// The seven days before today.
    case thisWeek = "this-week"
    /// Before that: only where a page would otherwise be thin, and it says so.
    case furtherBack = "further-back"
}
