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
#embed "../../../Templates/icons/cpu.svg"
};
static const unsigned char t16[] = {
#embed "../../../Templates/icons/dot.svg"
};
static const unsigned char t17[] = {
#embed "../../../Templates/icons/earth.svg"
};
static const unsigned char t18[] = {
#embed "../../../Templates/icons/footprints.svg"
};
static const unsigned char t19[] = {
#embed "../../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t20[] = {
#embed "../../../Templates/icons/globe.svg"
};
static const unsigned char t21[] = {
#embed "../../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t22[] = {
#embed "../../../Templates/icons/heart.svg"
};
static const unsigned char t23[] = {
#embed "../../../Templates/icons/landmark.svg"
};
static const unsigned char t24[] = {
#embed "../../../Templates/icons/leaf.svg"
};
static const unsigned char t25[] = {
#embed "../../../Templates/icons/map-pin.svg"
};
static const unsigned char t26[] = {
#embed "../../../Templates/icons/minus.svg"
};
static const unsigned char t27[] = {
#embed "../../../Templates/icons/newspaper.svg"
};
static const unsigned char t28[] = {
#embed "../../../Templates/icons/palette.svg"
};
static const unsigned char t29[] = {
#embed "../../../Templates/icons/plane.svg"
};
static const unsigned char t30[] = {
#embed "../../../Templates/icons/plus.svg"
};
static const unsigned char t31[] = {
#embed "../../../Templates/icons/search.svg"
};
static const unsigned char t32[] = {
#embed "../../../Templates/icons/share.svg"
};
static const unsigned char t33[] = {
#embed "../../../Templates/icons/sliders.svg"
};
static const unsigned char t34[] = {
#embed "../../../Templates/icons/sparkles.svg"
};
static const unsigned char t35[] = {
#embed "../../../Templates/icons/star.svg"
};
static const unsigned char t36[] = {
#embed "../../../Templates/icons/sun.svg"
};
static const unsigned char t37[] = {
#embed "../../../Templates/icons/trending-up.svg"
};
static const unsigned char t38[] = {
#embed "../../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t39[] = {
#embed "../../../Templates/icons/trophy.svg"
};
static const unsigned char t40[] = {
#embed "../../../Templates/icons/utensils.svg"
};
static const unsigned char t41[] = {
#embed "../../../Templates/inline/beats.html"
};
static const unsigned char t42[] = {
#embed "../../../Templates/inline/day.html"
};
static const unsigned char t43[] = {
#embed "../../../Templates/inline/kind.html"
};
static const unsigned char t44[] = {
#embed "../../../Templates/inline/language.html"
};
static const unsigned char t45[] = {
#embed "../../../Templates/inline/mark.html"
};
static const unsigned char t46[] = {
#embed "../../../Templates/inline/name.html"
};
static const unsigned char t47[] = {
#embed "../../../Templates/inline/name.md"
};
static const unsigned char t48[] = {
#embed "../../../Templates/inline/part.html"
};
static const unsigned char t49[] = {
#embed "../../../Templates/inline/piece.html"
};
static const unsigned char t50[] = {
#embed "../../../Templates/inline/place.md"
};
static const unsigned char t51[] = {
#embed "../../../Templates/inline/region.html"
};
static const unsigned char t52[] = {
#embed "../../../Templates/inline/said.html"
};
static const unsigned char t53[] = {
#embed "../../../Templates/inline/saying.md"
};
static const unsigned char t54[] = {
#embed "../../../Templates/inline/sentence.md"
};
static const unsigned char t55[] = {
#embed "../../../Templates/inline/sources.md"
};
static const unsigned char t56[] = {
#embed "../../../Templates/inline/status.html"
};
static const unsigned char t57[] = {
#embed "../../../Templates/inline/time.html"
};
static const unsigned char t58[] = {
#embed "../../../Templates/inline/value.html"
};
static const unsigned char t59[] = {
#embed "../../../Templates/inline/weekday.html"
};
static const unsigned char t60[] = {
#embed "../../../Templates/inline/word.html"
};
static const unsigned char t61[] = {
#embed "../../../Templates/layout.html"
};
static const unsigned char t62[] = {
#embed "../../../Templates/mail/digest.html"
};
static const unsigned char t63[] = {
#embed "../../../Templates/pages/about.md"
};
static const unsigned char t64[] = {
#embed "../../../Templates/pages/archive.md"
};
static const unsigned char t65[] = {
#embed "../../../Templates/pages/day.md"
};
static const unsigned char t66[] = {
#embed "../../../Templates/pages/desk.md"
};
static const unsigned char t67[] = {
#embed "../../../Templates/pages/digest.md"
};
static const unsigned char t68[] = {
#embed "../../../Templates/pages/front.md"
};
static const unsigned char t69[] = {
#embed "../../../Templates/pages/headlines.md"
};
static const unsigned char t70[] = {
#embed "../../../Templates/pages/history.md"
};
static const unsigned char t71[] = {
#embed "../../../Templates/pages/last.md"
};
static const unsigned char t72[] = {
#embed "../../../Templates/pages/map.md"
};
static const unsigned char t73[] = {
#embed "../../../Templates/pages/moved.md"
};
static const unsigned char t74[] = {
#embed "../../../Templates/pages/not-found.md"
};
static const unsigned char t75[] = {
#embed "../../../Templates/pages/report.md"
};
static const unsigned char t76[] = {
#embed "../../../Templates/pages/saved.md"
};
static const unsigned char t77[] = {
#embed "../../../Templates/pages/search.md"
};
static const unsigned char t78[] = {
#embed "../../../Templates/pages/settings.md"
};
static const unsigned char t79[] = {
#embed "../../../Templates/pages/signals.md"
};
static const unsigned char t80[] = {
#embed "../../../Templates/pages/stories.md"
};
static const unsigned char t81[] = {
#embed "../../../Templates/pages/story.md"
};
static const unsigned char t82[] = {
#embed "../../../Templates/pages/thread.md"
};
static const unsigned char t83[] = {
#embed "../../../Templates/parts/archive-day.md"
};
static const unsigned char t84[] = {
#embed "../../../Templates/parts/breaking.html"
};
static const unsigned char t85[] = {
#embed "../../../Templates/parts/breaking.md"
};
static const unsigned char t86[] = {
#embed "../../../Templates/parts/card/account.html"
};
static const unsigned char t87[] = {
#embed "../../../Templates/parts/card/around.md"
};
static const unsigned char t88[] = {
#embed "../../../Templates/parts/card/by-when.md"
};
static const unsigned char t89[] = {
#embed "../../../Templates/parts/card/by.md"
};
static const unsigned char t90[] = {
#embed "../../../Templates/parts/card/facts.md"
};
static const unsigned char t91[] = {
#embed "../../../Templates/parts/card/implications-head.md"
};
static const unsigned char t92[] = {
#embed "../../../Templates/parts/card/implications.md"
};
static const unsigned char t93[] = {
#embed "../../../Templates/parts/card/kicker.md"
};
static const unsigned char t94[] = {
#embed "../../../Templates/parts/card/line.md"
};
static const unsigned char t95[] = {
#embed "../../../Templates/parts/card/read.md"
};
static const unsigned char t96[] = {
#embed "../../../Templates/parts/card/significance.html"
};
static const unsigned char t97[] = {
#embed "../../../Templates/parts/card/story-title.md"
};
static const unsigned char t98[] = {
#embed "../../../Templates/parts/card/summary.md"
};
static const unsigned char t99[] = {
#embed "../../../Templates/parts/card/title.md"
};
static const unsigned char t100[] = {
#embed "../../../Templates/parts/card/told-head.md"
};
static const unsigned char t101[] = {
#embed "../../../Templates/parts/card/told.html"
};
static const unsigned char t102[] = {
#embed "../../../Templates/parts/card/told.md"
};
static const unsigned char t103[] = {
#embed "../../../Templates/parts/card/was.md"
};
static const unsigned char t104[] = {
#embed "../../../Templates/parts/card/when.md"
};
static const unsigned char t105[] = {
#embed "../../../Templates/parts/card/why.md"
};
static const unsigned char t106[] = {
#embed "../../../Templates/parts/card/words.html"
};
static const unsigned char t107[] = {
#embed "../../../Templates/parts/chips.html"
};
static const unsigned char t108[] = {
#embed "../../../Templates/parts/clipping.html"
};
static const unsigned char t109[] = {
#embed "../../../Templates/parts/country-head.md"
};
static const unsigned char t110[] = {
#embed "../../../Templates/parts/country.html"
};
static const unsigned char t111[] = {
#embed "../../../Templates/parts/day-ways.html"
};
static const unsigned char t112[] = {
#embed "../../../Templates/parts/day-ways.md"
};
static const unsigned char t113[] = {
#embed "../../../Templates/parts/desk-icon.html"
};
static const unsigned char t114[] = {
#embed "../../../Templates/parts/digest-head.md"
};
static const unsigned char t115[] = {
#embed "../../../Templates/parts/digest-item.md"
};
static const unsigned char t116[] = {
#embed "../../../Templates/parts/digest-section.html"
};
static const unsigned char t117[] = {
#embed "../../../Templates/parts/digest-words.md"
};
static const unsigned char t118[] = {
#embed "../../../Templates/parts/empty.html"
};
static const unsigned char t119[] = {
#embed "../../../Templates/parts/empty.md"
};
static const unsigned char t120[] = {
#embed "../../../Templates/parts/feeds.html"
};
static const unsigned char t121[] = {
#embed "../../../Templates/parts/feeds.md"
};
static const unsigned char t122[] = {
#embed "../../../Templates/parts/footer.html"
};
static const unsigned char t123[] = {
#embed "../../../Templates/parts/head-discovery.html"
};
static const unsigned char t124[] = {
#embed "../../../Templates/parts/history.html"
};
static const unsigned char t125[] = {
#embed "../../../Templates/parts/map.html"
};
static const unsigned char t126[] = {
#embed "../../../Templates/parts/masthead.html"
};
static const unsigned char t127[] = {
#embed "../../../Templates/parts/more.md"
};
static const unsigned char t128[] = {
#embed "../../../Templates/parts/new.md"
};
static const unsigned char t129[] = {
#embed "../../../Templates/parts/page-controls.html"
};
static const unsigned char t130[] = {
#embed "../../../Templates/parts/part-ways.html"
};
static const unsigned char t131[] = {
#embed "../../../Templates/parts/part-ways.md"
};
static const unsigned char t132[] = {
#embed "../../../Templates/parts/pattern-head.md"
};
static const unsigned char t133[] = {
#embed "../../../Templates/parts/pattern.html"
};
static const unsigned char t134[] = {
#embed "../../../Templates/parts/pulse.html"
};
static const unsigned char t135[] = {
#embed "../../../Templates/parts/saved.html"
};
static const unsigned char t136[] = {
#embed "../../../Templates/parts/section-empty.md"
};
static const unsigned char t137[] = {
#embed "../../../Templates/parts/section-head.md"
};
static const unsigned char t138[] = {
#embed "../../../Templates/parts/section.html"
};
static const unsigned char t139[] = {
#embed "../../../Templates/parts/settings.html"
};
static const unsigned char t140[] = {
#embed "../../../Templates/parts/signals-list.md"
};
static const unsigned char t141[] = {
#embed "../../../Templates/parts/signals.html"
};
static const unsigned char t142[] = {
#embed "../../../Templates/parts/since.html"
};
static const unsigned char t143[] = {
#embed "../../../Templates/parts/sources.html"
};
static const unsigned char t144[] = {
#embed "../../../Templates/parts/sources.md"
};
static const unsigned char t145[] = {
#embed "../../../Templates/parts/story-copies.md"
};
static const unsigned char t146[] = {
#embed "../../../Templates/parts/story-country.md"
};
static const unsigned char t147[] = {
#embed "../../../Templates/parts/story-figures.md"
};
static const unsigned char t148[] = {
#embed "../../../Templates/parts/story-head.html"
};
static const unsigned char t149[] = {
#embed "../../../Templates/parts/story-longest.md"
};
static const unsigned char t150[] = {
#embed "../../../Templates/parts/story-map.html"
};
static const unsigned char t151[] = {
#embed "../../../Templates/parts/story-rank.md"
};
static const unsigned char t152[] = {
#embed "../../../Templates/parts/story-significance.html"
};
static const unsigned char t153[] = {
#embed "../../../Templates/parts/story-span.md"
};
static const unsigned char t154[] = {
#embed "../../../Templates/parts/story-summary.html"
};
static const unsigned char t155[] = {
#embed "../../../Templates/parts/story-summary.md"
};
static const unsigned char t156[] = {
#embed "../../../Templates/parts/story-title.md"
};
static const unsigned char t157[] = {
#embed "../../../Templates/parts/story-witness.md"
};
static const unsigned char t158[] = {
#embed "../../../Templates/parts/story-witnesses.html"
};
static const unsigned char t159[] = {
#embed "../../../Templates/parts/story-words.md"
};
static const unsigned char t160[] = {
#embed "../../../Templates/parts/thread-line.md"
};
static const unsigned char t161[] = {
#embed "../../../Templates/parts/thread-link.md"
};
static const unsigned char t162[] = {
#embed "../../../Templates/parts/thread-span.md"
};
static const unsigned char t163[] = {
#embed "../../../Templates/parts/thread-story.md"
};
static const unsigned char t164[] = {
#embed "../../../Templates/parts/tools.html"
};
static const unsigned char t165[] = {
#embed "../../../Templates/parts/trends-list.md"
};
static const unsigned char t166[] = {
#embed "../../../Templates/parts/trouble.html"
};
static const unsigned char t167[] = {
#embed "../../../Templates/parts/trouble.md"
};
static const unsigned char t168[] = {
#embed "../../../Templates/scripts/acts.js"
};
static const unsigned char t169[] = {
#embed "../../../Templates/scripts/card.js"
};
static const unsigned char t170[] = {
#embed "../../../Templates/scripts/cards.js"
};
static const unsigned char t171[] = {
#embed "../../../Templates/scripts/chosen.js"
};
static const unsigned char t172[] = {
#embed "../../../Templates/scripts/dates.js"
};
static const unsigned char t173[] = {
#embed "../../../Templates/scripts/element.js"
};
static const unsigned char t174[] = {
#embed "../../../Templates/scripts/filter-form.js"
};
static const unsigned char t175[] = {
#embed "../../../Templates/scripts/filtering.js"
};
static const unsigned char t176[] = {
#embed "../../../Templates/scripts/filters.js"
};
static const unsigned char t177[] = {
#embed "../../../Templates/scripts/gallery.js"
};
static const unsigned char t178[] = {
#embed "../../../Templates/scripts/history.js"
};
static const unsigned char t179[] = {
#embed "../../../Templates/scripts/language.js"
};
static const unsigned char t180[] = {
#embed "../../../Templates/scripts/main.js"
};
static const unsigned char t181[] = {
#embed "../../../Templates/scripts/map.js"
};
static const unsigned char t182[] = {
#embed "../../../Templates/scripts/map/crowd.js"
};
static const unsigned char t183[] = {
#embed "../../../Templates/scripts/map/donut.js"
};
static const unsigned char t184[] = {
#embed "../../../Templates/scripts/map/filters.js"
};
static const unsigned char t185[] = {
#embed "../../../Templates/scripts/map/keeping.js"
};
static const unsigned char t186[] = {
#embed "../../../Templates/scripts/map/lines.js"
};
static const unsigned char t187[] = {
#embed "../../../Templates/scripts/map/live.js"
};
static const unsigned char t188[] = {
#embed "../../../Templates/scripts/map/panel.js"
};
static const unsigned char t189[] = {
#embed "../../../Templates/scripts/map/preview.js"
};
static const unsigned char t190[] = {
#embed "../../../Templates/scripts/map/quiet.js"
};
static const unsigned char t191[] = {
#embed "../../../Templates/scripts/map/reports.js"
};
static const unsigned char t192[] = {
#embed "../../../Templates/scripts/map/world.js"
};
static const unsigned char t193[] = {
#embed "../../../Templates/scripts/muting.js"
};
static const unsigned char t194[] = {
#embed "../../../Templates/scripts/notice.js"
};
static const unsigned char t195[] = {
#embed "../../../Templates/scripts/offline.js"
};
static const unsigned char t196[] = {
#embed "../../../Templates/scripts/onboarding.js"
};
static const unsigned char t197[] = {
#embed "../../../Templates/scripts/page.js"
};
static const unsigned char t198[] = {
#embed "../../../Templates/scripts/reading.js"
};
static const unsigned char t199[] = {
#embed "../../../Templates/scripts/saved.js"
};
static const unsigned char t200[] = {
#embed "../../../Templates/scripts/search/answers.js"
};
static const unsigned char t201[] = {
#embed "../../../Templates/scripts/search/card.js"
};
static const unsigned char t202[] = {
#embed "../../../Templates/scripts/search/form.js"
};
static const unsigned char t203[] = {
#embed "../../../Templates/scripts/search/hits.js"
};
static const unsigned char t204[] = {
#embed "../../../Templates/scripts/search/holders.js"
};
static const unsigned char t205[] = {
#embed "../../../Templates/scripts/search/index.js"
};
static const unsigned char t206[] = {
#embed "../../../Templates/scripts/search/matching.js"
};
static const unsigned char t207[] = {
#embed "../../../Templates/scripts/search/page.js"
};
static const unsigned char t208[] = {
#embed "../../../Templates/scripts/search/query.js"
};
static const unsigned char t209[] = {
#embed "../../../Templates/scripts/search/recent.js"
};
static const unsigned char t210[] = {
#embed "../../../Templates/scripts/search/suggestions.js"
};
static const unsigned char t211[] = {
#embed "../../../Templates/scripts/search/text.js"
};
static const unsigned char t212[] = {
#embed "../../../Templates/scripts/search/times.js"
};
static const unsigned char t213[] = {
#embed "../../../Templates/scripts/settings.js"
};
static const unsigned char t214[] = {
#embed "../../../Templates/scripts/settings/data.js"
};
static const unsigned char t215[] = {
#embed "../../../Templates/scripts/settings/dress.js"
};
static const unsigned char t216[] = {
#embed "../../../Templates/scripts/settings/mutes.js"
};
static const unsigned char t217[] = {
#embed "../../../Templates/scripts/shapes.js"
};
static const unsigned char t218[] = {
#embed "../../../Templates/scripts/share.js"
};
static const unsigned char t219[] = {
#embed "../../../Templates/scripts/shelf.js"
};
static const unsigned char t220[] = {
#embed "../../../Templates/scripts/start.js"
};
static const unsigned char t221[] = {
#embed "../../../Templates/scripts/store.js"
};
static const unsigned char t222[] = {
#embed "../../../Templates/scripts/subscriptions.js"
};
static const unsigned char t223[] = {
#embed "../../../Templates/scripts/times.js"
};
static const unsigned char t224[] = {
#embed "../../../Templates/scripts/tools.js"
};
static const unsigned char t225[] = {
#embed "../../../Templates/scripts/visit.js"
};
static const unsigned char t226[] = {
#embed "../../../Templates/scripts/visits.js"
};
static const unsigned char t227[] = {
#embed "../../../Templates/scripts/words.js"
};
static const unsigned char t228[] = {
#embed "../../../Templates/site/worker.js"
};
static const unsigned char t229[] = {
#embed "../../../Templates/style.css"
};
static const unsigned char t230[] = {
#embed "../../../Templates/styles/archive.css"
};
static const unsigned char t231[] = {
#embed "../../../Templates/styles/badge.css"
};
static const unsigned char t232[] = {
#embed "../../../Templates/styles/base.css"
};
static const unsigned char t233[] = {
#embed "../../../Templates/styles/card.css"
};
static const unsigned char t234[] = {
#embed "../../../Templates/styles/chips.css"
};
static const unsigned char t235[] = {
#embed "../../../Templates/styles/controls.css"
};
static const unsigned char t236[] = {
#embed "../../../Templates/styles/dialogs.css"
};
static const unsigned char t237[] = {
#embed "../../../Templates/styles/digest.css"
};
static const unsigned char t238[] = {
#embed "../../../Templates/styles/edition.css"
};
static const unsigned char t239[] = {
#embed "../../../Templates/styles/filters.css"
};
static const unsigned char t240[] = {
#embed "../../../Templates/styles/footer.css"
};
static const unsigned char t241[] = {
#embed "../../../Templates/styles/lead.css"
};
static const unsigned char t242[] = {
#embed "../../../Templates/styles/map.css"
};
static const unsigned char t243[] = {
#embed "../../../Templates/styles/masthead.css"
};
static const unsigned char t244[] = {
#embed "../../../Templates/styles/page.css"
};
static const unsigned char t245[] = {
#embed "../../../Templates/styles/personal.css"
};
static const unsigned char t246[] = {
#embed "../../../Templates/styles/preferences.css"
};
static const unsigned char t247[] = {
#embed "../../../Templates/styles/print.css"
};
static const unsigned char t248[] = {
#embed "../../../Templates/styles/pulse.css"
};
static const unsigned char t249[] = {
#embed "../../../Templates/styles/search.css"
};
static const unsigned char t250[] = {
#embed "../../../Templates/styles/section.css"
};
static const unsigned char t251[] = {
#embed "../../../Templates/styles/signals.css"
};
static const unsigned char t252[] = {
#embed "../../../Templates/styles/story.css"
};
static const unsigned char t253[] = {
#embed "../../../Templates/styles/table.css"
};
static const unsigned char t254[] = {
#embed "../../../Templates/styles/tokens.css"
};
static const unsigned char t255[] = {
#embed "../../../Templates/styles/tools.css"
};
static const unsigned char t256[] = {
#embed "../../../Templates/widget.html"
};
static const unsigned char t257[] = {
#embed "../../../Templates/words/en.json"
};
static const unsigned char t258[] = {
#embed "../../../Templates/words/es.json"
};
static const unsigned char t259[] = {
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
    {"icons/cpu.svg", t15, sizeof t15},
    {"icons/dot.svg", t16, sizeof t16},
    {"icons/earth.svg", t17, sizeof t17},
    {"icons/footprints.svg", t18, sizeof t18},
    {"icons/gamepad-2.svg", t19, sizeof t19},
    {"icons/globe.svg", t20, sizeof t20},
    {"icons/heart-pulse.svg", t21, sizeof t21},
    {"icons/heart.svg", t22, sizeof t22},
    {"icons/landmark.svg", t23, sizeof t23},
    {"icons/leaf.svg", t24, sizeof t24},
    {"icons/map-pin.svg", t25, sizeof t25},
    {"icons/minus.svg", t26, sizeof t26},
    {"icons/newspaper.svg", t27, sizeof t27},
    {"icons/palette.svg", t28, sizeof t28},
    {"icons/plane.svg", t29, sizeof t29},
    {"icons/plus.svg", t30, sizeof t30},
    {"icons/search.svg", t31, sizeof t31},
    {"icons/share.svg", t32, sizeof t32},
    {"icons/sliders.svg", t33, sizeof t33},
    {"icons/sparkles.svg", t34, sizeof t34},
    {"icons/star.svg", t35, sizeof t35},
    {"icons/sun.svg", t36, sizeof t36},
    {"icons/trending-up.svg", t37, sizeof t37},
    {"icons/triangle-alert.svg", t38, sizeof t38},
    {"icons/trophy.svg", t39, sizeof t39},
    {"icons/utensils.svg", t40, sizeof t40},
    {"inline/beats.html", t41, sizeof t41},
    {"inline/day.html", t42, sizeof t42},
    {"inline/kind.html", t43, sizeof t43},
    {"inline/language.html", t44, sizeof t44},
    {"inline/mark.html", t45, sizeof t45},
    {"inline/name.html", t46, sizeof t46},
    {"inline/name.md", t47, sizeof t47},
    {"inline/part.html", t48, sizeof t48},
    {"inline/piece.html", t49, sizeof t49},
    {"inline/place.md", t50, sizeof t50},
    {"inline/region.html", t51, sizeof t51},
    {"inline/said.html", t52, sizeof t52},
    {"inline/saying.md", t53, sizeof t53},
    {"inline/sentence.md", t54, sizeof t54},
    {"inline/sources.md", t55, sizeof t55},
    {"inline/status.html", t56, sizeof t56},
    {"inline/time.html", t57, sizeof t57},
    {"inline/value.html", t58, sizeof t58},
    {"inline/weekday.html", t59, sizeof t59},
    {"inline/word.html", t60, sizeof t60},
    {"layout.html", t61, sizeof t61},
    {"mail/digest.html", t62, sizeof t62},
    {"pages/about.md", t63, sizeof t63},
    {"pages/archive.md", t64, sizeof t64},
    {"pages/day.md", t65, sizeof t65},
    {"pages/desk.md", t66, sizeof t66},
    {"pages/digest.md", t67, sizeof t67},
    {"pages/front.md", t68, sizeof t68},
    {"pages/headlines.md", t69, sizeof t69},
    {"pages/history.md", t70, sizeof t70},
    {"pages/last.md", t71, sizeof t71},
    {"pages/map.md", t72, sizeof t72},
    {"pages/moved.md", t73, sizeof t73},
    {"pages/not-found.md", t74, sizeof t74},
    {"pages/report.md", t75, sizeof t75},
    {"pages/saved.md", t76, sizeof t76},
    {"pages/search.md", t77, sizeof t77},
    {"pages/settings.md", t78, sizeof t78},
    {"pages/signals.md", t79, sizeof t79},
    {"pages/stories.md", t80, sizeof t80},
    {"pages/story.md", t81, sizeof t81},
    {"pages/thread.md", t82, sizeof t82},
    {"parts/archive-day.md", t83, sizeof t83},
    {"parts/breaking.html", t84, sizeof t84},
    {"parts/breaking.md", t85, sizeof t85},
    {"parts/card/account.html", t86, sizeof t86},
    {"parts/card/around.md", t87, sizeof t87},
    {"parts/card/by-when.md", t88, sizeof t88},
    {"parts/card/by.md", t89, sizeof t89},
    {"parts/card/facts.md", t90, sizeof t90},
    {"parts/card/implications-head.md", t91, sizeof t91},
    {"parts/card/implications.md", t92, sizeof t92},
    {"parts/card/kicker.md", t93, sizeof t93},
    {"parts/card/line.md", t94, sizeof t94},
    {"parts/card/read.md", t95, sizeof t95},
    {"parts/card/significance.html", t96, sizeof t96},
    {"parts/card/story-title.md", t97, sizeof t97},
    {"parts/card/summary.md", t98, sizeof t98},
    {"parts/card/title.md", t99, sizeof t99},
    {"parts/card/told-head.md", t100, sizeof t100},
    {"parts/card/told.html", t101, sizeof t101},
    {"parts/card/told.md", t102, sizeof t102},
    {"parts/card/was.md", t103, sizeof t103},
    {"parts/card/when.md", t104, sizeof t104},
    {"parts/card/why.md", t105, sizeof t105},
    {"parts/card/words.html", t106, sizeof t106},
    {"parts/chips.html", t107, sizeof t107},
    {"parts/clipping.html", t108, sizeof t108},
    {"parts/country-head.md", t109, sizeof t109},
    {"parts/country.html", t110, sizeof t110},
    {"parts/day-ways.html", t111, sizeof t111},
    {"parts/day-ways.md", t112, sizeof t112},
    {"parts/desk-icon.html", t113, sizeof t113},
    {"parts/digest-head.md", t114, sizeof t114},
    {"parts/digest-item.md", t115, sizeof t115},
    {"parts/digest-section.html", t116, sizeof t116},
    {"parts/digest-words.md", t117, sizeof t117},
    {"parts/empty.html", t118, sizeof t118},
    {"parts/empty.md", t119, sizeof t119},
    {"parts/feeds.html", t120, sizeof t120},
    {"parts/feeds.md", t121, sizeof t121},
    {"parts/footer.html", t122, sizeof t122},
    {"parts/head-discovery.html", t123, sizeof t123},
    {"parts/history.html", t124, sizeof t124},
    {"parts/map.html", t125, sizeof t125},
    {"parts/masthead.html", t126, sizeof t126},
    {"parts/more.md", t127, sizeof t127},
    {"parts/new.md", t128, sizeof t128},
    {"parts/page-controls.html", t129, sizeof t129},
    {"parts/part-ways.html", t130, sizeof t130},
    {"parts/part-ways.md", t131, sizeof t131},
    {"parts/pattern-head.md", t132, sizeof t132},
    {"parts/pattern.html", t133, sizeof t133},
    {"parts/pulse.html", t134, sizeof t134},
    {"parts/saved.html", t135, sizeof t135},
    {"parts/section-empty.md", t136, sizeof t136},
    {"parts/section-head.md", t137, sizeof t137},
    {"parts/section.html", t138, sizeof t138},
    {"parts/settings.html", t139, sizeof t139},
    {"parts/signals-list.md", t140, sizeof t140},
    {"parts/signals.html", t141, sizeof t141},
    {"parts/since.html", t142, sizeof t142},
    {"parts/sources.html", t143, sizeof t143},
    {"parts/sources.md", t144, sizeof t144},
    {"parts/story-copies.md", t145, sizeof t145},
    {"parts/story-country.md", t146, sizeof t146},
    {"parts/story-figures.md", t147, sizeof t147},
    {"parts/story-head.html", t148, sizeof t148},
    {"parts/story-longest.md", t149, sizeof t149},
    {"parts/story-map.html", t150, sizeof t150},
    {"parts/story-rank.md", t151, sizeof t151},
    {"parts/story-significance.html", t152, sizeof t152},
    {"parts/story-span.md", t153, sizeof t153},
    {"parts/story-summary.html", t154, sizeof t154},
    {"parts/story-summary.md", t155, sizeof t155},
    {"parts/story-title.md", t156, sizeof t156},
    {"parts/story-witness.md", t157, sizeof t157},
    {"parts/story-witnesses.html", t158, sizeof t158},
    {"parts/story-words.md", t159, sizeof t159},
    {"parts/thread-line.md", t160, sizeof t160},
    {"parts/thread-link.md", t161, sizeof t161},
    {"parts/thread-span.md", t162, sizeof t162},
    {"parts/thread-story.md", t163, sizeof t163},
    {"parts/tools.html", t164, sizeof t164},
    {"parts/trends-list.md", t165, sizeof t165},
    {"parts/trouble.html", t166, sizeof t166},
    {"parts/trouble.md", t167, sizeof t167},
    {"scripts/acts.js", t168, sizeof t168},
    {"scripts/card.js", t169, sizeof t169},
    {"scripts/cards.js", t170, sizeof t170},
    {"scripts/chosen.js", t171, sizeof t171},
    {"scripts/dates.js", t172, sizeof t172},
    {"scripts/element.js", t173, sizeof t173},
    {"scripts/filter-form.js", t174, sizeof t174},
    {"scripts/filtering.js", t175, sizeof t175},
    {"scripts/filters.js", t176, sizeof t176},
    {"scripts/gallery.js", t177, sizeof t177},
    {"scripts/history.js", t178, sizeof t178},
    {"scripts/language.js", t179, sizeof t179},
    {"scripts/main.js", t180, sizeof t180},
    {"scripts/map.js", t181, sizeof t181},
    {"scripts/map/crowd.js", t182, sizeof t182},
    {"scripts/map/donut.js", t183, sizeof t183},
    {"scripts/map/filters.js", t184, sizeof t184},
    {"scripts/map/keeping.js", t185, sizeof t185},
    {"scripts/map/lines.js", t186, sizeof t186},
    {"scripts/map/live.js", t187, sizeof t187},
    {"scripts/map/panel.js", t188, sizeof t188},
    {"scripts/map/preview.js", t189, sizeof t189},
    {"scripts/map/quiet.js", t190, sizeof t190},
    {"scripts/map/reports.js", t191, sizeof t191},
    {"scripts/map/world.js", t192, sizeof t192},
    {"scripts/muting.js", t193, sizeof t193},
    {"scripts/notice.js", t194, sizeof t194},
    {"scripts/offline.js", t195, sizeof t195},
    {"scripts/onboarding.js", t196, sizeof t196},
    {"scripts/page.js", t197, sizeof t197},
    {"scripts/reading.js", t198, sizeof t198},
    {"scripts/saved.js", t199, sizeof t199},
    {"scripts/search/answers.js", t200, sizeof t200},
    {"scripts/search/card.js", t201, sizeof t201},
    {"scripts/search/form.js", t202, sizeof t202},
    {"scripts/search/hits.js", t203, sizeof t203},
    {"scripts/search/holders.js", t204, sizeof t204},
    {"scripts/search/index.js", t205, sizeof t205},
    {"scripts/search/matching.js", t206, sizeof t206},
    {"scripts/search/page.js", t207, sizeof t207},
    {"scripts/search/query.js", t208, sizeof t208},
    {"scripts/search/recent.js", t209, sizeof t209},
    {"scripts/search/suggestions.js", t210, sizeof t210},
    {"scripts/search/text.js", t211, sizeof t211},
    {"scripts/search/times.js", t212, sizeof t212},
    {"scripts/settings.js", t213, sizeof t213},
    {"scripts/settings/data.js", t214, sizeof t214},
    {"scripts/settings/dress.js", t215, sizeof t215},
    {"scripts/settings/mutes.js", t216, sizeof t216},
    {"scripts/shapes.js", t217, sizeof t217},
    {"scripts/share.js", t218, sizeof t218},
    {"scripts/shelf.js", t219, sizeof t219},
    {"scripts/start.js", t220, sizeof t220},
    {"scripts/store.js", t221, sizeof t221},
    {"scripts/subscriptions.js", t222, sizeof t222},
    {"scripts/times.js", t223, sizeof t223},
    {"scripts/tools.js", t224, sizeof t224},
    {"scripts/visit.js", t225, sizeof t225},
    {"scripts/visits.js", t226, sizeof t226},
    {"scripts/words.js", t227, sizeof t227},
    {"site/worker.js", t228, sizeof t228},
    {"style.css", t229, sizeof t229},
    {"styles/archive.css", t230, sizeof t230},
    {"styles/badge.css", t231, sizeof t231},
    {"styles/base.css", t232, sizeof t232},
    {"styles/card.css", t233, sizeof t233},
    {"styles/chips.css", t234, sizeof t234},
    {"styles/controls.css", t235, sizeof t235},
    {"styles/dialogs.css", t236, sizeof t236},
    {"styles/digest.css", t237, sizeof t237},
    {"styles/edition.css", t238, sizeof t238},
    {"styles/filters.css", t239, sizeof t239},
    {"styles/footer.css", t240, sizeof t240},
    {"styles/lead.css", t241, sizeof t241},
    {"styles/map.css", t242, sizeof t242},
    {"styles/masthead.css", t243, sizeof t243},
    {"styles/page.css", t244, sizeof t244},
    {"styles/personal.css", t245, sizeof t245},
    {"styles/preferences.css", t246, sizeof t246},
    {"styles/print.css", t247, sizeof t247},
    {"styles/pulse.css", t248, sizeof t248},
    {"styles/search.css", t249, sizeof t249},
    {"styles/section.css", t250, sizeof t250},
    {"styles/signals.css", t251, sizeof t251},
    {"styles/story.css", t252, sizeof t252},
    {"styles/table.css", t253, sizeof t253},
    {"styles/tokens.css", t254, sizeof t254},
    {"styles/tools.css", t255, sizeof t255},
    {"widget.html", t256, sizeof t256},
    {"words/en.json", t257, sizeof t257},
    {"words/es.json", t258, sizeof t258},
    {"words/pt.json", t259, sizeof t259},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
