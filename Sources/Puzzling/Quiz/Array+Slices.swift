extension Array {
    /// Returns the elements in slices of this many, for work on all processors that sums up each slice.
    func slices(of count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
    }
}
