public import Dispatch
public import Synchronization

extension Array where Element: Sendable {
    /// Transforms elements on all processors, in slices, and returns the results in order. Blocks until finished.
    ///
    /// It is inlinable so that it is specialised for the caller's types; copying elements of unknown types is
    /// measurably slower.
    ///
    /// - Parameter slice: the number of elements handed out at a time. Use few if each takes long.
    @inlinable
    public func concurrentMap<T: Sendable>(
        slice: Int = 256, _ transform: @Sendable (Element) -> T
    ) -> [T] {
        concurrentMap(slice: slice, makingState: {}) { _, element in transform(element) }
    }

    /// Transforms elements on all processors, with state that is created for each slice and passed from element to
    /// element.
    @inlinable
    public func concurrentMap<State, T: Sendable>(
        slice: Int = 256, makingState: @Sendable () -> State, _ transform: @Sendable (inout State, Element) -> T
    ) -> [T] {
        concurrentSlices(of: slice, keepingState: {}) { _, elements in
            var state = makingState()
            return elements.map { transform(&state, $0) }
        }
    }

    /// Transforms elements on all processors, with state that is created once per processor and passed from slice to
    /// slice. An example is a reader that looks up no word twice. Results must not depend on earlier elements, whose
    /// order is undefined.
    @inlinable
    public func concurrentMap<State, T: Sendable>(
        slice: Int = 256, keepingState makeState: @Sendable () -> State,
        _ transform: @Sendable (inout State, Element) -> T
    ) -> [T] {
        concurrentSlices(of: slice, keepingState: makeState) { state, elements in
            elements.map { transform(&state, $0) }
        }
    }

    /// Transforms slices on all processors, with state that is created once per processor, and returns all results in
    /// the order of the elements. A slice may have one result for all of its elements, such as a sum.
    @inlinable
    public func concurrentSlices<State, T: Sendable>(
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
        // One iteration per processor processes all the slices; later iterations find none left.
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
