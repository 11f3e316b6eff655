// Written by Tools/templates.sh.
#include "CTemplates.h"

static const unsigned char t0[] = {
#embed "../../../Templates/assets/favicon.svg"
};
static const unsigned char t1[] = {
#embed "../../../Templates/assets/map/world.json"
};
static const unsigned char t2[] = {
#embed "../../../Templates/assets/widget.css"
};
static const unsigned char t3[] = {
#embed "../../../Templates/assets/widget.js"
};
static const unsigned char t4[] = {
#embed "../../../Templates/book/chapter.xhtml"
};
static const unsigned char t5[] = {
#embed "../../../Templates/book/container.xml"
};
static const unsigned char t6[] = {
#embed "../../../Templates/book/contents.ncx"
};
static const unsigned char t7[] = {
#embed "../../../Templates/book/contents.xhtml"
};
static const unsigned char t8[] = {
#embed "../../../Templates/book/cover.xhtml"
};
static const unsigned char t9[] = {
#embed "../../../Templates/book/item.xhtml"
};
static const unsigned char t10[] = {
#embed "../../../Templates/book/package.opf"
};
static const unsigned char t11[] = {
#embed "../../../Templates/book/start.xhtml"
};
static const unsigned char t12[] = {
#embed "../../../Templates/book/style.css"
};
static const unsigned char t13[] = {
#embed "../../../Templates/cards/account.html"
};
static const unsigned char t14[] = {
#embed "../../../Templates/cards/card.html"
};
static const unsigned char t15[] = {
#embed "../../../Templates/cards/entry.html"
};
static const unsigned char t16[] = {
#embed "../../../Templates/cards/hero.html"
};
static const unsigned char t17[] = {
#embed "../../../Templates/cards/line.html"
};
static const unsigned char t18[] = {
#embed "../../../Templates/cards/medium.html"
};
static const unsigned char t19[] = {
#embed "../../../Templates/cards/rank.html"
};
static const unsigned char t20[] = {
#embed "../../../Templates/cards/reading.html"
};
static const unsigned char t21[] = {
#embed "../../../Templates/icons/atom.svg"
};
static const unsigned char t22[] = {
#embed "../../../Templates/icons/ban.svg"
};
static const unsigned char t23[] = {
#embed "../../../Templates/icons/bookmark.svg"
};
static const unsigned char t24[] = {
#embed "../../../Templates/icons/check.svg"
};
static const unsigned char t25[] = {
#embed "../../../Templates/icons/chevron-down.svg"
};
static const unsigned char t26[] = {
#embed "../../../Templates/icons/clapperboard.svg"
};
static const unsigned char t27[] = {
#embed "../../../Templates/icons/close.svg"
};
static const unsigned char t28[] = {
#embed "../../../Templates/icons/compass.svg"
};
static const unsigned char t29[] = {
#embed "../../../Templates/icons/cpu.svg"
};
static const unsigned char t30[] = {
#embed "../../../Templates/icons/dot.svg"
};
static const unsigned char t31[] = {
#embed "../../../Templates/icons/earth.svg"
};
static const unsigned char t32[] = {
#embed "../../../Templates/icons/ellipsis.svg"
};
static const unsigned char t33[] = {
#embed "../../../Templates/icons/footprints.svg"
};
static const unsigned char t34[] = {
#embed "../../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t35[] = {
#embed "../../../Templates/icons/globe.svg"
};
static const unsigned char t36[] = {
#embed "../../../Templates/icons/headphones.svg"
};
static const unsigned char t37[] = {
#embed "../../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t38[] = {
#embed "../../../Templates/icons/heart.svg"
};
static const unsigned char t39[] = {
#embed "../../../Templates/icons/landmark.svg"
};
static const unsigned char t40[] = {
#embed "../../../Templates/icons/leaf.svg"
};
static const unsigned char t41[] = {
#embed "../../../Templates/icons/map-pin.svg"
};
static const unsigned char t42[] = {
#embed "../../../Templates/icons/menu.svg"
};
static const unsigned char t43[] = {
#embed "../../../Templates/icons/minus.svg"
};
static const unsigned char t44[] = {
#embed "../../../Templates/icons/newspaper.svg"
};
static const unsigned char t45[] = {
#embed "../../../Templates/icons/next.svg"
};
static const unsigned char t46[] = {
#embed "../../../Templates/icons/palette.svg"
};
static const unsigned char t47[] = {
#embed "../../../Templates/icons/plane.svg"
};
static const unsigned char t48[] = {
#embed "../../../Templates/icons/plus.svg"
};
static const unsigned char t49[] = {
#embed "../../../Templates/icons/previous.svg"
};
static const unsigned char t50[] = {
#embed "../../../Templates/icons/search.svg"
};
static const unsigned char t51[] = {
#embed "../../../Templates/icons/share.svg"
};
static const unsigned char t52[] = {
#embed "../../../Templates/icons/sliders.svg"
};
static const unsigned char t53[] = {
#embed "../../../Templates/icons/sparkles.svg"
};
static const unsigned char t54[] = {
#embed "../../../Templates/icons/star.svg"
};
static const unsigned char t55[] = {
#embed "../../../Templates/icons/sun.svg"
};
static const unsigned char t56[] = {
#embed "../../../Templates/icons/text.svg"
};
static const unsigned char t57[] = {
#embed "../../../Templates/icons/trending-up.svg"
};
static const unsigned char t58[] = {
#embed "../../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t59[] = {
#embed "../../../Templates/icons/trophy.svg"
};
static const unsigned char t60[] = {
#embed "../../../Templates/icons/user.svg"
};
static const unsigned char t61[] = {
#embed "../../../Templates/icons/utensils.svg"
};
static const unsigned char t62[] = {
#embed "../../../Templates/inline/beats.html"
};
static const unsigned char t63[] = {
#embed "../../../Templates/inline/day-bars.html"
};
static const unsigned char t64[] = {
#embed "../../../Templates/inline/day.html"
};
static const unsigned char t65[] = {
#embed "../../../Templates/inline/follow.html"
};
static const unsigned char t66[] = {
#embed "../../../Templates/inline/headline.md"
};
static const unsigned char t67[] = {
#embed "../../../Templates/inline/kind.html"
};
static const unsigned char t68[] = {
#embed "../../../Templates/inline/language-name.html"
};
static const unsigned char t69[] = {
#embed "../../../Templates/inline/language.html"
};
static const unsigned char t70[] = {
#embed "../../../Templates/inline/link.xhtml"
};
static const unsigned char t71[] = {
#embed "../../../Templates/inline/mark.html"
};
static const unsigned char t72[] = {
#embed "../../../Templates/inline/mix.md"
};
static const unsigned char t73[] = {
#embed "../../../Templates/inline/name.html"
};
static const unsigned char t74[] = {
#embed "../../../Templates/inline/name.md"
};
static const unsigned char t75[] = {
#embed "../../../Templates/inline/origin.md"
};
static const unsigned char t76[] = {
#embed "../../../Templates/inline/part.html"
};
static const unsigned char t77[] = {
#embed "../../../Templates/inline/passage.md"
};
static const unsigned char t78[] = {
#embed "../../../Templates/inline/people.md"
};
static const unsigned char t79[] = {
#embed "../../../Templates/inline/piece.html"
};
static const unsigned char t80[] = {
#embed "../../../Templates/inline/place.md"
};
static const unsigned char t81[] = {
#embed "../../../Templates/inline/region.html"
};
static const unsigned char t82[] = {
#embed "../../../Templates/inline/review.html"
};
static const unsigned char t83[] = {
#embed "../../../Templates/inline/said.html"
};
static const unsigned char t84[] = {
#embed "../../../Templates/inline/saying.md"
};
static const unsigned char t85[] = {
#embed "../../../Templates/inline/sentence.md"
};
static const unsigned char t86[] = {
#embed "../../../Templates/inline/sources.md"
};
static const unsigned char t87[] = {
#embed "../../../Templates/inline/sources.xhtml"
};
static const unsigned char t88[] = {
#embed "../../../Templates/inline/status.html"
};
static const unsigned char t89[] = {
#embed "../../../Templates/inline/telling.md"
};
static const unsigned char t90[] = {
#embed "../../../Templates/inline/time.html"
};
static const unsigned char t91[] = {
#embed "../../../Templates/inline/town.html"
};
static const unsigned char t92[] = {
#embed "../../../Templates/inline/value.html"
};
static const unsigned char t93[] = {
#embed "../../../Templates/inline/weekday.html"
};
static const unsigned char t94[] = {
#embed "../../../Templates/inline/word.html"
};
static const unsigned char t95[] = {
#embed "../../../Templates/layout.html"
};
static const unsigned char t96[] = {
#embed "../../../Templates/mail/anniversary.html"
};
static const unsigned char t97[] = {
#embed "../../../Templates/mail/digest.html"
};
static const unsigned char t98[] = {
#embed "../../../Templates/mail/item.html"
};
static const unsigned char t99[] = {
#embed "../../../Templates/mail/print.css"
};
static const unsigned char t100[] = {
#embed "../../../Templates/pages/about.md"
};
static const unsigned char t101[] = {
#embed "../../../Templates/pages/archive.md"
};
static const unsigned char t102[] = {
#embed "../../../Templates/pages/article.md"
};
static const unsigned char t103[] = {
#embed "../../../Templates/pages/corrections.md"
};
static const unsigned char t104[] = {
#embed "../../../Templates/pages/day.md"
};
static const unsigned char t105[] = {
#embed "../../../Templates/pages/desk.md"
};
static const unsigned char t106[] = {
#embed "../../../Templates/pages/digest.md"
};
static const unsigned char t107[] = {
#embed "../../../Templates/pages/discover.md"
};
static const unsigned char t108[] = {
#embed "../../../Templates/pages/explore.md"
};
static const unsigned char t109[] = {
#embed "../../../Templates/pages/following.md"
};
static const unsigned char t110[] = {
#embed "../../../Templates/pages/front.md"
};
static const unsigned char t111[] = {
#embed "../../../Templates/pages/headlines.md"
};
static const unsigned char t112[] = {
#embed "../../../Templates/pages/history.md"
};
static const unsigned char t113[] = {
#embed "../../../Templates/pages/insights.md"
};
static const unsigned char t114[] = {
#embed "../../../Templates/pages/last.md"
};
static const unsigned char t115[] = {
#embed "../../../Templates/pages/map-more.md"
};
static const unsigned char t116[] = {
#embed "../../../Templates/pages/map.md"
};
static const unsigned char t117[] = {
#embed "../../../Templates/pages/media.md"
};
static const unsigned char t118[] = {
#embed "../../../Templates/pages/moved.md"
};
static const unsigned char t119[] = {
#embed "../../../Templates/pages/not-found.md"
};
static const unsigned char t120[] = {
#embed "../../../Templates/pages/offline.md"
};
static const unsigned char t121[] = {
#embed "../../../Templates/pages/puzzles.md"
};
static const unsigned char t122[] = {
#embed "../../../Templates/pages/report.md"
};
static const unsigned char t123[] = {
#embed "../../../Templates/pages/review.md"
};
static const unsigned char t124[] = {
#embed "../../../Templates/pages/saved.md"
};
static const unsigned char t125[] = {
#embed "../../../Templates/pages/search.md"
};
static const unsigned char t126[] = {
#embed "../../../Templates/pages/settings.md"
};
static const unsigned char t127[] = {
#embed "../../../Templates/pages/signals.md"
};
static const unsigned char t128[] = {
#embed "../../../Templates/pages/stories.md"
};
static const unsigned char t129[] = {
#embed "../../../Templates/pages/story-part.md"
};
static const unsigned char t130[] = {
#embed "../../../Templates/pages/story.md"
};
static const unsigned char t131[] = {
#embed "../../../Templates/pages/subject.md"
};
static const unsigned char t132[] = {
#embed "../../../Templates/pages/thread.md"
};
static const unsigned char t133[] = {
#embed "../../../Templates/pages/you.md"
};
static const unsigned char t134[] = {
#embed "../../../Templates/parts/anniversaries.html"
};
static const unsigned char t135[] = {
#embed "../../../Templates/parts/anniversaries.md"
};
static const unsigned char t136[] = {
#embed "../../../Templates/parts/archive-day.md"
};
static const unsigned char t137[] = {
#embed "../../../Templates/parts/article.html"
};
static const unsigned char t138[] = {
#embed "../../../Templates/parts/breaking.html"
};
static const unsigned char t139[] = {
#embed "../../../Templates/parts/breaking.md"
};
static const unsigned char t140[] = {
#embed "../../../Templates/parts/card/account.html"
};
static const unsigned char t141[] = {
#embed "../../../Templates/parts/card/around.md"
};
static const unsigned char t142[] = {
#embed "../../../Templates/parts/card/by-when.md"
};
static const unsigned char t143[] = {
#embed "../../../Templates/parts/card/by.md"
};
static const unsigned char t144[] = {
#embed "../../../Templates/parts/card/facts.md"
};
static const unsigned char t145[] = {
#embed "../../../Templates/parts/card/implications-head.md"
};
static const unsigned char t146[] = {
#embed "../../../Templates/parts/card/implications.md"
};
static const unsigned char t147[] = {
#embed "../../../Templates/parts/card/kicker.md"
};
static const unsigned char t148[] = {
#embed "../../../Templates/parts/card/line-title.md"
};
static const unsigned char t149[] = {
#embed "../../../Templates/parts/card/line.md"
};
static const unsigned char t150[] = {
#embed "../../../Templates/parts/card/medium-title.md"
};
static const unsigned char t151[] = {
#embed "../../../Templates/parts/card/medium.md"
};
static const unsigned char t152[] = {
#embed "../../../Templates/parts/card/opening.html"
};
static const unsigned char t153[] = {
#embed "../../../Templates/parts/card/opening.md"
};
static const unsigned char t154[] = {
#embed "../../../Templates/parts/card/picture.html"
};
static const unsigned char t155[] = {
#embed "../../../Templates/parts/card/read.md"
};
static const unsigned char t156[] = {
#embed "../../../Templates/parts/card/significance.html"
};
static const unsigned char t157[] = {
#embed "../../../Templates/parts/card/summary.md"
};
static const unsigned char t158[] = {
#embed "../../../Templates/parts/card/title.md"
};
static const unsigned char t159[] = {
#embed "../../../Templates/parts/card/told-head.md"
};
static const unsigned char t160[] = {
#embed "../../../Templates/parts/card/told.html"
};
static const unsigned char t161[] = {
#embed "../../../Templates/parts/card/told.md"
};
static const unsigned char t162[] = {
#embed "../../../Templates/parts/card/was.md"
};
static const unsigned char t163[] = {
#embed "../../../Templates/parts/card/when.md"
};
static const unsigned char t164[] = {
#embed "../../../Templates/parts/card/whole.html"
};
static const unsigned char t165[] = {
#embed "../../../Templates/parts/card/why.md"
};
static const unsigned char t166[] = {
#embed "../../../Templates/parts/card/words.html"
};
static const unsigned char t167[] = {
#embed "../../../Templates/parts/chips.html"
};
static const unsigned char t168[] = {
#embed "../../../Templates/parts/clipping.html"
};
static const unsigned char t169[] = {
#embed "../../../Templates/parts/controls.html"
};
static const unsigned char t170[] = {
#embed "../../../Templates/parts/correction.html"
};
static const unsigned char t171[] = {
#embed "../../../Templates/parts/correction.md"
};
static const unsigned char t172[] = {
#embed "../../../Templates/parts/country-head.md"
};
static const unsigned char t173[] = {
#embed "../../../Templates/parts/country-link.html"
};
static const unsigned char t174[] = {
#embed "../../../Templates/parts/country-more.md"
};
static const unsigned char t175[] = {
#embed "../../../Templates/parts/country.html"
};
static const unsigned char t176[] = {
#embed "../../../Templates/parts/crossword-clue.html"
};
static const unsigned char t177[] = {
#embed "../../../Templates/parts/day-ways.html"
};
static const unsigned char t178[] = {
#embed "../../../Templates/parts/day-ways.md"
};
static const unsigned char t179[] = {
#embed "../../../Templates/parts/desk-controls.html"
};
static const unsigned char t180[] = {
#embed "../../../Templates/parts/desk-icon.html"
};
static const unsigned char t181[] = {
#embed "../../../Templates/parts/digest-head.md"
};
static const unsigned char t182[] = {
#embed "../../../Templates/parts/digest-item.md"
};
static const unsigned char t183[] = {
#embed "../../../Templates/parts/digest-piece.html"
};
static const unsigned char t184[] = {
#embed "../../../Templates/parts/digest-section.html"
};
static const unsigned char t185[] = {
#embed "../../../Templates/parts/digest-top.html"
};
static const unsigned char t186[] = {
#embed "../../../Templates/parts/digest-top.md"
};
static const unsigned char t187[] = {
#embed "../../../Templates/parts/digest-words.md"
};
static const unsigned char t188[] = {
#embed "../../../Templates/parts/discover.html"
};
static const unsigned char t189[] = {
#embed "../../../Templates/parts/empty.html"
};
static const unsigned char t190[] = {
#embed "../../../Templates/parts/empty.md"
};
static const unsigned char t191[] = {
#embed "../../../Templates/parts/explore-day.md"
};
static const unsigned char t192[] = {
#embed "../../../Templates/parts/explore-desk.html"
};
static const unsigned char t193[] = {
#embed "../../../Templates/parts/explore-lead.md"
};
static const unsigned char t194[] = {
#embed "../../../Templates/parts/explore-map.html"
};
static const unsigned char t195[] = {
#embed "../../../Templates/parts/feeds.html"
};
static const unsigned char t196[] = {
#embed "../../../Templates/parts/feeds.md"
};
static const unsigned char t197[] = {
#embed "../../../Templates/parts/find.html"
};
static const unsigned char t198[] = {
#embed "../../../Templates/parts/follow-country.html"
};
static const unsigned char t199[] = {
#embed "../../../Templates/parts/follow-thread.html"
};
static const unsigned char t200[] = {
#embed "../../../Templates/parts/follow.html"
};
static const unsigned char t201[] = {
#embed "../../../Templates/parts/following.html"
};
static const unsigned char t202[] = {
#embed "../../../Templates/parts/footer.html"
};
static const unsigned char t203[] = {
#embed "../../../Templates/parts/front-end.html"
};
static const unsigned char t204[] = {
#embed "../../../Templates/parts/front-end.md"
};
static const unsigned char t205[] = {
#embed "../../../Templates/parts/front-head.html"
};
static const unsigned char t206[] = {
#embed "../../../Templates/parts/front-more.html"
};
static const unsigned char t207[] = {
#embed "../../../Templates/parts/front-more.md"
};
static const unsigned char t208[] = {
#embed "../../../Templates/parts/head-discovery.html"
};
static const unsigned char t209[] = {
#embed "../../../Templates/parts/history.html"
};
static const unsigned char t210[] = {
#embed "../../../Templates/parts/insights.html"
};
static const unsigned char t211[] = {
#embed "../../../Templates/parts/lead-hero.md"
};
static const unsigned char t212[] = {
#embed "../../../Templates/parts/listen.html"
};
static const unsigned char t213[] = {
#embed "../../../Templates/parts/lost.html"
};
static const unsigned char t214[] = {
#embed "../../../Templates/parts/map.html"
};
static const unsigned char t215[] = {
#embed "../../../Templates/parts/masthead.html"
};
static const unsigned char t216[] = {
#embed "../../../Templates/parts/more.md"
};
static const unsigned char t217[] = {
#embed "../../../Templates/parts/own-ways.html"
};
static const unsigned char t218[] = {
#embed "../../../Templates/parts/page-controls.html"
};
static const unsigned char t219[] = {
#embed "../../../Templates/parts/part-ways.html"
};
static const unsigned char t220[] = {
#embed "../../../Templates/parts/part-ways.md"
};
static const unsigned char t221[] = {
#embed "../../../Templates/parts/pattern-head.md"
};
static const unsigned char t222[] = {
#embed "../../../Templates/parts/pattern.html"
};
static const unsigned char t223[] = {
#embed "../../../Templates/parts/place-feeds.html"
};
static const unsigned char t224[] = {
#embed "../../../Templates/parts/pulse.html"
};
static const unsigned char t225[] = {
#embed "../../../Templates/parts/puzzle-circle.html"
};
static const unsigned char t226[] = {
#embed "../../../Templates/parts/puzzle-crossword.html"
};
static const unsigned char t227[] = {
#embed "../../../Templates/parts/puzzle-quiz.html"
};
static const unsigned char t228[] = {
#embed "../../../Templates/parts/puzzle-reports.html"
};
static const unsigned char t229[] = {
#embed "../../../Templates/parts/puzzle-sudoku.html"
};
static const unsigned char t230[] = {
#embed "../../../Templates/parts/puzzle-target.html"
};
static const unsigned char t231[] = {
#embed "../../../Templates/parts/review-list.html"
};
static const unsigned char t232[] = {
#embed "../../../Templates/parts/review-list.md"
};
static const unsigned char t233[] = {
#embed "../../../Templates/parts/review-story.html"
};
static const unsigned char t234[] = {
#embed "../../../Templates/parts/review-story.md"
};
static const unsigned char t235[] = {
#embed "../../../Templates/parts/review-ways.html"
};
static const unsigned char t236[] = {
#embed "../../../Templates/parts/review-ways.md"
};
static const unsigned char t237[] = {
#embed "../../../Templates/parts/saved.html"
};
static const unsigned char t238[] = {
#embed "../../../Templates/parts/search-form.html"
};
static const unsigned char t239[] = {
#embed "../../../Templates/parts/section-empty.md"
};
static const unsigned char t240[] = {
#embed "../../../Templates/parts/section-head.md"
};
static const unsigned char t241[] = {
#embed "../../../Templates/parts/section.html"
};
static const unsigned char t242[] = {
#embed "../../../Templates/parts/settings.html"
};
static const unsigned char t243[] = {
#embed "../../../Templates/parts/signals-list.md"
};
static const unsigned char t244[] = {
#embed "../../../Templates/parts/signals.html"
};
static const unsigned char t245[] = {
#embed "../../../Templates/parts/since.html"
};
static const unsigned char t246[] = {
#embed "../../../Templates/parts/sources.html"
};
static const unsigned char t247[] = {
#embed "../../../Templates/parts/sources.md"
};
static const unsigned char t248[] = {
#embed "../../../Templates/parts/spark.html"
};
static const unsigned char t249[] = {
#embed "../../../Templates/parts/story-bar.html"
};
static const unsigned char t250[] = {
#embed "../../../Templates/parts/story-contest.html"
};
static const unsigned char t251[] = {
#embed "../../../Templates/parts/story-copies.md"
};
static const unsigned char t252[] = {
#embed "../../../Templates/parts/story-country.md"
};
static const unsigned char t253[] = {
#embed "../../../Templates/parts/story-figures.md"
};
static const unsigned char t254[] = {
#embed "../../../Templates/parts/story-head.html"
};
static const unsigned char t255[] = {
#embed "../../../Templates/parts/story-map.html"
};
static const unsigned char t256[] = {
#embed "../../../Templates/parts/story-mix.md"
};
static const unsigned char t257[] = {
#embed "../../../Templates/parts/story-picture.html"
};
static const unsigned char t258[] = {
#embed "../../../Templates/parts/story-picture.md"
};
static const unsigned char t259[] = {
#embed "../../../Templates/parts/story-rank.md"
};
static const unsigned char t260[] = {
#embed "../../../Templates/parts/story-significance.html"
};
static const unsigned char t261[] = {
#embed "../../../Templates/parts/story-silence.md"
};
static const unsigned char t262[] = {
#embed "../../../Templates/parts/story-span.md"
};
static const unsigned char t263[] = {
#embed "../../../Templates/parts/story-summary.html"
};
static const unsigned char t264[] = {
#embed "../../../Templates/parts/story-summary.md"
};
static const unsigned char t265[] = {
#embed "../../../Templates/parts/story-title.md"
};
static const unsigned char t266[] = {
#embed "../../../Templates/parts/story-titles.md"
};
static const unsigned char t267[] = {
#embed "../../../Templates/parts/story-witness.md"
};
static const unsigned char t268[] = {
#embed "../../../Templates/parts/story-witnesses.html"
};
static const unsigned char t269[] = {
#embed "../../../Templates/parts/story-words.md"
};
static const unsigned char t270[] = {
#embed "../../../Templates/parts/strip.html"
};
static const unsigned char t271[] = {
#embed "../../../Templates/parts/thread-days.md"
};
static const unsigned char t272[] = {
#embed "../../../Templates/parts/thread-headline.md"
};
static const unsigned char t273[] = {
#embed "../../../Templates/parts/thread-line.md"
};
static const unsigned char t274[] = {
#embed "../../../Templates/parts/thread-link.md"
};
static const unsigned char t275[] = {
#embed "../../../Templates/parts/thread-span.md"
};
static const unsigned char t276[] = {
#embed "../../../Templates/parts/thread-story.md"
};
static const unsigned char t277[] = {
#embed "../../../Templates/parts/timeline-more.md"
};
static const unsigned char t278[] = {
#embed "../../../Templates/parts/timeline-part.html"
};
static const unsigned char t279[] = {
#embed "../../../Templates/parts/today-bar.html"
};
static const unsigned char t280[] = {
#embed "../../../Templates/parts/tools.html"
};
static const unsigned char t281[] = {
#embed "../../../Templates/parts/trends-list.md"
};
static const unsigned char t282[] = {
#embed "../../../Templates/parts/trouble.html"
};
static const unsigned char t283[] = {
#embed "../../../Templates/parts/trouble.md"
};
static const unsigned char t284[] = {
#embed "../../../Templates/private/lock.js"
};
static const unsigned char t285[] = {
#embed "../../../Templates/private/shell.css"
};
static const unsigned char t286[] = {
#embed "../../../Templates/private/shell.html"
};
static const unsigned char t287[] = {
#embed "../../../Templates/private/shell.js"
};
static const unsigned char t288[] = {
#embed "../../../Templates/scripts/acts.js"
};
static const unsigned char t289[] = {
#embed "../../../Templates/scripts/beside.js"
};
static const unsigned char t290[] = {
#embed "../../../Templates/scripts/bundles.txt"
};
static const unsigned char t291[] = {
#embed "../../../Templates/scripts/card.js"
};
static const unsigned char t292[] = {
#embed "../../../Templates/scripts/cards.js"
};
static const unsigned char t293[] = {
#embed "../../../Templates/scripts/chosen.js"
};
static const unsigned char t294[] = {
#embed "../../../Templates/scripts/contesting.js"
};
static const unsigned char t295[] = {
#embed "../../../Templates/scripts/dates.js"
};
static const unsigned char t296[] = {
#embed "../../../Templates/scripts/deep-link.js"
};
static const unsigned char t297[] = {
#embed "../../../Templates/scripts/discover.js"
};
static const unsigned char t298[] = {
#embed "../../../Templates/scripts/element.js"
};
static const unsigned char t299[] = {
#embed "../../../Templates/scripts/filter-form.js"
};
static const unsigned char t300[] = {
#embed "../../../Templates/scripts/filtering.js"
};
static const unsigned char t301[] = {
#embed "../../../Templates/scripts/filters.js"
};
static const unsigned char t302[] = {
#embed "../../../Templates/scripts/following.js"
};
static const unsigned char t303[] = {
#embed "../../../Templates/scripts/free-reports.js"
};
static const unsigned char t304[] = {
#embed "../../../Templates/scripts/gallery.js"
};
static const unsigned char t305[] = {
#embed "../../../Templates/scripts/history.js"
};
static const unsigned char t306[] = {
#embed "../../../Templates/scripts/insights.js"
};
static const unsigned char t307[] = {
#embed "../../../Templates/scripts/keys.js"
};
static const unsigned char t308[] = {
#embed "../../../Templates/scripts/keys/sheet.js"
};
static const unsigned char t309[] = {
#embed "../../../Templates/scripts/language.js"
};
static const unsigned char t310[] = {
#embed "../../../Templates/scripts/listen.js"
};
static const unsigned char t311[] = {
#embed "../../../Templates/scripts/listen/sentences.js"
};
static const unsigned char t312[] = {
#embed "../../../Templates/scripts/listen/spotlight.js"
};
static const unsigned char t313[] = {
#embed "../../../Templates/scripts/main.js"
};
static const unsigned char t314[] = {
#embed "../../../Templates/scripts/map.js"
};
static const unsigned char t315[] = {
#embed "../../../Templates/scripts/map/crowd.js"
};
static const unsigned char t316[] = {
#embed "../../../Templates/scripts/map/donut.js"
};
static const unsigned char t317[] = {
#embed "../../../Templates/scripts/map/filters.js"
};
static const unsigned char t318[] = {
#embed "../../../Templates/scripts/map/keeping.js"
};
static const unsigned char t319[] = {
#embed "../../../Templates/scripts/map/lines.js"
};
static const unsigned char t320[] = {
#embed "../../../Templates/scripts/map/live.js"
};
static const unsigned char t321[] = {
#embed "../../../Templates/scripts/map/panel.js"
};
static const unsigned char t322[] = {
#embed "../../../Templates/scripts/map/preview.js"
};
static const unsigned char t323[] = {
#embed "../../../Templates/scripts/map/quiet.js"
};
static const unsigned char t324[] = {
#embed "../../../Templates/scripts/map/reports.js"
};
static const unsigned char t325[] = {
#embed "../../../Templates/scripts/map/waking.js"
};
static const unsigned char t326[] = {
#embed "../../../Templates/scripts/map/world.js"
};
static const unsigned char t327[] = {
#embed "../../../Templates/scripts/media.js"
};
static const unsigned char t328[] = {
#embed "../../../Templates/scripts/media/chapters.js"
};
static const unsigned char t329[] = {
#embed "../../../Templates/scripts/media/films.js"
};
static const unsigned char t330[] = {
#embed "../../../Templates/scripts/media/kept.js"
};
static const unsigned char t331[] = {
#embed "../../../Templates/scripts/media/player-bar.js"
};
static const unsigned char t332[] = {
#embed "../../../Templates/scripts/media/player-session.js"
};
static const unsigned char t333[] = {
#embed "../../../Templates/scripts/media/player.js"
};
static const unsigned char t334[] = {
#embed "../../../Templates/scripts/media/signs.js"
};
static const unsigned char t335[] = {
#embed "../../../Templates/scripts/muting.js"
};
static const unsigned char t336[] = {
#embed "../../../Templates/scripts/notice.js"
};
static const unsigned char t337[] = {
#embed "../../../Templates/scripts/offline.js"
};
static const unsigned char t338[] = {
#embed "../../../Templates/scripts/onboarding.js"
};
static const unsigned char t339[] = {
#embed "../../../Templates/scripts/own/articles.js"
};
static const unsigned char t340[] = {
#embed "../../../Templates/scripts/own/books.js"
};
static const unsigned char t341[] = {
#embed "../../../Templates/scripts/own/charts.js"
};
static const unsigned char t342[] = {
#embed "../../../Templates/scripts/own/choosing.js"
};
static const unsigned char t343[] = {
#embed "../../../Templates/scripts/own/continue.js"
};
static const unsigned char t344[] = {
#embed "../../../Templates/scripts/own/desk-order.js"
};
static const unsigned char t345[] = {
#embed "../../../Templates/scripts/own/discovering.js"
};
static const unsigned char t346[] = {
#embed "../../../Templates/scripts/own/dressing.js"
};
static const unsigned char t347[] = {
#embed "../../../Templates/scripts/own/earlier.js"
};
static const unsigned char t348[] = {
#embed "../../../Templates/scripts/own/epub.js"
};
static const unsigned char t349[] = {
#embed "../../../Templates/scripts/own/exports.js"
};
static const unsigned char t350[] = {
#embed "../../../Templates/scripts/own/figures.js"
};
static const unsigned char t351[] = {
#embed "../../../Templates/scripts/own/follow-button.js"
};
static const unsigned char t352[] = {
#embed "../../../Templates/scripts/own/follow-menu.js"
};
static const unsigned char t353[] = {
#embed "../../../Templates/scripts/own/followed.js"
};
static const unsigned char t354[] = {
#embed "../../../Templates/scripts/own/following-more.js"
};
static const unsigned char t355[] = {
#embed "../../../Templates/scripts/own/in-order.js"
};
static const unsigned char t356[] = {
#embed "../../../Templates/scripts/own/leading.js"
};
static const unsigned char t357[] = {
#embed "../../../Templates/scripts/own/looks.js"
};
static const unsigned char t358[] = {
#embed "../../../Templates/scripts/own/marks.js"
};
static const unsigned char t359[] = {
#embed "../../../Templates/scripts/own/naming.js"
};
static const unsigned char t360[] = {
#embed "../../../Templates/scripts/own/order.js"
};
static const unsigned char t361[] = {
#embed "../../../Templates/scripts/own/paging.js"
};
static const unsigned char t362[] = {
#embed "../../../Templates/scripts/own/pills.js"
};
static const unsigned char t363[] = {
#embed "../../../Templates/scripts/own/placing.js"
};
static const unsigned char t364[] = {
#embed "../../../Templates/scripts/own/presets.js"
};
static const unsigned char t365[] = {
#embed "../../../Templates/scripts/own/reading-by-hand.js"
};
static const unsigned char t366[] = {
#embed "../../../Templates/scripts/own/rules.js"
};
static const unsigned char t367[] = {
#embed "../../../Templates/scripts/own/shared.js"
};
static const unsigned char t368[] = {
#embed "../../../Templates/scripts/own/shelving.js"
};
static const unsigned char t369[] = {
#embed "../../../Templates/scripts/own/sizes.js"
};
static const unsigned char t370[] = {
#embed "../../../Templates/scripts/own/taking.js"
};
static const unsigned char t371[] = {
#embed "../../../Templates/scripts/own/teams.js"
};
static const unsigned char t372[] = {
#embed "../../../Templates/scripts/own/threads.js"
};
static const unsigned char t373[] = {
#embed "../../../Templates/scripts/own/toggling.js"
};
static const unsigned char t374[] = {
#embed "../../../Templates/scripts/own/trends.js"
};
static const unsigned char t375[] = {
#embed "../../../Templates/scripts/own/turning.js"
};
static const unsigned char t376[] = {
#embed "../../../Templates/scripts/own/voices.js"
};
static const unsigned char t377[] = {
#embed "../../../Templates/scripts/own/words.js"
};
static const unsigned char t378[] = {
#embed "../../../Templates/scripts/own/yours.js"
};
static const unsigned char t379[] = {
#embed "../../../Templates/scripts/own/zip.js"
};
static const unsigned char t380[] = {
#embed "../../../Templates/scripts/page.js"
};
static const unsigned char t381[] = {
#embed "../../../Templates/scripts/passing.js"
};
static const unsigned char t382[] = {
#embed "../../../Templates/scripts/pictures.js"
};
static const unsigned char t383[] = {
#embed "../../../Templates/scripts/puzzles.js"
};
static const unsigned char t384[] = {
#embed "../../../Templates/scripts/puzzles/achievements.js"
};
static const unsigned char t385[] = {
#embed "../../../Templates/scripts/puzzles/circle.js"
};
static const unsigned char t386[] = {
#embed "../../../Templates/scripts/puzzles/crossword-clues.js"
};
static const unsigned char t387[] = {
#embed "../../../Templates/scripts/puzzles/crossword-grid.js"
};
static const unsigned char t388[] = {
#embed "../../../Templates/scripts/puzzles/crossword-parts.js"
};
static const unsigned char t389[] = {
#embed "../../../Templates/scripts/puzzles/crossword-place.js"
};
static const unsigned char t390[] = {
#embed "../../../Templates/scripts/puzzles/crossword-state.js"
};
static const unsigned char t391[] = {
#embed "../../../Templates/scripts/puzzles/crossword.js"
};
static const unsigned char t392[] = {
#embed "../../../Templates/scripts/puzzles/data.js"
};
static const unsigned char t393[] = {
#embed "../../../Templates/scripts/puzzles/figures.js"
};
static const unsigned char t394[] = {
#embed "../../../Templates/scripts/puzzles/kept.js"
};
static const unsigned char t395[] = {
#embed "../../../Templates/scripts/puzzles/letters.js"
};
static const unsigned char t396[] = {
#embed "../../../Templates/scripts/puzzles/parts.js"
};
static const unsigned char t397[] = {
#embed "../../../Templates/scripts/puzzles/quiz.js"
};
static const unsigned char t398[] = {
#embed "../../../Templates/scripts/puzzles/stopwatch.js"
};
static const unsigned char t399[] = {
#embed "../../../Templates/scripts/puzzles/sudoku-grid.js"
};
static const unsigned char t400[] = {
#embed "../../../Templates/scripts/puzzles/sudoku-state.js"
};
static const unsigned char t401[] = {
#embed "../../../Templates/scripts/puzzles/sudoku.js"
};
static const unsigned char t402[] = {
#embed "../../../Templates/scripts/puzzles/target.js"
};
static const unsigned char t403[] = {
#embed "../../../Templates/scripts/reading.js"
};
static const unsigned char t404[] = {
#embed "../../../Templates/scripts/reverting.js"
};
static const unsigned char t405[] = {
#embed "../../../Templates/scripts/saved.js"
};
static const unsigned char t406[] = {
#embed "../../../Templates/scripts/search/answers.js"
};
static const unsigned char t407[] = {
#embed "../../../Templates/scripts/search/asking.js"
};
static const unsigned char t408[] = {
#embed "../../../Templates/scripts/search/called.js"
};
static const unsigned char t409[] = {
#embed "../../../Templates/scripts/search/capitals.js"
};
static const unsigned char t410[] = {
#embed "../../../Templates/scripts/search/card.js"
};
static const unsigned char t411[] = {
#embed "../../../Templates/scripts/search/dates.js"
};
static const unsigned char t412[] = {
#embed "../../../Templates/scripts/search/days.js"
};
static const unsigned char t413[] = {
#embed "../../../Templates/scripts/search/durations.js"
};
static const unsigned char t414[] = {
#embed "../../../Templates/scripts/search/editions.js"
};
static const unsigned char t415[] = {
#embed "../../../Templates/scripts/search/evidence.js"
};
static const unsigned char t416[] = {
#embed "../../../Templates/scripts/search/form.js"
};
static const unsigned char t417[] = {
#embed "../../../Templates/scripts/search/groups.js"
};
static const unsigned char t418[] = {
#embed "../../../Templates/scripts/search/hits.js"
};
static const unsigned char t419[] = {
#embed "../../../Templates/scripts/search/holders.js"
};
static const unsigned char t420[] = {
#embed "../../../Templates/scripts/search/index.js"
};
static const unsigned char t421[] = {
#embed "../../../Templates/scripts/search/kin.js"
};
static const unsigned char t422[] = {
#embed "../../../Templates/scripts/search/matching.js"
};
static const unsigned char t423[] = {
#embed "../../../Templates/scripts/search/moments.js"
};
static const unsigned char t424[] = {
#embed "../../../Templates/scripts/search/names.js"
};
static const unsigned char t425[] = {
#embed "../../../Templates/scripts/search/naming.js"
};
static const unsigned char t426[] = {
#embed "../../../Templates/scripts/search/order.js"
};
static const unsigned char t427[] = {
#embed "../../../Templates/scripts/search/page.js"
};
static const unsigned char t428[] = {
#embed "../../../Templates/scripts/search/query.js"
};
static const unsigned char t429[] = {
#embed "../../../Templates/scripts/search/questions.js"
};
static const unsigned char t430[] = {
#embed "../../../Templates/scripts/search/recent.js"
};
static const unsigned char t431[] = {
#embed "../../../Templates/scripts/search/replies.js"
};
static const unsigned char t432[] = {
#embed "../../../Templates/scripts/search/reply.js"
};
static const unsigned char t433[] = {
#embed "../../../Templates/scripts/search/sentences.js"
};
static const unsigned char t434[] = {
#embed "../../../Templates/scripts/search/significance.js"
};
static const unsigned char t435[] = {
#embed "../../../Templates/scripts/search/spelling.js"
};
static const unsigned char t436[] = {
#embed "../../../Templates/scripts/search/suggestions.js"
};
static const unsigned char t437[] = {
#embed "../../../Templates/scripts/search/text.js"
};
static const unsigned char t438[] = {
#embed "../../../Templates/scripts/search/times.js"
};
static const unsigned char t439[] = {
#embed "../../../Templates/scripts/search/tokens.js"
};
static const unsigned char t440[] = {
#embed "../../../Templates/scripts/search/understood.js"
};
static const unsigned char t441[] = {
#embed "../../../Templates/scripts/settings.js"
};
static const unsigned char t442[] = {
#embed "../../../Templates/scripts/settings/data.js"
};
static const unsigned char t443[] = {
#embed "../../../Templates/scripts/settings/drag.js"
};
static const unsigned char t444[] = {
#embed "../../../Templates/scripts/settings/dress.js"
};
static const unsigned char t445[] = {
#embed "../../../Templates/scripts/settings/mutes.js"
};
static const unsigned char t446[] = {
#embed "../../../Templates/scripts/settings/order.js"
};
static const unsigned char t447[] = {
#embed "../../../Templates/scripts/settings/widget.js"
};
static const unsigned char t448[] = {
#embed "../../../Templates/scripts/shapes.js"
};
static const unsigned char t449[] = {
#embed "../../../Templates/scripts/share.js"
};
static const unsigned char t450[] = {
#embed "../../../Templates/scripts/shelf.js"
};
static const unsigned char t451[] = {
#embed "../../../Templates/scripts/start.js"
};
static const unsigned char t452[] = {
#embed "../../../Templates/scripts/storage.js"
};
static const unsigned char t453[] = {
#embed "../../../Templates/scripts/store.js"
};
static const unsigned char t454[] = {
#embed "../../../Templates/scripts/story.js"
};
static const unsigned char t455[] = {
#embed "../../../Templates/scripts/subscriptions.js"
};
static const unsigned char t456[] = {
#embed "../../../Templates/scripts/swipe.js"
};
static const unsigned char t457[] = {
#embed "../../../Templates/scripts/sync/camera.js"
};
static const unsigned char t458[] = {
#embed "../../../Templates/scripts/sync/codes.js"
};
static const unsigned char t459[] = {
#embed "../../../Templates/scripts/sync/giving.js"
};
static const unsigned char t460[] = {
#embed "../../../Templates/scripts/sync/merging.js"
};
static const unsigned char t461[] = {
#embed "../../../Templates/scripts/sync/panel.js"
};
static const unsigned char t462[] = {
#embed "../../../Templates/scripts/sync/parts.js"
};
static const unsigned char t463[] = {
#embed "../../../Templates/scripts/sync/sealing.js"
};
static const unsigned char t464[] = {
#embed "../../../Templates/scripts/sync/taking.js"
};
static const unsigned char t465[] = {
#embed "../../../Templates/scripts/times.js"
};
static const unsigned char t466[] = {
#embed "../../../Templates/scripts/today.js"
};
static const unsigned char t467[] = {
#embed "../../../Templates/scripts/tools.js"
};
static const unsigned char t468[] = {
#embed "../../../Templates/scripts/undoing.js"
};
static const unsigned char t469[] = {
#embed "../../../Templates/scripts/unkept.js"
};
static const unsigned char t470[] = {
#embed "../../../Templates/scripts/visit.js"
};
static const unsigned char t471[] = {
#embed "../../../Templates/scripts/visits.js"
};
static const unsigned char t472[] = {
#embed "../../../Templates/scripts/words.js"
};
static const unsigned char t473[] = {
#embed "../../../Templates/scripts/worker/answering.js"
};
static const unsigned char t474[] = {
#embed "../../../Templates/scripts/worker/edition.js"
};
static const unsigned char t475[] = {
#embed "../../../Templates/scripts/worker/keeping.js"
};
static const unsigned char t476[] = {
#embed "../../../Templates/scripts/worker/place.js"
};
static const unsigned char t477[] = {
#embed "../../../Templates/scripts/worker/private.js"
};
static const unsigned char t478[] = {
#embed "../../../Templates/scripts/worker/private/answers.js"
};
static const unsigned char t479[] = {
#embed "../../../Templates/scripts/worker/private/files.js"
};
static const unsigned char t480[] = {
#embed "../../../Templates/scripts/worker/private/lock.js"
};
static const unsigned char t481[] = {
#embed "../../../Templates/scripts/worker/private/sealing.js"
};
static const unsigned char t482[] = {
#embed "../../../Templates/scripts/worker/private/store.js"
};
static const unsigned char t483[] = {
#embed "../../../Templates/scripts/worker/public.js"
};
static const unsigned char t484[] = {
#embed "../../../Templates/scripts/worker/reading.js"
};
static const unsigned char t485[] = {
#embed "../../../Templates/scripts/worker/sharing.js"
};
static const unsigned char t486[] = {
#embed "../../../Templates/scripts/worker/stores.js"
};
static const unsigned char t487[] = {
#embed "../../../Templates/scripts/worker/stories.js"
};
static const unsigned char t488[] = {
#embed "../../../Templates/style.css"
};
static const unsigned char t489[] = {
#embed "../../../Templates/styles/archive.css"
};
static const unsigned char t490[] = {
#embed "../../../Templates/styles/badge.css"
};
static const unsigned char t491[] = {
#embed "../../../Templates/styles/base.css"
};
static const unsigned char t492[] = {
#embed "../../../Templates/styles/card.css"
};
static const unsigned char t493[] = {
#embed "../../../Templates/styles/chips.css"
};
static const unsigned char t494[] = {
#embed "../../../Templates/styles/compact/cards.css"
};
static const unsigned char t495[] = {
#embed "../../../Templates/styles/compact/pages.css"
};
static const unsigned char t496[] = {
#embed "../../../Templates/styles/compact/tools.css"
};
static const unsigned char t497[] = {
#embed "../../../Templates/styles/controls.css"
};
static const unsigned char t498[] = {
#embed "../../../Templates/styles/dialogs.css"
};
static const unsigned char t499[] = {
#embed "../../../Templates/styles/digest.css"
};
static const unsigned char t500[] = {
#embed "../../../Templates/styles/edition.css"
};
static const unsigned char t501[] = {
#embed "../../../Templates/styles/explore.css"
};
static const unsigned char t502[] = {
#embed "../../../Templates/styles/facts.css"
};
static const unsigned char t503[] = {
#embed "../../../Templates/styles/filters.css"
};
static const unsigned char t504[] = {
#embed "../../../Templates/styles/follow.css"
};
static const unsigned char t505[] = {
#embed "../../../Templates/styles/footer.css"
};
static const unsigned char t506[] = {
#embed "../../../Templates/styles/front.css"
};
static const unsigned char t507[] = {
#embed "../../../Templates/styles/keys.css"
};
static const unsigned char t508[] = {
#embed "../../../Templates/styles/lead.css"
};
static const unsigned char t509[] = {
#embed "../../../Templates/styles/live-map.css"
};
static const unsigned char t510[] = {
#embed "../../../Templates/styles/live-map/choices.css"
};
static const unsigned char t511[] = {
#embed "../../../Templates/styles/live-map/marks.css"
};
static const unsigned char t512[] = {
#embed "../../../Templates/styles/live-map/narrow.css"
};
static const unsigned char t513[] = {
#embed "../../../Templates/styles/live-map/panel.css"
};
static const unsigned char t514[] = {
#embed "../../../Templates/styles/live-map/preferences.css"
};
static const unsigned char t515[] = {
#embed "../../../Templates/styles/live-map/stage.css"
};
static const unsigned char t516[] = {
#embed "../../../Templates/styles/map.css"
};
static const unsigned char t517[] = {
#embed "../../../Templates/styles/masthead.css"
};
static const unsigned char t518[] = {
#embed "../../../Templates/styles/media.css"
};
static const unsigned char t519[] = {
#embed "../../../Templates/styles/media/list.css"
};
static const unsigned char t520[] = {
#embed "../../../Templates/styles/media/pictures.css"
};
static const unsigned char t521[] = {
#embed "../../../Templates/styles/media/player.css"
};
static const unsigned char t522[] = {
#embed "../../../Templates/styles/media/poster.css"
};
static const unsigned char t523[] = {
#embed "../../../Templates/styles/old.css"
};
static const unsigned char t524[] = {
#embed "../../../Templates/styles/own.css"
};
static const unsigned char t525[] = {
#embed "../../../Templates/styles/own/discover.css"
};
static const unsigned char t526[] = {
#embed "../../../Templates/styles/own/insights.css"
};
static const unsigned char t527[] = {
#embed "../../../Templates/styles/own/order.css"
};
static const unsigned char t528[] = {
#embed "../../../Templates/styles/own/page.css"
};
static const unsigned char t529[] = {
#embed "../../../Templates/styles/own/shelving.css"
};
static const unsigned char t530[] = {
#embed "../../../Templates/styles/own/yours.css"
};
static const unsigned char t531[] = {
#embed "../../../Templates/styles/page.css"
};
static const unsigned char t532[] = {
#embed "../../../Templates/styles/paging.css"
};
static const unsigned char t533[] = {
#embed "../../../Templates/styles/passing.css"
};
static const unsigned char t534[] = {
#embed "../../../Templates/styles/preferences.css"
};
static const unsigned char t535[] = {
#embed "../../../Templates/styles/print.css"
};
static const unsigned char t536[] = {
#embed "../../../Templates/styles/pulse.css"
};
static const unsigned char t537[] = {
#embed "../../../Templates/styles/puzzles.css"
};
static const unsigned char t538[] = {
#embed "../../../Templates/styles/puzzles/circle.css"
};
static const unsigned char t539[] = {
#embed "../../../Templates/styles/puzzles/common.css"
};
static const unsigned char t540[] = {
#embed "../../../Templates/styles/puzzles/crossword.css"
};
static const unsigned char t541[] = {
#embed "../../../Templates/styles/puzzles/output.css"
};
static const unsigned char t542[] = {
#embed "../../../Templates/styles/puzzles/quiz.css"
};
static const unsigned char t543[] = {
#embed "../../../Templates/styles/puzzles/record.css"
};
static const unsigned char t544[] = {
#embed "../../../Templates/styles/puzzles/sudoku.css"
};
static const unsigned char t545[] = {
#embed "../../../Templates/styles/puzzles/target.css"
};
static const unsigned char t546[] = {
#embed "../../../Templates/styles/search.css"
};
static const unsigned char t547[] = {
#embed "../../../Templates/styles/search/answers.css"
};
static const unsigned char t548[] = {
#embed "../../../Templates/styles/search/around.css"
};
static const unsigned char t549[] = {
#embed "../../../Templates/styles/search/form.css"
};
static const unsigned char t550[] = {
#embed "../../../Templates/styles/search/reply.css"
};
static const unsigned char t551[] = {
#embed "../../../Templates/styles/section.css"
};
static const unsigned char t552[] = {
#embed "../../../Templates/styles/signals.css"
};
static const unsigned char t553[] = {
#embed "../../../Templates/styles/story/bar.css"
};
static const unsigned char t554[] = {
#embed "../../../Templates/styles/story/facts.css"
};
static const unsigned char t555[] = {
#embed "../../../Templates/styles/story/layout.css"
};
static const unsigned char t556[] = {
#embed "../../../Templates/styles/story/page.css"
};
static const unsigned char t557[] = {
#embed "../../../Templates/styles/story/timeline.css"
};
static const unsigned char t558[] = {
#embed "../../../Templates/styles/sync.css"
};
static const unsigned char t559[] = {
#embed "../../../Templates/styles/table.css"
};
static const unsigned char t560[] = {
#embed "../../../Templates/styles/tokens.css"
};
static const unsigned char t561[] = {
#embed "../../../Templates/styles/tools.css"
};
static const unsigned char t562[] = {
#embed "../../../Templates/widget.html"
};
static const unsigned char t563[] = {
#embed "../../../Templates/words/en.json"
};
static const unsigned char t564[] = {
#embed "../../../Templates/words/es.json"
};
static const unsigned char t565[] = {
#embed "../../../Templates/words/pt.json"
};

