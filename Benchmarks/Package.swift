// swift-tools-version: 6.2
import PackageDescription

// Apart from the package itself, so that building it never builds these.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "GlobalPulse", path: "..")],
    targets: [
        .executableTarget(
            name: "parse-benchmark",
            dependencies: [
                .product(name: "Reading", package: "GlobalPulse"), .product(name: "CMemory", package: "GlobalPulse"),
            ]),
        .executableTarget(
            name: "sanitise-benchmark", dependencies: [.product(name: "Reading", package: "GlobalPulse")]),
    ],
    swiftLanguageModes: [.v6]
)
