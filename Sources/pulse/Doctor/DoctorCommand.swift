import ArgumentParser
import Foundation
import Newsroom
import Pipeline
import Speaking

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Checks everything a build needs and says how to fix what is wrong.",
        usage: "pulse doctor [<options>]",
        discussion: """
            Checks the configuration, the folders and their disk space, the archive and the
            last run, the targets, the limits of the web host, the mail and model servers,
            the network and the clock.
            Each line begins with "ok" or "wrong". Anything that would stop pulse build,
            publish or digest is reported. Nothing is changed and no mail is sent. Three
            feeds are fetched; with --offline no server is contacted. Exit status 0 if all
            is well, otherwise 1.
            """)

    @OptionGroup var options: CheckOptions

    @Flag(help: "Contact no server.")
    var offline = false

    @Option(help: "The time to check the clock and ages against. (default: now; PULSE_NOW)")
    var now: String?

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let isReadFromClock = now == nil && environment["PULSE_NOW"] == nil
        let now = try moment(now, environment: environment)
        var findings: [Finding] = []
        do throws(CommandFailure) {
            let configuration = try options.configuration(environment: environment)
            let path = options.path(environment: environment)
            let network = offline ? nil : await NetworkDoctor(configuration, at: now).look()
            let blockers = configuration.blockers
            findings.append(Self.sources(of: configuration, at: path))
            findings += blockers.filter { $0.subject == .configuration }.map(Finding.init)
            findings += configuration.secretProblems(in: environment).map { Finding(.wrong, "secrets", $0) }
            findings += MissingDependencies(for: configuration).lines.map { Finding(.wrong, "system", $0) }
            findings += blockers.filter { $0.subject != .configuration }.map(Finding.init)
            findings += DiskDoctor(configuration).findings
            for part in configuration.parts {
                findings +=
                    ArchiveDoctor(part, at: now, isReadFromClock: isReadFromClock, servers: network?.time).findings
            }
            findings += TargetDoctor(configuration, environment: environment).findings(isOffline: offline)
            findings += HostDoctor(configuration).findings
            findings += configuration.podcast.missing(searching: environment["PATH"]).map {
                Finding(.wrong, "podcast", $0)
            }
            findings += configuration.alerts.compactMap { alert -> Finding? in
                guard case .program(let command) = alert.channel else { return nil }
                return NamedProgram(command: command, timeout: 0).missingMessage(searching: environment["PATH"]).map {
                    Finding(.wrong, "alerts", "alert '\(alert.name)': \($0)")
                }
            }
            findings += await MailDoctor(configuration.mail, environment: environment).findings(isOffline: offline)
            if !offline { findings += await ModelDoctor(configuration.summaries).findings() }
            findings += network?.findings ?? []
        } catch {
            findings = error.lines.map { Finding(.wrong, "configuration", $0) }
        }
        for finding in findings { print(finding.line.plainForTerminal) }
        let wrong = findings.count { $0.verdict == .wrong }
        print(
            wrong == 0
                ? "All is well. Run pulse build next."
                : "\(counted(wrong, "problem")). Fix \(wrong == 1 ? "it" : "them") and run pulse doctor again.")
        if wrong > 0 { throw ExitCode(ExitStatus.nothingPublished.rawValue) }
    }

    private static func sources(of configuration: Configuration, at path: String) -> Finding {
        let enabled = configuration.sources.count(where: \.isEnabled)
        let all = configuration.sources.count
        let included = Set(configuration.sourceDefinitions.map(\.file)).subtracting([path]).sorted()
        let others = included.isEmpty ? "" : " and " + included.joined(separator: ", ")
        return enabled == 0
            ? Finding(.wrong, "configuration", "\(path): \(Configuration.noSourceIsOn)")
            : Finding(
                .ok, "configuration",
                "\(path)\(others): \(enabled) of \(counted(all, "source")) \(all == 1 ? "is" : "are") enabled")
    }
}

/// The result of one check.
struct Finding {
    enum Verdict: String { case ok, wrong }

    let verdict: Verdict
    let subject: String
    let text: String

    /// Creates a finding.
    ///
    /// - Parameter text: the result and, if something is wrong, its remedy.
    init(_ verdict: Verdict, _ subject: String, _ text: String) {
        self.verdict = verdict
        self.subject = subject
        self.text = text
    }

    init(_ hindrance: Configuration.BuildBlocker) { self.init(.wrong, hindrance.subject.rawValue, hindrance.text) }

    var line: String {
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        return "\(padded(verdict.rawValue, 5))  \(padded(subject, 13))  \(text)"
    }
}
