extension Substring {
    /// The text without surrounding white space, as used for rules files.
    public var withoutOuterBlanks: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return self[first...last]
    }
}
