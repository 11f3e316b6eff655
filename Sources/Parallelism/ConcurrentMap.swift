public import Dispatch
public import Synchronization

extension Array where Element: Sendable {
    /// The transformed elements in order, worked on in slices by all processors; the caller waits.
    ///
    /// It is made for the types of each caller: what copies elements of types that it does not know took a fortieth of a run.
    ///
    /// - Parameter slice: so many elements are handed out at a time: few where each takes long.
    @inlinable
    public func concurrentMap<T: Sendable>(
        slice: Int = 256, _ transform: @Sendable (Element) -> T
    ) -> [T] {
        concurrentMap(slice: slice, makingState: {}) { _, element in transform(element) }
    }

    /// The same with something that each slice makes for itself and hands from element to element.
    @inlinable
    public func concurrentMap<State, T: Sendable>(
        slice: Int = 256, makingState: @Sendable () -> State, _ transform: @Sendable (inout State, Element) -> T
    ) -> [T] {
        @Sendable func transformed(_ elements: ArraySlice<Element>) -> [T] {
            var state = makingState()
            return elements.map { transform(&state, $0) }
        }
        guard count > slice else { return transformed(self[...]) }
        let slices = (count + slice - 1) / slice
        let done = Mutex<[[T]]>(Array<[T]>(repeating: [], count: slices))
        DispatchQueue.concurrentPerform(iterations: slices) { number in
            let result = transformed(self[number * slice..<Swift.min((number + 1) * slice, count)])
            done.withLock { $0[number] = result }
        }
        var all: [T] = []
        all.reserveCapacity(count)
        done.withLock { done in
            for number in done.indices {
                all += done[number]
                done[number] = []
            }
        }
        return all
    }
}
