#ifndef PULSE_CLanguageDetection_H
#define PULSE_CLanguageDetection_H
#include <stdbool.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
/// The language that most of a text is in.
typedef struct {
    /// As CLD2 calls it ("en", "zh-Hant"), of static storage; "un" where it cannot tell.
    const char *code;
    /// The part of the text that is in it, 0…100.
    int percent;
    /// How many bytes of letters the text has.
    int letters;
    /// Whether the second-best language is far behind.
    bool is_reliable;
} pulse_language;
/// Asks Compact Language Detector 2. The text must be UTF-8; broken bytes are answered with "un". `hint` is the code of the
/// language that it is said to be in, which weighs where the text leaves it open, or a null pointer.
pulse_language pulse_detect_language(const char *text, size_t length, const char *hint);
#ifdef __cplusplus
}
#endif
#endif
