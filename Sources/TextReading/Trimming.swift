extension Substring {
    /// Without the white space at either end, as the files of rules are read.
    public var withoutOuterBlanks: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return self[first...last]
    }
}
