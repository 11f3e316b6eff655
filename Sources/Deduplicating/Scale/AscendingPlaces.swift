extension Range<Int> {
    /// Returns the first index of an ascending list that is not before the one sought, by binary search; the upper
    /// bound if all are.
    func first(notBefore isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
