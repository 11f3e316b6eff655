# What people run; CI runs the same.
.PHONY: format lint golden
format: ; swift format --in-place --recursive --configuration .swift-format Package.swift Sources Tests
lint: ; swift format lint --strict --recursive --configuration .swift-format Package.swift Sources Tests
golden: ; PULSE_RECORD=1 swift test --disable-xctest
