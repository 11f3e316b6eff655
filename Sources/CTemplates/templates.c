// Written by Tools/templates.sh.
#include "CTemplates.h"

static const unsigned char t0[] = {
#embed "../../Templates/assets/favicon.svg"
};
static const unsigned char t1[] = {
#embed "../../Templates/assets/map/map.css"
};
static const unsigned char t2[] = {
#embed "../../Templates/assets/map/world.json"
};
static const unsigned char t3[] = {
#embed "../../Templates/cards/account.html"
};
static const unsigned char t4[] = {
#embed "../../Templates/cards/card.html"
};
static const unsigned char t5[] = {
#embed "../../Templates/cards/entry.html"
};
static const unsigned char t6[] = {
#embed "../../Templates/cards/hero.html"
};
static const unsigned char t7[] = {
#embed "../../Templates/cards/line.html"
};
static const unsigned char t8[] = {
#embed "../../Templates/cards/rank.html"
};
static const unsigned char t9[] = {
#embed "../../Templates/cards/story.html"
};
static const unsigned char t10[] = {
#embed "../../Templates/icons/bookmark.svg"
};
static const unsigned char t11[] = {
#embed "../../Templates/icons/clapperboard.svg"
};
static const unsigned char t12[] = {
#embed "../../Templates/icons/cpu.svg"
};
static const unsigned char t13[] = {
#embed "../../Templates/icons/dot.svg"
};
static const unsigned char t14[] = {
#embed "../../Templates/icons/earth.svg"
};
static const unsigned char t15[] = {
#embed "../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t16[] = {
#embed "../../Templates/icons/globe.svg"
};
static const unsigned char t17[] = {
#embed "../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t18[] = {
#embed "../../Templates/icons/landmark.svg"
};
static const unsigned char t19[] = {
#embed "../../Templates/icons/map-pin.svg"
};
static const unsigned char t20[] = {
#embed "../../Templates/icons/minus.svg"
};
static const unsigned char t21[] = {
#embed "../../Templates/icons/newspaper.svg"
};
static const unsigned char t22[] = {
#embed "../../Templates/icons/plane.svg"
};
static const unsigned char t23[] = {
#embed "../../Templates/icons/plus.svg"
};
static const unsigned char t24[] = {
#embed "../../Templates/icons/sliders.svg"
};
static const unsigned char t25[] = {
#embed "../../Templates/icons/trending-up.svg"
};
static const unsigned char t26[] = {
#embed "../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t27[] = {
#embed "../../Templates/icons/trophy.svg"
};
static const unsigned char t28[] = {
#embed "../../Templates/icons/utensils.svg"
};
static const unsigned char t29[] = {
#embed "../../Templates/inline/beats.html"
};
static const unsigned char t30[] = {
#embed "../../Templates/inline/mark.html"
};
static const unsigned char t31[] = {
#embed "../../Templates/inline/name.html"
};
static const unsigned char t32[] = {
#embed "../../Templates/inline/name.md"
};
static const unsigned char t33[] = {
#embed "../../Templates/inline/sources.md"
};
static const unsigned char t34[] = {
#embed "../../Templates/inline/status.html"
};
static const unsigned char t35[] = {
#embed "../../Templates/inline/time.html"
};
static const unsigned char t36[] = {
#embed "../../Templates/inline/word.html"
};
static const unsigned char t37[] = {
#embed "../../Templates/layout.html"
};
static const unsigned char t38[] = {
#embed "../../Templates/mail/digest.html"
};
static const unsigned char t39[] = {
#embed "../../Templates/pages/about.md"
};
static const unsigned char t40[] = {
#embed "../../Templates/pages/desk.md"
};
static const unsigned char t41[] = {
#embed "../../Templates/pages/digest.md"
};
static const unsigned char t42[] = {
#embed "../../Templates/pages/front.md"
};
static const unsigned char t43[] = {
#embed "../../Templates/pages/headlines.md"
};
static const unsigned char t44[] = {
#embed "../../Templates/pages/history.md"
};
static const unsigned char t45[] = {
#embed "../../Templates/pages/map.md"
};
static const unsigned char t46[] = {
#embed "../../Templates/pages/moved.md"
};
static const unsigned char t47[] = {
#embed "../../Templates/pages/not-found.md"
};
static const unsigned char t48[] = {
#embed "../../Templates/pages/report.md"
};
static const unsigned char t49[] = {
#embed "../../Templates/pages/saved.md"
};
static const unsigned char t50[] = {
#embed "../../Templates/pages/settings.md"
};
static const unsigned char t51[] = {
#embed "../../Templates/pages/signals.md"
};
static const unsigned char t52[] = {
#embed "../../Templates/pages/stories.md"
};
static const unsigned char t53[] = {
#embed "../../Templates/pages/story.md"
};
static const unsigned char t54[] = {
#embed "../../Templates/parts/breaking.html"
};
static const unsigned char t55[] = {
#embed "../../Templates/parts/breaking.md"
};
static const unsigned char t56[] = {
#embed "../../Templates/parts/card/account.html"
};
static const unsigned char t57[] = {
#embed "../../Templates/parts/card/by-when.md"
};
static const unsigned char t58[] = {
#embed "../../Templates/parts/card/by.md"
};
static const unsigned char t59[] = {
#embed "../../Templates/parts/card/facts.md"
};
static const unsigned char t60[] = {
#embed "../../Templates/parts/card/implications-head.md"
};
static const unsigned char t61[] = {
#embed "../../Templates/parts/card/implications.md"
};
static const unsigned char t62[] = {
#embed "../../Templates/parts/card/kicker.md"
};
static const unsigned char t63[] = {
#embed "../../Templates/parts/card/line.md"
};
static const unsigned char t64[] = {
#embed "../../Templates/parts/card/read.md"
};
static const unsigned char t65[] = {
#embed "../../Templates/parts/card/significance.html"
};
static const unsigned char t66[] = {
#embed "../../Templates/parts/card/story-title.md"
};
static const unsigned char t67[] = {
#embed "../../Templates/parts/card/summary.md"
};
static const unsigned char t68[] = {
#embed "../../Templates/parts/card/title.md"
};
static const unsigned char t69[] = {
#embed "../../Templates/parts/card/told-head.md"
};
static const unsigned char t70[] = {
#embed "../../Templates/parts/card/told.html"
};
static const unsigned char t71[] = {
#embed "../../Templates/parts/card/told.md"
};
static const unsigned char t72[] = {
#embed "../../Templates/parts/card/when.md"
};
static const unsigned char t73[] = {
#embed "../../Templates/parts/card/why.md"
};
static const unsigned char t74[] = {
#embed "../../Templates/parts/card/words.html"
};
static const unsigned char t75[] = {
#embed "../../Templates/parts/chips.html"
};
static const unsigned char t76[] = {
#embed "../../Templates/parts/country-head.md"
};
static const unsigned char t77[] = {
#embed "../../Templates/parts/country.html"
};
static const unsigned char t78[] = {
#embed "../../Templates/parts/desk-icon.html"
};
static const unsigned char t79[] = {
#embed "../../Templates/parts/digest-head.md"
};
static const unsigned char t80[] = {
#embed "../../Templates/parts/digest-item.md"
};
static const unsigned char t81[] = {
#embed "../../Templates/parts/digest-section.html"
};
static const unsigned char t82[] = {
#embed "../../Templates/parts/empty.html"
};
static const unsigned char t83[] = {
#embed "../../Templates/parts/empty.md"
};
static const unsigned char t84[] = {
#embed "../../Templates/parts/feeds.html"
};
static const unsigned char t85[] = {
#embed "../../Templates/parts/feeds.md"
};
static const unsigned char t86[] = {
#embed "../../Templates/parts/footer.html"
};
static const unsigned char t87[] = {
#embed "../../Templates/parts/history.html"
};
static const unsigned char t88[] = {
#embed "../../Templates/parts/map.html"
};
static const unsigned char t89[] = {
#embed "../../Templates/parts/masthead.html"
};
static const unsigned char t90[] = {
#embed "../../Templates/parts/more.md"
};
static const unsigned char t91[] = {
#embed "../../Templates/parts/new.md"
};
static const unsigned char t92[] = {
#embed "../../Templates/parts/pattern-head.md"
};
static const unsigned char t93[] = {
#embed "../../Templates/parts/pattern.html"
};
static const unsigned char t94[] = {
#embed "../../Templates/parts/pulse.html"
};
static const unsigned char t95[] = {
#embed "../../Templates/parts/saved.html"
};
static const unsigned char t96[] = {
#embed "../../Templates/parts/section-empty.md"
};
static const unsigned char t97[] = {
#embed "../../Templates/parts/section-head.md"
};
static const unsigned char t98[] = {
#embed "../../Templates/parts/section.html"
};
static const unsigned char t99[] = {
#embed "../../Templates/parts/settings.html"
};
static const unsigned char t100[] = {
#embed "../../Templates/parts/signals-list.md"
};
static const unsigned char t101[] = {
#embed "../../Templates/parts/signals.html"
};
static const unsigned char t102[] = {
#embed "../../Templates/parts/sources.html"
};
static const unsigned char t103[] = {
#embed "../../Templates/parts/sources.md"
};
static const unsigned char t104[] = {
#embed "../../Templates/parts/story-head.html"
};
static const unsigned char t105[] = {
#embed "../../Templates/parts/story-span.md"
};
static const unsigned char t106[] = {
#embed "../../Templates/parts/story-summary.html"
};
static const unsigned char t107[] = {
#embed "../../Templates/parts/story-summary.md"
};
static const unsigned char t108[] = {
#embed "../../Templates/parts/story-title.md"
};
static const unsigned char t109[] = {
#embed "../../Templates/parts/trends-list.md"
};
static const unsigned char t110[] = {
#embed "../../Templates/parts/trouble.html"
};
static const unsigned char t111[] = {
#embed "../../Templates/parts/trouble.md"
};
static const unsigned char t112[] = {
#embed "../../Templates/scripts/cards.js"
};
static const unsigned char t113[] = {
#embed "../../Templates/scripts/element.js"
};
static const unsigned char t114[] = {
#embed "../../Templates/scripts/filter-form.js"
};
static const unsigned char t115[] = {
#embed "../../Templates/scripts/filtering.js"
};
static const unsigned char t116[] = {
#embed "../../Templates/scripts/filters.js"
};
static const unsigned char t117[] = {
#embed "../../Templates/scripts/gallery.js"
};
static const unsigned char t118[] = {
#embed "../../Templates/scripts/history.js"
};
static const unsigned char t119[] = {
#embed "../../Templates/scripts/language.js"
};
static const unsigned char t120[] = {
#embed "../../Templates/scripts/main.js"
};
static const unsigned char t121[] = {
#embed "../../Templates/scripts/map.js"
};
static const unsigned char t122[] = {
#embed "../../Templates/scripts/map/crowd.js"
};
static const unsigned char t123[] = {
#embed "../../Templates/scripts/map/donut.js"
};
static const unsigned char t124[] = {
#embed "../../Templates/scripts/map/elements.js"
};
static const unsigned char t125[] = {
#embed "../../Templates/scripts/map/filters.js"
};
static const unsigned char t126[] = {
#embed "../../Templates/scripts/map/lines.js"
};
static const unsigned char t127[] = {
#embed "../../Templates/scripts/map/panel.js"
};
static const unsigned char t128[] = {
#embed "../../Templates/scripts/map/preview.js"
};
static const unsigned char t129[] = {
#embed "../../Templates/scripts/map/reports.js"
};
static const unsigned char t130[] = {
#embed "../../Templates/scripts/map/world.js"
};
static const unsigned char t131[] = {
#embed "../../Templates/scripts/muting.js"
};
static const unsigned char t132[] = {
#embed "../../Templates/scripts/notice.js"
};
static const unsigned char t133[] = {
#embed "../../Templates/scripts/offline.js"
};
static const unsigned char t134[] = {
#embed "../../Templates/scripts/onboarding.js"
};
static const unsigned char t135[] = {
#embed "../../Templates/scripts/page.js"
};
static const unsigned char t136[] = {
#embed "../../Templates/scripts/reading.js"
};
static const unsigned char t137[] = {
#embed "../../Templates/scripts/saved.js"
};
static const unsigned char t138[] = {
#embed "../../Templates/scripts/settings.js"
};
static const unsigned char t139[] = {
#embed "../../Templates/scripts/shapes.js"
};
static const unsigned char t140[] = {
#embed "../../Templates/scripts/share.js"
};
static const unsigned char t141[] = {
#embed "../../Templates/scripts/shelf.js"
};
static const unsigned char t142[] = {
#embed "../../Templates/scripts/start.js"
};
static const unsigned char t143[] = {
#embed "../../Templates/scripts/store.js"
};
static const unsigned char t144[] = {
#embed "../../Templates/scripts/subscriptions.js"
};
static const unsigned char t145[] = {
#embed "../../Templates/scripts/times.js"
};
static const unsigned char t146[] = {
#embed "../../Templates/scripts/tools.js"
};
static const unsigned char t147[] = {
#embed "../../Templates/scripts/visit.js"
};
static const unsigned char t148[] = {
#embed "../../Templates/scripts/words.js"
};
static const unsigned char t149[] = {
#embed "../../Templates/site/worker.js"
};
static const unsigned char t150[] = {
#embed "../../Templates/style.css"
};
static const unsigned char t151[] = {
#embed "../../Templates/styles/badge.css"
};
static const unsigned char t152[] = {
#embed "../../Templates/styles/base.css"
};
static const unsigned char t153[] = {
#embed "../../Templates/styles/card.css"
};
static const unsigned char t154[] = {
#embed "../../Templates/styles/chips.css"
};
static const unsigned char t155[] = {
#embed "../../Templates/styles/controls.css"
};
static const unsigned char t156[] = {
#embed "../../Templates/styles/dialogs.css"
};
static const unsigned char t157[] = {
#embed "../../Templates/styles/digest.css"
};
static const unsigned char t158[] = {
#embed "../../Templates/styles/filters.css"
};
static const unsigned char t159[] = {
#embed "../../Templates/styles/footer.css"
};
static const unsigned char t160[] = {
#embed "../../Templates/styles/lead.css"
};
static const unsigned char t161[] = {
#embed "../../Templates/styles/map.css"
};
static const unsigned char t162[] = {
#embed "../../Templates/styles/masthead.css"
};
static const unsigned char t163[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char t164[] = {
#embed "../../Templates/styles/personal.css"
};
static const unsigned char t165[] = {
#embed "../../Templates/styles/preferences.css"
};
static const unsigned char t166[] = {
#embed "../../Templates/styles/print.css"
};
static const unsigned char t167[] = {
#embed "../../Templates/styles/pulse.css"
};
static const unsigned char t168[] = {
#embed "../../Templates/styles/section.css"
};
static const unsigned char t169[] = {
#embed "../../Templates/styles/signals.css"
};
static const unsigned char t170[] = {
#embed "../../Templates/styles/story.css"
};
static const unsigned char t171[] = {
#embed "../../Templates/styles/table.css"
};
static const unsigned char t172[] = {
#embed "../../Templates/styles/tokens.css"
};
static const unsigned char t173[] = {
#embed "../../Templates/styles/tools.css"
};
static const unsigned char t174[] = {
#embed "../../Templates/words/en.json"
};
static const unsigned char t175[] = {
#embed "../../Templates/words/es.json"
};
static const unsigned char t176[] = {
#embed "../../Templates/words/pt.json"
};

static const pulse_template entries[] = {
    {"assets/favicon.svg", t0, sizeof t0},
    {"assets/map/map.css", t1, sizeof t1},
    {"assets/map/world.json", t2, sizeof t2},
    {"cards/account.html", t3, sizeof t3},
    {"cards/card.html", t4, sizeof t4},
    {"cards/entry.html", t5, sizeof t5},
    {"cards/hero.html", t6, sizeof t6},
    {"cards/line.html", t7, sizeof t7},
    {"cards/rank.html", t8, sizeof t8},
    {"cards/story.html", t9, sizeof t9},
    {"icons/bookmark.svg", t10, sizeof t10},
    {"icons/clapperboard.svg", t11, sizeof t11},
    {"icons/cpu.svg", t12, sizeof t12},
    {"icons/dot.svg", t13, sizeof t13},
    {"icons/earth.svg", t14, sizeof t14},
    {"icons/gamepad-2.svg", t15, sizeof t15},
    {"icons/globe.svg", t16, sizeof t16},
    {"icons/heart-pulse.svg", t17, sizeof t17},
    {"icons/landmark.svg", t18, sizeof t18},
    {"icons/map-pin.svg", t19, sizeof t19},
    {"icons/minus.svg", t20, sizeof t20},
    {"icons/newspaper.svg", t21, sizeof t21},
    {"icons/plane.svg", t22, sizeof t22},
    {"icons/plus.svg", t23, sizeof t23},
    {"icons/sliders.svg", t24, sizeof t24},
    {"icons/trending-up.svg", t25, sizeof t25},
    {"icons/triangle-alert.svg", t26, sizeof t26},
    {"icons/trophy.svg", t27, sizeof t27},
    {"icons/utensils.svg", t28, sizeof t28},
    {"inline/beats.html", t29, sizeof t29},
    {"inline/mark.html", t30, sizeof t30},
    {"inline/name.html", t31, sizeof t31},
    {"inline/name.md", t32, sizeof t32},
    {"inline/sources.md", t33, sizeof t33},
    {"inline/status.html", t34, sizeof t34},
    {"inline/time.html", t35, sizeof t35},
    {"inline/word.html", t36, sizeof t36},
    {"layout.html", t37, sizeof t37},
    {"mail/digest.html", t38, sizeof t38},
    {"pages/about.md", t39, sizeof t39},
    {"pages/desk.md", t40, sizeof t40},
    {"pages/digest.md", t41, sizeof t41},
    {"pages/front.md", t42, sizeof t42},
    {"pages/headlines.md", t43, sizeof t43},
    {"pages/history.md", t44, sizeof t44},
    {"pages/map.md", t45, sizeof t45},
    {"pages/moved.md", t46, sizeof t46},
    {"pages/not-found.md", t47, sizeof t47},
    {"pages/report.md", t48, sizeof t48},
    {"pages/saved.md", t49, sizeof t49},
    {"pages/settings.md", t50, sizeof t50},
    {"pages/signals.md", t51, sizeof t51},
    {"pages/stories.md", t52, sizeof t52},
    {"pages/story.md", t53, sizeof t53},
    {"parts/breaking.html", t54, sizeof t54},
    {"parts/breaking.md", t55, sizeof t55},
    {"parts/card/account.html", t56, sizeof t56},
    {"parts/card/by-when.md", t57, sizeof t57},
    {"parts/card/by.md", t58, sizeof t58},
    {"parts/card/facts.md", t59, sizeof t59},
    {"parts/card/implications-head.md", t60, sizeof t60},
    {"parts/card/implications.md", t61, sizeof t61},
    {"parts/card/kicker.md", t62, sizeof t62},
    {"parts/card/line.md", t63, sizeof t63},
    {"parts/card/read.md", t64, sizeof t64},
    {"parts/card/significance.html", t65, sizeof t65},
    {"parts/card/story-title.md", t66, sizeof t66},
    {"parts/card/summary.md", t67, sizeof t67},
    {"parts/card/title.md", t68, sizeof t68},
    {"parts/card/told-head.md", t69, sizeof t69},
    {"parts/card/told.html", t70, sizeof t70},
    {"parts/card/told.md", t71, sizeof t71},
    {"parts/card/when.md", t72, sizeof t72},
    {"parts/card/why.md", t73, sizeof t73},
    {"parts/card/words.html", t74, sizeof t74},
    {"parts/chips.html", t75, sizeof t75},
    {"parts/country-head.md", t76, sizeof t76},
    {"parts/country.html", t77, sizeof t77},
    {"parts/desk-icon.html", t78, sizeof t78},
    {"parts/digest-head.md", t79, sizeof t79},
    {"parts/digest-item.md", t80, sizeof t80},
    {"parts/digest-section.html", t81, sizeof t81},
    {"parts/empty.html", t82, sizeof t82},
    {"parts/empty.md", t83, sizeof t83},
    {"parts/feeds.html", t84, sizeof t84},
    {"parts/feeds.md", t85, sizeof t85},
    {"parts/footer.html", t86, sizeof t86},
    {"parts/history.html", t87, sizeof t87},
    {"parts/map.html", t88, sizeof t88},
    {"parts/masthead.html", t89, sizeof t89},
    {"parts/more.md", t90, sizeof t90},
    {"parts/new.md", t91, sizeof t91},
    {"parts/pattern-head.md", t92, sizeof t92},
    {"parts/pattern.html", t93, sizeof t93},
    {"parts/pulse.html", t94, sizeof t94},
    {"parts/saved.html", t95, sizeof t95},
    {"parts/section-empty.md", t96, sizeof t96},
    {"parts/section-head.md", t97, sizeof t97},
    {"parts/section.html", t98, sizeof t98},
    {"parts/settings.html", t99, sizeof t99},
    {"parts/signals-list.md", t100, sizeof t100},
    {"parts/signals.html", t101, sizeof t101},
    {"parts/sources.html", t102, sizeof t102},
    {"parts/sources.md", t103, sizeof t103},
    {"parts/story-head.html", t104, sizeof t104},
    {"parts/story-span.md", t105, sizeof t105},
    {"parts/story-summary.html", t106, sizeof t106},
    {"parts/story-summary.md", t107, sizeof t107},
    {"parts/story-title.md", t108, sizeof t108},
    {"parts/trends-list.md", t109, sizeof t109},
    {"parts/trouble.html", t110, sizeof t110},
    {"parts/trouble.md", t111, sizeof t111},
    {"scripts/cards.js", t112, sizeof t112},
    {"scripts/element.js", t113, sizeof t113},
    {"scripts/filter-form.js", t114, sizeof t114},
    {"scripts/filtering.js", t115, sizeof t115},
    {"scripts/filters.js", t116, sizeof t116},
    {"scripts/gallery.js", t117, sizeof t117},
    {"scripts/history.js", t118, sizeof t118},
    {"scripts/language.js", t119, sizeof t119},
    {"scripts/main.js", t120, sizeof t120},
    {"scripts/map.js", t121, sizeof t121},
    {"scripts/map/crowd.js", t122, sizeof t122},
    {"scripts/map/donut.js", t123, sizeof t123},
    {"scripts/map/elements.js", t124, sizeof t124},
    {"scripts/map/filters.js", t125, sizeof t125},
    {"scripts/map/lines.js", t126, sizeof t126},
    {"scripts/map/panel.js", t127, sizeof t127},
    {"scripts/map/preview.js", t128, sizeof t128},
    {"scripts/map/reports.js", t129, sizeof t129},
    {"scripts/map/world.js", t130, sizeof t130},
    {"scripts/muting.js", t131, sizeof t131},
    {"scripts/notice.js", t132, sizeof t132},
    {"scripts/offline.js", t133, sizeof t133},
    {"scripts/onboarding.js", t134, sizeof t134},
    {"scripts/page.js", t135, sizeof t135},
    {"scripts/reading.js", t136, sizeof t136},
    {"scripts/saved.js", t137, sizeof t137},
    {"scripts/settings.js", t138, sizeof t138},
    {"scripts/shapes.js", t139, sizeof t139},
    {"scripts/share.js", t140, sizeof t140},
    {"scripts/shelf.js", t141, sizeof t141},
    {"scripts/start.js", t142, sizeof t142},
    {"scripts/store.js", t143, sizeof t143},
    {"scripts/subscriptions.js", t144, sizeof t144},
    {"scripts/times.js", t145, sizeof t145},
    {"scripts/tools.js", t146, sizeof t146},
    {"scripts/visit.js", t147, sizeof t147},
    {"scripts/words.js", t148, sizeof t148},
    {"site/worker.js", t149, sizeof t149},
    {"style.css", t150, sizeof t150},
    {"styles/badge.css", t151, sizeof t151},
    {"styles/base.css", t152, sizeof t152},
    {"styles/card.css", t153, sizeof t153},
    {"styles/chips.css", t154, sizeof t154},
    {"styles/controls.css", t155, sizeof t155},
    {"styles/dialogs.css", t156, sizeof t156},
    {"styles/digest.css", t157, sizeof t157},
    {"styles/filters.css", t158, sizeof t158},
    {"styles/footer.css", t159, sizeof t159},
    {"styles/lead.css", t160, sizeof t160},
    {"styles/map.css", t161, sizeof t161},
    {"styles/masthead.css", t162, sizeof t162},
    {"styles/page.css", t163, sizeof t163},
    {"styles/personal.css", t164, sizeof t164},
    {"styles/preferences.css", t165, sizeof t165},
    {"styles/print.css", t166, sizeof t166},
    {"styles/pulse.css", t167, sizeof t167},
    {"styles/section.css", t168, sizeof t168},
    {"styles/signals.css", t169, sizeof t169},
    {"styles/story.css", t170, sizeof t170},
    {"styles/table.css", t171, sizeof t171},
    {"styles/tokens.css", t172, sizeof t172},
    {"styles/tools.css", t173, sizeof t173},
    {"words/en.json", t174, sizeof t174},
    {"words/es.json", t175, sizeof t175},
    {"words/pt.json", t176, sizeof t176},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
