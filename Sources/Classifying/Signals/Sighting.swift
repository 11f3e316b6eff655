internal import Newsroom

/// Today's articles that contain a term, and the term's spellings.
struct Sighting {
    var briefs: [Brief] = []
    /// The number of these whose sources the baseline knows.
    var settled = 0
    private var forms: [String: Int] = [:]
    private var asName = 0
    private var asWord = 0
    private var words = 1

    mutating func note(_ term: Term, in brief: Brief, isSettled: Bool) {
        briefs.append(brief)
        if isSettled { settled += 1 }
        forms[term.form, default: 0] += 1
        words = term.words
        if term.isName == true { asName += 1 } else if term.isName == false { asWord += 1 }
    }

    private var isName: Bool { asName > asWord || (words > 1 && asWord == 0) }

    /// Its most frequent spelling.
    private var form: String { forms.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }

    /// Its most frequent spelling where it is a name.
    var name: String? { isName ? form : nil }

    func trend(usual: UsualCount) -> Trend {
        // A common word gets small letters.
        Trend(
            term: isName ? form : form.lowercased(), isName: isName, briefs: Day.inOrder(briefs),
            publishers: Set(briefs.map(\.source.publisher)).count, usual: usual)
    }
}
