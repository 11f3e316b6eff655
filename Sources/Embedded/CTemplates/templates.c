// Written by Tools/templates.sh.
#include "CTemplates.h"

static const unsigned char t0[] = {
#embed "../../../Templates/assets/favicon.svg"
};
static const unsigned char t1[] = {
#embed "../../../Templates/assets/map/map.css"
};
static const unsigned char t2[] = {
#embed "../../../Templates/assets/map/world.json"
};
static const unsigned char t3[] = {
#embed "../../../Templates/assets/widget.css"
};
static const unsigned char t4[] = {
#embed "../../../Templates/cards/account.html"
};
static const unsigned char t5[] = {
#embed "../../../Templates/cards/card.html"
};
static const unsigned char t6[] = {
#embed "../../../Templates/cards/entry.html"
};
static const unsigned char t7[] = {
#embed "../../../Templates/cards/hero.html"
};
static const unsigned char t8[] = {
#embed "../../../Templates/cards/line.html"
};
static const unsigned char t9[] = {
#embed "../../../Templates/cards/rank.html"
};
static const unsigned char t10[] = {
#embed "../../../Templates/cards/story.html"
};
static const unsigned char t11[] = {
#embed "../../../Templates/icons/atom.svg"
};
static const unsigned char t12[] = {
#embed "../../../Templates/icons/ban.svg"
};
static const unsigned char t13[] = {
#embed "../../../Templates/icons/bookmark.svg"
};
static const unsigned char t14[] = {
#embed "../../../Templates/icons/clapperboard.svg"
};
static const unsigned char t15[] = {
#embed "../../../Templates/icons/close.svg"
};
static const unsigned char t16[] = {
#embed "../../../Templates/icons/cpu.svg"
};
static const unsigned char t17[] = {
#embed "../../../Templates/icons/dot.svg"
};
static const unsigned char t18[] = {
#embed "../../../Templates/icons/earth.svg"
};
static const unsigned char t19[] = {
#embed "../../../Templates/icons/ellipsis.svg"
};
static const unsigned char t20[] = {
#embed "../../../Templates/icons/footprints.svg"
};
static const unsigned char t21[] = {
#embed "../../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t22[] = {
#embed "../../../Templates/icons/globe.svg"
};
static const unsigned char t23[] = {
#embed "../../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t24[] = {
#embed "../../../Templates/icons/heart.svg"
};
static const unsigned char t25[] = {
#embed "../../../Templates/icons/landmark.svg"
};
static const unsigned char t26[] = {
#embed "../../../Templates/icons/leaf.svg"
};
static const unsigned char t27[] = {
#embed "../../../Templates/icons/map-pin.svg"
};
static const unsigned char t28[] = {
#embed "../../../Templates/icons/menu.svg"
};
static const unsigned char t29[] = {
#embed "../../../Templates/icons/minus.svg"
};
static const unsigned char t30[] = {
#embed "../../../Templates/icons/newspaper.svg"
};
static const unsigned char t31[] = {
#embed "../../../Templates/icons/palette.svg"
};
static const unsigned char t32[] = {
#embed "../../../Templates/icons/plane.svg"
};
static const unsigned char t33[] = {
#embed "../../../Templates/icons/plus.svg"
};
static const unsigned char t34[] = {
#embed "../../../Templates/icons/search.svg"
};
static const unsigned char t35[] = {
#embed "../../../Templates/icons/share.svg"
};
static const unsigned char t36[] = {
#embed "../../../Templates/icons/sliders.svg"
};
static const unsigned char t37[] = {
#embed "../../../Templates/icons/sparkles.svg"
};
static const unsigned char t38[] = {
#embed "../../../Templates/icons/star.svg"
};
static const unsigned char t39[] = {
#embed "../../../Templates/icons/sun.svg"
};
static const unsigned char t40[] = {
#embed "../../../Templates/icons/trending-up.svg"
};
static const unsigned char t41[] = {
#embed "../../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t42[] = {
#embed "../../../Templates/icons/trophy.svg"
};
static const unsigned char t43[] = {
#embed "../../../Templates/icons/utensils.svg"
};
static const unsigned char t44[] = {
#embed "../../../Templates/inline/beats.html"
};
static const unsigned char t45[] = {
#embed "../../../Templates/inline/day.html"
};
static const unsigned char t46[] = {
#embed "../../../Templates/inline/kind.html"
};
static const unsigned char t47[] = {
#embed "../../../Templates/inline/language.html"
};
static const unsigned char t48[] = {
#embed "../../../Templates/inline/mark.html"
};
static const unsigned char t49[] = {
#embed "../../../Templates/inline/name.html"
};
static const unsigned char t50[] = {
#embed "../../../Templates/inline/name.md"
};
static const unsigned char t51[] = {
#embed "../../../Templates/inline/part.html"
};
static const unsigned char t52[] = {
#embed "../../../Templates/inline/piece.html"
};
static const unsigned char t53[] = {
#embed "../../../Templates/inline/place.md"
};
static const unsigned char t54[] = {
#embed "../../../Templates/inline/region.html"
};
static const unsigned char t55[] = {
#embed "../../../Templates/inline/said.html"
};
static const unsigned char t56[] = {
#embed "../../../Templates/inline/saying.md"
};
static const unsigned char t57[] = {
#embed "../../../Templates/inline/sentence.md"
};
static const unsigned char t58[] = {
#embed "../../../Templates/inline/sources.md"
};
static const unsigned char t59[] = {
#embed "../../../Templates/inline/status.html"
};
static const unsigned char t60[] = {
#embed "../../../Templates/inline/time.html"
};
static const unsigned char t61[] = {
#embed "../../../Templates/inline/value.html"
};
static const unsigned char t62[] = {
#embed "../../../Templates/inline/weekday.html"
};
static const unsigned char t63[] = {
#embed "../../../Templates/inline/word.html"
};
static const unsigned char t64[] = {
#embed "../../../Templates/layout.html"
};
static const unsigned char t65[] = {
#embed "../../../Templates/mail/digest.html"
};
static const unsigned char t66[] = {
#embed "../../../Templates/pages/about.md"
};
static const unsigned char t67[] = {
#embed "../../../Templates/pages/archive.md"
};
static const unsigned char t68[] = {
#embed "../../../Templates/pages/day.md"
};
static const unsigned char t69[] = {
#embed "../../../Templates/pages/desk.md"
};
static const unsigned char t70[] = {
#embed "../../../Templates/pages/digest.md"
};
static const unsigned char t71[] = {
#embed "../../../Templates/pages/front.md"
};
static const unsigned char t72[] = {
#embed "../../../Templates/pages/headlines.md"
};
static const unsigned char t73[] = {
#embed "../../../Templates/pages/history.md"
};
static const unsigned char t74[] = {
#embed "../../../Templates/pages/last.md"
};
static const unsigned char t75[] = {
#embed "../../../Templates/pages/map.md"
};
static const unsigned char t76[] = {
#embed "../../../Templates/pages/moved.md"
};
static const unsigned char t77[] = {
#embed "../../../Templates/pages/not-found.md"
};
static const unsigned char t78[] = {
#embed "../../../Templates/pages/report.md"
};
static const unsigned char t79[] = {
#embed "../../../Templates/pages/saved.md"
};
static const unsigned char t80[] = {
#embed "../../../Templates/pages/search.md"
};
static const unsigned char t81[] = {
#embed "../../../Templates/pages/settings.md"
};
static const unsigned char t82[] = {
#embed "../../../Templates/pages/signals.md"
};
static const unsigned char t83[] = {
#embed "../../../Templates/pages/stories.md"
};
static const unsigned char t84[] = {
#embed "../../../Templates/pages/story.md"
};
static const unsigned char t85[] = {
#embed "../../../Templates/pages/thread.md"
};
static const unsigned char t86[] = {
#embed "../../../Templates/parts/archive-day.md"
};
static const unsigned char t87[] = {
#embed "../../../Templates/parts/breaking.html"
};
static const unsigned char t88[] = {
#embed "../../../Templates/parts/breaking.md"
};
static const unsigned char t89[] = {
#embed "../../../Templates/parts/card/account.html"
};
static const unsigned char t90[] = {
#embed "../../../Templates/parts/card/around.md"
};
static const unsigned char t91[] = {
#embed "../../../Templates/parts/card/by-when.md"
};
static const unsigned char t92[] = {
#embed "../../../Templates/parts/card/by.md"
};
static const unsigned char t93[] = {
#embed "../../../Templates/parts/card/facts.md"
};
static const unsigned char t94[] = {
#embed "../../../Templates/parts/card/implications-head.md"
};
static const unsigned char t95[] = {
#embed "../../../Templates/parts/card/implications.md"
};
static const unsigned char t96[] = {
#embed "../../../Templates/parts/card/kicker.md"
};
static const unsigned char t97[] = {
#embed "../../../Templates/parts/card/line.md"
};
static const unsigned char t98[] = {
#embed "../../../Templates/parts/card/read.md"
};
static const unsigned char t99[] = {
#embed "../../../Templates/parts/card/significance.html"
};
static const unsigned char t100[] = {
#embed "../../../Templates/parts/card/story-title.md"
};
static const unsigned char t101[] = {
#embed "../../../Templates/parts/card/summary.md"
};
static const unsigned char t102[] = {
#embed "../../../Templates/parts/card/title.md"
};
static const unsigned char t103[] = {
#embed "../../../Templates/parts/card/told-head.md"
};
static const unsigned char t104[] = {
#embed "../../../Templates/parts/card/told.html"
};
static const unsigned char t105[] = {
#embed "../../../Templates/parts/card/told.md"
};
static const unsigned char t106[] = {
#embed "../../../Templates/parts/card/was.md"
};
static const unsigned char t107[] = {
#embed "../../../Templates/parts/card/when.md"
};
static const unsigned char t108[] = {
#embed "../../../Templates/parts/card/why.md"
};
static const unsigned char t109[] = {
#embed "../../../Templates/parts/card/words.html"
};
static const unsigned char t110[] = {
#embed "../../../Templates/parts/chips.html"
};
static const unsigned char t111[] = {
#embed "../../../Templates/parts/clipping.html"
};
static const unsigned char t112[] = {
#embed "../../../Templates/parts/country-head.md"
};
static const unsigned char t113[] = {
#embed "../../../Templates/parts/country.html"
};
static const unsigned char t114[] = {
#embed "../../../Templates/parts/day-ways.html"
};
static const unsigned char t115[] = {
#embed "../../../Templates/parts/day-ways.md"
};
static const unsigned char t116[] = {
#embed "../../../Templates/parts/desk-icon.html"
};
static const unsigned char t117[] = {
#embed "../../../Templates/parts/digest-head.md"
};
static const unsigned char t118[] = {
#embed "../../../Templates/parts/digest-item.md"
};
static const unsigned char t119[] = {
#embed "../../../Templates/parts/digest-section.html"
};
static const unsigned char t120[] = {
#embed "../../../Templates/parts/digest-words.md"
};
static const unsigned char t121[] = {
#embed "../../../Templates/parts/empty.html"
};
static const unsigned char t122[] = {
#embed "../../../Templates/parts/empty.md"
};
static const unsigned char t123[] = {
#embed "../../../Templates/parts/feeds.html"
};
static const unsigned char t124[] = {
#embed "../../../Templates/parts/feeds.md"
};
static const unsigned char t125[] = {
#embed "../../../Templates/parts/footer.html"
};
static const unsigned char t126[] = {
#embed "../../../Templates/parts/front-head.html"
};
static const unsigned char t127[] = {
#embed "../../../Templates/parts/front-more.html"
};
static const unsigned char t128[] = {
#embed "../../../Templates/parts/front-more.md"
};
static const unsigned char t129[] = {
#embed "../../../Templates/parts/head-discovery.html"
};
static const unsigned char t130[] = {
#embed "../../../Templates/parts/history.html"
};
static const unsigned char t131[] = {
#embed "../../../Templates/parts/map.html"
};
static const unsigned char t132[] = {
#embed "../../../Templates/parts/masthead.html"
};
static const unsigned char t133[] = {
#embed "../../../Templates/parts/more.md"
};
static const unsigned char t134[] = {
#embed "../../../Templates/parts/page-controls.html"
};
static const unsigned char t135[] = {
#embed "../../../Templates/parts/part-ways.html"
};
static const unsigned char t136[] = {
#embed "../../../Templates/parts/part-ways.md"
};
static const unsigned char t137[] = {
#embed "../../../Templates/parts/pattern-head.md"
};
static const unsigned char t138[] = {
#embed "../../../Templates/parts/pattern.html"
};
static const unsigned char t139[] = {
#embed "../../../Templates/parts/pulse.html"
};
static const unsigned char t140[] = {
#embed "../../../Templates/parts/saved.html"
};
static const unsigned char t141[] = {
#embed "../../../Templates/parts/section-empty.md"
};
static const unsigned char t142[] = {
#embed "../../../Templates/parts/section-head.md"
};
static const unsigned char t143[] = {
#embed "../../../Templates/parts/section.html"
};
static const unsigned char t144[] = {
#embed "../../../Templates/parts/settings.html"
};
static const unsigned char t145[] = {
#embed "../../../Templates/parts/signals-list.md"
};
static const unsigned char t146[] = {
#embed "../../../Templates/parts/signals.html"
};
static const unsigned char t147[] = {
#embed "../../../Templates/parts/since.html"
};
static const unsigned char t148[] = {
#embed "../../../Templates/parts/sources.html"
};
static const unsigned char t149[] = {
#embed "../../../Templates/parts/sources.md"
};
static const unsigned char t150[] = {
#embed "../../../Templates/parts/spark.html"
};
static const unsigned char t151[] = {
#embed "../../../Templates/parts/story-copies.md"
};
static const unsigned char t152[] = {
#embed "../../../Templates/parts/story-country.md"
};
static const unsigned char t153[] = {
#embed "../../../Templates/parts/story-figures.md"
};
static const unsigned char t154[] = {
#embed "../../../Templates/parts/story-head.html"
};
static const unsigned char t155[] = {
#embed "../../../Templates/parts/story-longest.md"
};
static const unsigned char t156[] = {
#embed "../../../Templates/parts/story-map.html"
};
static const unsigned char t157[] = {
#embed "../../../Templates/parts/story-rank.md"
};
static const unsigned char t158[] = {
#embed "../../../Templates/parts/story-significance.html"
};
static const unsigned char t159[] = {
#embed "../../../Templates/parts/story-span.md"
};
static const unsigned char t160[] = {
#embed "../../../Templates/parts/story-summary.html"
};
static const unsigned char t161[] = {
#embed "../../../Templates/parts/story-summary.md"
};
static const unsigned char t162[] = {
#embed "../../../Templates/parts/story-title.md"
};
static const unsigned char t163[] = {
#embed "../../../Templates/parts/story-witness.md"
};
static const unsigned char t164[] = {
#embed "../../../Templates/parts/story-witnesses.html"
};
static const unsigned char t165[] = {
#embed "../../../Templates/parts/story-words.md"
};
static const unsigned char t166[] = {
#embed "../../../Templates/parts/strip.html"
};
static const unsigned char t167[] = {
#embed "../../../Templates/parts/thread-line.md"
};
static const unsigned char t168[] = {
#embed "../../../Templates/parts/thread-link.md"
};
static const unsigned char t169[] = {
#embed "../../../Templates/parts/thread-span.md"
};
static const unsigned char t170[] = {
#embed "../../../Templates/parts/thread-story.md"
};
static const unsigned char t171[] = {
#embed "../../../Templates/parts/tools.html"
};
static const unsigned char t172[] = {
#embed "../../../Templates/parts/trends-list.md"
};
static const unsigned char t173[] = {
#embed "../../../Templates/parts/trouble.html"
};
static const unsigned char t174[] = {
#embed "../../../Templates/parts/trouble.md"
};
static const unsigned char t175[] = {
#embed "../../../Templates/scripts/acts.js"
};
static const unsigned char t176[] = {
#embed "../../../Templates/scripts/card.js"
};
static const unsigned char t177[] = {
#embed "../../../Templates/scripts/cards.js"
};
static const unsigned char t178[] = {
#embed "../../../Templates/scripts/chosen.js"
};
static const unsigned char t179[] = {
#embed "../../../Templates/scripts/dates.js"
};
static const unsigned char t180[] = {
#embed "../../../Templates/scripts/element.js"
};
static const unsigned char t181[] = {
#embed "../../../Templates/scripts/filter-form.js"
};
static const unsigned char t182[] = {
#embed "../../../Templates/scripts/filtering.js"
};
static const unsigned char t183[] = {
#embed "../../../Templates/scripts/filters.js"
};
static const unsigned char t184[] = {
#embed "../../../Templates/scripts/gallery.js"
};
static const unsigned char t185[] = {
#embed "../../../Templates/scripts/history.js"
};
static const unsigned char t186[] = {
#embed "../../../Templates/scripts/language.js"
};
static const unsigned char t187[] = {
#embed "../../../Templates/scripts/main.js"
};
static const unsigned char t188[] = {
#embed "../../../Templates/scripts/map.js"
};
static const unsigned char t189[] = {
#embed "../../../Templates/scripts/map/crowd.js"
};
static const unsigned char t190[] = {
#embed "../../../Templates/scripts/map/donut.js"
};
static const unsigned char t191[] = {
#embed "../../../Templates/scripts/map/filters.js"
};
static const unsigned char t192[] = {
#embed "../../../Templates/scripts/map/keeping.js"
};
static const unsigned char t193[] = {
#embed "../../../Templates/scripts/map/lines.js"
};
static const unsigned char t194[] = {
#embed "../../../Templates/scripts/map/live.js"
};
static const unsigned char t195[] = {
#embed "../../../Templates/scripts/map/panel.js"
};
static const unsigned char t196[] = {
#embed "../../../Templates/scripts/map/preview.js"
};
static const unsigned char t197[] = {
#embed "../../../Templates/scripts/map/quiet.js"
};
static const unsigned char t198[] = {
#embed "../../../Templates/scripts/map/reports.js"
};
static const unsigned char t199[] = {
#embed "../../../Templates/scripts/map/world.js"
};
static const unsigned char t200[] = {
#embed "../../../Templates/scripts/muting.js"
};
static const unsigned char t201[] = {
#embed "../../../Templates/scripts/notice.js"
};
static const unsigned char t202[] = {
#embed "../../../Templates/scripts/offline.js"
};
static const unsigned char t203[] = {
#embed "../../../Templates/scripts/onboarding.js"
};
static const unsigned char t204[] = {
#embed "../../../Templates/scripts/page.js"
};
static const unsigned char t205[] = {
#embed "../../../Templates/scripts/reading.js"
};
static const unsigned char t206[] = {
#embed "../../../Templates/scripts/saved.js"
};
static const unsigned char t207[] = {
#embed "../../../Templates/scripts/search/answers.js"
};
static const unsigned char t208[] = {
#embed "../../../Templates/scripts/search/card.js"
};
static const unsigned char t209[] = {
#embed "../../../Templates/scripts/search/days.js"
};
static const unsigned char t210[] = {
#embed "../../../Templates/scripts/search/form.js"
};
static const unsigned char t211[] = {
#embed "../../../Templates/scripts/search/hits.js"
};
static const unsigned char t212[] = {
#embed "../../../Templates/scripts/search/holders.js"
};
static const unsigned char t213[] = {
#embed "../../../Templates/scripts/search/index.js"
};
static const unsigned char t214[] = {
#embed "../../../Templates/scripts/search/matching.js"
};
static const unsigned char t215[] = {
#embed "../../../Templates/scripts/search/page.js"
};
static const unsigned char t216[] = {
#embed "../../../Templates/scripts/search/query.js"
};
static const unsigned char t217[] = {
#embed "../../../Templates/scripts/search/recent.js"
};
static const unsigned char t218[] = {
#embed "../../../Templates/scripts/search/suggestions.js"
};
static const unsigned char t219[] = {
#embed "../../../Templates/scripts/search/text.js"
};
static const unsigned char t220[] = {
#embed "../../../Templates/scripts/search/times.js"
};
static const unsigned char t221[] = {
#embed "../../../Templates/scripts/settings.js"
};
static const unsigned char t222[] = {
#embed "../../../Templates/scripts/settings/data.js"
};
static const unsigned char t223[] = {
#embed "../../../Templates/scripts/settings/dress.js"
};
static const unsigned char t224[] = {
#embed "../../../Templates/scripts/settings/mutes.js"
};
static const unsigned char t225[] = {
#embed "../../../Templates/scripts/shapes.js"
};
static const unsigned char t226[] = {
#embed "../../../Templates/scripts/share.js"
};
static const unsigned char t227[] = {
#embed "../../../Templates/scripts/shelf.js"
};
static const unsigned char t228[] = {
#embed "../../../Templates/scripts/start.js"
};
static const unsigned char t229[] = {
#embed "../../../Templates/scripts/store.js"
};
static const unsigned char t230[] = {
#embed "../../../Templates/scripts/subscriptions.js"
};
static const unsigned char t231[] = {
#embed "../../../Templates/scripts/times.js"
};
static const unsigned char t232[] = {
#embed "../../../Templates/scripts/tools.js"
};
static const unsigned char t233[] = {
#embed "../../../Templates/scripts/visit.js"
};
static const unsigned char t234[] = {
#embed "../../../Templates/scripts/visits.js"
};
static const unsigned char t235[] = {
#embed "../../../Templates/scripts/words.js"
};
static const unsigned char t236[] = {
#embed "../../../Templates/site/worker.js"
};
static const unsigned char t237[] = {
#embed "../../../Templates/style.css"
};
static const unsigned char t238[] = {
#embed "../../../Templates/styles/archive.css"
};
static const unsigned char t239[] = {
#embed "../../../Templates/styles/badge.css"
};
static const unsigned char t240[] = {
#embed "../../../Templates/styles/base.css"
};
static const unsigned char t241[] = {
#embed "../../../Templates/styles/card.css"
};
static const unsigned char t242[] = {
#embed "../../../Templates/styles/chips.css"
};
static const unsigned char t243[] = {
#embed "../../../Templates/styles/compact.css"
};
static const unsigned char t244[] = {
#embed "../../../Templates/styles/controls.css"
};
static const unsigned char t245[] = {
#embed "../../../Templates/styles/dialogs.css"
};
static const unsigned char t246[] = {
#embed "../../../Templates/styles/digest.css"
};
static const unsigned char t247[] = {
#embed "../../../Templates/styles/edition.css"
};
static const unsigned char t248[] = {
#embed "../../../Templates/styles/filters.css"
};
static const unsigned char t249[] = {
#embed "../../../Templates/styles/footer.css"
};
static const unsigned char t250[] = {
#embed "../../../Templates/styles/front.css"
};
static const unsigned char t251[] = {
#embed "../../../Templates/styles/lead.css"
};
static const unsigned char t252[] = {
#embed "../../../Templates/styles/map.css"
};
static const unsigned char t253[] = {
#embed "../../../Templates/styles/masthead.css"
};
static const unsigned char t254[] = {
#embed "../../../Templates/styles/page.css"
};
static const unsigned char t255[] = {
#embed "../../../Templates/styles/personal.css"
};
static const unsigned char t256[] = {
#embed "../../../Templates/styles/preferences.css"
};
static const unsigned char t257[] = {
#embed "../../../Templates/styles/print.css"
};
static const unsigned char t258[] = {
#embed "../../../Templates/styles/pulse.css"
};
static const unsigned char t259[] = {
#embed "../../../Templates/styles/search.css"
};
static const unsigned char t260[] = {
#embed "../../../Templates/styles/section.css"
};
static const unsigned char t261[] = {
#embed "../../../Templates/styles/signals.css"
};
static const unsigned char t262[] = {
#embed "../../../Templates/styles/story.css"
};
static const unsigned char t263[] = {
#embed "../../../Templates/styles/table.css"
};
static const unsigned char t264[] = {
#embed "../../../Templates/styles/tokens.css"
};
static const unsigned char t265[] = {
#embed "../../../Templates/styles/tools.css"
};
static const unsigned char t266[] = {
#embed "../../../Templates/widget.html"
};
static const unsigned char t267[] = {
#embed "../../../Templates/words/en.json"
};
static const unsigned char t268[] = {
#embed "../../../Templates/words/es.json"
};
static const unsigned char t269[] = {
#embed "../../../Templates/words/pt.json"
};

