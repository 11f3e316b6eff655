extension Range<Int> {
    /// The first of these places of an ascending list that is not before what is looked for; their end where all are.
    func first(notBefore isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
