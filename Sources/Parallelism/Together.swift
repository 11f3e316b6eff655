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
    let answer = Answer<Second>()
    let work = DispatchWorkItem { answer.value.withLock { $0 = second() } }
    DispatchQueue.global().async(execute: work)
    let result = first()
    work.wait()
    return (result, answer.value.withLock { $0 } ?? second())
}

/// Where the second thing's answer is left: whoever did it may hold on to the place when the caller has gone.
@usableFromInline
final class Answer<Value: Sendable>: Sendable {
    @usableFromInline let value = Mutex<Value?>(nil)

    @inlinable init() {}
}
