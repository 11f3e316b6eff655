extension StringProtocol {
    /// Without the characters at the end that are of a kind.
    func trimmingSuffix(while isOfKind: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, isOfKind(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}
