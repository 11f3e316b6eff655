internal import Newsroom

/// A text that may be one of ours: `name`, and `wording` where it is, so that a page can say it in other languages.
struct SaidView: TemplateView {
    let name: String
    let wording: Wording?

    func child(named: String) -> Any? {
        switch named {
        case "name": name
        case "wording": wording ?? false
        default: nil
        }
    }
}

extension Words {
    /// A text of the configuration, which is ours when it is what stands under the key.
    func view(of text: String, _ key: String) -> SaidView {
        let wording = wording(of: text, key)
        return SaidView(name: wording?.text ?? text, wording: wording)
    }

    /// A sentence of the rules.
    func view(of statement: Statement) -> SaidView {
        let wording = wording(of: statement)
        return SaidView(name: wording?.text ?? statement.plain, wording: wording)
    }
}
