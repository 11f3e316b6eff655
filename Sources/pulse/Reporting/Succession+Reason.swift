import Deduplicating
import Foundation
import Newsroom
import Pipeline

/// Seconds to the hundredth.
func hundredths(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

extension Succession {
    /// How it was recognised, for people.
    var reason: String {
        switch evidence {
        case .address: "the address is the same"
        case .items(let known, let all):
            "\(known) of its \(counted(all, "item")) \(known == 1 ? "is" : "are") known from there"
        }
    }
}
