#include "CLibraries.h"

#if __has_embed("../../../.build-libraries/leaflet.js") && __has_embed("../../../.build-libraries/leaflet.css") \
    && __has_embed("../../../.build-libraries/leaflet.markercluster.js") && __has_embed("../../../.build-libraries/qrcode.js")
static const unsigned char leaflet[] = {
#embed "../../../.build-libraries/leaflet.js"
};
static const unsigned char leaflet_styles[] = {
#embed "../../../.build-libraries/leaflet.css"
};
static const unsigned char markercluster[] = {
#embed "../../../.build-libraries/leaflet.markercluster.js"
};
static const unsigned char qrcode[] = {
#embed "../../../.build-libraries/qrcode.js"
};
static const pulse_library libraries[] = {
    {"assets/libraries/leaflet.css", leaflet_styles, sizeof leaflet_styles},
    {"assets/libraries/leaflet.js", leaflet, sizeof leaflet},
    {"assets/libraries/leaflet.markercluster.js", markercluster, sizeof markercluster},
    {"assets/libraries/qrcode.js", qrcode, sizeof qrcode},
};
const pulse_library *pulse_libraries(void) { return libraries; }
const size_t pulse_library_count = sizeof libraries / sizeof libraries[0];
#else
#warning "built without the libraries of the pages: the map will be a picture, and no device gives codes to another. Run Tools/libraries.sh (make build does) and build again"
const pulse_library *pulse_libraries(void) { return NULL; }
const size_t pulse_library_count = 0;
#endif
