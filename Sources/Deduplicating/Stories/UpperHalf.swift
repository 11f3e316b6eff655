extension [EnumeratedSequence<[Int]>.Element] {
    /// Returns the elements whose value is at least the median; all of them without values.
    ///
    /// - Parameter values: by the elements' offsets.
    func upperHalf(by values: [Double]) -> Self {
        guard !values.isEmpty, !isEmpty else { return self }
        let sorted = map { values[$0.offset] }.sorted()
        let middle = sorted[(sorted.count - 1) / 2]
        return filter { values[$0.offset] >= middle }
    }

    /// Returns the elements whose value isn't far below the highest; all of them without values, or if none is left.
    ///
    /// - Parameter values: by the elements' offsets.
    func withoutAsides(by values: [Double]) -> Self {
        guard let highest = values.max() else { return self }
        let near = filter { values[$0.offset] >= highest * ClusteringTuning.Stories.leastCentrality }
        return near.isEmpty ? self : near
    }
}
