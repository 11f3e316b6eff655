import Newsroom

/// Why something is not asked for, or an answer not taken.
struct Refusal: Error, Equatable {
    var reason: Message
}
