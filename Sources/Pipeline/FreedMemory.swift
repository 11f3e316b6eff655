internal import CMemory

extension PipelinePart {
    /// Hands back to the system what a step has freed. The C library keeps it for later, piece by piece between what is still in
    /// use, and the next step seldom wants pieces of that size: each would add its own peak to those of the steps before.
    ///
    /// It looks at every free piece, which takes milliseconds of a large run: for a few places in one.
    func returnFreedMemory() { malloc_trim(0) }
}
