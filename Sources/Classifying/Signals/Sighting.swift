internal import Newsroom

/// The occurrences of a term in titles: its spellings, and whether it is a name.
struct Sighting {
    /// Another name is shown with a name if it is next to at least this share of the name's occurrences.
    private static let companionship = 0.6
    /// The share of a word's occurrences, one in so many, that must follow an article or preposition.
    private static let mentionsPerMarker = 3

    private var forms: [String: Int] = [:]
    private var before: [String: Int] = [:]
    private var after: [String: Int] = [:]
    private var asName = 0
    private var asWord = 0
    private var asNoun = 0
    private var asOther = 0
    private var words = 1

    init(_ terms: [TrendTerm]) {
        for term in terms {
            forms[term.form, default: 0] += 1
            words = term.words
            if term.isName == true { asName += 1 } else if term.isName == false { asWord += 1 }
            if term.isNoun == true { asNoun += 1 } else if term.isNoun == false { asOther += 1 }
            if let name = term.before { before[name.form, default: 0] += 1 }
            if let name = term.after { after[name.form, default: 0] += 1 }
        }
        // "Julio de Vido" and "De Vido" have the same joint; that of "Agencia de Migraciones" never has a capital.
        for (form, count) in before where form.first?.isLowercase == true {
            before[form] = nil
            let name = form.prefix(1).uppercased() + form.dropFirst()
            if before[name] != nil { before[name, default: 0] += count }
        }
    }

    var isName: Bool { asName > asWord || (words > 1 && asWord == 0) }

    /// The term if it is a name, with the other name that is usually next to it ("Daniel Noboa" for "Daniel"). Nil if
    /// it isn't a name, or is usually followed by different ones, as forenames are.
    var name: String? {
        guard isName else { return nil }
        let form = Self.first(forms)
        guard words == 1 else { return form }
        let count = Double(forms.values.reduce(0, +))
        if Double(after.values.reduce(0, +)) * 2 >= count {
            let next = Self.first(after)
            return Double(after[next] ?? 0) >= Self.companionship * count ? "\(form) \(next)" : nil
        }
        let last = Self.first(before)
        return Double(before[last] ?? 0) >= Self.companionship * count ? "\(last) \(form)" : form
    }

    /// The term in lower case if it is a noun; nil otherwise. A verb or an adverb names nothing.
    var noun: String? {
        guard !isName, words == 1, asNoun * Self.mentionsPerMarker >= asNoun + asOther, asNoun > 0 else { return nil }
        return Self.first(forms).lowercased()
    }

    /// Returns the most frequent spelling; of several equally frequent ones, the first in alphabetical order.
    private static func first(_ counts: [String: Int]) -> String {
        counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    }
}
