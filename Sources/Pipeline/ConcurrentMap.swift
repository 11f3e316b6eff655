internal import Foundation

extension AsyncStream where Element: Sendable {
    /// Transforms elements concurrently and returns the results in order of completion. Runs at most one task per
    /// processor.
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
