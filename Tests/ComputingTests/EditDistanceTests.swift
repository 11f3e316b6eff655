import Computing
import Testing

@Suite struct EditDistanceTests {
    @Test(
        "edits are insertions, deletions, replacements and, if counted, swaps of neighbours",
        arguments: [
            ("", "", 0, 0), ("", "abc", 3, 3), ("abc", "", 3, 3), ("kitten", "sitting", 3, 3), ("brian", "brain", 2, 1),
            ("ca", "abc", 3, 3), ("reichard", "reichardt", 1, 1),
        ])
    func edits(old: String, new: String, plain: Int, withSwaps: Int) {
        #expect(editDistance(from: old, to: new) == plain)
        #expect(editDistance(from: old, to: new, countsSwaps: true) == withSwaps)
    }
}
