#include "CLanguageDetection.h"

#include <limits.h>
#include <stdio.h>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

pulse_language pulse_detect_language(const char *text, size_t length, const char *hint) {
    if (length > INT_MAX) length = INT_MAX;
    CLD2::CLDHints hints = {hint, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
    CLD2::Language languages[3] = {CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE};
    int percents[3] = {0, 0, 0};
    double scores[3] = {0, 0, 0};
    int letters = 0, valid = 0;
    bool is_reliable = false;
    CLD2::Language best = CLD2::ExtDetectLanguageSummaryCheckUTF8(
        text, static_cast<int>(length), true, &hints, 0, languages, percents, scores, nullptr, &letters, &is_reliable,
        &valid);
    int percent = 0;
    for (int place = 0; place < 3; place++)
        if (languages[place] == best) percent = percents[place];
    return {CLD2::LanguageCode(best), percent, letters, is_reliable};
}
