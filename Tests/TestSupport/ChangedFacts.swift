import Foundation
public import Newsroom

extension Fact {
    /// The same facts with another value for this one.
    public func changed(_ root: Root) -> Root {
        var root = root
        change(&root) { column, value in column.another(than: value) }
        return root
    }
}

extension FactColumn {
    /// A valid value that differs from another.
    fileprivate func another(than value: FactValue) -> FactValue {
        switch (form, value) {
        case (.records(let fields), .records(let records)):
            .records(records + [fields.map { $0.another(than: .none) }])
        case (.records(let fields), _): .records([fields.map { $0.another(than: .none) }])
        case (.number, .number(let number)): .number(number + 1)
        case (.number, _): .number(12)
        case (.degrees, .real(let degrees)): .real(degrees / 2 + 1)
        case (.degrees, _): .real(12.5)
        case (.date, .date(let date)): .date(date - 90_000_000)
        case (.date, _): .date(Date(timeIntervalSinceReferenceDate: 700_000_000))
        case (.address, _), (.pageAddress, _): .text("https://another.example/\(name)-\(value.hashedText)")
        case (.code, .texts(let texts)), (.words, .texts(let texts)): .texts(texts + ["Another"])
        case (.code, .text(let text)), (.words, .text(let text)): .text("Another " + text)
        case (.code, _), (.words, _): isList ? .texts(["Another"]) : .text("Another")
        }
    }
}

extension FactValue {
    fileprivate var hashedText: String { if case .text(let text) = self { "\(text.utf8.count)" } else { "" } }
}
