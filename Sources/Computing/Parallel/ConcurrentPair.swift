public import Dispatch
public import Synchronization

/// Runs two tasks concurrently, if there are two processors, and blocks until both are finished.
///
/// Use it for independent tasks that each keep one processor busy. Either may itself use all processors. Two iterations
/// of `concurrentPerform` would not allow that, because nested calls there run on one thread (seen: story grouping
/// slowed by seconds).
@inlinable
public func concurrentPair<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let task = ClaimableTask<Second>()
    let work = DispatchWorkItem {
        guard task.take() else { return }
        let answer = second()
        task.answer.withLock { $0 = answer }
    }
    DispatchQueue.global().async(execute: work)
    let result = first()
    // Run the second task inline when no worker is free. With a single processor, Dispatch takes a second to create
    // another thread.
    if task.take() { return (result, second()) }
    work.wait()
    return (result, task.answer.withLock { $0 } ?? second())
}

/// The second task, run by whoever claims it first: another thread, or the caller once its own is finished.
@usableFromInline
final class ClaimableTask<Answer: Sendable>: Sendable {
    private let taken = Atomic(false)
    @usableFromInline let answer = Mutex<Answer?>(nil)

    @usableFromInline init() {}

    /// Claims the task. Returns true only once.
    @usableFromInline
    func take() -> Bool { !taken.exchange(true, ordering: .acquiringAndReleasing) }
}
