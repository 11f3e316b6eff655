internal import Addressing

// The picture's file: what a browser would show after running scripts.
extension ProseBuilder {
    /// Returns the address of the current picture; nil if none is allowed.
    ///
    /// Lazy-loading scripts store the real file in an attribute of their own; `src` holds a placeholder, a blurred copy
    /// or nothing.
    func pictureAddress() -> [UInt8]? {
        let stated = address(of: ["src"])
        let hasOthers = tokeniser.attributes.contains { $0.name == "srcset" || $0.name.isData }
        let real = stated.flatMap { isReal($0) ? $0 : nil }
        guard hasOthers else { return real ?? pictureSource ?? stated }
        return lateFile ?? real ?? fileOfSet("srcset") ?? pictureSource ?? unnamedFile ?? stated
    }

    /// Returns the file of a `<source>` inside a `<picture>`.
    func fileOfSource() -> [UInt8]? {
        fileOfSet("srcset") ?? Self.lateSets.lazy.compactMap(fileOfSet).first
    }

    private var lateFile: [UInt8]? {
        let file = Self.lateFiles.lazy.compactMap { value(of: $0).flatMap(resolved) }.first(where: isReal)
        return file ?? Self.lateSets.lazy.compactMap(fileOfSet).first
    }

    private static let lateFiles: [MarkupName] = [
        "data-src", "data-lazy-src", "data-original", "data-lazy", "data-orig-src", "data-hi-res-src", "data-full-src",
        "data-real-src", "data-img-src", "data-src-img", "data-delayed-url", "data-echo", "data-cfsrc", "data-ezsrc",
        "data-runner-src", "data-actualsrc", "data-image-src",
    ]
    private static let lateSets: [MarkupName] = ["data-srcset", "data-lazy-srcset", "data-ezsrcset"]

    /// Resolves an address; nil for script templates ("photo_{width}.jpg").
    private func resolved(_ value: [UInt8]) -> [UInt8]? {
        value.contains(UInt8(ascii: "{")) ? nil : WebAddress.bytes(of: value, base: base)
    }

    private func isReal(_ address: [UInt8]) -> Bool {
        !address.withUnsafeBufferPointer(PictureAddress.isPlaceholder)
    }

    private func fileOfSet(_ name: MarkupName) -> [UInt8]? {
        value(of: name).flatMap { PictureSet($0).files.lazy.compactMap(resolved).first(where: isReal) }
    }

    /// The picture in the first `data-` attribute that contains one, for scripts we don't know.
    private var unnamedFile: [UInt8]? {
        for attribute in tokeniser.attributes where attribute.name.isData {
            let value = decoded(attribute.value)
            guard value.starts(with: "http".utf8) || value.first == UInt8(ascii: "/"),
                value.withUnsafeBufferPointer(PictureAddress.namesPicture), let address = resolved(value),
                isReal(address)
            else { continue }
            return address
        }
        return nil
    }
}
