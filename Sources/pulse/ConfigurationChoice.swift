import ArgumentParser

/// The options of a command that say which configuration to use, and what to overlay it with.
protocol ConfigurationChoice: ParsableArguments {
    var file: ConfigurationFile { get }
    /// The values of the flags that set a setting, by flag ("--timeout").
    var flags: [String: String] { get }
}

/// All of them: for what does everything that a build does.
struct ConfigurationOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var memory: ArchivePlace
    @OptionGroup var templates: TemplatesFolder
    @OptionGroup var asking: AskingLimits
    @OptionGroup var time: RunDeadline

    var flags: [String: String] { merged(site.flags, memory.flags, templates.flags, asking.flags, time.flags) }
}

/// For what reads the list of sources alone.
struct ListOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile

    var flags: [String: String] { [:] }
}

/// For what asks for feeds and remembers nothing of them.
struct AskingOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var asking: AskingLimits

    var flags: [String: String] { asking.flags }
}

/// For what edits the list and looks at the built site.
struct OutputOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder

    var flags: [String: String] { site.flags }
}

/// For what looks at the built site and the data beside it.
struct BuiltSiteOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var data: DataFolder

    var flags: [String: String] { merged(site.flags, data.flags) }
}

/// For what looks at the archive.
struct ArchiveOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var memory: ArchivePlace

    var flags: [String: String] { memory.flags }
}

/// For what validates the configuration in effect.
struct CheckOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var memory: ArchivePlace
    @OptionGroup var templates: TemplatesFolder
    @OptionGroup var asking: AskingLimits

    var flags: [String: String] { merged(site.flags, memory.flags, templates.flags, asking.flags) }
}

/// For what asks for feeds and publishes nothing.
struct WorkOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var memory: ArchivePlace
    @OptionGroup var asking: AskingLimits
    @OptionGroup var time: RunDeadline

    var flags: [String: String] { merged(memory.flags, asking.flags, time.flags) }
}

private func merged(_ flags: [String: String]...) -> [String: String] {
    flags.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
}
