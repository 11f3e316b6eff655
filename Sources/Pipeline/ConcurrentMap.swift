extension Array where Element: Sendable {
    /// The transformed elements in order, worked on in as many slices as there are processors.
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) -> T) async -> [T] {
        let slice = 256
        guard count > slice else { return map(transform) }
        return await withTaskGroup(of: (Int, [T]).self) { group in
            for start in stride(from: 0, to: count, by: slice) {
                group.addTask { (start, self[start..<Swift.min(start + slice, count)].map(transform)) }
            }
            var slices: [(Int, [T])] = []
            for await done in group { slices.append(done) }
            return slices.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
        }
    }
}
