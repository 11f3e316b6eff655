// Written by Tools/templates.sh.
#include "CTemplates.h"

static const unsigned char assets_favicon_svg[] = {
#embed "../../../Templates/assets/favicon.svg"
};
static const unsigned char assets_map_world_json[] = {
#embed "../../../Templates/assets/map/world.json"
};
static const unsigned char assets_widget_css[] = {
#embed "../../../Templates/assets/widget.css"
};
static const unsigned char assets_widget_js[] = {
#embed "../../../Templates/assets/widget.js"
};
static const unsigned char book_chapter_xhtml[] = {
#embed "../../../Templates/book/chapter.xhtml"
};
static const unsigned char book_container_xml[] = {
#embed "../../../Templates/book/container.xml"
};
static const unsigned char book_contents_ncx[] = {
#embed "../../../Templates/book/contents.ncx"
};
static const unsigned char book_contents_xhtml[] = {
#embed "../../../Templates/book/contents.xhtml"
};
static const unsigned char book_cover_xhtml[] = {
#embed "../../../Templates/book/cover.xhtml"
};
static const unsigned char book_item_xhtml[] = {
#embed "../../../Templates/book/item.xhtml"
};
static const unsigned char book_package_opf[] = {
#embed "../../../Templates/book/package.opf"
};
static const unsigned char book_start_xhtml[] = {
#embed "../../../Templates/book/start.xhtml"
};
static const unsigned char book_style_css[] = {
#embed "../../../Templates/book/style.css"
};
static const unsigned char cards_account_html[] = {
#embed "../../../Templates/cards/account.html"
};
static const unsigned char cards_card_html[] = {
#embed "../../../Templates/cards/card.html"
};
static const unsigned char cards_entry_html[] = {
#embed "../../../Templates/cards/entry.html"
};
static const unsigned char cards_hero_html[] = {
#embed "../../../Templates/cards/hero.html"
};
static const unsigned char cards_line_html[] = {
#embed "../../../Templates/cards/line.html"
};
static const unsigned char cards_medium_html[] = {
#embed "../../../Templates/cards/medium.html"
};
static const unsigned char cards_rank_html[] = {
#embed "../../../Templates/cards/rank.html"
};
static const unsigned char cards_reading_html[] = {
#embed "../../../Templates/cards/reading.html"
};
static const unsigned char icons_atom_svg[] = {
#embed "../../../Templates/icons/atom.svg"
};
static const unsigned char icons_ban_svg[] = {
#embed "../../../Templates/icons/ban.svg"
};
static const unsigned char icons_bookmark_svg[] = {
#embed "../../../Templates/icons/bookmark.svg"
};
static const unsigned char icons_check_svg[] = {
#embed "../../../Templates/icons/check.svg"
};
static const unsigned char icons_chevron_down_svg[] = {
#embed "../../../Templates/icons/chevron-down.svg"
};
static const unsigned char icons_clapperboard_svg[] = {
#embed "../../../Templates/icons/clapperboard.svg"
};
static const unsigned char icons_close_svg[] = {
#embed "../../../Templates/icons/close.svg"
};
static const unsigned char icons_compass_svg[] = {
#embed "../../../Templates/icons/compass.svg"
};
static const unsigned char icons_cpu_svg[] = {
#embed "../../../Templates/icons/cpu.svg"
};
static const unsigned char icons_dot_svg[] = {
#embed "../../../Templates/icons/dot.svg"
};
static const unsigned char icons_earth_svg[] = {
#embed "../../../Templates/icons/earth.svg"
};
static const unsigned char icons_ellipsis_svg[] = {
#embed "../../../Templates/icons/ellipsis.svg"
};
static const unsigned char icons_footprints_svg[] = {
#embed "../../../Templates/icons/footprints.svg"
};
static const unsigned char icons_gamepad_2_svg[] = {
#embed "../../../Templates/icons/gamepad-2.svg"
};
static const unsigned char icons_globe_svg[] = {
#embed "../../../Templates/icons/globe.svg"
};
static const unsigned char icons_headphones_svg[] = {
#embed "../../../Templates/icons/headphones.svg"
};
static const unsigned char icons_heart_pulse_svg[] = {
#embed "../../../Templates/icons/heart-pulse.svg"
};
static const unsigned char icons_heart_svg[] = {
#embed "../../../Templates/icons/heart.svg"
};
static const unsigned char icons_landmark_svg[] = {
#embed "../../../Templates/icons/landmark.svg"
};
static const unsigned char icons_leaf_svg[] = {
#embed "../../../Templates/icons/leaf.svg"
};
static const unsigned char icons_map_pin_svg[] = {
#embed "../../../Templates/icons/map-pin.svg"
};
static const unsigned char icons_menu_svg[] = {
#embed "../../../Templates/icons/menu.svg"
};
static const unsigned char icons_minus_svg[] = {
#embed "../../../Templates/icons/minus.svg"
};
static const unsigned char icons_newspaper_svg[] = {
#embed "../../../Templates/icons/newspaper.svg"
};
static const unsigned char icons_next_svg[] = {
#embed "../../../Templates/icons/next.svg"
};
static const unsigned char icons_palette_svg[] = {
#embed "../../../Templates/icons/palette.svg"
};
static const unsigned char icons_plane_svg[] = {
#embed "../../../Templates/icons/plane.svg"
};
static const unsigned char icons_plus_svg[] = {
#embed "../../../Templates/icons/plus.svg"
};
static const unsigned char icons_previous_svg[] = {
#embed "../../../Templates/icons/previous.svg"
};
static const unsigned char icons_search_svg[] = {
#embed "../../../Templates/icons/search.svg"
};
static const unsigned char icons_share_svg[] = {
#embed "../../../Templates/icons/share.svg"
};
static const unsigned char icons_sliders_svg[] = {
#embed "../../../Templates/icons/sliders.svg"
};
static const unsigned char icons_sparkles_svg[] = {
#embed "../../../Templates/icons/sparkles.svg"
};
static const unsigned char icons_star_svg[] = {
#embed "../../../Templates/icons/star.svg"
};
static const unsigned char icons_sun_svg[] = {
#embed "../../../Templates/icons/sun.svg"
};
static const unsigned char icons_text_svg[] = {
#embed "../../../Templates/icons/text.svg"
};
static const unsigned char icons_trending_up_svg[] = {
#embed "../../../Templates/icons/trending-up.svg"
};
static const unsigned char icons_triangle_alert_svg[] = {
#embed "../../../Templates/icons/triangle-alert.svg"
};
static const unsigned char icons_trophy_svg[] = {
#embed "../../../Templates/icons/trophy.svg"
};
static const unsigned char icons_user_svg[] = {
#embed "../../../Templates/icons/user.svg"
};
static const unsigned char icons_utensils_svg[] = {
#embed "../../../Templates/icons/utensils.svg"
};
static const unsigned char inline_beats_html[] = {
#embed "../../../Templates/inline/beats.html"
};
static const unsigned char inline_day_bars_html[] = {
#embed "../../../Templates/inline/day-bars.html"
};
static const unsigned char inline_day_html[] = {
#embed "../../../Templates/inline/day.html"
};
static const unsigned char inline_follow_html[] = {
#embed "../../../Templates/inline/follow.html"
};
static const unsigned char inline_headline_md[] = {
#embed "../../../Templates/inline/headline.md"
};
static const unsigned char inline_kind_html[] = {
#embed "../../../Templates/inline/kind.html"
};
static const unsigned char inline_language_name_html[] = {
#embed "../../../Templates/inline/language-name.html"
};
static const unsigned char inline_language_html[] = {
#embed "../../../Templates/inline/language.html"
};
static const unsigned char inline_link_xhtml[] = {
#embed "../../../Templates/inline/link.xhtml"
};
static const unsigned char inline_mark_html[] = {
#embed "../../../Templates/inline/mark.html"
};
static const unsigned char inline_mix_md[] = {
#embed "../../../Templates/inline/mix.md"
};
static const unsigned char inline_name_html[] = {
#embed "../../../Templates/inline/name.html"
};
static const unsigned char inline_name_md[] = {
#embed "../../../Templates/inline/name.md"
};
static const unsigned char inline_origin_md[] = {
#embed "../../../Templates/inline/origin.md"
};
static const unsigned char inline_part_html[] = {
#embed "../../../Templates/inline/part.html"
};
static const unsigned char inline_passage_md[] = {
#embed "../../../Templates/inline/passage.md"
};
static const unsigned char inline_people_md[] = {
#embed "../../../Templates/inline/people.md"
};
static const unsigned char inline_piece_html[] = {
#embed "../../../Templates/inline/piece.html"
};
static const unsigned char inline_place_md[] = {
#embed "../../../Templates/inline/place.md"
};
static const unsigned char inline_region_html[] = {
#embed "../../../Templates/inline/region.html"
};
static const unsigned char inline_review_html[] = {
#embed "../../../Templates/inline/review.html"
};
static const unsigned char inline_said_html[] = {
#embed "../../../Templates/inline/said.html"
};
static const unsigned char inline_saying_md[] = {
#embed "../../../Templates/inline/saying.md"
};
static const unsigned char inline_sentence_md[] = {
#embed "../../../Templates/inline/sentence.md"
};
static const unsigned char inline_sources_md[] = {
#embed "../../../Templates/inline/sources.md"
};
static const unsigned char inline_sources_xhtml[] = {
#embed "../../../Templates/inline/sources.xhtml"
};
static const unsigned char inline_status_html[] = {
#embed "../../../Templates/inline/status.html"
};
static const unsigned char inline_telling_md[] = {
#embed "../../../Templates/inline/telling.md"
};
static const unsigned char inline_time_html[] = {
#embed "../../../Templates/inline/time.html"
};
static const unsigned char inline_town_html[] = {
#embed "../../../Templates/inline/town.html"
};
static const unsigned char inline_value_html[] = {
#embed "../../../Templates/inline/value.html"
};
static const unsigned char inline_weekday_html[] = {
#embed "../../../Templates/inline/weekday.html"
};
static const unsigned char inline_word_html[] = {
#embed "../../../Templates/inline/word.html"
};
static const unsigned char layout_html[] = {
#embed "../../../Templates/layout.html"
};
static const unsigned char mail_anniversary_html[] = {
#embed "../../../Templates/mail/anniversary.html"
};
static const unsigned char mail_digest_html[] = {
#embed "../../../Templates/mail/digest.html"
};
static const unsigned char mail_item_html[] = {
#embed "../../../Templates/mail/item.html"
};
static const unsigned char mail_print_css[] = {
#embed "../../../Templates/mail/print.css"
};
static const unsigned char pages_about_md[] = {
#embed "../../../Templates/pages/about.md"
};
static const unsigned char pages_archive_md[] = {
#embed "../../../Templates/pages/archive.md"
};
static const unsigned char pages_article_md[] = {
#embed "../../../Templates/pages/article.md"
};
static const unsigned char pages_corrections_md[] = {
#embed "../../../Templates/pages/corrections.md"
};
static const unsigned char pages_day_md[] = {
#embed "../../../Templates/pages/day.md"
};
static const unsigned char pages_desk_md[] = {
#embed "../../../Templates/pages/desk.md"
};
static const unsigned char pages_digest_md[] = {
#embed "../../../Templates/pages/digest.md"
};
static const unsigned char pages_discover_md[] = {
#embed "../../../Templates/pages/discover.md"
};
static const unsigned char pages_explore_md[] = {
#embed "../../../Templates/pages/explore.md"
};
static const unsigned char pages_following_md[] = {
#embed "../../../Templates/pages/following.md"
};
static const unsigned char pages_front_md[] = {
#embed "../../../Templates/pages/front.md"
};
static const unsigned char pages_headlines_md[] = {
#embed "../../../Templates/pages/headlines.md"
};
static const unsigned char pages_history_md[] = {
#embed "../../../Templates/pages/history.md"
};
static const unsigned char pages_insights_md[] = {
#embed "../../../Templates/pages/insights.md"
};
static const unsigned char pages_last_md[] = {
#embed "../../../Templates/pages/last.md"
};
static const unsigned char pages_map_more_md[] = {
#embed "../../../Templates/pages/map-more.md"
};
static const unsigned char pages_map_md[] = {
#embed "../../../Templates/pages/map.md"
};
static const unsigned char pages_media_md[] = {
#embed "../../../Templates/pages/media.md"
};
static const unsigned char pages_moved_md[] = {
#embed "../../../Templates/pages/moved.md"
};
static const unsigned char pages_not_found_md[] = {
#embed "../../../Templates/pages/not-found.md"
};
static const unsigned char pages_offline_md[] = {
#embed "../../../Templates/pages/offline.md"
};
static const unsigned char pages_puzzles_md[] = {
#embed "../../../Templates/pages/puzzles.md"
};
static const unsigned char pages_report_md[] = {
#embed "../../../Templates/pages/report.md"
};
static const unsigned char pages_review_md[] = {
#embed "../../../Templates/pages/review.md"
};
static const unsigned char pages_saved_md[] = {
#embed "../../../Templates/pages/saved.md"
};
static const unsigned char pages_search_md[] = {
#embed "../../../Templates/pages/search.md"
};
static const unsigned char pages_settings_md[] = {
#embed "../../../Templates/pages/settings.md"
};
static const unsigned char pages_signals_md[] = {
#embed "../../../Templates/pages/signals.md"
};
static const unsigned char pages_stories_md[] = {
#embed "../../../Templates/pages/stories.md"
};
static const unsigned char pages_story_part_md[] = {
#embed "../../../Templates/pages/story-part.md"
};
static const unsigned char pages_story_md[] = {
#embed "../../../Templates/pages/story.md"
};
static const unsigned char pages_subject_md[] = {
#embed "../../../Templates/pages/subject.md"
};
static const unsigned char pages_thread_md[] = {
#embed "../../../Templates/pages/thread.md"
};
static const unsigned char pages_you_md[] = {
#embed "../../../Templates/pages/you.md"
};
static const unsigned char parts_anniversaries_html[] = {
#embed "../../../Templates/parts/anniversaries.html"
};
static const unsigned char parts_anniversaries_md[] = {
#embed "../../../Templates/parts/anniversaries.md"
};
static const unsigned char parts_archive_day_md[] = {
#embed "../../../Templates/parts/archive-day.md"
};
static const unsigned char parts_article_html[] = {
#embed "../../../Templates/parts/article.html"
};
static const unsigned char parts_breaking_html[] = {
#embed "../../../Templates/parts/breaking.html"
};
static const unsigned char parts_breaking_md[] = {
#embed "../../../Templates/parts/breaking.md"
};
static const unsigned char parts_card_account_html[] = {
#embed "../../../Templates/parts/card/account.html"
};
static const unsigned char parts_card_around_md[] = {
#embed "../../../Templates/parts/card/around.md"
};
static const unsigned char parts_card_by_when_md[] = {
#embed "../../../Templates/parts/card/by-when.md"
};
static const unsigned char parts_card_by_md[] = {
#embed "../../../Templates/parts/card/by.md"
};
static const unsigned char parts_card_facts_md[] = {
#embed "../../../Templates/parts/card/facts.md"
};
static const unsigned char parts_card_implications_head_md[] = {
#embed "../../../Templates/parts/card/implications-head.md"
};
static const unsigned char parts_card_implications_md[] = {
#embed "../../../Templates/parts/card/implications.md"
};
static const unsigned char parts_card_kicker_md[] = {
#embed "../../../Templates/parts/card/kicker.md"
};
static const unsigned char parts_card_line_title_md[] = {
#embed "../../../Templates/parts/card/line-title.md"
};
static const unsigned char parts_card_line_md[] = {
#embed "../../../Templates/parts/card/line.md"
};
static const unsigned char parts_card_medium_title_md[] = {
#embed "../../../Templates/parts/card/medium-title.md"
};
static const unsigned char parts_card_medium_md[] = {
#embed "../../../Templates/parts/card/medium.md"
};
static const unsigned char parts_card_opening_html[] = {
#embed "../../../Templates/parts/card/opening.html"
};
static const unsigned char parts_card_opening_md[] = {
#embed "../../../Templates/parts/card/opening.md"
};
static const unsigned char parts_card_picture_html[] = {
#embed "../../../Templates/parts/card/picture.html"
};
static const unsigned char parts_card_read_md[] = {
#embed "../../../Templates/parts/card/read.md"
};
static const unsigned char parts_card_significance_html[] = {
#embed "../../../Templates/parts/card/significance.html"
};
static const unsigned char parts_card_summary_md[] = {
#embed "../../../Templates/parts/card/summary.md"
};
static const unsigned char parts_card_title_md[] = {
#embed "../../../Templates/parts/card/title.md"
};
static const unsigned char parts_card_told_head_md[] = {
#embed "../../../Templates/parts/card/told-head.md"
};
static const unsigned char parts_card_told_html[] = {
#embed "../../../Templates/parts/card/told.html"
};
static const unsigned char parts_card_told_md[] = {
#embed "../../../Templates/parts/card/told.md"
};
static const unsigned char parts_card_was_md[] = {
#embed "../../../Templates/parts/card/was.md"
};
static const unsigned char parts_card_when_md[] = {
#embed "../../../Templates/parts/card/when.md"
};
static const unsigned char parts_card_whole_html[] = {
#embed "../../../Templates/parts/card/whole.html"
};
static const unsigned char parts_card_why_md[] = {
#embed "../../../Templates/parts/card/why.md"
};
static const unsigned char parts_card_words_html[] = {
#embed "../../../Templates/parts/card/words.html"
};
static const unsigned char parts_chips_html[] = {
#embed "../../../Templates/parts/chips.html"
};
static const unsigned char parts_clipping_html[] = {
#embed "../../../Templates/parts/clipping.html"
};
static const unsigned char parts_controls_html[] = {
#embed "../../../Templates/parts/controls.html"
};
static const unsigned char parts_correction_html[] = {
#embed "../../../Templates/parts/correction.html"
};
static const unsigned char parts_correction_md[] = {
#embed "../../../Templates/parts/correction.md"
};
static const unsigned char parts_country_head_md[] = {
#embed "../../../Templates/parts/country-head.md"
};
static const unsigned char parts_country_link_html[] = {
#embed "../../../Templates/parts/country-link.html"
};
static const unsigned char parts_country_more_md[] = {
#embed "../../../Templates/parts/country-more.md"
};
static const unsigned char parts_country_html[] = {
#embed "../../../Templates/parts/country.html"
};
static const unsigned char parts_crossword_clue_html[] = {
#embed "../../../Templates/parts/crossword-clue.html"
};
static const unsigned char parts_day_ways_html[] = {
#embed "../../../Templates/parts/day-ways.html"
};
static const unsigned char parts_day_ways_md[] = {
#embed "../../../Templates/parts/day-ways.md"
};
static const unsigned char parts_desk_controls_html[] = {
#embed "../../../Templates/parts/desk-controls.html"
};
static const unsigned char parts_desk_icon_html[] = {
#embed "../../../Templates/parts/desk-icon.html"
};
static const unsigned char parts_digest_head_md[] = {
#embed "../../../Templates/parts/digest-head.md"
};
static const unsigned char parts_digest_item_md[] = {
#embed "../../../Templates/parts/digest-item.md"
};
static const unsigned char parts_digest_piece_html[] = {
#embed "../../../Templates/parts/digest-piece.html"
};
static const unsigned char parts_digest_section_html[] = {
#embed "../../../Templates/parts/digest-section.html"
};
static const unsigned char parts_digest_top_html[] = {
#embed "../../../Templates/parts/digest-top.html"
};
static const unsigned char parts_digest_top_md[] = {
#embed "../../../Templates/parts/digest-top.md"
};
static const unsigned char parts_digest_words_md[] = {
#embed "../../../Templates/parts/digest-words.md"
};
static const unsigned char parts_discover_html[] = {
#embed "../../../Templates/parts/discover.html"
};
static const unsigned char parts_empty_html[] = {
#embed "../../../Templates/parts/empty.html"
};
static const unsigned char parts_empty_md[] = {
#embed "../../../Templates/parts/empty.md"
};
static const unsigned char parts_explore_day_md[] = {
#embed "../../../Templates/parts/explore-day.md"
};
static const unsigned char parts_explore_desk_html[] = {
#embed "../../../Templates/parts/explore-desk.html"
};
static const unsigned char parts_explore_lead_md[] = {
#embed "../../../Templates/parts/explore-lead.md"
};
static const unsigned char parts_explore_map_html[] = {
#embed "../../../Templates/parts/explore-map.html"
};
static const unsigned char parts_feeds_html[] = {
#embed "../../../Templates/parts/feeds.html"
};
static const unsigned char parts_feeds_md[] = {
#embed "../../../Templates/parts/feeds.md"
};
static const unsigned char parts_find_html[] = {
#embed "../../../Templates/parts/find.html"
};
static const unsigned char parts_follow_country_html[] = {
#embed "../../../Templates/parts/follow-country.html"
};
static const unsigned char parts_follow_thread_html[] = {
#embed "../../../Templates/parts/follow-thread.html"
};
static const unsigned char parts_follow_html[] = {
#embed "../../../Templates/parts/follow.html"
};
static const unsigned char parts_following_html[] = {
#embed "../../../Templates/parts/following.html"
};
static const unsigned char parts_footer_html[] = {
#embed "../../../Templates/parts/footer.html"
};
static const unsigned char parts_front_end_html[] = {
#embed "../../../Templates/parts/front-end.html"
};
static const unsigned char parts_front_end_md[] = {
#embed "../../../Templates/parts/front-end.md"
};
static const unsigned char parts_front_head_html[] = {
#embed "../../../Templates/parts/front-head.html"
};
static const unsigned char parts_front_more_html[] = {
#embed "../../../Templates/parts/front-more.html"
};
static const unsigned char parts_front_more_md[] = {
#embed "../../../Templates/parts/front-more.md"
};
static const unsigned char parts_head_discovery_html[] = {
#embed "../../../Templates/parts/head-discovery.html"
};
static const unsigned char parts_history_html[] = {
#embed "../../../Templates/parts/history.html"
};
static const unsigned char parts_insights_html[] = {
#embed "../../../Templates/parts/insights.html"
};
static const unsigned char parts_lead_hero_md[] = {
#embed "../../../Templates/parts/lead-hero.md"
};
static const unsigned char parts_listen_html[] = {
#embed "../../../Templates/parts/listen.html"
};
static const unsigned char parts_lost_html[] = {
#embed "../../../Templates/parts/lost.html"
};
static const unsigned char parts_map_html[] = {
#embed "../../../Templates/parts/map.html"
};
static const unsigned char parts_masthead_html[] = {
#embed "../../../Templates/parts/masthead.html"
};
static const unsigned char parts_more_md[] = {
#embed "../../../Templates/parts/more.md"
};
static const unsigned char parts_own_ways_html[] = {
#embed "../../../Templates/parts/own-ways.html"
};
static const unsigned char parts_page_controls_html[] = {
#embed "../../../Templates/parts/page-controls.html"
};
static const unsigned char parts_part_ways_html[] = {
#embed "../../../Templates/parts/part-ways.html"
};
static const unsigned char parts_part_ways_md[] = {
#embed "../../../Templates/parts/part-ways.md"
};
static const unsigned char parts_pattern_head_md[] = {
#embed "../../../Templates/parts/pattern-head.md"
};
static const unsigned char parts_pattern_html[] = {
#embed "../../../Templates/parts/pattern.html"
};
static const unsigned char parts_place_feeds_html[] = {
#embed "../../../Templates/parts/place-feeds.html"
};
static const unsigned char parts_pulse_html[] = {
#embed "../../../Templates/parts/pulse.html"
};
static const unsigned char parts_puzzle_circle_html[] = {
#embed "../../../Templates/parts/puzzle-circle.html"
};
static const unsigned char parts_puzzle_crossword_html[] = {
#embed "../../../Templates/parts/puzzle-crossword.html"
};
static const unsigned char parts_puzzle_quiz_html[] = {
#embed "../../../Templates/parts/puzzle-quiz.html"
};
static const unsigned char parts_puzzle_reports_html[] = {
#embed "../../../Templates/parts/puzzle-reports.html"
};
static const unsigned char parts_puzzle_sudoku_html[] = {
#embed "../../../Templates/parts/puzzle-sudoku.html"
};
static const unsigned char parts_puzzle_target_html[] = {
#embed "../../../Templates/parts/puzzle-target.html"
};
static const unsigned char parts_review_list_html[] = {
#embed "../../../Templates/parts/review-list.html"
};
static const unsigned char parts_review_list_md[] = {
#embed "../../../Templates/parts/review-list.md"
};
static const unsigned char parts_review_story_html[] = {
#embed "../../../Templates/parts/review-story.html"
};
static const unsigned char parts_review_story_md[] = {
#embed "../../../Templates/parts/review-story.md"
};
static const unsigned char parts_review_ways_html[] = {
#embed "../../../Templates/parts/review-ways.html"
};
static const unsigned char parts_review_ways_md[] = {
#embed "../../../Templates/parts/review-ways.md"
};
static const unsigned char parts_saved_html[] = {
#embed "../../../Templates/parts/saved.html"
};
static const unsigned char parts_search_form_html[] = {
#embed "../../../Templates/parts/search-form.html"
};
static const unsigned char parts_section_empty_md[] = {
#embed "../../../Templates/parts/section-empty.md"
};
static const unsigned char parts_section_head_md[] = {
#embed "../../../Templates/parts/section-head.md"
};
static const unsigned char parts_section_html[] = {
#embed "../../../Templates/parts/section.html"
};
static const unsigned char parts_settings_html[] = {
#embed "../../../Templates/parts/settings.html"
};
static const unsigned char parts_signals_list_md[] = {
#embed "../../../Templates/parts/signals-list.md"
};
static const unsigned char parts_signals_html[] = {
#embed "../../../Templates/parts/signals.html"
};
static const unsigned char parts_since_html[] = {
#embed "../../../Templates/parts/since.html"
};
static const unsigned char parts_sources_html[] = {
#embed "../../../Templates/parts/sources.html"
};
static const unsigned char parts_sources_md[] = {
#embed "../../../Templates/parts/sources.md"
};
static const unsigned char parts_spark_html[] = {
#embed "../../../Templates/parts/spark.html"
};
static const unsigned char parts_story_bar_html[] = {
#embed "../../../Templates/parts/story-bar.html"
};
static const unsigned char parts_story_contest_html[] = {
#embed "../../../Templates/parts/story-contest.html"
};
static const unsigned char parts_story_copies_md[] = {
#embed "../../../Templates/parts/story-copies.md"
};
static const unsigned char parts_story_country_md[] = {
#embed "../../../Templates/parts/story-country.md"
};
static const unsigned char parts_story_figures_md[] = {
#embed "../../../Templates/parts/story-figures.md"
};
static const unsigned char parts_story_head_html[] = {
#embed "../../../Templates/parts/story-head.html"
};
static const unsigned char parts_story_map_html[] = {
#embed "../../../Templates/parts/story-map.html"
};
static const unsigned char parts_story_mix_md[] = {
#embed "../../../Templates/parts/story-mix.md"
};
static const unsigned char parts_story_picture_html[] = {
#embed "../../../Templates/parts/story-picture.html"
};
static const unsigned char parts_story_picture_md[] = {
#embed "../../../Templates/parts/story-picture.md"
};
static const unsigned char parts_story_rank_md[] = {
#embed "../../../Templates/parts/story-rank.md"
};
static const unsigned char parts_story_significance_html[] = {
#embed "../../../Templates/parts/story-significance.html"
};
static const unsigned char parts_story_silence_md[] = {
#embed "../../../Templates/parts/story-silence.md"
};
static const unsigned char parts_story_span_md[] = {
#embed "../../../Templates/parts/story-span.md"
};
static const unsigned char parts_story_summary_html[] = {
#embed "../../../Templates/parts/story-summary.html"
};
static const unsigned char parts_story_summary_md[] = {
#embed "../../../Templates/parts/story-summary.md"
};
static const unsigned char parts_story_title_md[] = {
#embed "../../../Templates/parts/story-title.md"
};
static const unsigned char parts_story_titles_md[] = {
#embed "../../../Templates/parts/story-titles.md"
};
static const unsigned char parts_story_witness_md[] = {
#embed "../../../Templates/parts/story-witness.md"
};
static const unsigned char parts_story_witnesses_html[] = {
#embed "../../../Templates/parts/story-witnesses.html"
};
static const unsigned char parts_story_words_md[] = {
#embed "../../../Templates/parts/story-words.md"
};
static const unsigned char parts_strip_html[] = {
#embed "../../../Templates/parts/strip.html"
};
static const unsigned char parts_thread_days_md[] = {
#embed "../../../Templates/parts/thread-days.md"
};
static const unsigned char parts_thread_headline_md[] = {
#embed "../../../Templates/parts/thread-headline.md"
};
static const unsigned char parts_thread_line_md[] = {
#embed "../../../Templates/parts/thread-line.md"
};
static const unsigned char parts_thread_link_md[] = {
#embed "../../../Templates/parts/thread-link.md"
};
static const unsigned char parts_thread_span_md[] = {
#embed "../../../Templates/parts/thread-span.md"
};
static const unsigned char parts_thread_story_md[] = {
#embed "../../../Templates/parts/thread-story.md"
};
static const unsigned char parts_timeline_more_md[] = {
#embed "../../../Templates/parts/timeline-more.md"
};
static const unsigned char parts_timeline_part_html[] = {
#embed "../../../Templates/parts/timeline-part.html"
};
static const unsigned char parts_today_bar_html[] = {
#embed "../../../Templates/parts/today-bar.html"
};
static const unsigned char parts_tools_html[] = {
#embed "../../../Templates/parts/tools.html"
};
static const unsigned char parts_trends_list_md[] = {
#embed "../../../Templates/parts/trends-list.md"
};
static const unsigned char parts_trouble_html[] = {
#embed "../../../Templates/parts/trouble.html"
};
static const unsigned char parts_trouble_md[] = {
#embed "../../../Templates/parts/trouble.md"
};
static const unsigned char private_lock_js[] = {
#embed "../../../Templates/private/lock.js"
};
static const unsigned char private_shell_css[] = {
#embed "../../../Templates/private/shell.css"
};
static const unsigned char private_shell_html[] = {
#embed "../../../Templates/private/shell.html"
};
static const unsigned char private_shell_js[] = {
#embed "../../../Templates/private/shell.js"
};
static const unsigned char scripts_acts_js[] = {
#embed "../../../Templates/scripts/acts.js"
};
static const unsigned char scripts_beside_js[] = {
#embed "../../../Templates/scripts/beside.js"
};
static const unsigned char scripts_bundles_txt[] = {
#embed "../../../Templates/scripts/bundles.txt"
};
static const unsigned char scripts_card_js[] = {
#embed "../../../Templates/scripts/card.js"
};
static const unsigned char scripts_cards_js[] = {
#embed "../../../Templates/scripts/cards.js"
};
static const unsigned char scripts_chosen_js[] = {
#embed "../../../Templates/scripts/chosen.js"
};
static const unsigned char scripts_contesting_js[] = {
#embed "../../../Templates/scripts/contesting.js"
};
static const unsigned char scripts_dates_js[] = {
#embed "../../../Templates/scripts/dates.js"
};
static const unsigned char scripts_deep_link_js[] = {
#embed "../../../Templates/scripts/deep-link.js"
};
static const unsigned char scripts_discover_js[] = {
#embed "../../../Templates/scripts/discover.js"
};
static const unsigned char scripts_element_js[] = {
#embed "../../../Templates/scripts/element.js"
};
static const unsigned char scripts_filter_form_js[] = {
#embed "../../../Templates/scripts/filter-form.js"
};
static const unsigned char scripts_filtering_js[] = {
#embed "../../../Templates/scripts/filtering.js"
};
static const unsigned char scripts_filters_js[] = {
#embed "../../../Templates/scripts/filters.js"
};
static const unsigned char scripts_following_js[] = {
#embed "../../../Templates/scripts/following.js"
};
static const unsigned char scripts_free_reports_js[] = {
#embed "../../../Templates/scripts/free-reports.js"
};
static const unsigned char scripts_gallery_js[] = {
#embed "../../../Templates/scripts/gallery.js"
};
static const unsigned char scripts_history_js[] = {
#embed "../../../Templates/scripts/history.js"
};
static const unsigned char scripts_insights_js[] = {
#embed "../../../Templates/scripts/insights.js"
};
static const unsigned char scripts_keys_js[] = {
#embed "../../../Templates/scripts/keys.js"
};
static const unsigned char scripts_keys_sheet_js[] = {
#embed "../../../Templates/scripts/keys/sheet.js"
};
static const unsigned char scripts_language_js[] = {
#embed "../../../Templates/scripts/language.js"
};
static const unsigned char scripts_listen_js[] = {
#embed "../../../Templates/scripts/listen.js"
};
static const unsigned char scripts_listen_sentences_js[] = {
#embed "../../../Templates/scripts/listen/sentences.js"
};
static const unsigned char scripts_listen_spotlight_js[] = {
#embed "../../../Templates/scripts/listen/spotlight.js"
};
static const unsigned char scripts_main_js[] = {
#embed "../../../Templates/scripts/main.js"
};
static const unsigned char scripts_map_js[] = {
#embed "../../../Templates/scripts/map.js"
};
static const unsigned char scripts_map_crowd_js[] = {
#embed "../../../Templates/scripts/map/crowd.js"
};
static const unsigned char scripts_map_donut_js[] = {
#embed "../../../Templates/scripts/map/donut.js"
};
static const unsigned char scripts_map_filters_js[] = {
#embed "../../../Templates/scripts/map/filters.js"
};
static const unsigned char scripts_map_keeping_js[] = {
#embed "../../../Templates/scripts/map/keeping.js"
};
static const unsigned char scripts_map_lines_js[] = {
#embed "../../../Templates/scripts/map/lines.js"
};
static const unsigned char scripts_map_live_js[] = {
#embed "../../../Templates/scripts/map/live.js"
};
static const unsigned char scripts_map_panel_js[] = {
#embed "../../../Templates/scripts/map/panel.js"
};
static const unsigned char scripts_map_preview_js[] = {
#embed "../../../Templates/scripts/map/preview.js"
};
static const unsigned char scripts_map_quiet_js[] = {
#embed "../../../Templates/scripts/map/quiet.js"
};
static const unsigned char scripts_map_reports_js[] = {
#embed "../../../Templates/scripts/map/reports.js"
};
static const unsigned char scripts_map_waking_js[] = {
#embed "../../../Templates/scripts/map/waking.js"
};
static const unsigned char scripts_map_world_js[] = {
#embed "../../../Templates/scripts/map/world.js"
};
static const unsigned char scripts_media_js[] = {
#embed "../../../Templates/scripts/media.js"
};
static const unsigned char scripts_media_chapters_js[] = {
#embed "../../../Templates/scripts/media/chapters.js"
};
static const unsigned char scripts_media_films_js[] = {
#embed "../../../Templates/scripts/media/films.js"
};
static const unsigned char scripts_media_kept_js[] = {
#embed "../../../Templates/scripts/media/kept.js"
};
static const unsigned char scripts_media_player_bar_js[] = {
#embed "../../../Templates/scripts/media/player-bar.js"
};
static const unsigned char scripts_media_player_session_js[] = {
#embed "../../../Templates/scripts/media/player-session.js"
};
static const unsigned char scripts_media_player_js[] = {
#embed "../../../Templates/scripts/media/player.js"
};
static const unsigned char scripts_media_signs_js[] = {
#embed "../../../Templates/scripts/media/signs.js"
};
static const unsigned char scripts_muting_js[] = {
#embed "../../../Templates/scripts/muting.js"
};
static const unsigned char scripts_notice_js[] = {
#embed "../../../Templates/scripts/notice.js"
};
static const unsigned char scripts_offline_js[] = {
#embed "../../../Templates/scripts/offline.js"
};
static const unsigned char scripts_onboarding_js[] = {
#embed "../../../Templates/scripts/onboarding.js"
};
static const unsigned char scripts_own_articles_js[] = {
#embed "../../../Templates/scripts/own/articles.js"
};
static const unsigned char scripts_own_books_js[] = {
#embed "../../../Templates/scripts/own/books.js"
};
static const unsigned char scripts_own_charts_js[] = {
#embed "../../../Templates/scripts/own/charts.js"
};
static const unsigned char scripts_own_choosing_js[] = {
#embed "../../../Templates/scripts/own/choosing.js"
};
static const unsigned char scripts_own_continue_js[] = {
#embed "../../../Templates/scripts/own/continue.js"
};
static const unsigned char scripts_own_desk_order_js[] = {
#embed "../../../Templates/scripts/own/desk-order.js"
};
static const unsigned char scripts_own_discovering_js[] = {
#embed "../../../Templates/scripts/own/discovering.js"
};
static const unsigned char scripts_own_dressing_js[] = {
#embed "../../../Templates/scripts/own/dressing.js"
};
static const unsigned char scripts_own_earlier_js[] = {
#embed "../../../Templates/scripts/own/earlier.js"
};
static const unsigned char scripts_own_epub_js[] = {
#embed "../../../Templates/scripts/own/epub.js"
};
static const unsigned char scripts_own_exports_js[] = {
#embed "../../../Templates/scripts/own/exports.js"
};
static const unsigned char scripts_own_figures_js[] = {
#embed "../../../Templates/scripts/own/figures.js"
};
static const unsigned char scripts_own_follow_button_js[] = {
#embed "../../../Templates/scripts/own/follow-button.js"
};
static const unsigned char scripts_own_follow_menu_js[] = {
#embed "../../../Templates/scripts/own/follow-menu.js"
};
static const unsigned char scripts_own_followed_js[] = {
#embed "../../../Templates/scripts/own/followed.js"
};
static const unsigned char scripts_own_following_more_js[] = {
#embed "../../../Templates/scripts/own/following-more.js"
};
static const unsigned char scripts_own_in_order_js[] = {
#embed "../../../Templates/scripts/own/in-order.js"
};
static const unsigned char scripts_own_leading_js[] = {
#embed "../../../Templates/scripts/own/leading.js"
};
static const unsigned char scripts_own_looks_js[] = {
#embed "../../../Templates/scripts/own/looks.js"
};
static const unsigned char scripts_own_marks_js[] = {
#embed "../../../Templates/scripts/own/marks.js"
};
static const unsigned char scripts_own_naming_js[] = {
#embed "../../../Templates/scripts/own/naming.js"
};
static const unsigned char scripts_own_order_js[] = {
#embed "../../../Templates/scripts/own/order.js"
};
static const unsigned char scripts_own_paging_js[] = {
#embed "../../../Templates/scripts/own/paging.js"
};
static const unsigned char scripts_own_pills_js[] = {
#embed "../../../Templates/scripts/own/pills.js"
};
static const unsigned char scripts_own_placing_js[] = {
#embed "../../../Templates/scripts/own/placing.js"
};
static const unsigned char scripts_own_presets_js[] = {
#embed "../../../Templates/scripts/own/presets.js"
};
static const unsigned char scripts_own_reading_by_hand_js[] = {
#embed "../../../Templates/scripts/own/reading-by-hand.js"
};
static const unsigned char scripts_own_rules_js[] = {
#embed "../../../Templates/scripts/own/rules.js"
};
static const unsigned char scripts_own_shared_js[] = {
#embed "../../../Templates/scripts/own/shared.js"
};
static const unsigned char scripts_own_shelving_js[] = {
#embed "../../../Templates/scripts/own/shelving.js"
};
static const unsigned char scripts_own_sizes_js[] = {
#embed "../../../Templates/scripts/own/sizes.js"
};
static const unsigned char scripts_own_taking_js[] = {
#embed "../../../Templates/scripts/own/taking.js"
};
static const unsigned char scripts_own_teams_js[] = {
#embed "../../../Templates/scripts/own/teams.js"
};
static const unsigned char scripts_own_threads_js[] = {
#embed "../../../Templates/scripts/own/threads.js"
};
static const unsigned char scripts_own_toggling_js[] = {
#embed "../../../Templates/scripts/own/toggling.js"
};
static const unsigned char scripts_own_trends_js[] = {
#embed "../../../Templates/scripts/own/trends.js"
};
static const unsigned char scripts_own_turning_js[] = {
#embed "../../../Templates/scripts/own/turning.js"
};
static const unsigned char scripts_own_voices_js[] = {
#embed "../../../Templates/scripts/own/voices.js"
};
static const unsigned char scripts_own_words_js[] = {
#embed "../../../Templates/scripts/own/words.js"
};
static const unsigned char scripts_own_yours_js[] = {
#embed "../../../Templates/scripts/own/yours.js"
};
static const unsigned char scripts_own_zip_js[] = {
#embed "../../../Templates/scripts/own/zip.js"
};
static const unsigned char scripts_page_js[] = {
#embed "../../../Templates/scripts/page.js"
};
static const unsigned char scripts_passing_js[] = {
#embed "../../../Templates/scripts/passing.js"
};
static const unsigned char scripts_pictures_js[] = {
#embed "../../../Templates/scripts/pictures.js"
};
static const unsigned char scripts_puzzles_js[] = {
#embed "../../../Templates/scripts/puzzles.js"
};
static const unsigned char scripts_puzzles_achievements_js[] = {
#embed "../../../Templates/scripts/puzzles/achievements.js"
};
static const unsigned char scripts_puzzles_circle_js[] = {
#embed "../../../Templates/scripts/puzzles/circle.js"
};
static const unsigned char scripts_puzzles_crossword_clues_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword-clues.js"
};
static const unsigned char scripts_puzzles_crossword_grid_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword-grid.js"
};
static const unsigned char scripts_puzzles_crossword_parts_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword-parts.js"
};
static const unsigned char scripts_puzzles_crossword_place_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword-place.js"
};
static const unsigned char scripts_puzzles_crossword_state_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword-state.js"
};
static const unsigned char scripts_puzzles_crossword_js[] = {
#embed "../../../Templates/scripts/puzzles/crossword.js"
};
static const unsigned char scripts_puzzles_data_js[] = {
#embed "../../../Templates/scripts/puzzles/data.js"
};
static const unsigned char scripts_puzzles_figures_js[] = {
#embed "../../../Templates/scripts/puzzles/figures.js"
};
static const unsigned char scripts_puzzles_kept_js[] = {
#embed "../../../Templates/scripts/puzzles/kept.js"
};
static const unsigned char scripts_puzzles_letters_js[] = {
#embed "../../../Templates/scripts/puzzles/letters.js"
};
static const unsigned char scripts_puzzles_parts_js[] = {
#embed "../../../Templates/scripts/puzzles/parts.js"
};
static const unsigned char scripts_puzzles_quiz_js[] = {
#embed "../../../Templates/scripts/puzzles/quiz.js"
};
static const unsigned char scripts_puzzles_stopwatch_js[] = {
#embed "../../../Templates/scripts/puzzles/stopwatch.js"
};
static const unsigned char scripts_puzzles_sudoku_grid_js[] = {
#embed "../../../Templates/scripts/puzzles/sudoku-grid.js"
};
static const unsigned char scripts_puzzles_sudoku_state_js[] = {
#embed "../../../Templates/scripts/puzzles/sudoku-state.js"
};
static const unsigned char scripts_puzzles_sudoku_js[] = {
#embed "../../../Templates/scripts/puzzles/sudoku.js"
};
static const unsigned char scripts_puzzles_target_js[] = {
#embed "../../../Templates/scripts/puzzles/target.js"
};
static const unsigned char scripts_reading_js[] = {
#embed "../../../Templates/scripts/reading.js"
};
static const unsigned char scripts_reverting_js[] = {
#embed "../../../Templates/scripts/reverting.js"
};
static const unsigned char scripts_saved_js[] = {
#embed "../../../Templates/scripts/saved.js"
};
static const unsigned char scripts_search_answers_js[] = {
#embed "../../../Templates/scripts/search/answers.js"
};
static const unsigned char scripts_search_asking_js[] = {
#embed "../../../Templates/scripts/search/asking.js"
};
static const unsigned char scripts_search_called_js[] = {
#embed "../../../Templates/scripts/search/called.js"
};
static const unsigned char scripts_search_capitals_js[] = {
#embed "../../../Templates/scripts/search/capitals.js"
};
static const unsigned char scripts_search_card_js[] = {
#embed "../../../Templates/scripts/search/card.js"
};
static const unsigned char scripts_search_dates_js[] = {
#embed "../../../Templates/scripts/search/dates.js"
};
static const unsigned char scripts_search_days_js[] = {
#embed "../../../Templates/scripts/search/days.js"
};
static const unsigned char scripts_search_durations_js[] = {
#embed "../../../Templates/scripts/search/durations.js"
};
static const unsigned char scripts_search_editions_js[] = {
#embed "../../../Templates/scripts/search/editions.js"
};
static const unsigned char scripts_search_evidence_js[] = {
#embed "../../../Templates/scripts/search/evidence.js"
};
static const unsigned char scripts_search_form_js[] = {
#embed "../../../Templates/scripts/search/form.js"
};
static const unsigned char scripts_search_groups_js[] = {
#embed "../../../Templates/scripts/search/groups.js"
};
static const unsigned char scripts_search_hits_js[] = {
#embed "../../../Templates/scripts/search/hits.js"
};
static const unsigned char scripts_search_holders_js[] = {
#embed "../../../Templates/scripts/search/holders.js"
};
static const unsigned char scripts_search_index_js[] = {
#embed "../../../Templates/scripts/search/index.js"
};
static const unsigned char scripts_search_kin_js[] = {
#embed "../../../Templates/scripts/search/kin.js"
};
static const unsigned char scripts_search_matching_js[] = {
#embed "../../../Templates/scripts/search/matching.js"
};
static const unsigned char scripts_search_moments_js[] = {
#embed "../../../Templates/scripts/search/moments.js"
};
static const unsigned char scripts_search_names_js[] = {
#embed "../../../Templates/scripts/search/names.js"
};
static const unsigned char scripts_search_naming_js[] = {
#embed "../../../Templates/scripts/search/naming.js"
};
static const unsigned char scripts_search_order_js[] = {
#embed "../../../Templates/scripts/search/order.js"
};
static const unsigned char scripts_search_page_js[] = {
#embed "../../../Templates/scripts/search/page.js"
};
static const unsigned char scripts_search_query_js[] = {
#embed "../../../Templates/scripts/search/query.js"
};
static const unsigned char scripts_search_questions_js[] = {
#embed "../../../Templates/scripts/search/questions.js"
};
static const unsigned char scripts_search_recent_js[] = {
#embed "../../../Templates/scripts/search/recent.js"
};
static const unsigned char scripts_search_replies_js[] = {
#embed "../../../Templates/scripts/search/replies.js"
};
static const unsigned char scripts_search_reply_js[] = {
#embed "../../../Templates/scripts/search/reply.js"
};
static const unsigned char scripts_search_sentences_js[] = {
#embed "../../../Templates/scripts/search/sentences.js"
};
static const unsigned char scripts_search_significance_js[] = {
#embed "../../../Templates/scripts/search/significance.js"
};
static const unsigned char scripts_search_spelling_js[] = {
#embed "../../../Templates/scripts/search/spelling.js"
};
static const unsigned char scripts_search_suggestions_js[] = {
#embed "../../../Templates/scripts/search/suggestions.js"
};
static const unsigned char scripts_search_text_js[] = {
#embed "../../../Templates/scripts/search/text.js"
};
static const unsigned char scripts_search_times_js[] = {
#embed "../../../Templates/scripts/search/times.js"
};
static const unsigned char scripts_search_tokens_js[] = {
#embed "../../../Templates/scripts/search/tokens.js"
};
static const unsigned char scripts_search_understood_js[] = {
#embed "../../../Templates/scripts/search/understood.js"
};
static const unsigned char scripts_settings_js[] = {
#embed "../../../Templates/scripts/settings.js"
};
static const unsigned char scripts_settings_data_js[] = {
#embed "../../../Templates/scripts/settings/data.js"
};
static const unsigned char scripts_settings_drag_js[] = {
#embed "../../../Templates/scripts/settings/drag.js"
};
static const unsigned char scripts_settings_dress_js[] = {
#embed "../../../Templates/scripts/settings/dress.js"
};
static const unsigned char scripts_settings_mutes_js[] = {
#embed "../../../Templates/scripts/settings/mutes.js"
};
static const unsigned char scripts_settings_order_js[] = {
#embed "../../../Templates/scripts/settings/order.js"
};
static const unsigned char scripts_settings_widget_js[] = {
#embed "../../../Templates/scripts/settings/widget.js"
};
static const unsigned char scripts_shapes_js[] = {
#embed "../../../Templates/scripts/shapes.js"
};
static const unsigned char scripts_share_js[] = {
#embed "../../../Templates/scripts/share.js"
};
static const unsigned char scripts_shelf_js[] = {
#embed "../../../Templates/scripts/shelf.js"
};
static const unsigned char scripts_start_js[] = {
#embed "../../../Templates/scripts/start.js"
};
static const unsigned char scripts_storage_js[] = {
#embed "../../../Templates/scripts/storage.js"
};
static const unsigned char scripts_store_js[] = {
#embed "../../../Templates/scripts/store.js"
};
static const unsigned char scripts_story_js[] = {
#embed "../../../Templates/scripts/story.js"
};
static const unsigned char scripts_subscriptions_js[] = {
#embed "../../../Templates/scripts/subscriptions.js"
};
static const unsigned char scripts_swipe_js[] = {
#embed "../../../Templates/scripts/swipe.js"
};
static const unsigned char scripts_sync_camera_js[] = {
#embed "../../../Templates/scripts/sync/camera.js"
};
static const unsigned char scripts_sync_codes_js[] = {
#embed "../../../Templates/scripts/sync/codes.js"
};
static const unsigned char scripts_sync_giving_js[] = {
#embed "../../../Templates/scripts/sync/giving.js"
};
static const unsigned char scripts_sync_merging_js[] = {
#embed "../../../Templates/scripts/sync/merging.js"
};
static const unsigned char scripts_sync_panel_js[] = {
#embed "../../../Templates/scripts/sync/panel.js"
};
static const unsigned char scripts_sync_parts_js[] = {
#embed "../../../Templates/scripts/sync/parts.js"
};
static const unsigned char scripts_sync_sealing_js[] = {
#embed "../../../Templates/scripts/sync/sealing.js"
};
static const unsigned char scripts_sync_taking_js[] = {
#embed "../../../Templates/scripts/sync/taking.js"
};
static const unsigned char scripts_times_js[] = {
#embed "../../../Templates/scripts/times.js"
};
static const unsigned char scripts_today_js[] = {
#embed "../../../Templates/scripts/today.js"
};
static const unsigned char scripts_tools_js[] = {
#embed "../../../Templates/scripts/tools.js"
};
static const unsigned char scripts_undoing_js[] = {
#embed "../../../Templates/scripts/undoing.js"
};
static const unsigned char scripts_unkept_js[] = {
#embed "../../../Templates/scripts/unkept.js"
};
static const unsigned char scripts_visit_js[] = {
#embed "../../../Templates/scripts/visit.js"
};
static const unsigned char scripts_visits_js[] = {
#embed "../../../Templates/scripts/visits.js"
};
static const unsigned char scripts_words_js[] = {
#embed "../../../Templates/scripts/words.js"
};
static const unsigned char scripts_worker_answering_js[] = {
#embed "../../../Templates/scripts/worker/answering.js"
};
static const unsigned char scripts_worker_edition_js[] = {
#embed "../../../Templates/scripts/worker/edition.js"
};
static const unsigned char scripts_worker_keeping_js[] = {
#embed "../../../Templates/scripts/worker/keeping.js"
};
static const unsigned char scripts_worker_place_js[] = {
#embed "../../../Templates/scripts/worker/place.js"
};
static const unsigned char scripts_worker_private_js[] = {
#embed "../../../Templates/scripts/worker/private.js"
};
static const unsigned char scripts_worker_private_answers_js[] = {
#embed "../../../Templates/scripts/worker/private/answers.js"
};
static const unsigned char scripts_worker_private_files_js[] = {
#embed "../../../Templates/scripts/worker/private/files.js"
};
static const unsigned char scripts_worker_private_lock_js[] = {
#embed "../../../Templates/scripts/worker/private/lock.js"
};
static const unsigned char scripts_worker_private_sealing_js[] = {
#embed "../../../Templates/scripts/worker/private/sealing.js"
};
static const unsigned char scripts_worker_private_store_js[] = {
#embed "../../../Templates/scripts/worker/private/store.js"
};
static const unsigned char scripts_worker_public_js[] = {
#embed "../../../Templates/scripts/worker/public.js"
};
static const unsigned char scripts_worker_reading_js[] = {
#embed "../../../Templates/scripts/worker/reading.js"
};
static const unsigned char scripts_worker_sharing_js[] = {
#embed "../../../Templates/scripts/worker/sharing.js"
};
static const unsigned char scripts_worker_stores_js[] = {
#embed "../../../Templates/scripts/worker/stores.js"
};
static const unsigned char scripts_worker_stories_js[] = {
#embed "../../../Templates/scripts/worker/stories.js"
};
static const unsigned char style_css[] = {
#embed "../../../Templates/style.css"
};
static const unsigned char styles_archive_css[] = {
#embed "../../../Templates/styles/archive.css"
};
static const unsigned char styles_badge_css[] = {
#embed "../../../Templates/styles/badge.css"
};
static const unsigned char styles_base_css[] = {
#embed "../../../Templates/styles/base.css"
};
static const unsigned char styles_card_css[] = {
#embed "../../../Templates/styles/card.css"
};
static const unsigned char styles_chips_css[] = {
#embed "../../../Templates/styles/chips.css"
};
static const unsigned char styles_compact_cards_css[] = {
#embed "../../../Templates/styles/compact/cards.css"
};
static const unsigned char styles_compact_pages_css[] = {
#embed "../../../Templates/styles/compact/pages.css"
};
static const unsigned char styles_compact_tools_css[] = {
#embed "../../../Templates/styles/compact/tools.css"
};
static const unsigned char styles_controls_css[] = {
#embed "../../../Templates/styles/controls.css"
};
static const unsigned char styles_dialogs_css[] = {
#embed "../../../Templates/styles/dialogs.css"
};
static const unsigned char styles_digest_css[] = {
#embed "../../../Templates/styles/digest.css"
};
static const unsigned char styles_edition_css[] = {
#embed "../../../Templates/styles/edition.css"
};
static const unsigned char styles_explore_css[] = {
#embed "../../../Templates/styles/explore.css"
};
static const unsigned char styles_facts_css[] = {
#embed "../../../Templates/styles/facts.css"
};
static const unsigned char styles_filters_css[] = {
#embed "../../../Templates/styles/filters.css"
};
static const unsigned char styles_follow_css[] = {
#embed "../../../Templates/styles/follow.css"
};
static const unsigned char styles_footer_css[] = {
#embed "../../../Templates/styles/footer.css"
};
static const unsigned char styles_front_css[] = {
#embed "../../../Templates/styles/front.css"
};
static const unsigned char styles_keys_css[] = {
#embed "../../../Templates/styles/keys.css"
};
static const unsigned char styles_lead_css[] = {
#embed "../../../Templates/styles/lead.css"
};
static const unsigned char styles_live_map_css[] = {
#embed "../../../Templates/styles/live-map.css"
};
static const unsigned char styles_live_map_choices_css[] = {
#embed "../../../Templates/styles/live-map/choices.css"
};
static const unsigned char styles_live_map_marks_css[] = {
#embed "../../../Templates/styles/live-map/marks.css"
};
static const unsigned char styles_live_map_narrow_css[] = {
#embed "../../../Templates/styles/live-map/narrow.css"
};
static const unsigned char styles_live_map_panel_css[] = {
#embed "../../../Templates/styles/live-map/panel.css"
};
static const unsigned char styles_live_map_preferences_css[] = {
#embed "../../../Templates/styles/live-map/preferences.css"
};
static const unsigned char styles_live_map_stage_css[] = {
#embed "../../../Templates/styles/live-map/stage.css"
};
static const unsigned char styles_map_css[] = {
#embed "../../../Templates/styles/map.css"
};
static const unsigned char styles_masthead_css[] = {
#embed "../../../Templates/styles/masthead.css"
};
static const unsigned char styles_media_css[] = {
#embed "../../../Templates/styles/media.css"
};
static const unsigned char styles_media_list_css[] = {
#embed "../../../Templates/styles/media/list.css"
};
static const unsigned char styles_media_pictures_css[] = {
#embed "../../../Templates/styles/media/pictures.css"
};
static const unsigned char styles_media_player_css[] = {
#embed "../../../Templates/styles/media/player.css"
};
static const unsigned char styles_media_poster_css[] = {
#embed "../../../Templates/styles/media/poster.css"
};
static const unsigned char styles_old_css[] = {
#embed "../../../Templates/styles/old.css"
};
static const unsigned char styles_own_css[] = {
#embed "../../../Templates/styles/own.css"
};
static const unsigned char styles_own_discover_css[] = {
#embed "../../../Templates/styles/own/discover.css"
};
static const unsigned char styles_own_insights_css[] = {
#embed "../../../Templates/styles/own/insights.css"
};
static const unsigned char styles_own_order_css[] = {
#embed "../../../Templates/styles/own/order.css"
};
static const unsigned char styles_own_page_css[] = {
#embed "../../../Templates/styles/own/page.css"
};
static const unsigned char styles_own_shelving_css[] = {
#embed "../../../Templates/styles/own/shelving.css"
};
static const unsigned char styles_own_yours_css[] = {
#embed "../../../Templates/styles/own/yours.css"
};
static const unsigned char styles_page_css[] = {
#embed "../../../Templates/styles/page.css"
};
static const unsigned char styles_paging_css[] = {
#embed "../../../Templates/styles/paging.css"
};
static const unsigned char styles_passing_css[] = {
#embed "../../../Templates/styles/passing.css"
};
static const unsigned char styles_preferences_css[] = {
#embed "../../../Templates/styles/preferences.css"
};
static const unsigned char styles_print_css[] = {
#embed "../../../Templates/styles/print.css"
};
static const unsigned char styles_pulse_css[] = {
#embed "../../../Templates/styles/pulse.css"
};
static const unsigned char styles_puzzles_css[] = {
#embed "../../../Templates/styles/puzzles.css"
};
static const unsigned char styles_puzzles_circle_css[] = {
#embed "../../../Templates/styles/puzzles/circle.css"
};
static const unsigned char styles_puzzles_common_css[] = {
#embed "../../../Templates/styles/puzzles/common.css"
};
static const unsigned char styles_puzzles_crossword_css[] = {
#embed "../../../Templates/styles/puzzles/crossword.css"
};
static const unsigned char styles_puzzles_output_css[] = {
#embed "../../../Templates/styles/puzzles/output.css"
};
static const unsigned char styles_puzzles_quiz_css[] = {
#embed "../../../Templates/styles/puzzles/quiz.css"
};
static const unsigned char styles_puzzles_record_css[] = {
#embed "../../../Templates/styles/puzzles/record.css"
};
static const unsigned char styles_puzzles_sudoku_css[] = {
#embed "../../../Templates/styles/puzzles/sudoku.css"
};
static const unsigned char styles_puzzles_target_css[] = {
#embed "../../../Templates/styles/puzzles/target.css"
};
static const unsigned char styles_search_css[] = {
#embed "../../../Templates/styles/search.css"
};
static const unsigned char styles_search_answers_css[] = {
#embed "../../../Templates/styles/search/answers.css"
};
static const unsigned char styles_search_around_css[] = {
#embed "../../../Templates/styles/search/around.css"
};
static const unsigned char styles_search_form_css[] = {
#embed "../../../Templates/styles/search/form.css"
};
static const unsigned char styles_search_reply_css[] = {
#embed "../../../Templates/styles/search/reply.css"
};
static const unsigned char styles_section_css[] = {
#embed "../../../Templates/styles/section.css"
};
static const unsigned char styles_signals_css[] = {
#embed "../../../Templates/styles/signals.css"
};
static const unsigned char styles_story_bar_css[] = {
#embed "../../../Templates/styles/story/bar.css"
};
static const unsigned char styles_story_facts_css[] = {
#embed "../../../Templates/styles/story/facts.css"
};
static const unsigned char styles_story_layout_css[] = {
#embed "../../../Templates/styles/story/layout.css"
};
static const unsigned char styles_story_page_css[] = {
#embed "../../../Templates/styles/story/page.css"
};
static const unsigned char styles_story_timeline_css[] = {
#embed "../../../Templates/styles/story/timeline.css"
};
static const unsigned char styles_sync_css[] = {
#embed "../../../Templates/styles/sync.css"
};
static const unsigned char styles_table_css[] = {
#embed "../../../Templates/styles/table.css"
};
static const unsigned char styles_tokens_css[] = {
#embed "../../../Templates/styles/tokens.css"
};
static const unsigned char styles_tools_css[] = {
#embed "../../../Templates/styles/tools.css"
};
static const unsigned char widget_html[] = {
#embed "../../../Templates/widget.html"
};
static const unsigned char words_en_json[] = {
#embed "../../../Templates/words/en.json"
};
static const unsigned char words_es_json[] = {
#embed "../../../Templates/words/es.json"
};
static const unsigned char words_pt_json[] = {
#embed "../../../Templates/words/pt.json"
};

