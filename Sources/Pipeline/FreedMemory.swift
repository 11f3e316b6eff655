internal import CMemory

extension PipelinePart {
    /// Returns memory freed by a step to the system. Otherwise the C library keeps it in fragments that the next step
    /// can seldom use, and each step adds its own peak.
    ///
    /// It visits every free block, which takes milliseconds in a large run, so call it only a few times per run.
    func returnFreedMemory() { malloc_trim(0) }
}
