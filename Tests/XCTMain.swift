import Testing

/// Runs all tests. Without this file the package manager looks them up in an index of the code, which takes the
/// compiler two fifths of its time with tests; what it would write itself beside that is this call.
@main struct Tests {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
