/// `stamp`, `text`; `isFirstSeen` when the publisher gave no date that can be believed.
struct TimeView: TemplateView {
    let stamp: String
    let text: String
    let isFirstSeen: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "stamp": stamp
        case "text": text
        case "isFirstSeen": isFirstSeen
        default: nil
        }
    }
}
