import Configuring
import Deduplicating
import Foundation
import Newsroom
import Pipeline
import Publishing
import SiteBuilding

/// Output as JSON Lines on standard output, for programs.
struct JSONLinesStyle: ReportingStyle {
    let english: Localisation
    var channel: FileHandle { .standardOutput }

    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? {
        switch event {
        case .asking(let feeds): return line(["event": "asking", "feeds": feeds])
        case .answered(let source, let answer):
            var members: [String: Any] = ["event": "feed", "source": source.name, "id": source.id, "feed": source.feed]
            switch answer {
            case .read(let format, let items, let problem):
                members.merge(["status": "read", "format": format, "items": items]) { $1 }
                members.merge(fields(problem, as: "problem")) { $1 }
            case .unchanged: members["status"] = "unchanged"
            case .skipped(let until, let failure):
                members["status"] = "skipped"
                members["until"] = until.formatted(.iso8601)
                members.merge(fields(failure?.reason)) { $1 }
            case .left(let host):
                members["status"] = "left"
                members["host"] = host
            case .failed(let failure):
                members.merge(["status": "failed", "stage": failure.stage.rawValue]) { $1 }
                members.merge(fields(failure.reason)) { $1 }
            }
            return line(members)
        case .waiting(let reason): return line(["event": "waiting", "reason": reason])
        case .began(let step): return line(["event": "began", "step": step.name])
        case .ended(let step):
            return line(["event": "ended", "step": step.name, "seconds": progress.seconds.last?.seconds ?? 0])
        }
    }

    func words(for summary: RunSummary) -> String? {
        let r = summary.report
        let passedOver: Int? = summary.passedOver == 0 ? nil : summary.passedOver
        return line([
            "event": "summary", "read": r.feedsRead, "unchanged": r.feedsUnchanged, "skipped": r.feedsSkipped,
            "failed": r.failures.map {
                fields($0.reason).merging(["source": $0.source, "stage": $0.stage.rawValue]) { $1 }
            },
            "continued": r.successions.isEmpty
                ? nil : r.successions.map { ["old": $0.old, "new": $0.new, "reason": $0.reason] },
            "left": summary.left.isEmpty ? nil : Dictionary(uniqueKeysWithValues: summary.left.map { ($0, $1.count) }),
            "cutOff": r.isCutOff ? true : nil, "passedOver": passedOver,
            "moved": r.moved.map { ["source": $0.source, "to": $0.to] },
            "articlePages": r.articlePages,
            "articlePagesFailed": r.articlePageFailures.map { fields($0.reason).merging(["source": $0.source]) { $1 } },
            "pictures": r.pictures,
            "picturesFailed": r.pictureFailures.map { fields($0.reason).merging(["source": $0.source]) { $1 } },
            "items": r.items, "newArticles": r.newArticles, "articles": r.figures.articles,
            "promotions": r.figures.promotions == 0 ? nil : r.figures.promotions, "stories": r.figures.stories,
            "editions": r.figures.editions.map { ["title": $0.title, "articles": $0.articles] },
            "placed": r.figures.placed, "pagesWritten": r.pagesWritten, "pagesUnchanged": r.pagesUnchanged,
            "pagesRemoved": r.pagesRemoved, "standsSince": r.unchangedSince?.formatted(.iso8601),
            "storiesByModel": r.storiesByModel,
            "sentencesDropped": r.sentencesDropped,
            "damagedDays": r.damagedDays.isEmpty ? nil : r.damagedDays,
            "damagedRows": r.damagedRows.isEmpty ? nil : r.damagedRows,
            "modelFailure": r.modelFailure.map { english.text(of: $0.reason) } ?? NSNull(),
            "seconds": Dictionary(summary.seconds.map { ($0.step.name, $0.seconds) }, uniquingKeysWith: +),
            "output": summary.output,
            "host": summary.hostFit.map { fit in
                [
                    "name": fit.host.rawValue, "files": fit.size.files, "bytes": fit.size.bytes,
                    "largestFile": fit.size.largestFile.size, "isTight": fit.isTight,
                ] as [String: Any]
            },
        ])
    }

    /// Returns a message in English (`reason`), and as data with key and values (`reasonMessage`).
    private func fields(_ message: Message?, as name: String = "reason") -> [String: Any] {
        guard let message else { return [:] }
        let object = (try? JSONEncoder().encode(message)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return [name: english.text(of: message), name + "Message": object ?? NSNull()]
    }

    private func line(_ members: [String: Any?]) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: members.compactMapValues { $0 }, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { JSONValue.harmless(String(decoding: $0, as: UTF8.self)) + "\n" } ?? ""
    }
}
