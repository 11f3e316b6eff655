/// Why something is not asked for, or an answer not taken: one line for people, no full stop.
struct Refusal: Error, Equatable {
    var reason: String
}
