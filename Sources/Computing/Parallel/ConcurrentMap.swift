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
        concurrentSlices(of: slice, keepingState: {}) { _, elements in
            var state = makingState()
            return elements.map { transform(&state, $0) }
        }
    }

    /// The same with something that each processor makes once and hands on from slice to slice as well, as a reader that looks up no
    /// word twice. No result may depend on the elements before: nobody knows which they were.
    @inlinable
    public func concurrentMap<State, T: Sendable>(
        slice: Int = 256, keepingState makeState: @Sendable () -> State,
        _ transform: @Sendable (inout State, Element) -> T
    ) -> [T] {
        concurrentSlices(of: slice, keepingState: makeState) { state, elements in
            elements.map { transform(&state, $0) }
        }
    }

    @inlinable
    func concurrentSlices<State, T: Sendable>(
        of slice: Int, keepingState makeState: @Sendable () -> State,
        _ transformed: @Sendable (inout State, ArraySlice<Element>) -> [T]
    ) -> [T] {
        guard count > slice else {
            var state = makeState()
            return transformed(&state, self[...])
        }
        let slices = (count + slice - 1) / slice
        let taken = Atomic(0)
        let done = Mutex<[[T]]>(Array<[T]>(repeating: [], count: slices))
        // As many as there are processors take all slices; those behind them find none.
        DispatchQueue.concurrentPerform(iterations: slices) { _ in
            var number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
            guard number < slices else { return }
            var state = makeState()
            repeat {
                let result = transformed(&state, self[number * slice..<Swift.min((number + 1) * slice, count)])
                done.withLock { $0[number] = result }
                number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
            } while number < slices
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
