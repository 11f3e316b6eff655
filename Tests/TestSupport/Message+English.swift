public import Newsroom
internal import SiteBuilding

extension Message {
    /// The message as the tool says it in English.
    public var english: String { (try? Localisation.english())?.text(of: self) ?? "there are no English words" }
}
