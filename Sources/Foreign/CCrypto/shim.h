#ifndef PULSE_CRYPTO_SHIM_H
#define PULSE_CRYPTO_SHIM_H
#include <openssl/sha.h>
#endif
