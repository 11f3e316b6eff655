/// The plural form of a text for a number. A file of words lists the numbers of each form under `plural.FORM`: numbers ("0 1"), spans ("2-4"), endings
/// ("*2") and exceptions ("!*12"). The forms are CLDR's; every other number takes "other".
///
/// Pages that change their language ask the browser instead (`Intl.PluralRules`).
struct PluralForms: Sendable {
    private let rules: [(form: String, rule: Rule)]

    private struct Rule: Sendable {
        var numbers: [ClosedRange<Int>] = []
        var endings: [Substring] = []
        var exceptions: [Substring] = []
    }

    /// - Parameter texts: those of a language, by key.
    init(_ texts: [String: String]) {
        rules = ["zero", "one", "two", "few", "many"].compactMap { form in
            texts["plural." + form].map { (form, Self.rule($0)) }
        }
    }

    private static func rule(_ text: String) -> Rule {
        var rule = Rule()
        for item in text.split(separator: " ") {
            if item.hasPrefix("!*") {
                rule.exceptions.append(item.dropFirst(2))
            } else if item.hasPrefix("*") {
                rule.endings.append(item.dropFirst())
            } else {
                let bounds = item.split(separator: "-").compactMap { Int($0) }
                if let first = bounds.first, let last = bounds.last, first <= last { rule.numbers.append(first...last) }
            }
        }
        return rule
    }

    func form(of number: Int) -> String {
        let digits = String(number.magnitude)
        return rules.first { _, rule in
            rule.numbers.contains { $0.contains(number) }
                || rule.endings.contains(where: digits.hasSuffix) && !rule.exceptions.contains(where: digits.hasSuffix)
        }?.form ?? "other"
    }
}
