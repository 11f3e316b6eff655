import MarkupReading
import Newsroom

// Whether the article is free to read.
extension ItemFacts {
    /// The access that the item states in `premium` or in Dow Jones's category, otherwise the mark of paid articles
    /// that its publisher puts into addresses or titles. Nil if the item says nothing.
    func access(at address: String?, titled title: String) -> Access? {
        premium ?? accessClass ?? (PaidMarks.builtIn.mark(address ?? "", title) ? .paid : nil)
    }

    private var premium: Access? {
        switch record.text([.premium])?.lowercased() {
        case "true": .paid
        case "false": .free
        default: nil
        }
    }

    /// Seen in the wild: `<category domain="AccessClassName">PAID</category>` of wsj.com.
    private var accessClass: Access? {
        for element in record.top(.category) where record.says(.domain, "accessclassname", of: element) {
            return record.trimmed(element).flatMap { Access(rawValue: $0.lowercased()) }
        }
        return nil
    }
}
