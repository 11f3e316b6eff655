public import Dispatch
public import Synchronization

/// Does two things at once, each on a processor of its own where there are two; the caller waits for both.
///
/// For work that keeps one processor busy and does not need the other's answer. Either may do parts of it by all processors: as two
/// turns of `concurrentPerform` it could not, for what a turn hands out is done by one (seen: two seconds of stories).
@inlinable
public func together<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let errand = Errand<Second>()
    let work = DispatchWorkItem {
        guard errand.take() else { return }
        let answer = second()
        errand.answer.withLock { $0 = answer }
    }
    DispatchQueue.global().async(execute: work)
    let result = first()
    // Where no other thread has begun with it, it is done here: with one processor Dispatch takes a second to make one more thread.
    if errand.take() { return (result, second()) }
    work.wait()
    return (result, errand.answer.withLock { $0 } ?? second())
}

/// The second thing, which is done by who takes it first: another thread, or the caller when it is done with its own.
@usableFromInline
final class Errand<Answer: Sendable>: Sendable {
    private let taken = Atomic(false)
    @usableFromInline let answer = Mutex<Answer?>(nil)

    @usableFromInline init() {}

    /// Whether it is the asker's to do: true once.
    @usableFromInline
    func take() -> Bool { !taken.exchange(true, ordering: .acquiringAndReleasing) }
}
