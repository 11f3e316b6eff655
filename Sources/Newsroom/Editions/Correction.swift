public import FoundationEssentials

/// Something an earlier edition told that no longer holds, quoted as it was told and as it is told now.
public struct Correction: Sendable, Equatable {
    /// The raw value is part of its address on the page, and of the key of its name in `Templates/words`.
    public enum Kind: String, Sendable, CaseIterable {
        /// Later reports of the same story count something differently.
        case figure
        /// The publisher replaced a number in its headline.
        case headline
        /// The publisher took its report back.
        case withdrawn
        /// Two stories are now one.
        case joined
        /// One story is now two.
        case parted
    }

    public var kind: Kind
    /// The article as it was told.
    public var told: Clipping
    /// The archived day that lists it so; nil if none does.
    public var day: Day.ID?
    /// The article that led the other of two stories, as it was told; nil unless they are one now.
    public var other: Clipping?
    /// What is told now: one article, for a parted story the leads of both, and none for a withdrawn report.
    public var now: [Clipping]
    /// The figure in the headline told then and in the one told now, verbatim; nil for other kinds.
    public var figures: Figures?
    /// The time of the change.
    public var moment: Date

    public struct Figures: Sendable, Equatable {
        public var told: String
        public var now: String

        public init(told: String, now: String) {
            self.told = told
            self.now = now
        }
    }

    public init(
        kind: Kind, told: Clipping, day: Day.ID? = nil, other: Clipping? = nil, now: [Clipping],
        figures: Figures? = nil, moment: Date
    ) {
        self.kind = kind
        self.told = told
        self.day = day
        self.other = other
        self.now = now
        self.figures = figures
        self.moment = moment
    }
}
