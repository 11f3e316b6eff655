// Calls our own C and C++ (Sources/Foreign, Sources/Embedded) with what a fuzzer makes up; built and run by sanitisers.sh.
#include <CLanguageDetection.h>
extern "C" {
#include <CFileSystem.h>
#include <CReferences.h>
#include <CRules.h>
#include <CTemplates.h>
}

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <unistd.h>

static char folder[] = "/tmp/pulse-native-XXXXXX";

static void require(bool holds, const char *promise) {
    if (holds) return;
    fprintf(stderr, "broken: %s\n", promise);
    abort();
}

// What is made part of the binary can be read from its first byte to its last.
static unsigned sum(const unsigned char *bytes, size_t length) {
    unsigned sum = 0;
    for (size_t place = 0; place < length; place++) sum += bytes[place];
    return sum;
}

static void read_embedded() {
    for (size_t place = 0; place < pulse_template_count; place++) {
        const pulse_template one = pulse_templates()[place];
        require(strlen(one.path) > 0, "a template has a path");
        sum(one.bytes, one.length);
    }
    const auto references = pulse_character_references();
    require(sum(references.bytes, references.length) > 0, "there are character references");
    for (auto rules : {pulse_rules_topics(), pulse_rules_contexts(), pulse_rules_lists(), pulse_rules_tracking()})
        require(sum(rules.bytes, rules.length) > 0, "there are rules");
}

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
    require(mkdtemp(folder) != nullptr, "a folder can be made");
    atexit([] { rmdir(folder); });
    read_embedded();
    require(pulse_detect_language(nullptr, 0, nullptr).letters == 0, "nothing has no letters");
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    // To the byte: reading one more is seen, for the text ends with no zero. The first byte chooses a hint.
    const char *hints[] = {nullptr, "", "en", "zh-Hant", "\xff", "x-zq-0123456789"};
    const char *hint = size ? hints[data[0] % 6] : nullptr;
    char *text = static_cast<char *>(malloc(size ? size : 1));
    memcpy(text, data, size);
    const pulse_language found = pulse_detect_language(text, size, hint);
    free(text);
    require(found.percent >= 0 && found.percent <= 100, "a share is from 0 to 100");
    require(found.code != nullptr && strlen(found.code) < 20, "a language has a code");

    // Names of files of any bytes: they say no, and touch nothing outside of the folder.
    std::string name(reinterpret_cast<const char *>(data), size < 300 ? size : 300);
    for (char &byte : name)
        if (byte == '/' || byte == 0) byte = '_';
    const std::string path = std::string(folder) + "/x" + name, other = path + "'";
    require(pulse_exchange(path.c_str(), other.c_str()) != 0, "what is not there is not exchanged");
    require(!pulse_has_access_list(path.c_str()), "what is not there has no list");
    require(!pulse_is_mounted(path.c_str()), "what is not there is not mounted");
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_NOFOLLOW, 0600);
    if (file < 0) return 0;
    require(!pulse_has_access_list(path.c_str()) && !pulse_is_mounted(path.c_str()), "a plain file is plain");
    if (size == 1) require(pulse_sync(file) == 0, "what is open can be synchronised");
    close(file);
    unlink(path.c_str());
    return 0;
}
