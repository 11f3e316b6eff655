#ifndef PULSE_CLanguageDetection_H
#define PULSE_CLanguageDetection_H
#include <stdbool.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
/// A text's main language.
typedef struct {
    /// CLD2's code for it ("en", "zh-Hant") in static storage; "un" if unknown.
    const char *code;
    /// The percentage of the text in this language, 0…100.
    int percent;
    /// The number of bytes of letters in the text.
    int letters;
    /// Whether the second-best language is far behind.
    bool is_reliable;
} pulse_language;
/// Detects a text's language with Compact Language Detector 2. The text must be UTF-8; the result for invalid bytes is
/// "un". `hint` is the code of the declared language, which helps if the text is ambiguous; it may be null.
pulse_language pulse_detect_language(const char *text, size_t length, const char *hint);
#ifdef __cplusplus
}
#endif
#endif
