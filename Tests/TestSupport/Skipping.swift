import Foundation
public import Testing

// Why a test may be skipped, each reason in one place: it says what is missing, where it was looked for, and how to get
// it.

extension Trait where Self == ConditionTrait {
    /// The test reads a part of the collection that stands beside the checkout and belongs to others.
    ///
    /// - Parameter path: below `../shared`.
    public static func needs(shared path: String) -> Self {
        .enabled(
            if: shared(path) != nil,
            """
            There is no \(collection.appending(path: path).path). This test reads data that is not part of the repository; \
            see "Data that is not here" in CONTRIBUTING.md.
            """)
    }

    /// The test runs a program of a Debian package that `Tools/setup.sh test` installs. On the machine of CI it is
    /// never skipped: there it fails where the program is missing.
    public static func needs(program path: String, from package: String) -> Self {
        .enabled(
            if: isContinuousIntegration || FileManager.default.isExecutableFile(atPath: path),
            "There is no \(path). Tools/setup.sh test installs it, with Debian's \(package).")
    }

    /// The test starts a PostgreSQL server of its own.
    public static var needsPostgres: Self {
        .enabled(
            if: PostgresServer.isExpected,
            "There is no PostgreSQL server in /usr/lib/postgresql. Tools/setup.sh test installs it, with Debian's postgresql."
        )
    }

    /// The test mounts a small disk and fills it.
    public static func needsMounting(_ isPossible: @autoclosure @escaping @Sendable () -> Bool) -> Self {
        .enabled(
            if: isPossible(), "This test mounts a small disk and fills it, which this user may not. Run it as root.")
    }
}

/// Whether what `Tools/setup.sh test` installs must be there, as on the machine of CI.
let isContinuousIntegration = ["CI", "PULSE_CI"].contains { name in
    ["1", "true"].contains(ProcessInfo.processInfo.environment[name])
}
