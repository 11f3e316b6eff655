public import Newsroom

extension Localisation {
    /// Returns a message in this language as plain text.
    public func text(of message: Message) -> String {
        message.verbatim ?? text(message.key.rawValue, message.values.mapValues(text))
    }

    /// Returns the stage that failed and the reason: "fetching: not found (404); has the feed moved?".
    public func text(of failure: Failure) -> String {
        self["stage.\(failure.stage.rawValue)"] + " " + text(of: failure.reason)
    }

    /// Returns a message for display on a page, where scripts can translate it.
    func view(of message: Message) -> LocalisedName {
        if let text = message.verbatim { return LocalisedName(name: text, wording: nil) }
        let wording = wording(of: message)
        return LocalisedName(name: wording.text, wording: wording)
    }

    private func wording(of message: Message) -> LocalisedText {
        let key = message.key.rawValue
        var numbers: [String: Int] = [:]
        for case (let name, .number(let number)) in message.values { numbers[name] = number }
        if numbers.count == message.values.count { return wording(key, numbers) }
        return sentence(key) { name in message.values[name].map { part(name, $0) } }
    }

    private func part(_ name: String, _ value: Message.Value) -> LocalisedText.Part {
        guard case .message(let inner) = value, inner.verbatim == nil else {
            return LocalisedText.Part(text: text(of: value), name: name)
        }
        let wording = wording(of: inner)
        return LocalisedText.Part(
            text: wording.text, name: name, key: wording.key, numbers: wording.numbers, parts: wording.parts)
    }

    private func text(of value: Message.Value) -> String {
        switch value {
        case .text(let text): text
        case .number(let value): number(value)
        case .seconds(let seconds): (Int(exactly: seconds).map(number) ?? "\(seconds)") + " s"
        case .bytes(let bytes): size(of: bytes)
        case .message(let message): text(of: message)
        }
    }

    /// Formats a size in the largest unit that divides it evenly: "15 MiB".
    private func size(of bytes: Int) -> String {
        for (shift, unit) in [(20, "MiB"), (10, "KiB")] where bytes >= 1 << shift && bytes % (1 << shift) == 0 {
            return "\(number(bytes >> shift)) \(unit)"
        }
        return "\(number(bytes)) bytes"
    }
}
