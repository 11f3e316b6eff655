internal import Foundation

extension AsyncStream where Element: Sendable {
    /// The transformed elements as they are done. No more are taken than there are processors to work on them.
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) -> T) async -> [T] {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return await withTaskGroup(of: T.self) { group in
            var results: [T] = []
            var running = 0
            for await element in self {
                if running >= processors, let done = await group.next() {
                    results.append(done)
                    running -= 1
                }
                group.addTask { transform(element) }
                running += 1
            }
            for await done in group { results.append(done) }
            return results
        }
    }
}

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
