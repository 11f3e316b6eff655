public import FoundationEssentials

/// A change to what an earlier edition reported, with the old and the new headline.
public struct Correction: Sendable, Equatable {
    /// The raw value is part of its address on the page, and of the key of its name in `Templates/words`.
    public enum Kind: String, Sendable, CaseIterable {
        /// Later reports of the same story count something differently.
        case figure
        /// The publisher replaced a number in its headline.
        case headline
        /// The publisher withdrew its report.
        case withdrawn
        /// Two stories are now one.
        case joined
        /// One story is now two.
        case parted
    }

    public var kind: Kind
    /// The article as the earlier edition showed it.
    public var earlier: Clipping
    /// The archived day that shows it in this form; nil if none does.
    public var day: Day.ID?
    /// For joined stories, the lead article of the other one, as the earlier edition showed it; otherwise nil.
    public var other: Clipping?
    /// The present lead articles: one, or two if the story was divided; empty for a withdrawn report.
    public var now: [Clipping]
    /// The figures in the old and the new headline, verbatim; nil for other kinds.
    public var figures: Figures?
    /// The time of the change.
    public var moment: Date

    public struct Figures: Sendable, Equatable {
        public var earlier: String
        public var now: String

        public init(earlier: String, now: String) {
            self.earlier = earlier
            self.now = now
        }
    }

    public init(
        kind: Kind, earlier: Clipping, day: Day.ID? = nil, other: Clipping? = nil, now: [Clipping],
        figures: Figures? = nil, moment: Date
    ) {
        self.kind = kind
        self.earlier = earlier
        self.day = day
        self.other = other
        self.now = now
        self.figures = figures
        self.moment = moment
    }
}
