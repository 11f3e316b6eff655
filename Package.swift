// swift-tools-version: 6.2
import PackageDescription

// Targets stand in the order in which the news passes through them.

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests are run once: what optimising them takes is more than what it saves.
let tested = strict + [.unsafeFlags(["-Onone"])]

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: ["Newsroom"] + dependencies, swiftSettings: strict)
}

/// - Parameter parts: the folders that hold tests and, if any, their own `Fixtures`.
func tests(
    of name: String, parts: [String] = ["."], _ dependencies: [Target.Dependency] = []
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.init(stringLiteral: name), "Newsroom", "TestSupport"] + dependencies,
        exclude: parts.map { $0 == "." ? "Fixtures" : $0 + "/Fixtures" }, swiftSettings: tested)
}

/// A file or folder made part of the binary with `#embed`.
func embedded(_ name: String) -> Target {
    .target(name: name, path: "Sources/Embedded/" + name)
}

/// A library of the system behind a module map.
func foreign(_ name: String, pkgConfig: String? = nil, package: [String] = []) -> Target {
    .systemLibrary(
        name: name, path: "Sources/Foreign/" + name, pkgConfig: pkgConfig,
        providers: package.isEmpty ? nil : [.apt(package)])
}

let package = Package(
    name: "GlobalPulse",
    products: [
        .executable(name: "pulse", targets: ["pulse"]),
        // For Benchmarks/, which measure it alone.
        .library(name: "Reading", targets: ["Newsroom", "MarkupReading", "Parsing"]),
        .library(name: "CMemory", targets: ["CMemory"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        // Foreign code, each behind one wall.
        foreign("CLibXML2", pkgConfig: "libxml-2.0", package: ["libxml2-dev"]),
        foreign(
            "CCMarkGFM", pkgConfig: "libcmark-gfm", package: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
        .target(
            name: "CMarkdownMemory", dependencies: ["CCMarkGFM"], path: "Sources/Foreign/CMarkdownMemory"),
        foreign("CCurl", pkgConfig: "libcurl", package: ["libcurl4-openssl-dev"]),
        foreign("CCrypto", pkgConfig: "libcrypto", package: ["libssl-dev"]),
        foreign("CCipher", pkgConfig: "libcrypto", package: ["libssl-dev"]),
        foreign("CZlib", pkgConfig: "zlib", package: ["zlib1g-dev"]),
        foreign("CBrotli", pkgConfig: "libbrotlidec", package: ["libbrotli-dev"]),
        foreign("CZstandard", pkgConfig: "libzstd", package: ["libzstd-dev"]),
        foreign("CPango", pkgConfig: "pangocairo", package: ["libpango1.0-dev"]),
        foreign("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", package: ["libgdk-pixbuf-2.0-dev"]),
        foreign("CAVIF", package: ["libavif-dev"]),
        foreign("CSandbox", pkgConfig: "libseccomp", package: ["libseccomp-dev"]),
        foreign("CStemmer", package: ["libstemmer-dev"]),
        .target(
            name: "CLanguageDetection", path: "Sources/Foreign/CLanguageDetection",
            linkerSettings: [.linkedLibrary("cld2")]),
        foreign("CPostgres", pkgConfig: "libpq", package: ["libpq-dev"]),
        foreign("CMemory"),
        .target(name: "CFileSystem", path: "Sources/Foreign/CFileSystem"),
        embedded("CReferences"),
        embedded("CPlaces"),
        embedded("CBaseMap"),
        embedded("CTemplates"),
        embedded("CLibraries"),
        embedded("CShipped"),
        embedded("CRules"),
        embedded("CPuzzleWords"),
        .target(name: "Computing", dependencies: ["Newsroom", "CCrypto"], swiftSettings: strict),
        .target(name: "TextDecoding", dependencies: ["CReferences"], swiftSettings: strict),
        .target(name: "Addressing", dependencies: ["CRules", "TextDecoding"], swiftSettings: strict),
        .target(
            name: "TextReading",
            dependencies: ["Newsroom", "Computing", "CStemmer", "CLanguageDetection", "CRules"],
            swiftSettings: strict),
        .target(
            name: "MarkupReading", dependencies: ["Newsroom", "Addressing", "TextDecoding", "TextReading", "CLibXML2"],
            swiftSettings: strict),
        .target(
            name: "PictureMaking",
            dependencies: ["Newsroom", "CPango", "CPixbuf", "CAVIF", "CSandbox", "CMemory", "CZlib"],
            swiftSettings: strict),
        .target(
            name: "Configuring", dependencies: ["Computing", "TextDecoding", .product(name: "Yams", package: "Yams")],
            swiftSettings: strict),
        .target(name: "MarkdownRendering", dependencies: ["CCMarkGFM", "CMarkdownMemory"], swiftSettings: strict),

        // The nouns, then the stages in order.
        .target(name: "Newsroom", swiftSettings: strict),
        stage("Fetching", ["Addressing", "Computing", "CBrotli", "CCurl", "CZlib", "CZstandard"]),
        stage("Parsing", ["Addressing", "Computing", "TextDecoding", "MarkupReading", "TextReading", "CRules"]),
        stage("Archiving"),
        stage("SQLiteArchiving", ["Archiving", "Computing", .product(name: "GRDB", package: "GRDB.swift")]),
        stage("PostgresArchiving", ["Archiving", "CPostgres"]),
        stage("Deduplicating", ["Addressing", "Computing", "TextDecoding", "TextReading", "CRules"]),
        stage("Classifying", ["Addressing", "Computing", "TextReading", "CRules"]),
        stage("Geotagging", ["TextReading", "CPlaces"]),
        stage("Contextualising", ["TextReading", "Computing", "CRules"]),
        stage("Sectioning", ["TextReading", "CRules"]),
        stage("Puzzling", ["Computing", "TextReading", "CPlaces", "CPuzzleWords"]),
        stage(
            "SiteBuilding",
            [
                "Addressing", "Computing", "MarkdownRendering", "TextReading", "CBaseMap", "CCipher", "CTemplates",
                "CLibraries", "CZlib",
            ]),
        stage("Speaking", ["Configuring"]),
        stage("Publishing", ["CCipher", "CFileSystem", "CZlib", "Configuring", "Computing"]),

        // The trunk and the tool.
        stage(
            "Pipeline",
            [
                "Addressing", "Fetching", "Parsing", "Archiving", "SQLiteArchiving", "PostgresArchiving",
                "Deduplicating",
                "Classifying", "Geotagging", "Contextualising", "Sectioning", "Puzzling", "PictureMaking", "Computing",
                "TextReading", "SiteBuilding", "Speaking", "Publishing", "Configuring", "CMemory", "CShipped",
            ]),
        stage(
            "FeedListing",
            [
                "Addressing", "Classifying", "Configuring", "Deduplicating", "Fetching", "Parsing", "Pipeline",
                "TextDecoding", "TextReading",
            ]),
        .executableTarget(
            name: "pulse",
            dependencies: [
                "Newsroom", "Addressing", "Archiving", "Classifying", "Computing", "Configuring", "Contextualising",
                "Deduplicating", "FeedListing", "Fetching", "Geotagging", "MarkupReading", "Parsing", "PictureMaking",
                "Pipeline", "Publishing", "SiteBuilding", "Speaking", "TextDecoding", "TextReading", "CMemory",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),

        // Tests mirror the sources.
        .target(
            name: "TestSupport", dependencies: ["Newsroom", "SiteBuilding"], path: "Tests/TestSupport",
            swiftSettings: tested),
        tests(of: "Fetching", [.product(name: "FlyingFox", package: "FlyingFox")]),
        .testTarget(name: "ComputingTests", dependencies: ["Computing", "TestSupport"], swiftSettings: tested),
        tests(of: "TextReading", parts: [".", "Sentences"]),
        .target(
            name: "PropertyChecking",
            dependencies: [
                "Newsroom", "Addressing", "Configuring", "Fetching", "MarkdownRendering", "MarkupReading", "Parsing",
                "PictureMaking",
            ],
            path: "Fuzzing/Properties", swiftSettings: strict),
        .testTarget(
            name: "PropertyCheckingTests", dependencies: ["PropertyChecking", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: tested),
        tests(of: "Addressing"),
        .testTarget(
            name: "TextDecodingTests", dependencies: ["TextDecoding", "TestSupport", "CCMarkGFM"], swiftSettings: tested
        ),
        tests(of: "MarkupReading", parts: ["HTML"], ["PropertyChecking"]),
        tests(of: "MarkdownRendering", ["Addressing"]),
        .testTarget(
            name: "ConfiguringTests", dependencies: ["Configuring", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: tested),
        tests(of: "Parsing", ["MarkupReading", "PropertyChecking"]),
        .target(
            name: "ArchiveConformance",
            dependencies: ["Archiving", "SQLiteArchiving", "PostgresArchiving", "Newsroom", "TestSupport"],
            path: "Tests/ArchiveConformance", swiftSettings: tested),
        tests(of: "Archiving", ["ArchiveConformance"]),
        tests(
            of: "SQLiteArchiving", ["Archiving", "ArchiveConformance", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(
            name: "PostgresArchivingTests",
            dependencies: ["PostgresArchiving", "Archiving", "ArchiveConformance", "Newsroom", "TestSupport"],
            swiftSettings: tested),
        tests(of: "Deduplicating", parts: [".", "Cleaning"], ["Computing"]),
        tests(of: "Classifying", parts: ["Kinds", "Topics", "Signals"], ["TextReading"]),
        tests(of: "Geotagging", ["TextReading"]),
        tests(of: "Contextualising", parts: ["Contexts", "Corrections", "Summaries"], ["TextReading"]),
        tests(of: "Sectioning", parts: ["Ranking", "Sections", "Selection"], ["TextReading"]),
        tests(of: "Puzzling", ["TextReading"]),
        tests(of: "SiteBuilding", ["Computing", "MarkdownRendering", "CZlib"]),
        .testTarget(name: "SpeakingTests", dependencies: ["Speaking", "TestSupport"], swiftSettings: tested),
        tests(of: "PictureMaking", ["CPango"]),
        tests(of: "Publishing", parts: [".", "Sealing"]),
        tests(
            of: "Pipeline",
            [
                "Archiving", "SQLiteArchiving", "ArchiveConformance", "Classifying", "Computing", "Contextualising",
                "Deduplicating", "SiteBuilding", "TextReading",
            ]),
        .testTarget(
            name: "FeedListingTests", dependencies: ["FeedListing", "Fetching", "Newsroom", "Parsing", "TestSupport"],
            swiftSettings: tested),
        .testTarget(
            name: "PulseTests", dependencies: ["TestSupport", "Pipeline", "pulse"], exclude: ["Fixtures"],
            swiftSettings: tested),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

// `make fuzz` alone builds this: with libFuzzer in every target.
if Context.environment["PULSE_FUZZING"] != nil {
    package.targets += [
        .target(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
        .executableTarget(
            name: "Fuzz", dependencies: ["CFuzzer", "PropertyChecking"], path: "Fuzzing/Fuzz", swiftSettings: strict,
            // gold fails on AddressSanitizer's own sections.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    ]
}

// Tools/static.sh alone sets this: the folder in which the linker looks for libraries first, so that they become part of the program.
if let libraries = Context.environment["PULSE_STATIC"] {
    package.targets.first { $0.name == "pulse" }?.linkerSettings = [
        .unsafeFlags(["-use-ld=lld", "-Xclang-linker", "-B" + libraries, "-Xclang-linker", "-static-libgcc"]),
        .unsafeFlags([libraries + "/icu.o", "-L" + libraries]),
        .unsafeFlags(
            ["--gc-sections", "--icf=safe", "--version-script=" + libraries + "/exports"].flatMap { ["-Xlinker", $0] }),
    ]
}

// Benchmarks/xml.sh alone builds this: it chooses the parser of XML, which only the package itself can.
if Context.environment["PULSE_BENCHMARKS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "xml-benchmark", dependencies: ["MarkupReading", "Parsing", "Newsroom", "CLibXML2"],
            path: "Benchmarks/Sources/xml-benchmark", swiftSettings: strict))
}

// Fuzzing/sanitisers.sh alone sets this: the tests that it runs, so that it builds no others.
if let names = Context.environment["PULSE_TESTS"] {
    let wanted = names.split(separator: " ").map(String.init)
    let missing = Set(wanted).subtracting(package.targets.map(\.name))
    precondition(missing.isEmpty, "PULSE_TESTS names targets that do not exist: \(missing.sorted())")
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
