internal import Foundation
internal import GRDB

/// What models answered, as rows of `modelAnswer`: asked again, they would be slow, and might say something else.
enum ModelAnswerTable {
    static func answers(to questions: [String], in db: Database) throws -> [String: String] {
        let statement = try db.makeStatement(sql: "SELECT answer FROM modelAnswer WHERE question = ?")
        var answers: [String: String] = [:]
        for question in questions {
            if let answer = try String.fetchOne(statement, arguments: [question]) { answers[question] = answer }
        }
        return answers
    }

    static func remember(_ answers: [String: String], at now: Date, in db: Database) throws {
        let statement = try db.makeStatement(
            sql: "INSERT OR REPLACE INTO modelAnswer (question, answer, used) VALUES (?, ?, ?)")
        for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
            try statement.execute(arguments: [question, answer, now.timeIntervalSinceReferenceDate])
        }
    }

    static func forget(before date: Date, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM modelAnswer WHERE used < ?", arguments: [date.timeIntervalSinceReferenceDate])
    }
}
