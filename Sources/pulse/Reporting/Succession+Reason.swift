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
        case .address: "same address"
        case .items(let known, let all):
            "\(known) of its \(counted(all, "item")) \(known == 1 ? "is" : "are") already known from it"
        }
    }
}
