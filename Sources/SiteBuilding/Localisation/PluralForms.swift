/// Plural rules of a language. Its file of words lists the numbers of each form under `plural.FORM`: single numbers ("0
/// 1"), ranges ("2-4"), endings ("*2") and exceptions ("!*12"). The forms are those of CLDR. All other numbers take
/// "other".
///
/// Scripts that change a page's language use `Intl.PluralRules` instead.
struct PluralForms: Sendable {
    private let rules: [(form: String, rule: Rule)]

    private struct Rule: Sendable {
        var numbers: [ClosedRange<Int>] = []
        var endings: [Substring] = []
        var exceptions: [Substring] = []
    }

    /// - Parameter texts: the texts of a language, by key.
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
