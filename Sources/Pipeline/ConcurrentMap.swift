extension Array where Element: Sendable {
    /// The transformed elements in order, worked on in as many slices as there are processors.
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) -> T) async -> [T] {
        await concurrentMap(makingState: {}) { _, element in transform(element) }
    }

    /// The same with something that each slice makes for itself and hands from element to element.
    func concurrentMap<State, T: Sendable>(
        makingState: @escaping @Sendable () -> State, _ transform: @escaping @Sendable (inout State, Element) -> T
    ) async -> [T] {
        let slice = 256
        @Sendable func transformed(_ elements: ArraySlice<Element>) -> [T] {
            var state = makingState()
            return elements.map { transform(&state, $0) }
        }
        guard count > slice else { return transformed(self[...]) }
        return await withTaskGroup(of: (Int, [T]).self) { group in
            for start in stride(from: 0, to: count, by: slice) {
                group.addTask { (start, transformed(self[start..<Swift.min(start + slice, count)])) }
            }
            var slices: [(Int, [T])] = []
            for await done in group { slices.append(done) }
            return slices.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
        }
    }
}
