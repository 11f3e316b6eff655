import Fetching

/// The rules of a robots.txt say the same when they are remembered, hold nothing but rules, and never forbid robots.txt.
enum RobotsProperties {
    private static let products = ["GlobalPulse", "pulse"]

    /// Up to the first line break the path, behind it the robots.txt.
    static func complaint(about input: [UInt8]) -> String? {
        let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let path = "/" + String(decoding: parts.first ?? [], as: UTF8.self)
        let rules = RobotsRules(parts.count > 1 ? Array(parts[1]) : [], for: products)
        guard rules.permits("/robots.txt") else { return "robots.txt itself is forbidden" }
        guard let remembered = RobotsRules(stored: rules.text, for: products) else {
            return "what is remembered is not known again: \(rules.text.debugDescription)"
        }
        let again = RobotsRules(rules.text.utf8, for: products)
        guard again.text == rules.text else {
            return "\(rules.text.debugDescription) became \(again.text.debugDescription)"
        }
        let verdicts = [rules, remembered, again].map { $0.permits(path) }
        return Set(verdicts).count == 1
            ? nil : "\(path.debugDescription) is \(verdicts) by \(rules.text.debugDescription)"
    }
}
