import Deduplicating
import Foundation
import Newsroom
import Pipeline

/// Formats seconds with two decimals.
func hundredths(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

extension Succession {
    /// The evidence for the succession, in words.
    var reason: String {
        switch evidence {
        case .address: "the address is the same"
        case .items(let known, let all):
            "\(known) of its \(counted(all, "item")) \(known == 1 ? "is" : "are") known from there"
        }
    }
}
