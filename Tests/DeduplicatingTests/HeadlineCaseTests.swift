import Testing
import TextReading

@testable import Deduplicating

/// In a headline that is a sentence a capital marks a name.
@Suite struct HeadlineCaseTests {
    @Test(arguments: [
        ("Ferry to Porto is late again, says captain", HeadlineCase.sentence),
        ("Lorde gives Northland trust a painting", .sentence),
        ("Ferry to Porto Is Late Again, Says Captain", .title),
        ("Ferry Late", .title),
        ("Ana Duarte of Porto dies", .title),
    ])
    func eitherCaseIsRecognised(_ headline: String, _ expected: HeadlineCase) {
        var reader = TextReader()
        #expect(HeadlineCase(reader.reading(of: headline, in: nil).words) == expected)
    }
}
