#include "CRules.h"

static const unsigned char topics[] = {
#embed "../../../Rules/topics.txt"
};
static const unsigned char topics_words[] = {
#embed "../../../Rules/topics-words.tsv"
};
static const unsigned char significance[] = {
#embed "../../../Rules/significance.txt"
};
static const unsigned char contexts[] = {
#embed "../../../Rules/contexts.json"
};
static const unsigned char sentiment[] = {
#embed "../../../Rules/sentiment.tsv"
};
static const unsigned char sentiment_opinion[] = {
#embed "../../../Rules/sentiment-opinion.tsv"
};
static const unsigned char sentiment_news[] = {
#embed "../../../Rules/sentiment-news.tsv"
};
static const unsigned char topics_es[] = {
#embed "../../../Rules/topics-es.txt"
};
static const unsigned char topics_pt[] = {
#embed "../../../Rules/topics-pt.txt"
};
static const unsigned char sentiment_es[] = {
#embed "../../../Rules/sentiment-es.tsv"
};
static const unsigned char sentiment_pt[] = {
#embed "../../../Rules/sentiment-pt.tsv"
};
static const unsigned char words[] = {
#embed "../../../Rules/words.txt"
};
static const unsigned char lists[] = {
#embed "../../../Rules/lists.txt"
};
static const unsigned char signals[] = {
#embed "../../../Rules/signals.txt"
};
static const unsigned char dates[] = {
#embed "../../../Rules/dates.tsv"
};
static const unsigned char tracking[] = {
#embed "../../../Rules/tracking.txt"
};
static const unsigned char consequences[] = {
#embed "../../../Rules/consequences.txt"
};
static const unsigned char publishers[] = {
#embed "../../../Rules/publishers.tsv"
};
static const unsigned char kinds[] = {
#embed "../../../Rules/kinds.txt"
};
static const unsigned char good_news[] = {
#embed "../../../Rules/good-news.txt"
};

pulse_rules pulse_rules_topics(void) { return (pulse_rules){topics, sizeof topics}; }
pulse_rules pulse_rules_topics_words(void) { return (pulse_rules){topics_words, sizeof topics_words}; }
pulse_rules pulse_rules_contexts(void) { return (pulse_rules){contexts, sizeof contexts}; }
pulse_rules pulse_rules_sentiment(void) { return (pulse_rules){sentiment, sizeof sentiment}; }
pulse_rules pulse_rules_sentiment_opinion(void) { return (pulse_rules){sentiment_opinion, sizeof sentiment_opinion}; }
pulse_rules pulse_rules_sentiment_news(void) { return (pulse_rules){sentiment_news, sizeof sentiment_news}; }
pulse_rules pulse_rules_words(void) { return (pulse_rules){words, sizeof words}; }
pulse_rules pulse_rules_signals(void) { return (pulse_rules){signals, sizeof signals}; }
pulse_rules pulse_rules_topics_es(void) { return (pulse_rules){topics_es, sizeof topics_es}; }
pulse_rules pulse_rules_topics_pt(void) { return (pulse_rules){topics_pt, sizeof topics_pt}; }
pulse_rules pulse_rules_sentiment_es(void) { return (pulse_rules){sentiment_es, sizeof sentiment_es}; }
pulse_rules pulse_rules_sentiment_pt(void) { return (pulse_rules){sentiment_pt, sizeof sentiment_pt}; }
pulse_rules pulse_rules_lists(void) { return (pulse_rules){lists, sizeof lists}; }
pulse_rules pulse_rules_dates(void) { return (pulse_rules){dates, sizeof dates}; }
pulse_rules pulse_rules_tracking(void) { return (pulse_rules){tracking, sizeof tracking}; }
pulse_rules pulse_rules_kinds(void) { return (pulse_rules){kinds, sizeof kinds}; }
pulse_rules pulse_rules_good_news(void) { return (pulse_rules){good_news, sizeof good_news}; }
pulse_rules pulse_rules_consequences(void) { return (pulse_rules){consequences, sizeof consequences}; }
pulse_rules pulse_rules_publishers(void) { return (pulse_rules){publishers, sizeof publishers}; }
pulse_rules pulse_rules_significance(void) { return (pulse_rules){significance, sizeof significance}; }
