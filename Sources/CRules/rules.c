#include "CRules.h"

static const unsigned char topics[] = {
#embed "../../Rules/topics.txt"
};
static const unsigned char topics_words[] = {
#embed "../../Rules/topics-words.tsv"
};
static const unsigned char contexts[] = {
#embed "../../Rules/contexts.json"
};
static const unsigned char sentiment[] = {
#embed "../../Rules/sentiment.tsv"
};
static const unsigned char sentiment_opinion[] = {
#embed "../../Rules/sentiment-opinion.tsv"
};
static const unsigned char sentiment_news[] = {
#embed "../../Rules/sentiment-news.tsv"
};
static const unsigned char words[] = {
#embed "../../Rules/words.txt"
};

pulse_rules pulse_rules_topics(void) { return (pulse_rules){topics, sizeof topics}; }
pulse_rules pulse_rules_topics_words(void) { return (pulse_rules){topics_words, sizeof topics_words}; }
pulse_rules pulse_rules_contexts(void) { return (pulse_rules){contexts, sizeof contexts}; }
pulse_rules pulse_rules_sentiment(void) { return (pulse_rules){sentiment, sizeof sentiment}; }
pulse_rules pulse_rules_sentiment_opinion(void) { return (pulse_rules){sentiment_opinion, sizeof sentiment_opinion}; }
pulse_rules pulse_rules_sentiment_news(void) { return (pulse_rules){sentiment_news, sizeof sentiment_news}; }
pulse_rules pulse_rules_words(void) { return (pulse_rules){words, sizeof words}; }