static const pulse_template entries[] = {
    {"assets/favicon.svg", assets_favicon_svg, sizeof assets_favicon_svg},
    {"assets/map/world.json", assets_map_world_json, sizeof assets_map_world_json},
    {"assets/widget.css", assets_widget_css, sizeof assets_widget_css},
    {"assets/widget.js", assets_widget_js, sizeof assets_widget_js},
    {"book/chapter.xhtml", book_chapter_xhtml, sizeof book_chapter_xhtml},
    {"book/container.xml", book_container_xml, sizeof book_container_xml},
    {"book/contents.ncx", book_contents_ncx, sizeof book_contents_ncx},
    {"book/contents.xhtml", book_contents_xhtml, sizeof book_contents_xhtml},
    {"book/cover.xhtml", book_cover_xhtml, sizeof book_cover_xhtml},
    {"book/item.xhtml", book_item_xhtml, sizeof book_item_xhtml},
    {"book/package.opf", book_package_opf, sizeof book_package_opf},
    {"book/start.xhtml", book_start_xhtml, sizeof book_start_xhtml},
    {"book/style.css", book_style_css, sizeof book_style_css},
    {"cards/account.html", cards_account_html, sizeof cards_account_html},
    {"cards/card.html", cards_card_html, sizeof cards_card_html},
    {"cards/entry.html", cards_entry_html, sizeof cards_entry_html},
    {"cards/hero.html", cards_hero_html, sizeof cards_hero_html},
    {"cards/line.html", cards_line_html, sizeof cards_line_html},
    {"cards/medium.html", cards_medium_html, sizeof cards_medium_html},
    {"cards/rank.html", cards_rank_html, sizeof cards_rank_html},
    {"cards/reading.html", cards_reading_html, sizeof cards_reading_html},
    {"icons/atom.svg", icons_atom_svg, sizeof icons_atom_svg},
    {"icons/ban.svg", icons_ban_svg, sizeof icons_ban_svg},
    {"icons/bookmark.svg", icons_bookmark_svg, sizeof icons_bookmark_svg},
    {"icons/check.svg", icons_check_svg, sizeof icons_check_svg},
    {"icons/chevron-down.svg", icons_chevron_down_svg, sizeof icons_chevron_down_svg},
    {"icons/clapperboard.svg", icons_clapperboard_svg, sizeof icons_clapperboard_svg},
    {"icons/close.svg", icons_close_svg, sizeof icons_close_svg},
    {"icons/compass.svg", icons_compass_svg, sizeof icons_compass_svg},
    {"icons/cpu.svg", icons_cpu_svg, sizeof icons_cpu_svg},
    {"icons/dot.svg", icons_dot_svg, sizeof icons_dot_svg},
    {"icons/earth.svg", icons_earth_svg, sizeof icons_earth_svg},
    {"icons/ellipsis.svg", icons_ellipsis_svg, sizeof icons_ellipsis_svg},
    {"icons/footprints.svg", icons_footprints_svg, sizeof icons_footprints_svg},
    {"icons/gamepad-2.svg", icons_gamepad_2_svg, sizeof icons_gamepad_2_svg},
    {"icons/globe.svg", icons_globe_svg, sizeof icons_globe_svg},
    {"icons/headphones.svg", icons_headphones_svg, sizeof icons_headphones_svg},
    {"icons/heart-pulse.svg", icons_heart_pulse_svg, sizeof icons_heart_pulse_svg},
    {"icons/heart.svg", icons_heart_svg, sizeof icons_heart_svg},
    {"icons/landmark.svg", icons_landmark_svg, sizeof icons_landmark_svg},
    {"icons/leaf.svg", icons_leaf_svg, sizeof icons_leaf_svg},
    {"icons/map-pin.svg", icons_map_pin_svg, sizeof icons_map_pin_svg},
    {"icons/menu.svg", icons_menu_svg, sizeof icons_menu_svg},
    {"icons/minus.svg", icons_minus_svg, sizeof icons_minus_svg},
    {"icons/newspaper.svg", icons_newspaper_svg, sizeof icons_newspaper_svg},
    {"icons/next.svg", icons_next_svg, sizeof icons_next_svg},
    {"icons/palette.svg", icons_palette_svg, sizeof icons_palette_svg},
    {"icons/plane.svg", icons_plane_svg, sizeof icons_plane_svg},
    {"icons/plus.svg", icons_plus_svg, sizeof icons_plus_svg},
    {"icons/previous.svg", icons_previous_svg, sizeof icons_previous_svg},
    {"icons/search.svg", icons_search_svg, sizeof icons_search_svg},
    {"icons/share.svg", icons_share_svg, sizeof icons_share_svg},
    {"icons/sliders.svg", icons_sliders_svg, sizeof icons_sliders_svg},
    {"icons/sparkles.svg", icons_sparkles_svg, sizeof icons_sparkles_svg},
    {"icons/star.svg", icons_star_svg, sizeof icons_star_svg},
    {"icons/sun.svg", icons_sun_svg, sizeof icons_sun_svg},
    {"icons/text.svg", icons_text_svg, sizeof icons_text_svg},
    {"icons/trending-up.svg", icons_trending_up_svg, sizeof icons_trending_up_svg},
    {"icons/triangle-alert.svg", icons_triangle_alert_svg, sizeof icons_triangle_alert_svg},
    {"icons/trophy.svg", icons_trophy_svg, sizeof icons_trophy_svg},
    {"icons/user.svg", icons_user_svg, sizeof icons_user_svg},
    {"icons/utensils.svg", icons_utensils_svg, sizeof icons_utensils_svg},
    {"inline/beats.html", inline_beats_html, sizeof inline_beats_html},
    {"inline/day-bars.html", inline_day_bars_html, sizeof inline_day_bars_html},
    {"inline/day.html", inline_day_html, sizeof inline_day_html},
    {"inline/follow.html", inline_follow_html, sizeof inline_follow_html},
    {"inline/headline.md", inline_headline_md, sizeof inline_headline_md},
    {"inline/kind.html", inline_kind_html, sizeof inline_kind_html},
    {"inline/language-name.html", inline_language_name_html, sizeof inline_language_name_html},
    {"inline/language.html", inline_language_html, sizeof inline_language_html},
    {"inline/link.xhtml", inline_link_xhtml, sizeof inline_link_xhtml},
    {"inline/mark.html", inline_mark_html, sizeof inline_mark_html},
    {"inline/mix.md", inline_mix_md, sizeof inline_mix_md},
    {"inline/name.html", inline_name_html, sizeof inline_name_html},
    {"inline/name.md", inline_name_md, sizeof inline_name_md},
    {"inline/origin.md", inline_origin_md, sizeof inline_origin_md},
    {"inline/part.html", inline_part_html, sizeof inline_part_html},
    {"inline/passage.md", inline_passage_md, sizeof inline_passage_md},
    {"inline/people.md", inline_people_md, sizeof inline_people_md},
    {"inline/piece.html", inline_piece_html, sizeof inline_piece_html},
    {"inline/place.md", inline_place_md, sizeof inline_place_md},
    {"inline/region.html", inline_region_html, sizeof inline_region_html},
    {"inline/review.html", inline_review_html, sizeof inline_review_html},
    {"inline/said.html", inline_said_html, sizeof inline_said_html},
    {"inline/saying.md", inline_saying_md, sizeof inline_saying_md},
    {"inline/sentence.md", inline_sentence_md, sizeof inline_sentence_md},
    {"inline/sources.md", inline_sources_md, sizeof inline_sources_md},
    {"inline/sources.xhtml", inline_sources_xhtml, sizeof inline_sources_xhtml},
    {"inline/status.html", inline_status_html, sizeof inline_status_html},
    {"inline/telling.md", inline_telling_md, sizeof inline_telling_md},
    {"inline/time.html", inline_time_html, sizeof inline_time_html},
    {"inline/town.html", inline_town_html, sizeof inline_town_html},
    {"inline/value.html", inline_value_html, sizeof inline_value_html},
    {"inline/weekday.html", inline_weekday_html, sizeof inline_weekday_html},
    {"inline/word.html", inline_word_html, sizeof inline_word_html},
    {"layout.html", layout_html, sizeof layout_html},
    {"mail/anniversary.html", mail_anniversary_html, sizeof mail_anniversary_html},
    {"mail/digest.html", mail_digest_html, sizeof mail_digest_html},
    {"mail/item.html", mail_item_html, sizeof mail_item_html},
    {"mail/print.css", mail_print_css, sizeof mail_print_css},
    {"pages/about.md", pages_about_md, sizeof pages_about_md},
    {"pages/archive.md", pages_archive_md, sizeof pages_archive_md},
    {"pages/article.md", pages_article_md, sizeof pages_article_md},
    {"pages/corrections.md", pages_corrections_md, sizeof pages_corrections_md},
    {"pages/day.md", pages_day_md, sizeof pages_day_md},
    {"pages/desk.md", pages_desk_md, sizeof pages_desk_md},
    {"pages/digest.md", pages_digest_md, sizeof pages_digest_md},
    {"pages/discover.md", pages_discover_md, sizeof pages_discover_md},
    {"pages/explore.md", pages_explore_md, sizeof pages_explore_md},
    {"pages/following.md", pages_following_md, sizeof pages_following_md},
    {"pages/front.md", pages_front_md, sizeof pages_front_md},
    {"pages/headlines.md", pages_headlines_md, sizeof pages_headlines_md},
    {"pages/history.md", pages_history_md, sizeof pages_history_md},
    {"pages/insights.md", pages_insights_md, sizeof pages_insights_md},
    {"pages/last.md", pages_last_md, sizeof pages_last_md},
    {"pages/map-more.md", pages_map_more_md, sizeof pages_map_more_md},
    {"pages/map.md", pages_map_md, sizeof pages_map_md},
    {"pages/media.md", pages_media_md, sizeof pages_media_md},
    {"pages/moved.md", pages_moved_md, sizeof pages_moved_md},
    {"pages/not-found.md", pages_not_found_md, sizeof pages_not_found_md},
    {"pages/offline.md", pages_offline_md, sizeof pages_offline_md},
    {"pages/puzzles.md", pages_puzzles_md, sizeof pages_puzzles_md},
    {"pages/report.md", pages_report_md, sizeof pages_report_md},
    {"pages/review.md", pages_review_md, sizeof pages_review_md},
    {"pages/saved.md", pages_saved_md, sizeof pages_saved_md},
    {"pages/search.md", pages_search_md, sizeof pages_search_md},
    {"pages/settings.md", pages_settings_md, sizeof pages_settings_md},
    {"pages/signals.md", pages_signals_md, sizeof pages_signals_md},
    {"pages/stories.md", pages_stories_md, sizeof pages_stories_md},
    {"pages/story-part.md", pages_story_part_md, sizeof pages_story_part_md},
    {"pages/story.md", pages_story_md, sizeof pages_story_md},
    {"pages/subject.md", pages_subject_md, sizeof pages_subject_md},
    {"pages/thread.md", pages_thread_md, sizeof pages_thread_md},
    {"pages/you.md", pages_you_md, sizeof pages_you_md},
    {"parts/anniversaries.html", parts_anniversaries_html, sizeof parts_anniversaries_html},
    {"parts/anniversaries.md", parts_anniversaries_md, sizeof parts_anniversaries_md},
    {"parts/archive-day.md", parts_archive_day_md, sizeof parts_archive_day_md},
    {"parts/article.html", parts_article_html, sizeof parts_article_html},
    {"parts/breaking.html", parts_breaking_html, sizeof parts_breaking_html},
    {"parts/breaking.md", parts_breaking_md, sizeof parts_breaking_md},
    {"parts/card/account.html", parts_card_account_html, sizeof parts_card_account_html},
    {"parts/card/around.md", parts_card_around_md, sizeof parts_card_around_md},
    {"parts/card/by-when.md", parts_card_by_when_md, sizeof parts_card_by_when_md},
    {"parts/card/by.md", parts_card_by_md, sizeof parts_card_by_md},
    {"parts/card/facts.md", parts_card_facts_md, sizeof parts_card_facts_md},
    {"parts/card/implications-head.md", parts_card_implications_head_md, sizeof parts_card_implications_head_md},
    {"parts/card/implications.md", parts_card_implications_md, sizeof parts_card_implications_md},
    {"parts/card/kicker.md", parts_card_kicker_md, sizeof parts_card_kicker_md},
    {"parts/card/line-title.md", parts_card_line_title_md, sizeof parts_card_line_title_md},
    {"parts/card/line.md", parts_card_line_md, sizeof parts_card_line_md},
    {"parts/card/medium-title.md", parts_card_medium_title_md, sizeof parts_card_medium_title_md},
    {"parts/card/medium.md", parts_card_medium_md, sizeof parts_card_medium_md},
    {"parts/card/opening.html", parts_card_opening_html, sizeof parts_card_opening_html},
    {"parts/card/opening.md", parts_card_opening_md, sizeof parts_card_opening_md},
    {"parts/card/picture.html", parts_card_picture_html, sizeof parts_card_picture_html},
    {"parts/card/read.md", parts_card_read_md, sizeof parts_card_read_md},
    {"parts/card/significance.html", parts_card_significance_html, sizeof parts_card_significance_html},
    {"parts/card/summary.md", parts_card_summary_md, sizeof parts_card_summary_md},
    {"parts/card/title.md", parts_card_title_md, sizeof parts_card_title_md},
    {"parts/card/told-head.md", parts_card_told_head_md, sizeof parts_card_told_head_md},
    {"parts/card/told.html", parts_card_told_html, sizeof parts_card_told_html},
    {"parts/card/told.md", parts_card_told_md, sizeof parts_card_told_md},
    {"parts/card/was.md", parts_card_was_md, sizeof parts_card_was_md},
    {"parts/card/when.md", parts_card_when_md, sizeof parts_card_when_md},
    {"parts/card/whole.html", parts_card_whole_html, sizeof parts_card_whole_html},
    {"parts/card/why.md", parts_card_why_md, sizeof parts_card_why_md},
    {"parts/card/words.html", parts_card_words_html, sizeof parts_card_words_html},
    {"parts/chips.html", parts_chips_html, sizeof parts_chips_html},
    {"parts/clipping.html", parts_clipping_html, sizeof parts_clipping_html},
    {"parts/controls.html", parts_controls_html, sizeof parts_controls_html},
    {"parts/correction.html", parts_correction_html, sizeof parts_correction_html},
    {"parts/correction.md", parts_correction_md, sizeof parts_correction_md},
    {"parts/country-head.md", parts_country_head_md, sizeof parts_country_head_md},
    {"parts/country-link.html", parts_country_link_html, sizeof parts_country_link_html},
    {"parts/country-more.md", parts_country_more_md, sizeof parts_country_more_md},
    {"parts/country.html", parts_country_html, sizeof parts_country_html},
    {"parts/crossword-clue.html", parts_crossword_clue_html, sizeof parts_crossword_clue_html},
    {"parts/day-ways.html", parts_day_ways_html, sizeof parts_day_ways_html},
    {"parts/day-ways.md", parts_day_ways_md, sizeof parts_day_ways_md},
    {"parts/desk-controls.html", parts_desk_controls_html, sizeof parts_desk_controls_html},
    {"parts/desk-icon.html", parts_desk_icon_html, sizeof parts_desk_icon_html},
    {"parts/digest-head.md", parts_digest_head_md, sizeof parts_digest_head_md},
    {"parts/digest-item.md", parts_digest_item_md, sizeof parts_digest_item_md},
    {"parts/digest-piece.html", parts_digest_piece_html, sizeof parts_digest_piece_html},
    {"parts/digest-section.html", parts_digest_section_html, sizeof parts_digest_section_html},
    {"parts/digest-top.html", parts_digest_top_html, sizeof parts_digest_top_html},
    {"parts/digest-top.md", parts_digest_top_md, sizeof parts_digest_top_md},
    {"parts/digest-words.md", parts_digest_words_md, sizeof parts_digest_words_md},
    {"parts/discover.html", parts_discover_html, sizeof parts_discover_html},
    {"parts/empty.html", parts_empty_html, sizeof parts_empty_html},
    {"parts/empty.md", parts_empty_md, sizeof parts_empty_md},
    {"parts/explore-day.md", parts_explore_day_md, sizeof parts_explore_day_md},
    {"parts/explore-desk.html", parts_explore_desk_html, sizeof parts_explore_desk_html},
    {"parts/explore-lead.md", parts_explore_lead_md, sizeof parts_explore_lead_md},
    {"parts/explore-map.html", parts_explore_map_html, sizeof parts_explore_map_html},
    {"parts/feeds.html", parts_feeds_html, sizeof parts_feeds_html},
    {"parts/feeds.md", parts_feeds_md, sizeof parts_feeds_md},
    {"parts/find.html", parts_find_html, sizeof parts_find_html},
    {"parts/follow-country.html", parts_follow_country_html, sizeof parts_follow_country_html},
    {"parts/follow-thread.html", parts_follow_thread_html, sizeof parts_follow_thread_html},
    {"parts/follow.html", parts_follow_html, sizeof parts_follow_html},
    {"parts/following.html", parts_following_html, sizeof parts_following_html},
    {"parts/footer.html", parts_footer_html, sizeof parts_footer_html},
    {"parts/front-end.html", parts_front_end_html, sizeof parts_front_end_html},
    {"parts/front-end.md", parts_front_end_md, sizeof parts_front_end_md},
    {"parts/front-head.html", parts_front_head_html, sizeof parts_front_head_html},
    {"parts/front-more.html", parts_front_more_html, sizeof parts_front_more_html},
    {"parts/front-more.md", parts_front_more_md, sizeof parts_front_more_md},
    {"parts/head-discovery.html", parts_head_discovery_html, sizeof parts_head_discovery_html},
    {"parts/history.html", parts_history_html, sizeof parts_history_html},
    {"parts/insights.html", parts_insights_html, sizeof parts_insights_html},
    {"parts/lead-hero.md", parts_lead_hero_md, sizeof parts_lead_hero_md},
    {"parts/listen.html", parts_listen_html, sizeof parts_listen_html},
    {"parts/lost.html", parts_lost_html, sizeof parts_lost_html},
    {"parts/map.html", parts_map_html, sizeof parts_map_html},
    {"parts/masthead.html", parts_masthead_html, sizeof parts_masthead_html},
    {"parts/more.md", parts_more_md, sizeof parts_more_md},
    {"parts/own-ways.html", parts_own_ways_html, sizeof parts_own_ways_html},
    {"parts/page-controls.html", parts_page_controls_html, sizeof parts_page_controls_html},
    {"parts/part-ways.html", parts_part_ways_html, sizeof parts_part_ways_html},
    {"parts/part-ways.md", parts_part_ways_md, sizeof parts_part_ways_md},
    {"parts/pattern-head.md", parts_pattern_head_md, sizeof parts_pattern_head_md},
    {"parts/pattern.html", parts_pattern_html, sizeof parts_pattern_html},
    {"parts/place-feeds.html", parts_place_feeds_html, sizeof parts_place_feeds_html},
    {"parts/pulse.html", parts_pulse_html, sizeof parts_pulse_html},
    {"parts/puzzle-circle.html", parts_puzzle_circle_html, sizeof parts_puzzle_circle_html},
    {"parts/puzzle-crossword.html", parts_puzzle_crossword_html, sizeof parts_puzzle_crossword_html},
    {"parts/puzzle-quiz.html", parts_puzzle_quiz_html, sizeof parts_puzzle_quiz_html},
    {"parts/puzzle-reports.html", parts_puzzle_reports_html, sizeof parts_puzzle_reports_html},
    {"parts/puzzle-sudoku.html", parts_puzzle_sudoku_html, sizeof parts_puzzle_sudoku_html},
    {"parts/puzzle-target.html", parts_puzzle_target_html, sizeof parts_puzzle_target_html},
    {"parts/review-list.html", parts_review_list_html, sizeof parts_review_list_html},
    {"parts/review-list.md", parts_review_list_md, sizeof parts_review_list_md},
    {"parts/review-story.html", parts_review_story_html, sizeof parts_review_story_html},
    {"parts/review-story.md", parts_review_story_md, sizeof parts_review_story_md},
    {"parts/review-ways.html", parts_review_ways_html, sizeof parts_review_ways_html},
    {"parts/review-ways.md", parts_review_ways_md, sizeof parts_review_ways_md},
    {"parts/saved.html", parts_saved_html, sizeof parts_saved_html},
    {"parts/search-form.html", parts_search_form_html, sizeof parts_search_form_html},
    {"parts/section-empty.md", parts_section_empty_md, sizeof parts_section_empty_md},
    {"parts/section-head.md", parts_section_head_md, sizeof parts_section_head_md},
    {"parts/section.html", parts_section_html, sizeof parts_section_html},
    {"parts/settings.html", parts_settings_html, sizeof parts_settings_html},
    {"parts/signals-list.md", parts_signals_list_md, sizeof parts_signals_list_md},
    {"parts/signals.html", parts_signals_html, sizeof parts_signals_html},
    {"parts/since.html", parts_since_html, sizeof parts_since_html},
    {"parts/sources.html", parts_sources_html, sizeof parts_sources_html},
    {"parts/sources.md", parts_sources_md, sizeof parts_sources_md},
    {"parts/spark.html", parts_spark_html, sizeof parts_spark_html},
    {"parts/story-bar.html", parts_story_bar_html, sizeof parts_story_bar_html},
    {"parts/story-contest.html", parts_story_contest_html, sizeof parts_story_contest_html},
    {"parts/story-copies.md", parts_story_copies_md, sizeof parts_story_copies_md},
    {"parts/story-country.md", parts_story_country_md, sizeof parts_story_country_md},
    {"parts/story-figures.md", parts_story_figures_md, sizeof parts_story_figures_md},
    {"parts/story-head.html", parts_story_head_html, sizeof parts_story_head_html},
    {"parts/story-map.html", parts_story_map_html, sizeof parts_story_map_html},
    {"parts/story-mix.md", parts_story_mix_md, sizeof parts_story_mix_md},
    {"parts/story-picture.html", parts_story_picture_html, sizeof parts_story_picture_html},
    {"parts/story-picture.md", parts_story_picture_md, sizeof parts_story_picture_md},
    {"parts/story-rank.md", parts_story_rank_md, sizeof parts_story_rank_md},
    {"parts/story-significance.html", parts_story_significance_html, sizeof parts_story_significance_html},
    {"parts/story-silence.md", parts_story_silence_md, sizeof parts_story_silence_md},
    {"parts/story-span.md", parts_story_span_md, sizeof parts_story_span_md},
    {"parts/story-summary.html", parts_story_summary_html, sizeof parts_story_summary_html},
    {"parts/story-summary.md", parts_story_summary_md, sizeof parts_story_summary_md},
    {"parts/story-title.md", parts_story_title_md, sizeof parts_story_title_md},
    {"parts/story-titles.md", parts_story_titles_md, sizeof parts_story_titles_md},
    {"parts/story-witness.md", parts_story_witness_md, sizeof parts_story_witness_md},
    {"parts/story-witnesses.html", parts_story_witnesses_html, sizeof parts_story_witnesses_html},
    {"parts/story-words.md", parts_story_words_md, sizeof parts_story_words_md},
    {"parts/strip.html", parts_strip_html, sizeof parts_strip_html},
    {"parts/thread-days.md", parts_thread_days_md, sizeof parts_thread_days_md},
    {"parts/thread-headline.md", parts_thread_headline_md, sizeof parts_thread_headline_md},
    {"parts/thread-line.md", parts_thread_line_md, sizeof parts_thread_line_md},
    {"parts/thread-link.md", parts_thread_link_md, sizeof parts_thread_link_md},
    {"parts/thread-span.md", parts_thread_span_md, sizeof parts_thread_span_md},
    {"parts/thread-story.md", parts_thread_story_md, sizeof parts_thread_story_md},
    {"parts/timeline-more.md", parts_timeline_more_md, sizeof parts_timeline_more_md},
    {"parts/timeline-part.html", parts_timeline_part_html, sizeof parts_timeline_part_html},
    {"parts/today-bar.html", parts_today_bar_html, sizeof parts_today_bar_html},
    {"parts/tools.html", parts_tools_html, sizeof parts_tools_html},
    {"parts/trends-list.md", parts_trends_list_md, sizeof parts_trends_list_md},
    {"parts/trouble.html", parts_trouble_html, sizeof parts_trouble_html},
    {"parts/trouble.md", parts_trouble_md, sizeof parts_trouble_md},
    {"private/lock.js", private_lock_js, sizeof private_lock_js},
    {"private/shell.css", private_shell_css, sizeof private_shell_css},
    {"private/shell.html", private_shell_html, sizeof private_shell_html},
    {"private/shell.js", private_shell_js, sizeof private_shell_js},
    {"scripts/acts.js", scripts_acts_js, sizeof scripts_acts_js},
    {"scripts/beside.js", scripts_beside_js, sizeof scripts_beside_js},
    {"scripts/bundles.txt", scripts_bundles_txt, sizeof scripts_bundles_txt},
    {"scripts/card.js", scripts_card_js, sizeof scripts_card_js},
    {"scripts/cards.js", scripts_cards_js, sizeof scripts_cards_js},
    {"scripts/chosen.js", scripts_chosen_js, sizeof scripts_chosen_js},
    {"scripts/contesting.js", scripts_contesting_js, sizeof scripts_contesting_js},
    {"scripts/dates.js", scripts_dates_js, sizeof scripts_dates_js},
    {"scripts/deep-link.js", scripts_deep_link_js, sizeof scripts_deep_link_js},
    {"scripts/discover.js", scripts_discover_js, sizeof scripts_discover_js},
    {"scripts/element.js", scripts_element_js, sizeof scripts_element_js},
    {"scripts/filter-form.js", scripts_filter_form_js, sizeof scripts_filter_form_js},
    {"scripts/filtering.js", scripts_filtering_js, sizeof scripts_filtering_js},
    {"scripts/filters.js", scripts_filters_js, sizeof scripts_filters_js},
    {"scripts/following.js", scripts_following_js, sizeof scripts_following_js},
    {"scripts/free-reports.js", scripts_free_reports_js, sizeof scripts_free_reports_js},
    {"scripts/gallery.js", scripts_gallery_js, sizeof scripts_gallery_js},
    {"scripts/history.js", scripts_history_js, sizeof scripts_history_js},
    {"scripts/insights.js", scripts_insights_js, sizeof scripts_insights_js},
    {"scripts/keys.js", scripts_keys_js, sizeof scripts_keys_js},
    {"scripts/keys/sheet.js", scripts_keys_sheet_js, sizeof scripts_keys_sheet_js},
    {"scripts/language.js", scripts_language_js, sizeof scripts_language_js},
    {"scripts/listen.js", scripts_listen_js, sizeof scripts_listen_js},
    {"scripts/listen/sentences.js", scripts_listen_sentences_js, sizeof scripts_listen_sentences_js},
    {"scripts/listen/spotlight.js", scripts_listen_spotlight_js, sizeof scripts_listen_spotlight_js},
    {"scripts/main.js", scripts_main_js, sizeof scripts_main_js},
    {"scripts/map.js", scripts_map_js, sizeof scripts_map_js},
    {"scripts/map/crowd.js", scripts_map_crowd_js, sizeof scripts_map_crowd_js},
    {"scripts/map/donut.js", scripts_map_donut_js, sizeof scripts_map_donut_js},
    {"scripts/map/filters.js", scripts_map_filters_js, sizeof scripts_map_filters_js},
    {"scripts/map/keeping.js", scripts_map_keeping_js, sizeof scripts_map_keeping_js},
    {"scripts/map/lines.js", scripts_map_lines_js, sizeof scripts_map_lines_js},
    {"scripts/map/live.js", scripts_map_live_js, sizeof scripts_map_live_js},
    {"scripts/map/panel.js", scripts_map_panel_js, sizeof scripts_map_panel_js},
    {"scripts/map/preview.js", scripts_map_preview_js, sizeof scripts_map_preview_js},
    {"scripts/map/quiet.js", scripts_map_quiet_js, sizeof scripts_map_quiet_js},
    {"scripts/map/reports.js", scripts_map_reports_js, sizeof scripts_map_reports_js},
    {"scripts/map/waking.js", scripts_map_waking_js, sizeof scripts_map_waking_js},
    {"scripts/map/world.js", scripts_map_world_js, sizeof scripts_map_world_js},
    {"scripts/media.js", scripts_media_js, sizeof scripts_media_js},
    {"scripts/media/chapters.js", scripts_media_chapters_js, sizeof scripts_media_chapters_js},
    {"scripts/media/films.js", scripts_media_films_js, sizeof scripts_media_films_js},
    {"scripts/media/kept.js", scripts_media_kept_js, sizeof scripts_media_kept_js},
    {"scripts/media/player-bar.js", scripts_media_player_bar_js, sizeof scripts_media_player_bar_js},
    {"scripts/media/player-session.js", scripts_media_player_session_js, sizeof scripts_media_player_session_js},
    {"scripts/media/player.js", scripts_media_player_js, sizeof scripts_media_player_js},
    {"scripts/media/signs.js", scripts_media_signs_js, sizeof scripts_media_signs_js},
    {"scripts/muting.js", scripts_muting_js, sizeof scripts_muting_js},
    {"scripts/notice.js", scripts_notice_js, sizeof scripts_notice_js},
    {"scripts/offline.js", scripts_offline_js, sizeof scripts_offline_js},
    {"scripts/onboarding.js", scripts_onboarding_js, sizeof scripts_onboarding_js},
    {"scripts/own/articles.js", scripts_own_articles_js, sizeof scripts_own_articles_js},
    {"scripts/own/books.js", scripts_own_books_js, sizeof scripts_own_books_js},
    {"scripts/own/charts.js", scripts_own_charts_js, sizeof scripts_own_charts_js},
    {"scripts/own/choosing.js", scripts_own_choosing_js, sizeof scripts_own_choosing_js},
    {"scripts/own/continue.js", scripts_own_continue_js, sizeof scripts_own_continue_js},
    {"scripts/own/desk-order.js", scripts_own_desk_order_js, sizeof scripts_own_desk_order_js},
    {"scripts/own/discovering.js", scripts_own_discovering_js, sizeof scripts_own_discovering_js},
    {"scripts/own/dressing.js", scripts_own_dressing_js, sizeof scripts_own_dressing_js},
    {"scripts/own/earlier.js", scripts_own_earlier_js, sizeof scripts_own_earlier_js},
    {"scripts/own/epub.js", scripts_own_epub_js, sizeof scripts_own_epub_js},
    {"scripts/own/exports.js", scripts_own_exports_js, sizeof scripts_own_exports_js},
    {"scripts/own/figures.js", scripts_own_figures_js, sizeof scripts_own_figures_js},
    {"scripts/own/follow-button.js", scripts_own_follow_button_js, sizeof scripts_own_follow_button_js},
    {"scripts/own/follow-menu.js", scripts_own_follow_menu_js, sizeof scripts_own_follow_menu_js},
    {"scripts/own/followed.js", scripts_own_followed_js, sizeof scripts_own_followed_js},
    {"scripts/own/following-more.js", scripts_own_following_more_js, sizeof scripts_own_following_more_js},
    {"scripts/own/in-order.js", scripts_own_in_order_js, sizeof scripts_own_in_order_js},
    {"scripts/own/leading.js", scripts_own_leading_js, sizeof scripts_own_leading_js},
    {"scripts/own/looks.js", scripts_own_looks_js, sizeof scripts_own_looks_js},
    {"scripts/own/marks.js", scripts_own_marks_js, sizeof scripts_own_marks_js},
    {"scripts/own/naming.js", scripts_own_naming_js, sizeof scripts_own_naming_js},
    {"scripts/own/order.js", scripts_own_order_js, sizeof scripts_own_order_js},
    {"scripts/own/paging.js", scripts_own_paging_js, sizeof scripts_own_paging_js},
    {"scripts/own/pills.js", scripts_own_pills_js, sizeof scripts_own_pills_js},
    {"scripts/own/placing.js", scripts_own_placing_js, sizeof scripts_own_placing_js},
    {"scripts/own/presets.js", scripts_own_presets_js, sizeof scripts_own_presets_js},
    {"scripts/own/reading-by-hand.js", scripts_own_reading_by_hand_js, sizeof scripts_own_reading_by_hand_js},
    {"scripts/own/rules.js", scripts_own_rules_js, sizeof scripts_own_rules_js},
    {"scripts/own/shared.js", scripts_own_shared_js, sizeof scripts_own_shared_js},
    {"scripts/own/shelving.js", scripts_own_shelving_js, sizeof scripts_own_shelving_js},
    {"scripts/own/sizes.js", scripts_own_sizes_js, sizeof scripts_own_sizes_js},
    {"scripts/own/taking.js", scripts_own_taking_js, sizeof scripts_own_taking_js},
    {"scripts/own/teams.js", scripts_own_teams_js, sizeof scripts_own_teams_js},
    {"scripts/own/threads.js", scripts_own_threads_js, sizeof scripts_own_threads_js},
    {"scripts/own/toggling.js", scripts_own_toggling_js, sizeof scripts_own_toggling_js},
    {"scripts/own/trends.js", scripts_own_trends_js, sizeof scripts_own_trends_js},
    {"scripts/own/turning.js", scripts_own_turning_js, sizeof scripts_own_turning_js},
    {"scripts/own/voices.js", scripts_own_voices_js, sizeof scripts_own_voices_js},
    {"scripts/own/words.js", scripts_own_words_js, sizeof scripts_own_words_js},
    {"scripts/own/yours.js", scripts_own_yours_js, sizeof scripts_own_yours_js},
    {"scripts/own/zip.js", scripts_own_zip_js, sizeof scripts_own_zip_js},
    {"scripts/page.js", scripts_page_js, sizeof scripts_page_js},
    {"scripts/passing.js", scripts_passing_js, sizeof scripts_passing_js},
    {"scripts/pictures.js", scripts_pictures_js, sizeof scripts_pictures_js},
    {"scripts/puzzles.js", scripts_puzzles_js, sizeof scripts_puzzles_js},
    {"scripts/puzzles/achievements.js", scripts_puzzles_achievements_js, sizeof scripts_puzzles_achievements_js},
    {"scripts/puzzles/circle.js", scripts_puzzles_circle_js, sizeof scripts_puzzles_circle_js},
    {"scripts/puzzles/crossword-clues.js", scripts_puzzles_crossword_clues_js, sizeof scripts_puzzles_crossword_clues_js},
    {"scripts/puzzles/crossword-grid.js", scripts_puzzles_crossword_grid_js, sizeof scripts_puzzles_crossword_grid_js},
    {"scripts/puzzles/crossword-parts.js", scripts_puzzles_crossword_parts_js, sizeof scripts_puzzles_crossword_parts_js},
    {"scripts/puzzles/crossword-place.js", scripts_puzzles_crossword_place_js, sizeof scripts_puzzles_crossword_place_js},
    {"scripts/puzzles/crossword-state.js", scripts_puzzles_crossword_state_js, sizeof scripts_puzzles_crossword_state_js},
    {"scripts/puzzles/crossword.js", scripts_puzzles_crossword_js, sizeof scripts_puzzles_crossword_js},
    {"scripts/puzzles/data.js", scripts_puzzles_data_js, sizeof scripts_puzzles_data_js},
    {"scripts/puzzles/figures.js", scripts_puzzles_figures_js, sizeof scripts_puzzles_figures_js},
    {"scripts/puzzles/kept.js", scripts_puzzles_kept_js, sizeof scripts_puzzles_kept_js},
    {"scripts/puzzles/letters.js", scripts_puzzles_letters_js, sizeof scripts_puzzles_letters_js},
    {"scripts/puzzles/parts.js", scripts_puzzles_parts_js, sizeof scripts_puzzles_parts_js},
    {"scripts/puzzles/quiz.js", scripts_puzzles_quiz_js, sizeof scripts_puzzles_quiz_js},
    {"scripts/puzzles/stopwatch.js", scripts_puzzles_stopwatch_js, sizeof scripts_puzzles_stopwatch_js},
    {"scripts/puzzles/sudoku-grid.js", scripts_puzzles_sudoku_grid_js, sizeof scripts_puzzles_sudoku_grid_js},
    {"scripts/puzzles/sudoku-state.js", scripts_puzzles_sudoku_state_js, sizeof scripts_puzzles_sudoku_state_js},
    {"scripts/puzzles/sudoku.js", scripts_puzzles_sudoku_js, sizeof scripts_puzzles_sudoku_js},
    {"scripts/puzzles/target.js", scripts_puzzles_target_js, sizeof scripts_puzzles_target_js},
    {"scripts/reading.js", scripts_reading_js, sizeof scripts_reading_js},
    {"scripts/reverting.js", scripts_reverting_js, sizeof scripts_reverting_js},
    {"scripts/saved.js", scripts_saved_js, sizeof scripts_saved_js},
    {"scripts/search/answers.js", scripts_search_answers_js, sizeof scripts_search_answers_js},
    {"scripts/search/asking.js", scripts_search_asking_js, sizeof scripts_search_asking_js},
    {"scripts/search/called.js", scripts_search_called_js, sizeof scripts_search_called_js},
    {"scripts/search/capitals.js", scripts_search_capitals_js, sizeof scripts_search_capitals_js},
    {"scripts/search/card.js", scripts_search_card_js, sizeof scripts_search_card_js},
    {"scripts/search/dates.js", scripts_search_dates_js, sizeof scripts_search_dates_js},
    {"scripts/search/days.js", scripts_search_days_js, sizeof scripts_search_days_js},
    {"scripts/search/durations.js", scripts_search_durations_js, sizeof scripts_search_durations_js},
    {"scripts/search/editions.js", scripts_search_editions_js, sizeof scripts_search_editions_js},
    {"scripts/search/evidence.js", scripts_search_evidence_js, sizeof scripts_search_evidence_js},
    {"scripts/search/form.js", scripts_search_form_js, sizeof scripts_search_form_js},
    {"scripts/search/groups.js", scripts_search_groups_js, sizeof scripts_search_groups_js},
    {"scripts/search/hits.js", scripts_search_hits_js, sizeof scripts_search_hits_js},
    {"scripts/search/holders.js", scripts_search_holders_js, sizeof scripts_search_holders_js},
    {"scripts/search/index.js", scripts_search_index_js, sizeof scripts_search_index_js},
    {"scripts/search/kin.js", scripts_search_kin_js, sizeof scripts_search_kin_js},
    {"scripts/search/matching.js", scripts_search_matching_js, sizeof scripts_search_matching_js},
    {"scripts/search/moments.js", scripts_search_moments_js, sizeof scripts_search_moments_js},
    {"scripts/search/names.js", scripts_search_names_js, sizeof scripts_search_names_js},
    {"scripts/search/naming.js", scripts_search_naming_js, sizeof scripts_search_naming_js},
    {"scripts/search/order.js", scripts_search_order_js, sizeof scripts_search_order_js},
    {"scripts/search/page.js", scripts_search_page_js, sizeof scripts_search_page_js},
    {"scripts/search/query.js", scripts_search_query_js, sizeof scripts_search_query_js},
    {"scripts/search/questions.js", scripts_search_questions_js, sizeof scripts_search_questions_js},
    {"scripts/search/recent.js", scripts_search_recent_js, sizeof scripts_search_recent_js},
    {"scripts/search/replies.js", scripts_search_replies_js, sizeof scripts_search_replies_js},
    {"scripts/search/reply.js", scripts_search_reply_js, sizeof scripts_search_reply_js},
    {"scripts/search/sentences.js", scripts_search_sentences_js, sizeof scripts_search_sentences_js},
    {"scripts/search/significance.js", scripts_search_significance_js, sizeof scripts_search_significance_js},
    {"scripts/search/spelling.js", scripts_search_spelling_js, sizeof scripts_search_spelling_js},
    {"scripts/search/suggestions.js", scripts_search_suggestions_js, sizeof scripts_search_suggestions_js},
    {"scripts/search/text.js", scripts_search_text_js, sizeof scripts_search_text_js},
    {"scripts/search/times.js", scripts_search_times_js, sizeof scripts_search_times_js},
    {"scripts/search/tokens.js", scripts_search_tokens_js, sizeof scripts_search_tokens_js},
    {"scripts/search/understood.js", scripts_search_understood_js, sizeof scripts_search_understood_js},
    {"scripts/settings.js", scripts_settings_js, sizeof scripts_settings_js},
    {"scripts/settings/data.js", scripts_settings_data_js, sizeof scripts_settings_data_js},
    {"scripts/settings/drag.js", scripts_settings_drag_js, sizeof scripts_settings_drag_js},
    {"scripts/settings/dress.js", scripts_settings_dress_js, sizeof scripts_settings_dress_js},
    {"scripts/settings/mutes.js", scripts_settings_mutes_js, sizeof scripts_settings_mutes_js},
    {"scripts/settings/order.js", scripts_settings_order_js, sizeof scripts_settings_order_js},
    {"scripts/settings/widget.js", scripts_settings_widget_js, sizeof scripts_settings_widget_js},
    {"scripts/shapes.js", scripts_shapes_js, sizeof scripts_shapes_js},
    {"scripts/share.js", scripts_share_js, sizeof scripts_share_js},
    {"scripts/shelf.js", scripts_shelf_js, sizeof scripts_shelf_js},
    {"scripts/start.js", scripts_start_js, sizeof scripts_start_js},
    {"scripts/storage.js", scripts_storage_js, sizeof scripts_storage_js},
    {"scripts/store.js", scripts_store_js, sizeof scripts_store_js},
    {"scripts/story.js", scripts_story_js, sizeof scripts_story_js},
    {"scripts/subscriptions.js", scripts_subscriptions_js, sizeof scripts_subscriptions_js},
    {"scripts/swipe.js", scripts_swipe_js, sizeof scripts_swipe_js},
    {"scripts/sync/camera.js", scripts_sync_camera_js, sizeof scripts_sync_camera_js},
    {"scripts/sync/codes.js", scripts_sync_codes_js, sizeof scripts_sync_codes_js},
    {"scripts/sync/giving.js", scripts_sync_giving_js, sizeof scripts_sync_giving_js},
    {"scripts/sync/merging.js", scripts_sync_merging_js, sizeof scripts_sync_merging_js},
    {"scripts/sync/panel.js", scripts_sync_panel_js, sizeof scripts_sync_panel_js},
    {"scripts/sync/parts.js", scripts_sync_parts_js, sizeof scripts_sync_parts_js},
    {"scripts/sync/sealing.js", scripts_sync_sealing_js, sizeof scripts_sync_sealing_js},
    {"scripts/sync/taking.js", scripts_sync_taking_js, sizeof scripts_sync_taking_js},
    {"scripts/times.js", scripts_times_js, sizeof scripts_times_js},
    {"scripts/today.js", scripts_today_js, sizeof scripts_today_js},
    {"scripts/tools.js", scripts_tools_js, sizeof scripts_tools_js},
    {"scripts/undoing.js", scripts_undoing_js, sizeof scripts_undoing_js},
    {"scripts/unkept.js", scripts_unkept_js, sizeof scripts_unkept_js},
    {"scripts/visit.js", scripts_visit_js, sizeof scripts_visit_js},
    {"scripts/visits.js", scripts_visits_js, sizeof scripts_visits_js},
    {"scripts/words.js", scripts_words_js, sizeof scripts_words_js},
    {"scripts/worker/answering.js", scripts_worker_answering_js, sizeof scripts_worker_answering_js},
    {"scripts/worker/edition.js", scripts_worker_edition_js, sizeof scripts_worker_edition_js},
    {"scripts/worker/keeping.js", scripts_worker_keeping_js, sizeof scripts_worker_keeping_js},
    {"scripts/worker/place.js", scripts_worker_place_js, sizeof scripts_worker_place_js},
    {"scripts/worker/private.js", scripts_worker_private_js, sizeof scripts_worker_private_js},
    {"scripts/worker/private/answers.js", scripts_worker_private_answers_js, sizeof scripts_worker_private_answers_js},
    {"scripts/worker/private/files.js", scripts_worker_private_files_js, sizeof scripts_worker_private_files_js},
    {"scripts/worker/private/lock.js", scripts_worker_private_lock_js, sizeof scripts_worker_private_lock_js},
    {"scripts/worker/private/sealing.js", scripts_worker_private_sealing_js, sizeof scripts_worker_private_sealing_js},
    {"scripts/worker/private/store.js", scripts_worker_private_store_js, sizeof scripts_worker_private_store_js},
    {"scripts/worker/public.js", scripts_worker_public_js, sizeof scripts_worker_public_js},
    {"scripts/worker/reading.js", scripts_worker_reading_js, sizeof scripts_worker_reading_js},
    {"scripts/worker/sharing.js", scripts_worker_sharing_js, sizeof scripts_worker_sharing_js},
    {"scripts/worker/stores.js", scripts_worker_stores_js, sizeof scripts_worker_stores_js},
    {"scripts/worker/stories.js", scripts_worker_stories_js, sizeof scripts_worker_stories_js},
    {"style.css", style_css, sizeof style_css},
    {"styles/archive.css", styles_archive_css, sizeof styles_archive_css},
    {"styles/badge.css", styles_badge_css, sizeof styles_badge_css},
    {"styles/base.css", styles_base_css, sizeof styles_base_css},
    {"styles/card.css", styles_card_css, sizeof styles_card_css},
    {"styles/chips.css", styles_chips_css, sizeof styles_chips_css},
    {"styles/compact/cards.css", styles_compact_cards_css, sizeof styles_compact_cards_css},
    {"styles/compact/pages.css", styles_compact_pages_css, sizeof styles_compact_pages_css},
    {"styles/compact/tools.css", styles_compact_tools_css, sizeof styles_compact_tools_css},
    {"styles/controls.css", styles_controls_css, sizeof styles_controls_css},
    {"styles/dialogs.css", styles_dialogs_css, sizeof styles_dialogs_css},
    {"styles/digest.css", styles_digest_css, sizeof styles_digest_css},
    {"styles/edition.css", styles_edition_css, sizeof styles_edition_css},
    {"styles/explore.css", styles_explore_css, sizeof styles_explore_css},
    {"styles/facts.css", styles_facts_css, sizeof styles_facts_css},
    {"styles/filters.css", styles_filters_css, sizeof styles_filters_css},
    {"styles/follow.css", styles_follow_css, sizeof styles_follow_css},
    {"styles/footer.css", styles_footer_css, sizeof styles_footer_css},
    {"styles/front.css", styles_front_css, sizeof styles_front_css},
    {"styles/keys.css", styles_keys_css, sizeof styles_keys_css},
    {"styles/lead.css", styles_lead_css, sizeof styles_lead_css},
    {"styles/live-map.css", styles_live_map_css, sizeof styles_live_map_css},
    {"styles/live-map/choices.css", styles_live_map_choices_css, sizeof styles_live_map_choices_css},
    {"styles/live-map/marks.css", styles_live_map_marks_css, sizeof styles_live_map_marks_css},
    {"styles/live-map/narrow.css", styles_live_map_narrow_css, sizeof styles_live_map_narrow_css},
    {"styles/live-map/panel.css", styles_live_map_panel_css, sizeof styles_live_map_panel_css},
    {"styles/live-map/preferences.css", styles_live_map_preferences_css, sizeof styles_live_map_preferences_css},
    {"styles/live-map/stage.css", styles_live_map_stage_css, sizeof styles_live_map_stage_css},
    {"styles/map.css", styles_map_css, sizeof styles_map_css},
    {"styles/masthead.css", styles_masthead_css, sizeof styles_masthead_css},
    {"styles/media.css", styles_media_css, sizeof styles_media_css},
    {"styles/media/list.css", styles_media_list_css, sizeof styles_media_list_css},
    {"styles/media/pictures.css", styles_media_pictures_css, sizeof styles_media_pictures_css},
    {"styles/media/player.css", styles_media_player_css, sizeof styles_media_player_css},
    {"styles/media/poster.css", styles_media_poster_css, sizeof styles_media_poster_css},
    {"styles/old.css", styles_old_css, sizeof styles_old_css},
    {"styles/own.css", styles_own_css, sizeof styles_own_css},
    {"styles/own/discover.css", styles_own_discover_css, sizeof styles_own_discover_css},
    {"styles/own/insights.css", styles_own_insights_css, sizeof styles_own_insights_css},
    {"styles/own/order.css", styles_own_order_css, sizeof styles_own_order_css},
    {"styles/own/page.css", styles_own_page_css, sizeof styles_own_page_css},
    {"styles/own/shelving.css", styles_own_shelving_css, sizeof styles_own_shelving_css},
    {"styles/own/yours.css", styles_own_yours_css, sizeof styles_own_yours_css},
    {"styles/page.css", styles_page_css, sizeof styles_page_css},
    {"styles/paging.css", styles_paging_css, sizeof styles_paging_css},
    {"styles/passing.css", styles_passing_css, sizeof styles_passing_css},
    {"styles/preferences.css", styles_preferences_css, sizeof styles_preferences_css},
    {"styles/print.css", styles_print_css, sizeof styles_print_css},
    {"styles/pulse.css", styles_pulse_css, sizeof styles_pulse_css},
    {"styles/puzzles.css", styles_puzzles_css, sizeof styles_puzzles_css},
    {"styles/puzzles/circle.css", styles_puzzles_circle_css, sizeof styles_puzzles_circle_css},
    {"styles/puzzles/common.css", styles_puzzles_common_css, sizeof styles_puzzles_common_css},
    {"styles/puzzles/crossword.css", styles_puzzles_crossword_css, sizeof styles_puzzles_crossword_css},
    {"styles/puzzles/output.css", styles_puzzles_output_css, sizeof styles_puzzles_output_css},
    {"styles/puzzles/quiz.css", styles_puzzles_quiz_css, sizeof styles_puzzles_quiz_css},
    {"styles/puzzles/record.css", styles_puzzles_record_css, sizeof styles_puzzles_record_css},
    {"styles/puzzles/sudoku.css", styles_puzzles_sudoku_css, sizeof styles_puzzles_sudoku_css},
    {"styles/puzzles/target.css", styles_puzzles_target_css, sizeof styles_puzzles_target_css},
    {"styles/search.css", styles_search_css, sizeof styles_search_css},
    {"styles/search/answers.css", styles_search_answers_css, sizeof styles_search_answers_css},
    {"styles/search/around.css", styles_search_around_css, sizeof styles_search_around_css},
    {"styles/search/form.css", styles_search_form_css, sizeof styles_search_form_css},
    {"styles/search/reply.css", styles_search_reply_css, sizeof styles_search_reply_css},
    {"styles/section.css", styles_section_css, sizeof styles_section_css},
    {"styles/signals.css", styles_signals_css, sizeof styles_signals_css},
    {"styles/story/bar.css", styles_story_bar_css, sizeof styles_story_bar_css},
    {"styles/story/facts.css", styles_story_facts_css, sizeof styles_story_facts_css},
    {"styles/story/layout.css", styles_story_layout_css, sizeof styles_story_layout_css},
    {"styles/story/page.css", styles_story_page_css, sizeof styles_story_page_css},
    {"styles/story/timeline.css", styles_story_timeline_css, sizeof styles_story_timeline_css},
    {"styles/sync.css", styles_sync_css, sizeof styles_sync_css},
    {"styles/table.css", styles_table_css, sizeof styles_table_css},
    {"styles/tokens.css", styles_tokens_css, sizeof styles_tokens_css},
    {"styles/tools.css", styles_tools_css, sizeof styles_tools_css},
    {"widget.html", widget_html, sizeof widget_html},
    {"words/en.json", words_en_json, sizeof words_en_json},
    {"words/es.json", words_es_json, sizeof words_es_json},
    {"words/pt.json", words_pt_json, sizeof words_pt_json},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