static const pulse_template entries[] = {
    {"assets/favicon.svg", t0, sizeof t0},
    {"assets/map/world.json", t1, sizeof t1},
    {"assets/widget.css", t2, sizeof t2},
    {"assets/widget.js", t3, sizeof t3},
    {"book/chapter.xhtml", t4, sizeof t4},
    {"book/container.xml", t5, sizeof t5},
    {"book/contents.ncx", t6, sizeof t6},
    {"book/contents.xhtml", t7, sizeof t7},
    {"book/cover.xhtml", t8, sizeof t8},
    {"book/item.xhtml", t9, sizeof t9},
    {"book/package.opf", t10, sizeof t10},
    {"book/start.xhtml", t11, sizeof t11},
    {"book/style.css", t12, sizeof t12},
    {"cards/account.html", t13, sizeof t13},
    {"cards/card.html", t14, sizeof t14},
    {"cards/entry.html", t15, sizeof t15},
    {"cards/hero.html", t16, sizeof t16},
    {"cards/line.html", t17, sizeof t17},
    {"cards/medium.html", t18, sizeof t18},
    {"cards/rank.html", t19, sizeof t19},
    {"cards/reading.html", t20, sizeof t20},
    {"icons/atom.svg", t21, sizeof t21},
    {"icons/ban.svg", t22, sizeof t22},
    {"icons/bookmark.svg", t23, sizeof t23},
    {"icons/check.svg", t24, sizeof t24},
    {"icons/chevron-down.svg", t25, sizeof t25},
    {"icons/clapperboard.svg", t26, sizeof t26},
    {"icons/close.svg", t27, sizeof t27},
    {"icons/compass.svg", t28, sizeof t28},
    {"icons/cpu.svg", t29, sizeof t29},
    {"icons/dot.svg", t30, sizeof t30},
    {"icons/earth.svg", t31, sizeof t31},
    {"icons/ellipsis.svg", t32, sizeof t32},
    {"icons/footprints.svg", t33, sizeof t33},
    {"icons/gamepad-2.svg", t34, sizeof t34},
    {"icons/globe.svg", t35, sizeof t35},
    {"icons/headphones.svg", t36, sizeof t36},
    {"icons/heart-pulse.svg", t37, sizeof t37},
    {"icons/heart.svg", t38, sizeof t38},
    {"icons/landmark.svg", t39, sizeof t39},
    {"icons/leaf.svg", t40, sizeof t40},
    {"icons/map-pin.svg", t41, sizeof t41},
    {"icons/menu.svg", t42, sizeof t42},
    {"icons/minus.svg", t43, sizeof t43},
    {"icons/newspaper.svg", t44, sizeof t44},
    {"icons/next.svg", t45, sizeof t45},
    {"icons/palette.svg", t46, sizeof t46},
    {"icons/plane.svg", t47, sizeof t47},
    {"icons/plus.svg", t48, sizeof t48},
    {"icons/previous.svg", t49, sizeof t49},
    {"icons/search.svg", t50, sizeof t50},
    {"icons/share.svg", t51, sizeof t51},
    {"icons/sliders.svg", t52, sizeof t52},
    {"icons/sparkles.svg", t53, sizeof t53},
    {"icons/star.svg", t54, sizeof t54},
    {"icons/sun.svg", t55, sizeof t55},
    {"icons/text.svg", t56, sizeof t56},
    {"icons/trending-up.svg", t57, sizeof t57},
    {"icons/triangle-alert.svg", t58, sizeof t58},
    {"icons/trophy.svg", t59, sizeof t59},
    {"icons/user.svg", t60, sizeof t60},
    {"icons/utensils.svg", t61, sizeof t61},
    {"inline/beats.html", t62, sizeof t62},
    {"inline/day-bars.html", t63, sizeof t63},
    {"inline/day.html", t64, sizeof t64},
    {"inline/follow.html", t65, sizeof t65},
    {"inline/headline.md", t66, sizeof t66},
    {"inline/kind.html", t67, sizeof t67},
    {"inline/language-name.html", t68, sizeof t68},
    {"inline/language.html", t69, sizeof t69},
    {"inline/link.xhtml", t70, sizeof t70},
    {"inline/mark.html", t71, sizeof t71},
    {"inline/mix.md", t72, sizeof t72},
    {"inline/name.html", t73, sizeof t73},
    {"inline/name.md", t74, sizeof t74},
    {"inline/origin.md", t75, sizeof t75},
    {"inline/part.html", t76, sizeof t76},
    {"inline/passage.md", t77, sizeof t77},
    {"inline/people.md", t78, sizeof t78},
    {"inline/piece.html", t79, sizeof t79},
    {"inline/place.md", t80, sizeof t80},
    {"inline/region.html", t81, sizeof t81},
    {"inline/review.html", t82, sizeof t82},
    {"inline/said.html", t83, sizeof t83},
    {"inline/saying.md", t84, sizeof t84},
    {"inline/sentence.md", t85, sizeof t85},
    {"inline/sources.md", t86, sizeof t86},
    {"inline/sources.xhtml", t87, sizeof t87},
    {"inline/status.html", t88, sizeof t88},
    {"inline/telling.md", t89, sizeof t89},
    {"inline/time.html", t90, sizeof t90},
    {"inline/town.html", t91, sizeof t91},
    {"inline/value.html", t92, sizeof t92},
    {"inline/weekday.html", t93, sizeof t93},
    {"inline/word.html", t94, sizeof t94},
    {"layout.html", t95, sizeof t95},
    {"mail/anniversary.html", t96, sizeof t96},
    {"mail/digest.html", t97, sizeof t97},
    {"mail/item.html", t98, sizeof t98},
    {"mail/print.css", t99, sizeof t99},
    {"pages/about.md", t100, sizeof t100},
    {"pages/archive.md", t101, sizeof t101},
    {"pages/article.md", t102, sizeof t102},
    {"pages/corrections.md", t103, sizeof t103},
    {"pages/day.md", t104, sizeof t104},
    {"pages/desk.md", t105, sizeof t105},
    {"pages/digest.md", t106, sizeof t106},
    {"pages/discover.md", t107, sizeof t107},
    {"pages/explore.md", t108, sizeof t108},
    {"pages/following.md", t109, sizeof t109},
    {"pages/front.md", t110, sizeof t110},
    {"pages/headlines.md", t111, sizeof t111},
    {"pages/history.md", t112, sizeof t112},
    {"pages/insights.md", t113, sizeof t113},
    {"pages/last.md", t114, sizeof t114},
    {"pages/map-more.md", t115, sizeof t115},
    {"pages/map.md", t116, sizeof t116},
    {"pages/media.md", t117, sizeof t117},
    {"pages/moved.md", t118, sizeof t118},
    {"pages/not-found.md", t119, sizeof t119},
    {"pages/offline.md", t120, sizeof t120},
    {"pages/puzzles.md", t121, sizeof t121},
    {"pages/report.md", t122, sizeof t122},
    {"pages/review.md", t123, sizeof t123},
    {"pages/saved.md", t124, sizeof t124},
    {"pages/search.md", t125, sizeof t125},
    {"pages/settings.md", t126, sizeof t126},
    {"pages/signals.md", t127, sizeof t127},
    {"pages/stories.md", t128, sizeof t128},
    {"pages/story-part.md", t129, sizeof t129},
    {"pages/story.md", t130, sizeof t130},
    {"pages/subject.md", t131, sizeof t131},
    {"pages/thread.md", t132, sizeof t132},
    {"pages/you.md", t133, sizeof t133},
    {"parts/anniversaries.html", t134, sizeof t134},
    {"parts/anniversaries.md", t135, sizeof t135},
    {"parts/archive-day.md", t136, sizeof t136},
    {"parts/article.html", t137, sizeof t137},
    {"parts/breaking.html", t138, sizeof t138},
    {"parts/breaking.md", t139, sizeof t139},
    {"parts/card/account.html", t140, sizeof t140},
    {"parts/card/around.md", t141, sizeof t141},
    {"parts/card/by-when.md", t142, sizeof t142},
    {"parts/card/by.md", t143, sizeof t143},
    {"parts/card/facts.md", t144, sizeof t144},
    {"parts/card/implications-head.md", t145, sizeof t145},
    {"parts/card/implications.md", t146, sizeof t146},
    {"parts/card/kicker.md", t147, sizeof t147},
    {"parts/card/line-title.md", t148, sizeof t148},
    {"parts/card/line.md", t149, sizeof t149},
    {"parts/card/medium-title.md", t150, sizeof t150},
    {"parts/card/medium.md", t151, sizeof t151},
    {"parts/card/opening.html", t152, sizeof t152},
    {"parts/card/opening.md", t153, sizeof t153},
    {"parts/card/picture.html", t154, sizeof t154},
    {"parts/card/read.md", t155, sizeof t155},
    {"parts/card/significance.html", t156, sizeof t156},
    {"parts/card/summary.md", t157, sizeof t157},
    {"parts/card/title.md", t158, sizeof t158},
    {"parts/card/told-head.md", t159, sizeof t159},
    {"parts/card/told.html", t160, sizeof t160},
    {"parts/card/told.md", t161, sizeof t161},
    {"parts/card/was.md", t162, sizeof t162},
    {"parts/card/when.md", t163, sizeof t163},
    {"parts/card/whole.html", t164, sizeof t164},
    {"parts/card/why.md", t165, sizeof t165},
    {"parts/card/words.html", t166, sizeof t166},
    {"parts/chips.html", t167, sizeof t167},
    {"parts/clipping.html", t168, sizeof t168},
    {"parts/controls.html", t169, sizeof t169},
    {"parts/correction.html", t170, sizeof t170},
    {"parts/correction.md", t171, sizeof t171},
    {"parts/country-head.md", t172, sizeof t172},
    {"parts/country-link.html", t173, sizeof t173},
    {"parts/country-more.md", t174, sizeof t174},
    {"parts/country.html", t175, sizeof t175},
    {"parts/crossword-clue.html", t176, sizeof t176},
    {"parts/day-ways.html", t177, sizeof t177},
    {"parts/day-ways.md", t178, sizeof t178},
    {"parts/desk-controls.html", t179, sizeof t179},
    {"parts/desk-icon.html", t180, sizeof t180},
    {"parts/digest-head.md", t181, sizeof t181},
    {"parts/digest-item.md", t182, sizeof t182},
    {"parts/digest-piece.html", t183, sizeof t183},
    {"parts/digest-section.html", t184, sizeof t184},
    {"parts/digest-top.html", t185, sizeof t185},
    {"parts/digest-top.md", t186, sizeof t186},
    {"parts/digest-words.md", t187, sizeof t187},
    {"parts/discover.html", t188, sizeof t188},
    {"parts/empty.html", t189, sizeof t189},
    {"parts/empty.md", t190, sizeof t190},
    {"parts/explore-day.md", t191, sizeof t191},
    {"parts/explore-desk.html", t192, sizeof t192},
    {"parts/explore-lead.md", t193, sizeof t193},
    {"parts/explore-map.html", t194, sizeof t194},
    {"parts/feeds.html", t195, sizeof t195},
    {"parts/feeds.md", t196, sizeof t196},
    {"parts/find.html", t197, sizeof t197},
    {"parts/follow-country.html", t198, sizeof t198},
    {"parts/follow-thread.html", t199, sizeof t199},
    {"parts/follow.html", t200, sizeof t200},
    {"parts/following.html", t201, sizeof t201},
    {"parts/footer.html", t202, sizeof t202},
    {"parts/front-end.html", t203, sizeof t203},
    {"parts/front-end.md", t204, sizeof t204},
    {"parts/front-head.html", t205, sizeof t205},
    {"parts/front-more.html", t206, sizeof t206},
    {"parts/front-more.md", t207, sizeof t207},
    {"parts/head-discovery.html", t208, sizeof t208},
    {"parts/history.html", t209, sizeof t209},
    {"parts/insights.html", t210, sizeof t210},
    {"parts/lead-hero.md", t211, sizeof t211},
    {"parts/listen.html", t212, sizeof t212},
    {"parts/lost.html", t213, sizeof t213},
    {"parts/map.html", t214, sizeof t214},
    {"parts/masthead.html", t215, sizeof t215},
    {"parts/more.md", t216, sizeof t216},
    {"parts/own-ways.html", t217, sizeof t217},
    {"parts/page-controls.html", t218, sizeof t218},
    {"parts/part-ways.html", t219, sizeof t219},
    {"parts/part-ways.md", t220, sizeof t220},
    {"parts/pattern-head.md", t221, sizeof t221},
    {"parts/pattern.html", t222, sizeof t222},
    {"parts/place-feeds.html", t223, sizeof t223},
    {"parts/pulse.html", t224, sizeof t224},
    {"parts/puzzle-circle.html", t225, sizeof t225},
    {"parts/puzzle-crossword.html", t226, sizeof t226},
    {"parts/puzzle-quiz.html", t227, sizeof t227},
    {"parts/puzzle-reports.html", t228, sizeof t228},
    {"parts/puzzle-sudoku.html", t229, sizeof t229},
    {"parts/puzzle-target.html", t230, sizeof t230},
    {"parts/review-list.html", t231, sizeof t231},
    {"parts/review-list.md", t232, sizeof t232},
    {"parts/review-story.html", t233, sizeof t233},
    {"parts/review-story.md", t234, sizeof t234},
    {"parts/review-ways.html", t235, sizeof t235},
    {"parts/review-ways.md", t236, sizeof t236},
    {"parts/saved.html", t237, sizeof t237},
    {"parts/search-form.html", t238, sizeof t238},
    {"parts/section-empty.md", t239, sizeof t239},
    {"parts/section-head.md", t240, sizeof t240},
    {"parts/section.html", t241, sizeof t241},
    {"parts/settings.html", t242, sizeof t242},
    {"parts/signals-list.md", t243, sizeof t243},
    {"parts/signals.html", t244, sizeof t244},
    {"parts/since.html", t245, sizeof t245},
    {"parts/sources.html", t246, sizeof t246},
    {"parts/sources.md", t247, sizeof t247},
    {"parts/spark.html", t248, sizeof t248},
    {"parts/story-bar.html", t249, sizeof t249},
    {"parts/story-contest.html", t250, sizeof t250},
    {"parts/story-copies.md", t251, sizeof t251},
    {"parts/story-country.md", t252, sizeof t252},
    {"parts/story-figures.md", t253, sizeof t253},
    {"parts/story-head.html", t254, sizeof t254},
    {"parts/story-map.html", t255, sizeof t255},
    {"parts/story-mix.md", t256, sizeof t256},
    {"parts/story-picture.html", t257, sizeof t257},
    {"parts/story-picture.md", t258, sizeof t258},
    {"parts/story-rank.md", t259, sizeof t259},
    {"parts/story-significance.html", t260, sizeof t260},
    {"parts/story-silence.md", t261, sizeof t261},
    {"parts/story-span.md", t262, sizeof t262},
    {"parts/story-summary.html", t263, sizeof t263},
    {"parts/story-summary.md", t264, sizeof t264},
    {"parts/story-title.md", t265, sizeof t265},
    {"parts/story-titles.md", t266, sizeof t266},
    {"parts/story-witness.md", t267, sizeof t267},
    {"parts/story-witnesses.html", t268, sizeof t268},
    {"parts/story-words.md", t269, sizeof t269},
    {"parts/strip.html", t270, sizeof t270},
    {"parts/thread-days.md", t271, sizeof t271},
    {"parts/thread-headline.md", t272, sizeof t272},
    {"parts/thread-line.md", t273, sizeof t273},
    {"parts/thread-link.md", t274, sizeof t274},
    {"parts/thread-span.md", t275, sizeof t275},
    {"parts/thread-story.md", t276, sizeof t276},
    {"parts/timeline-more.md", t277, sizeof t277},
    {"parts/timeline-part.html", t278, sizeof t278},
    {"parts/today-bar.html", t279, sizeof t279},
    {"parts/tools.html", t280, sizeof t280},
    {"parts/trends-list.md", t281, sizeof t281},
    {"parts/trouble.html", t282, sizeof t282},
    {"parts/trouble.md", t283, sizeof t283},
    {"private/lock.js", t284, sizeof t284},
    {"private/shell.css", t285, sizeof t285},
    {"private/shell.html", t286, sizeof t286},
    {"private/shell.js", t287, sizeof t287},
    {"scripts/acts.js", t288, sizeof t288},
    {"scripts/beside.js", t289, sizeof t289},
    {"scripts/bundles.txt", t290, sizeof t290},
    {"scripts/card.js", t291, sizeof t291},
    {"scripts/cards.js", t292, sizeof t292},
    {"scripts/chosen.js", t293, sizeof t293},
    {"scripts/contesting.js", t294, sizeof t294},
    {"scripts/dates.js", t295, sizeof t295},
    {"scripts/deep-link.js", t296, sizeof t296},
    {"scripts/discover.js", t297, sizeof t297},
    {"scripts/element.js", t298, sizeof t298},
    {"scripts/filter-form.js", t299, sizeof t299},
    {"scripts/filtering.js", t300, sizeof t300},
    {"scripts/filters.js", t301, sizeof t301},
    {"scripts/following.js", t302, sizeof t302},
    {"scripts/free-reports.js", t303, sizeof t303},
    {"scripts/gallery.js", t304, sizeof t304},
    {"scripts/history.js", t305, sizeof t305},
    {"scripts/insights.js", t306, sizeof t306},
    {"scripts/keys.js", t307, sizeof t307},
    {"scripts/keys/sheet.js", t308, sizeof t308},
    {"scripts/language.js", t309, sizeof t309},
    {"scripts/listen.js", t310, sizeof t310},
    {"scripts/listen/sentences.js", t311, sizeof t311},
    {"scripts/listen/spotlight.js", t312, sizeof t312},
    {"scripts/main.js", t313, sizeof t313},
    {"scripts/map.js", t314, sizeof t314},
    {"scripts/map/crowd.js", t315, sizeof t315},
    {"scripts/map/donut.js", t316, sizeof t316},
    {"scripts/map/filters.js", t317, sizeof t317},
    {"scripts/map/keeping.js", t318, sizeof t318},
    {"scripts/map/lines.js", t319, sizeof t319},
    {"scripts/map/live.js", t320, sizeof t320},
    {"scripts/map/panel.js", t321, sizeof t321},
    {"scripts/map/preview.js", t322, sizeof t322},
    {"scripts/map/quiet.js", t323, sizeof t323},
    {"scripts/map/reports.js", t324, sizeof t324},
    {"scripts/map/waking.js", t325, sizeof t325},
    {"scripts/map/world.js", t326, sizeof t326},
    {"scripts/media.js", t327, sizeof t327},
    {"scripts/media/chapters.js", t328, sizeof t328},
    {"scripts/media/films.js", t329, sizeof t329},
    {"scripts/media/kept.js", t330, sizeof t330},
    {"scripts/media/player-bar.js", t331, sizeof t331},
    {"scripts/media/player-session.js", t332, sizeof t332},
    {"scripts/media/player.js", t333, sizeof t333},
    {"scripts/media/signs.js", t334, sizeof t334},
    {"scripts/muting.js", t335, sizeof t335},
    {"scripts/notice.js", t336, sizeof t336},
    {"scripts/offline.js", t337, sizeof t337},
    {"scripts/onboarding.js", t338, sizeof t338},
    {"scripts/own/articles.js", t339, sizeof t339},
    {"scripts/own/books.js", t340, sizeof t340},
    {"scripts/own/charts.js", t341, sizeof t341},
    {"scripts/own/choosing.js", t342, sizeof t342},
    {"scripts/own/continue.js", t343, sizeof t343},
    {"scripts/own/desk-order.js", t344, sizeof t344},
    {"scripts/own/discovering.js", t345, sizeof t345},
    {"scripts/own/dressing.js", t346, sizeof t346},
    {"scripts/own/earlier.js", t347, sizeof t347},
    {"scripts/own/epub.js", t348, sizeof t348},
    {"scripts/own/exports.js", t349, sizeof t349},
    {"scripts/own/figures.js", t350, sizeof t350},
    {"scripts/own/follow-button.js", t351, sizeof t351},
    {"scripts/own/follow-menu.js", t352, sizeof t352},
    {"scripts/own/followed.js", t353, sizeof t353},
    {"scripts/own/following-more.js", t354, sizeof t354},
    {"scripts/own/in-order.js", t355, sizeof t355},
    {"scripts/own/leading.js", t356, sizeof t356},
    {"scripts/own/looks.js", t357, sizeof t357},
    {"scripts/own/marks.js", t358, sizeof t358},
    {"scripts/own/naming.js", t359, sizeof t359},
    {"scripts/own/order.js", t360, sizeof t360},
    {"scripts/own/paging.js", t361, sizeof t361},
    {"scripts/own/pills.js", t362, sizeof t362},
    {"scripts/own/placing.js", t363, sizeof t363},
    {"scripts/own/presets.js", t364, sizeof t364},
    {"scripts/own/reading-by-hand.js", t365, sizeof t365},
    {"scripts/own/rules.js", t366, sizeof t366},
    {"scripts/own/shared.js", t367, sizeof t367},
    {"scripts/own/shelving.js", t368, sizeof t368},
    {"scripts/own/sizes.js", t369, sizeof t369},
    {"scripts/own/taking.js", t370, sizeof t370},
    {"scripts/own/teams.js", t371, sizeof t371},
    {"scripts/own/threads.js", t372, sizeof t372},
    {"scripts/own/toggling.js", t373, sizeof t373},
    {"scripts/own/trends.js", t374, sizeof t374},
    {"scripts/own/turning.js", t375, sizeof t375},
    {"scripts/own/voices.js", t376, sizeof t376},
    {"scripts/own/words.js", t377, sizeof t377},
    {"scripts/own/yours.js", t378, sizeof t378},
    {"scripts/own/zip.js", t379, sizeof t379},
    {"scripts/page.js", t380, sizeof t380},
    {"scripts/passing.js", t381, sizeof t381},
    {"scripts/pictures.js", t382, sizeof t382},
    {"scripts/puzzles.js", t383, sizeof t383},
    {"scripts/puzzles/achievements.js", t384, sizeof t384},
    {"scripts/puzzles/circle.js", t385, sizeof t385},
    {"scripts/puzzles/crossword-clues.js", t386, sizeof t386},
    {"scripts/puzzles/crossword-grid.js", t387, sizeof t387},
    {"scripts/puzzles/crossword-parts.js", t388, sizeof t388},
    {"scripts/puzzles/crossword-place.js", t389, sizeof t389},
    {"scripts/puzzles/crossword-state.js", t390, sizeof t390},
    {"scripts/puzzles/crossword.js", t391, sizeof t391},
    {"scripts/puzzles/data.js", t392, sizeof t392},
    {"scripts/puzzles/figures.js", t393, sizeof t393},
    {"scripts/puzzles/kept.js", t394, sizeof t394},
    {"scripts/puzzles/letters.js", t395, sizeof t395},
    {"scripts/puzzles/parts.js", t396, sizeof t396},
    {"scripts/puzzles/quiz.js", t397, sizeof t397},
    {"scripts/puzzles/stopwatch.js", t398, sizeof t398},
    {"scripts/puzzles/sudoku-grid.js", t399, sizeof t399},
    {"scripts/puzzles/sudoku-state.js", t400, sizeof t400},
    {"scripts/puzzles/sudoku.js", t401, sizeof t401},
    {"scripts/puzzles/target.js", t402, sizeof t402},
    {"scripts/reading.js", t403, sizeof t403},
    {"scripts/reverting.js", t404, sizeof t404},
    {"scripts/saved.js", t405, sizeof t405},
    {"scripts/search/answers.js", t406, sizeof t406},
    {"scripts/search/asking.js", t407, sizeof t407},
    {"scripts/search/called.js", t408, sizeof t408},
    {"scripts/search/capitals.js", t409, sizeof t409},
    {"scripts/search/card.js", t410, sizeof t410},
    {"scripts/search/dates.js", t411, sizeof t411},
    {"scripts/search/days.js", t412, sizeof t412},
    {"scripts/search/durations.js", t413, sizeof t413},
    {"scripts/search/editions.js", t414, sizeof t414},
    {"scripts/search/evidence.js", t415, sizeof t415},
    {"scripts/search/form.js", t416, sizeof t416},
    {"scripts/search/groups.js", t417, sizeof t417},
    {"scripts/search/hits.js", t418, sizeof t418},
    {"scripts/search/holders.js", t419, sizeof t419},
    {"scripts/search/index.js", t420, sizeof t420},
    {"scripts/search/kin.js", t421, sizeof t421},
    {"scripts/search/matching.js", t422, sizeof t422},
    {"scripts/search/moments.js", t423, sizeof t423},
    {"scripts/search/names.js", t424, sizeof t424},
    {"scripts/search/naming.js", t425, sizeof t425},
    {"scripts/search/order.js", t426, sizeof t426},
    {"scripts/search/page.js", t427, sizeof t427},
    {"scripts/search/query.js", t428, sizeof t428},
    {"scripts/search/questions.js", t429, sizeof t429},
    {"scripts/search/recent.js", t430, sizeof t430},
    {"scripts/search/replies.js", t431, sizeof t431},
    {"scripts/search/reply.js", t432, sizeof t432},
    {"scripts/search/sentences.js", t433, sizeof t433},
    {"scripts/search/significance.js", t434, sizeof t434},
    {"scripts/search/spelling.js", t435, sizeof t435},
    {"scripts/search/suggestions.js", t436, sizeof t436},
    {"scripts/search/text.js", t437, sizeof t437},
    {"scripts/search/times.js", t438, sizeof t438},
    {"scripts/search/tokens.js", t439, sizeof t439},
    {"scripts/search/understood.js", t440, sizeof t440},
    {"scripts/settings.js", t441, sizeof t441},
    {"scripts/settings/data.js", t442, sizeof t442},
    {"scripts/settings/drag.js", t443, sizeof t443},
    {"scripts/settings/dress.js", t444, sizeof t444},
    {"scripts/settings/mutes.js", t445, sizeof t445},
    {"scripts/settings/order.js", t446, sizeof t446},
    {"scripts/settings/widget.js", t447, sizeof t447},
    {"scripts/shapes.js", t448, sizeof t448},
    {"scripts/share.js", t449, sizeof t449},
    {"scripts/shelf.js", t450, sizeof t450},
    {"scripts/start.js", t451, sizeof t451},
    {"scripts/storage.js", t452, sizeof t452},
    {"scripts/store.js", t453, sizeof t453},
    {"scripts/story.js", t454, sizeof t454},
    {"scripts/subscriptions.js", t455, sizeof t455},
    {"scripts/swipe.js", t456, sizeof t456},
    {"scripts/sync/camera.js", t457, sizeof t457},
    {"scripts/sync/codes.js", t458, sizeof t458},
    {"scripts/sync/giving.js", t459, sizeof t459},
    {"scripts/sync/merging.js", t460, sizeof t460},
    {"scripts/sync/panel.js", t461, sizeof t461},
    {"scripts/sync/parts.js", t462, sizeof t462},
    {"scripts/sync/sealing.js", t463, sizeof t463},
    {"scripts/sync/taking.js", t464, sizeof t464},
    {"scripts/times.js", t465, sizeof t465},
    {"scripts/today.js", t466, sizeof t466},
    {"scripts/tools.js", t467, sizeof t467},
    {"scripts/undoing.js", t468, sizeof t468},
    {"scripts/unkept.js", t469, sizeof t469},
    {"scripts/visit.js", t470, sizeof t470},
    {"scripts/visits.js", t471, sizeof t471},
    {"scripts/words.js", t472, sizeof t472},
    {"scripts/worker/answering.js", t473, sizeof t473},
    {"scripts/worker/edition.js", t474, sizeof t474},
    {"scripts/worker/keeping.js", t475, sizeof t475},
    {"scripts/worker/place.js", t476, sizeof t476},
    {"scripts/worker/private.js", t477, sizeof t477},
    {"scripts/worker/private/answers.js", t478, sizeof t478},
    {"scripts/worker/private/files.js", t479, sizeof t479},
    {"scripts/worker/private/lock.js", t480, sizeof t480},
    {"scripts/worker/private/sealing.js", t481, sizeof t481},
    {"scripts/worker/private/store.js", t482, sizeof t482},
    {"scripts/worker/public.js", t483, sizeof t483},
    {"scripts/worker/reading.js", t484, sizeof t484},
    {"scripts/worker/sharing.js", t485, sizeof t485},
    {"scripts/worker/stores.js", t486, sizeof t486},
    {"scripts/worker/stories.js", t487, sizeof t487},
    {"style.css", t488, sizeof t488},
    {"styles/archive.css", t489, sizeof t489},
    {"styles/badge.css", t490, sizeof t490},
    {"styles/base.css", t491, sizeof t491},
    {"styles/card.css", t492, sizeof t492},
    {"styles/chips.css", t493, sizeof t493},
    {"styles/compact/cards.css", t494, sizeof t494},
    {"styles/compact/pages.css", t495, sizeof t495},
    {"styles/compact/tools.css", t496, sizeof t496},
    {"styles/controls.css", t497, sizeof t497},
    {"styles/dialogs.css", t498, sizeof t498},
    {"styles/digest.css", t499, sizeof t499},
    {"styles/edition.css", t500, sizeof t500},
    {"styles/explore.css", t501, sizeof t501},
    {"styles/facts.css", t502, sizeof t502},
    {"styles/filters.css", t503, sizeof t503},
    {"styles/follow.css", t504, sizeof t504},
    {"styles/footer.css", t505, sizeof t505},
    {"styles/front.css", t506, sizeof t506},
    {"styles/keys.css", t507, sizeof t507},
    {"styles/lead.css", t508, sizeof t508},
    {"styles/live-map.css", t509, sizeof t509},
    {"styles/live-map/choices.css", t510, sizeof t510},
    {"styles/live-map/marks.css", t511, sizeof t511},
    {"styles/live-map/narrow.css", t512, sizeof t512},
    {"styles/live-map/panel.css", t513, sizeof t513},
    {"styles/live-map/preferences.css", t514, sizeof t514},
    {"styles/live-map/stage.css", t515, sizeof t515},
    {"styles/map.css", t516, sizeof t516},
    {"styles/masthead.css", t517, sizeof t517},
    {"styles/media.css", t518, sizeof t518},
    {"styles/media/list.css", t519, sizeof t519},
    {"styles/media/pictures.css", t520, sizeof t520},
    {"styles/media/player.css", t521, sizeof t521},
    {"styles/media/poster.css", t522, sizeof t522},
    {"styles/old.css", t523, sizeof t523},
    {"styles/own.css", t524, sizeof t524},
    {"styles/own/discover.css", t525, sizeof t525},
    {"styles/own/insights.css", t526, sizeof t526},
    {"styles/own/order.css", t527, sizeof t527},
    {"styles/own/page.css", t528, sizeof t528},
    {"styles/own/shelving.css", t529, sizeof t529},
    {"styles/own/yours.css", t530, sizeof t530},
    {"styles/page.css", t531, sizeof t531},
    {"styles/paging.css", t532, sizeof t532},
    {"styles/passing.css", t533, sizeof t533},
    {"styles/preferences.css", t534, sizeof t534},
    {"styles/print.css", t535, sizeof t535},
    {"styles/pulse.css", t536, sizeof t536},
    {"styles/puzzles.css", t537, sizeof t537},
    {"styles/puzzles/circle.css", t538, sizeof t538},
    {"styles/puzzles/common.css", t539, sizeof t539},
    {"styles/puzzles/crossword.css", t540, sizeof t540},
    {"styles/puzzles/output.css", t541, sizeof t541},
    {"styles/puzzles/quiz.css", t542, sizeof t542},
    {"styles/puzzles/record.css", t543, sizeof t543},
    {"styles/puzzles/sudoku.css", t544, sizeof t544},
    {"styles/puzzles/target.css", t545, sizeof t545},
    {"styles/search.css", t546, sizeof t546},
    {"styles/search/answers.css", t547, sizeof t547},
    {"styles/search/around.css", t548, sizeof t548},
    {"styles/search/form.css", t549, sizeof t549},
    {"styles/search/reply.css", t550, sizeof t550},
    {"styles/section.css", t551, sizeof t551},
    {"styles/signals.css", t552, sizeof t552},
    {"styles/story/bar.css", t553, sizeof t553},
    {"styles/story/facts.css", t554, sizeof t554},
    {"styles/story/layout.css", t555, sizeof t555},
    {"styles/story/page.css", t556, sizeof t556},
    {"styles/story/timeline.css", t557, sizeof t557},
    {"styles/sync.css", t558, sizeof t558},
    {"styles/table.css", t559, sizeof t559},
    {"styles/tokens.css", t560, sizeof t560},
    {"styles/tools.css", t561, sizeof t561},
    {"widget.html", t562, sizeof t562},
    {"words/en.json", t563, sizeof t563},
    {"words/es.json", t564, sizeof t564},
    {"words/pt.json", t565, sizeof t565},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
