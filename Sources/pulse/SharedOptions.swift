import ArgumentParser

// Options shared by commands, with the settings they override. Each command includes only those it uses.

struct ConfigurationFile: ParsableArguments {
    @Option(name: [.short, .long], help: "The configuration file. (default: feeds.json; PULSE_CONFIG)")
    var config: String?
}

struct SiteFolder: ParsableArguments {
    @Option(help: "The folder to write the site to. (default: Output beside the configuration; PULSE_OUTPUT)")
    var output: String?

    var flags: [String: String] { ["--output": output].compactMapValues(\.self) }
}

struct DataFolder: ParsableArguments {
    @Option(help: "The folder that holds the archive. (default: Data beside the configuration; PULSE_DATA_DIR)")
    var dataDir: String?

    var flags: [String: String] { ["--data-dir": dataDir].compactMapValues(\.self) }
}

struct ArchiveLocation: ParsableArguments {
    @OptionGroup var data: DataFolder

    @Option(help: "A PostgreSQL database to use as the archive: postgresql:///NAME. (default: a file; PULSE_ARCHIVE)")
    var archive: String?

    var flags: [String: String] { data.flags.merging(["--archive": archive].compactMapValues(\.self)) { $1 } }
}

struct TemplatesFolder: ParsableArguments {
    @Option(help: "A folder of templates that replace the built-in ones of the same name. (PULSE_TEMPLATES)")
    var templates: String?

    var flags: [String: String] { ["--templates": templates].compactMapValues(\.self) }
}

struct FetchingLimits: ParsableArguments {
    @Option(help: "Time limit for one feed, in seconds. (default: 30; PULSE_TIMEOUT)")
    var timeout: String?

    @Option(help: "How many feeds to fetch at once. (default: 64; PULSE_CONCURRENCY)")
    var concurrency: String?

    var flags: [String: String] { ["--timeout": timeout, "--concurrency": concurrency].compactMapValues(\.self) }
}

struct RunDeadline: ParsableArguments {
    @Option(
        help:
            "Seconds after which the run stops fetching and publishes what it has. (default: none; PULSE_DEADLINE)"
    )
    var deadline: String?

    var flags: [String: String] { ["--deadline": deadline].compactMapValues(\.self) }
}
