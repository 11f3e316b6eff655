#include "CShipped.h"

static const unsigned char shipped_configuration[] = {
#embed "../../../feeds.json"
};
pulse_file pulse_shipped_configuration(void) { return (pulse_file){shipped_configuration, sizeof shipped_configuration}; }

static const unsigned char shipped_schema[] = {
#embed "../../../feeds.schema.json"
};
pulse_file pulse_shipped_schema(void) { return (pulse_file){shipped_schema, sizeof shipped_schema}; }

static const unsigned char starter_configuration[] = {
#embed "../../../Starter/feeds.json"
};
pulse_file pulse_starter_configuration(void) { return (pulse_file){starter_configuration, sizeof starter_configuration}; }

static const unsigned char starter_readme[] = {
#embed "../../../Starter/README.md"
};
pulse_file pulse_starter_readme(void) { return (pulse_file){starter_readme, sizeof starter_readme}; }
