internal import Newsroom

/// The occurrences of a term in today's articles, with its spellings.
struct Sighting {
    var briefs: [Brief] = []
    /// The number of these articles whose sources are in the baseline.
    var settled = 0
    private var forms: [String: Int] = [:]
    private var asName = 0
    private var asWord = 0
    private var words = 1

    mutating func note(_ term: TrendTerm, in brief: Brief, isSettled: Bool) {
        briefs.append(brief)
        if isSettled { settled += 1 }
        forms[term.form, default: 0] += 1
        words = term.words
        if term.isName == true { asName += 1 } else if term.isName == false { asWord += 1 }
    }

    private var isName: Bool { asName > asWord || (words > 1 && asWord == 0) }

    /// The most frequent spelling.
    private var form: String { forms.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }

    /// The most frequent spelling if the term is a name; nil otherwise.
    var name: String? { isName ? form : nil }

    func trend(usual: UsualCount) -> Trend {
        // Show common words in lower case.
        Trend(
            term: isName ? form : form.lowercased(), isName: isName, briefs: Day.inOrder(briefs),
            publishers: Set(briefs.map(\.source.publisher)).count, usual: usual)
    }
}
