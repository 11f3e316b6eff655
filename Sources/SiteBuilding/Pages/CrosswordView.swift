internal import Newsroom

/// Template values for a crossword that can be solved on paper: `rows` of `cells`, `across` and `down` (clues),
/// `answers` (both, in the same order), `own` (the language of its words).
struct CrosswordView: TemplateView {
    /// Template values for a square: `number`, and `isCell`, which is false for a black square.
    struct Cell: TemplateView {
        let number: Int?
        let isCell: Bool

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "number": number.map(String.init) ?? ""
            case "isCell": isCell
            default: nil
            }
        }
    }

    struct Row: TemplateView {
        let cells: [Cell]

        func child(named name: String) -> (any TemplateValue)? { name == "cells" ? cells : nil }
    }

    /// Template values for a clue: `number`, `before`, `behind`, `letters` (the word's length), `language`, `word`,
    /// `reports`.
    struct Clue: TemplateView {
        let entry: Crossword.Entry
        let shelf: CardShelf

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "number": String(entry.number)
            case "before": entry.before
            case "behind": entry.behind
            case "letters": String(entry.word.count)
            case "language": entry.clipping.language ?? false
            case "word": entry.word
            case "own": shelf.words.language
            case "reports": [ReportLink(clipping: entry.clipping, shelf: shelf)]
            default: nil
            }
        }
    }

    let crossword: Crossword
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "rows": rows
        case "across": clues { !$0.isDown }
        case "down": clues(where: \.isDown)
        case "answers": clues { _ in true }
        default: nil
        }
    }

    private var rows: [Row] {
        crossword.rows.enumerated().map { row, letters in
            Row(
                cells: letters.enumerated().map { column, letter in
                    let first = crossword.entries.first { $0.row == row && $0.column == column }
                    return Cell(number: first?.number, isCell: letter != ".")
                })
        }
    }

    private func clues(where fits: (Crossword.Entry) -> Bool) -> [Clue] {
        crossword.entries.filter(fits).map { Clue(entry: $0, shelf: shelf) }
    }
}
