extension String {
    /// A name as part of a key or a fragment: "Storms and floods" is "storms-and-floods".
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}

extension StringProtocol {
    /// Without the characters at the end that are of a kind.
    func trimmingSuffix(while isOfKind: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, isOfKind(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}
