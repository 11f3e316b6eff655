#ifndef PULSE_CIPHER_SHIM_H
#define PULSE_CIPHER_SHIM_H
#include <openssl/evp.h>
#include <openssl/hmac.h>
#endif