static const pulse_template entries[] = {
    {"assets/favicon.svg", t0, sizeof t0},
    {"assets/map/map.css", t1, sizeof t1},
    {"assets/map/world.json", t2, sizeof t2},
    {"assets/widget.css", t3, sizeof t3},
    {"cards/account.html", t4, sizeof t4},
    {"cards/card.html", t5, sizeof t5},
    {"cards/entry.html", t6, sizeof t6},
    {"cards/hero.html", t7, sizeof t7},
    {"cards/line.html", t8, sizeof t8},
    {"cards/rank.html", t9, sizeof t9},
    {"cards/story.html", t10, sizeof t10},
    {"icons/atom.svg", t11, sizeof t11},
    {"icons/ban.svg", t12, sizeof t12},
    {"icons/bookmark.svg", t13, sizeof t13},
    {"icons/clapperboard.svg", t14, sizeof t14},
    {"icons/close.svg", t15, sizeof t15},
    {"icons/cpu.svg", t16, sizeof t16},
    {"icons/dot.svg", t17, sizeof t17},
    {"icons/earth.svg", t18, sizeof t18},
    {"icons/ellipsis.svg", t19, sizeof t19},
    {"icons/footprints.svg", t20, sizeof t20},
    {"icons/gamepad-2.svg", t21, sizeof t21},
    {"icons/globe.svg", t22, sizeof t22},
    {"icons/heart-pulse.svg", t23, sizeof t23},
    {"icons/heart.svg", t24, sizeof t24},
    {"icons/landmark.svg", t25, sizeof t25},
    {"icons/leaf.svg", t26, sizeof t26},
    {"icons/map-pin.svg", t27, sizeof t27},
    {"icons/menu.svg", t28, sizeof t28},
    {"icons/minus.svg", t29, sizeof t29},
    {"icons/newspaper.svg", t30, sizeof t30},
    {"icons/palette.svg", t31, sizeof t31},
    {"icons/plane.svg", t32, sizeof t32},
    {"icons/plus.svg", t33, sizeof t33},
    {"icons/search.svg", t34, sizeof t34},
    {"icons/share.svg", t35, sizeof t35},
    {"icons/sliders.svg", t36, sizeof t36},
    {"icons/sparkles.svg", t37, sizeof t37},
    {"icons/star.svg", t38, sizeof t38},
    {"icons/sun.svg", t39, sizeof t39},
    {"icons/trending-up.svg", t40, sizeof t40},
    {"icons/triangle-alert.svg", t41, sizeof t41},
    {"icons/trophy.svg", t42, sizeof t42},
    {"icons/utensils.svg", t43, sizeof t43},
    {"inline/beats.html", t44, sizeof t44},
    {"inline/day.html", t45, sizeof t45},
    {"inline/kind.html", t46, sizeof t46},
    {"inline/language.html", t47, sizeof t47},
    {"inline/mark.html", t48, sizeof t48},
    {"inline/name.html", t49, sizeof t49},
    {"inline/name.md", t50, sizeof t50},
    {"inline/part.html", t51, sizeof t51},
    {"inline/piece.html", t52, sizeof t52},
    {"inline/place.md", t53, sizeof t53},
    {"inline/region.html", t54, sizeof t54},
    {"inline/said.html", t55, sizeof t55},
    {"inline/saying.md", t56, sizeof t56},
    {"inline/sentence.md", t57, sizeof t57},
    {"inline/sources.md", t58, sizeof t58},
    {"inline/status.html", t59, sizeof t59},
    {"inline/time.html", t60, sizeof t60},
    {"inline/value.html", t61, sizeof t61},
    {"inline/weekday.html", t62, sizeof t62},
    {"inline/word.html", t63, sizeof t63},
    {"layout.html", t64, sizeof t64},
    {"mail/digest.html", t65, sizeof t65},
    {"pages/about.md", t66, sizeof t66},
    {"pages/archive.md", t67, sizeof t67},
    {"pages/day.md", t68, sizeof t68},
    {"pages/desk.md", t69, sizeof t69},
    {"pages/digest.md", t70, sizeof t70},
    {"pages/front.md", t71, sizeof t71},
    {"pages/headlines.md", t72, sizeof t72},
    {"pages/history.md", t73, sizeof t73},
    {"pages/last.md", t74, sizeof t74},
    {"pages/map.md", t75, sizeof t75},
    {"pages/moved.md", t76, sizeof t76},
    {"pages/not-found.md", t77, sizeof t77},
    {"pages/report.md", t78, sizeof t78},
    {"pages/saved.md", t79, sizeof t79},
    {"pages/search.md", t80, sizeof t80},
    {"pages/settings.md", t81, sizeof t81},
    {"pages/signals.md", t82, sizeof t82},
    {"pages/stories.md", t83, sizeof t83},
    {"pages/story.md", t84, sizeof t84},
    {"pages/thread.md", t85, sizeof t85},
    {"parts/archive-day.md", t86, sizeof t86},
    {"parts/breaking.html", t87, sizeof t87},
    {"parts/breaking.md", t88, sizeof t88},
    {"parts/card/account.html", t89, sizeof t89},
    {"parts/card/around.md", t90, sizeof t90},
    {"parts/card/by-when.md", t91, sizeof t91},
    {"parts/card/by.md", t92, sizeof t92},
    {"parts/card/facts.md", t93, sizeof t93},
    {"parts/card/implications-head.md", t94, sizeof t94},
    {"parts/card/implications.md", t95, sizeof t95},
    {"parts/card/kicker.md", t96, sizeof t96},
    {"parts/card/line.md", t97, sizeof t97},
    {"parts/card/read.md", t98, sizeof t98},
    {"parts/card/significance.html", t99, sizeof t99},
    {"parts/card/story-title.md", t100, sizeof t100},
    {"parts/card/summary.md", t101, sizeof t101},
    {"parts/card/title.md", t102, sizeof t102},
    {"parts/card/told-head.md", t103, sizeof t103},
    {"parts/card/told.html", t104, sizeof t104},
    {"parts/card/told.md", t105, sizeof t105},
    {"parts/card/was.md", t106, sizeof t106},
    {"parts/card/when.md", t107, sizeof t107},
    {"parts/card/why.md", t108, sizeof t108},
    {"parts/card/words.html", t109, sizeof t109},
    {"parts/chips.html", t110, sizeof t110},
    {"parts/clipping.html", t111, sizeof t111},
    {"parts/country-head.md", t112, sizeof t112},
    {"parts/country.html", t113, sizeof t113},
    {"parts/day-ways.html", t114, sizeof t114},
    {"parts/day-ways.md", t115, sizeof t115},
    {"parts/desk-icon.html", t116, sizeof t116},
    {"parts/digest-head.md", t117, sizeof t117},
    {"parts/digest-item.md", t118, sizeof t118},
    {"parts/digest-section.html", t119, sizeof t119},
    {"parts/digest-words.md", t120, sizeof t120},
    {"parts/empty.html", t121, sizeof t121},
    {"parts/empty.md", t122, sizeof t122},
    {"parts/feeds.html", t123, sizeof t123},
    {"parts/feeds.md", t124, sizeof t124},
    {"parts/footer.html", t125, sizeof t125},
    {"parts/front-head.html", t126, sizeof t126},
    {"parts/front-more.html", t127, sizeof t127},
    {"parts/front-more.md", t128, sizeof t128},
    {"parts/head-discovery.html", t129, sizeof t129},
    {"parts/history.html", t130, sizeof t130},
    {"parts/map.html", t131, sizeof t131},
    {"parts/masthead.html", t132, sizeof t132},
    {"parts/more.md", t133, sizeof t133},
    {"parts/page-controls.html", t134, sizeof t134},
    {"parts/part-ways.html", t135, sizeof t135},
    {"parts/part-ways.md", t136, sizeof t136},
    {"parts/pattern-head.md", t137, sizeof t137},
    {"parts/pattern.html", t138, sizeof t138},
    {"parts/pulse.html", t139, sizeof t139},
    {"parts/saved.html", t140, sizeof t140},
    {"parts/section-empty.md", t141, sizeof t141},
    {"parts/section-head.md", t142, sizeof t142},
    {"parts/section.html", t143, sizeof t143},
    {"parts/settings.html", t144, sizeof t144},
    {"parts/signals-list.md", t145, sizeof t145},
    {"parts/signals.html", t146, sizeof t146},
    {"parts/since.html", t147, sizeof t147},
    {"parts/sources.html", t148, sizeof t148},
    {"parts/sources.md", t149, sizeof t149},
    {"parts/spark.html", t150, sizeof t150},
    {"parts/story-copies.md", t151, sizeof t151},
    {"parts/story-country.md", t152, sizeof t152},
    {"parts/story-figures.md", t153, sizeof t153},
    {"parts/story-head.html", t154, sizeof t154},
    {"parts/story-longest.md", t155, sizeof t155},
    {"parts/story-map.html", t156, sizeof t156},
    {"parts/story-rank.md", t157, sizeof t157},
    {"parts/story-significance.html", t158, sizeof t158},
    {"parts/story-span.md", t159, sizeof t159},
    {"parts/story-summary.html", t160, sizeof t160},
    {"parts/story-summary.md", t161, sizeof t161},
    {"parts/story-title.md", t162, sizeof t162},
    {"parts/story-witness.md", t163, sizeof t163},
    {"parts/story-witnesses.html", t164, sizeof t164},
    {"parts/story-words.md", t165, sizeof t165},
    {"parts/strip.html", t166, sizeof t166},
    {"parts/thread-line.md", t167, sizeof t167},
    {"parts/thread-link.md", t168, sizeof t168},
    {"parts/thread-span.md", t169, sizeof t169},
    {"parts/thread-story.md", t170, sizeof t170},
    {"parts/tools.html", t171, sizeof t171},
    {"parts/trends-list.md", t172, sizeof t172},
    {"parts/trouble.html", t173, sizeof t173},
    {"parts/trouble.md", t174, sizeof t174},
    {"scripts/acts.js", t175, sizeof t175},
    {"scripts/card.js", t176, sizeof t176},
    {"scripts/cards.js", t177, sizeof t177},
    {"scripts/chosen.js", t178, sizeof t178},
    {"scripts/dates.js", t179, sizeof t179},
    {"scripts/element.js", t180, sizeof t180},
    {"scripts/filter-form.js", t181, sizeof t181},
    {"scripts/filtering.js", t182, sizeof t182},
    {"scripts/filters.js", t183, sizeof t183},
    {"scripts/gallery.js", t184, sizeof t184},
    {"scripts/history.js", t185, sizeof t185},
    {"scripts/language.js", t186, sizeof t186},
    {"scripts/main.js", t187, sizeof t187},
    {"scripts/map.js", t188, sizeof t188},
    {"scripts/map/crowd.js", t189, sizeof t189},
    {"scripts/map/donut.js", t190, sizeof t190},
    {"scripts/map/filters.js", t191, sizeof t191},
    {"scripts/map/keeping.js", t192, sizeof t192},
    {"scripts/map/lines.js", t193, sizeof t193},
    {"scripts/map/live.js", t194, sizeof t194},
    {"scripts/map/panel.js", t195, sizeof t195},
    {"scripts/map/preview.js", t196, sizeof t196},
    {"scripts/map/quiet.js", t197, sizeof t197},
    {"scripts/map/reports.js", t198, sizeof t198},
    {"scripts/map/world.js", t199, sizeof t199},
    {"scripts/muting.js", t200, sizeof t200},
    {"scripts/notice.js", t201, sizeof t201},
    {"scripts/offline.js", t202, sizeof t202},
    {"scripts/onboarding.js", t203, sizeof t203},
    {"scripts/page.js", t204, sizeof t204},
    {"scripts/reading.js", t205, sizeof t205},
    {"scripts/saved.js", t206, sizeof t206},
    {"scripts/search/answers.js", t207, sizeof t207},
    {"scripts/search/card.js", t208, sizeof t208},
    {"scripts/search/days.js", t209, sizeof t209},
    {"scripts/search/form.js", t210, sizeof t210},
    {"scripts/search/hits.js", t211, sizeof t211},
    {"scripts/search/holders.js", t212, sizeof t212},
    {"scripts/search/index.js", t213, sizeof t213},
    {"scripts/search/matching.js", t214, sizeof t214},
    {"scripts/search/page.js", t215, sizeof t215},
    {"scripts/search/query.js", t216, sizeof t216},
    {"scripts/search/recent.js", t217, sizeof t217},
    {"scripts/search/suggestions.js", t218, sizeof t218},
    {"scripts/search/text.js", t219, sizeof t219},
    {"scripts/search/times.js", t220, sizeof t220},
    {"scripts/settings.js", t221, sizeof t221},
    {"scripts/settings/data.js", t222, sizeof t222},
    {"scripts/settings/dress.js", t223, sizeof t223},
    {"scripts/settings/mutes.js", t224, sizeof t224},
    {"scripts/shapes.js", t225, sizeof t225},
    {"scripts/share.js", t226, sizeof t226},
    {"scripts/shelf.js", t227, sizeof t227},
    {"scripts/start.js", t228, sizeof t228},
    {"scripts/store.js", t229, sizeof t229},
    {"scripts/subscriptions.js", t230, sizeof t230},
    {"scripts/times.js", t231, sizeof t231},
    {"scripts/tools.js", t232, sizeof t232},
    {"scripts/visit.js", t233, sizeof t233},
    {"scripts/visits.js", t234, sizeof t234},
    {"scripts/words.js", t235, sizeof t235},
    {"site/worker.js", t236, sizeof t236},
    {"style.css", t237, sizeof t237},
    {"styles/archive.css", t238, sizeof t238},
    {"styles/badge.css", t239, sizeof t239},
    {"styles/base.css", t240, sizeof t240},
    {"styles/card.css", t241, sizeof t241},
    {"styles/chips.css", t242, sizeof t242},
    {"styles/compact.css", t243, sizeof t243},
    {"styles/controls.css", t244, sizeof t244},
    {"styles/dialogs.css", t245, sizeof t245},
    {"styles/digest.css", t246, sizeof t246},
    {"styles/edition.css", t247, sizeof t247},
    {"styles/filters.css", t248, sizeof t248},
    {"styles/footer.css", t249, sizeof t249},
    {"styles/front.css", t250, sizeof t250},
    {"styles/lead.css", t251, sizeof t251},
    {"styles/map.css", t252, sizeof t252},
    {"styles/masthead.css", t253, sizeof t253},
    {"styles/page.css", t254, sizeof t254},
    {"styles/personal.css", t255, sizeof t255},
    {"styles/preferences.css", t256, sizeof t256},
    {"styles/print.css", t257, sizeof t257},
    {"styles/pulse.css", t258, sizeof t258},
    {"styles/search.css", t259, sizeof t259},
    {"styles/section.css", t260, sizeof t260},
    {"styles/signals.css", t261, sizeof t261},
    {"styles/story.css", t262, sizeof t262},
    {"styles/table.css", t263, sizeof t263},
    {"styles/tokens.css", t264, sizeof t264},
    {"styles/tools.css", t265, sizeof t265},
    {"widget.html", t266, sizeof t266},
    {"words/en.json", t267, sizeof t267},
    {"words/es.json", t268, sizeof t268},
    {"words/pt.json", t269, sizeof t269},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
