#ifndef PULSE_CRules_H
#define PULSE_CRules_H
#include <stddef.h>
/// A file of Rules/ as embedded at build time: UTF-8 without a terminating zero.
typedef struct { const unsigned char *bytes; size_t length; } pulse_rules;
pulse_rules pulse_rules_topics(void);
pulse_rules pulse_rules_topics_words(void);
pulse_rules pulse_rules_contexts(void);
pulse_rules pulse_rules_sentiment(void);
pulse_rules pulse_rules_sentiment_opinion(void);
pulse_rules pulse_rules_sentiment_news(void);
pulse_rules pulse_rules_words(void);
pulse_rules pulse_rules_signals(void);
pulse_rules pulse_rules_lists(void);
pulse_rules pulse_rules_topics_es(void);
pulse_rules pulse_rules_topics_pt(void);
pulse_rules pulse_rules_sentiment_es(void);
pulse_rules pulse_rules_sentiment_pt(void);
pulse_rules pulse_rules_dates(void);
pulse_rules pulse_rules_tracking(void);
pulse_rules pulse_rules_kinds(void);
pulse_rules pulse_rules_consequences(void);
pulse_rules pulse_rules_publishers(void);
pulse_rules pulse_rules_significance(void);
pulse_rules pulse_rules_good_news(void);
#endif
