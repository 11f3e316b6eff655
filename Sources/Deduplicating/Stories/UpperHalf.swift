extension [EnumeratedSequence<[Int]>.Element] {
    /// Those whose value is not below the middle one; all of them where nothing is known.
    ///
    /// - Parameter values: by the elements' offsets.
    func upperHalf(by values: [Double]) -> Self {
        guard !values.isEmpty, !isEmpty else { return self }
        let sorted = map { values[$0.offset] }.sorted()
        let middle = sorted[(sorted.count - 1) / 2]
        return filter { values[$0.offset] >= middle }
    }
}
