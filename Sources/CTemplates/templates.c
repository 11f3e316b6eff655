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
#embed "../../Templates/inline/status.html"
};
static const unsigned char t34[] = {
#embed "../../Templates/inline/time.html"
};
static const unsigned char t35[] = {
#embed "../../Templates/inline/word.html"
};
static const unsigned char t36[] = {
#embed "../../Templates/layout.html"
};
static const unsigned char t37[] = {
#embed "../../Templates/pages/about.md"
};
static const unsigned char t38[] = {
#embed "../../Templates/pages/desk.md"
};
static const unsigned char t39[] = {
#embed "../../Templates/pages/front.md"
};
static const unsigned char t40[] = {
#embed "../../Templates/pages/headlines.md"
};
static const unsigned char t41[] = {
#embed "../../Templates/pages/history.md"
};
static const unsigned char t42[] = {
#embed "../../Templates/pages/map.md"
};
static const unsigned char t43[] = {
#embed "../../Templates/pages/moved.md"
};
static const unsigned char t44[] = {
#embed "../../Templates/pages/not-found.md"
};
static const unsigned char t45[] = {
#embed "../../Templates/pages/report.md"
};
static const unsigned char t46[] = {
#embed "../../Templates/pages/saved.md"
};
static const unsigned char t47[] = {
#embed "../../Templates/pages/settings.md"
};
static const unsigned char t48[] = {
#embed "../../Templates/pages/stories.md"
};
static const unsigned char t49[] = {
#embed "../../Templates/pages/story.md"
};
static const unsigned char t50[] = {
#embed "../../Templates/parts/breaking.html"
};
static const unsigned char t51[] = {
#embed "../../Templates/parts/breaking.md"
};
static const unsigned char t52[] = {
#embed "../../Templates/parts/card/account.html"
};
static const unsigned char t53[] = {
#embed "../../Templates/parts/card/by-when.md"
};
static const unsigned char t54[] = {
#embed "../../Templates/parts/card/by.md"
};
static const unsigned char t55[] = {
#embed "../../Templates/parts/card/facts.md"
};
static const unsigned char t56[] = {
#embed "../../Templates/parts/card/implications-head.md"
};
static const unsigned char t57[] = {
#embed "../../Templates/parts/card/implications.md"
};
static const unsigned char t58[] = {
#embed "../../Templates/parts/card/kicker.md"
};
static const unsigned char t59[] = {
#embed "../../Templates/parts/card/line.md"
};
static const unsigned char t60[] = {
#embed "../../Templates/parts/card/read.md"
};
static const unsigned char t61[] = {
#embed "../../Templates/parts/card/significance.html"
};
static const unsigned char t62[] = {
#embed "../../Templates/parts/card/story-title.md"
};
static const unsigned char t63[] = {
#embed "../../Templates/parts/card/summary.md"
};
static const unsigned char t64[] = {
#embed "../../Templates/parts/card/title.md"
};
static const unsigned char t65[] = {
#embed "../../Templates/parts/card/told-head.md"
};
static const unsigned char t66[] = {
#embed "../../Templates/parts/card/told.html"
};
static const unsigned char t67[] = {
#embed "../../Templates/parts/card/told.md"
};
static const unsigned char t68[] = {
#embed "../../Templates/parts/card/when.md"
};
static const unsigned char t69[] = {
#embed "../../Templates/parts/card/why.md"
};
static const unsigned char t70[] = {
#embed "../../Templates/parts/card/words.html"
};
static const unsigned char t71[] = {
#embed "../../Templates/parts/chips.html"
};
static const unsigned char t72[] = {
#embed "../../Templates/parts/country-head.md"
};
static const unsigned char t73[] = {
#embed "../../Templates/parts/country.html"
};
static const unsigned char t74[] = {
#embed "../../Templates/parts/desk-icon.html"
};
static const unsigned char t75[] = {
#embed "../../Templates/parts/empty.html"
};
static const unsigned char t76[] = {
#embed "../../Templates/parts/empty.md"
};
static const unsigned char t77[] = {
#embed "../../Templates/parts/feeds.html"
};
static const unsigned char t78[] = {
#embed "../../Templates/parts/feeds.md"
};
static const unsigned char t79[] = {
#embed "../../Templates/parts/footer.html"
};
static const unsigned char t80[] = {
#embed "../../Templates/parts/history.html"
};
static const unsigned char t81[] = {
#embed "../../Templates/parts/map.html"
};
static const unsigned char t82[] = {
#embed "../../Templates/parts/masthead.html"
};
static const unsigned char t83[] = {
#embed "../../Templates/parts/more.md"
};
static const unsigned char t84[] = {
#embed "../../Templates/parts/new.md"
};
static const unsigned char t85[] = {
#embed "../../Templates/parts/pulse.html"
};
static const unsigned char t86[] = {
#embed "../../Templates/parts/saved.html"
};
static const unsigned char t87[] = {
#embed "../../Templates/parts/section-empty.md"
};
static const unsigned char t88[] = {
#embed "../../Templates/parts/section-head.md"
};
static const unsigned char t89[] = {
#embed "../../Templates/parts/section.html"
};
static const unsigned char t90[] = {
#embed "../../Templates/parts/settings.html"
};
static const unsigned char t91[] = {
#embed "../../Templates/parts/sources.html"
};
static const unsigned char t92[] = {
#embed "../../Templates/parts/sources.md"
};
static const unsigned char t93[] = {
#embed "../../Templates/parts/story-head.html"
};
static const unsigned char t94[] = {
#embed "../../Templates/parts/story-span.md"
};
static const unsigned char t95[] = {
#embed "../../Templates/parts/story-title.md"
};
static const unsigned char t96[] = {
#embed "../../Templates/parts/trouble.html"
};
static const unsigned char t97[] = {
#embed "../../Templates/parts/trouble.md"
};
static const unsigned char t98[] = {
#embed "../../Templates/scripts/cards.js"
};
static const unsigned char t99[] = {
#embed "../../Templates/scripts/element.js"
};
static const unsigned char t100[] = {
#embed "../../Templates/scripts/filter-form.js"
};
static const unsigned char t101[] = {
#embed "../../Templates/scripts/filtering.js"
};
static const unsigned char t102[] = {
#embed "../../Templates/scripts/filters.js"
};
static const unsigned char t103[] = {
#embed "../../Templates/scripts/gallery.js"
};
static const unsigned char t104[] = {
#embed "../../Templates/scripts/history.js"
};
static const unsigned char t105[] = {
#embed "../../Templates/scripts/language.js"
};
static const unsigned char t106[] = {
#embed "../../Templates/scripts/main.js"
};
static const unsigned char t107[] = {
#embed "../../Templates/scripts/map.js"
};
static const unsigned char t108[] = {
#embed "../../Templates/scripts/map/crowd.js"
};
static const unsigned char t109[] = {
#embed "../../Templates/scripts/map/donut.js"
};
static const unsigned char t110[] = {
#embed "../../Templates/scripts/map/elements.js"
};
static const unsigned char t111[] = {
#embed "../../Templates/scripts/map/filters.js"
};
static const unsigned char t112[] = {
#embed "../../Templates/scripts/map/lines.js"
};
static const unsigned char t113[] = {
#embed "../../Templates/scripts/map/panel.js"
};
static const unsigned char t114[] = {
#embed "../../Templates/scripts/map/preview.js"
};
static const unsigned char t115[] = {
#embed "../../Templates/scripts/map/reports.js"
};
static const unsigned char t116[] = {
#embed "../../Templates/scripts/map/world.js"
};
static const unsigned char t117[] = {
#embed "../../Templates/scripts/muting.js"
};
static const unsigned char t118[] = {
#embed "../../Templates/scripts/notice.js"
};
static const unsigned char t119[] = {
#embed "../../Templates/scripts/offline.js"
};
static const unsigned char t120[] = {
#embed "../../Templates/scripts/onboarding.js"
};
static const unsigned char t121[] = {
#embed "../../Templates/scripts/page.js"
};
static const unsigned char t122[] = {
#embed "../../Templates/scripts/reading.js"
};
static const unsigned char t123[] = {
#embed "../../Templates/scripts/saved.js"
};
static const unsigned char t124[] = {
#embed "../../Templates/scripts/settings.js"
};
static const unsigned char t125[] = {
#embed "../../Templates/scripts/shapes.js"
};
static const unsigned char t126[] = {
#embed "../../Templates/scripts/share.js"
};
static const unsigned char t127[] = {
#embed "../../Templates/scripts/shelf.js"
};
static const unsigned char t128[] = {
#embed "../../Templates/scripts/start.js"
};
static const unsigned char t129[] = {
#embed "../../Templates/scripts/store.js"
};
static const unsigned char t130[] = {
#embed "../../Templates/scripts/subscriptions.js"
};
static const unsigned char t131[] = {
#embed "../../Templates/scripts/times.js"
};
static const unsigned char t132[] = {
#embed "../../Templates/scripts/tools.js"
};
static const unsigned char t133[] = {
#embed "../../Templates/scripts/visit.js"
};
static const unsigned char t134[] = {
#embed "../../Templates/scripts/words.js"
};
static const unsigned char t135[] = {
#embed "../../Templates/site/worker.js"
};
static const unsigned char t136[] = {
#embed "../../Templates/style.css"
};
static const unsigned char t137[] = {
#embed "../../Templates/styles/badge.css"
};
static const unsigned char t138[] = {
#embed "../../Templates/styles/base.css"
};
static const unsigned char t139[] = {
#embed "../../Templates/styles/card.css"
};
static const unsigned char t140[] = {
#embed "../../Templates/styles/chips.css"
};
static const unsigned char t141[] = {
#embed "../../Templates/styles/controls.css"
};
static const unsigned char t142[] = {
#embed "../../Templates/styles/dialogs.css"
};
static const unsigned char t143[] = {
#embed "../../Templates/styles/filters.css"
};
static const unsigned char t144[] = {
#embed "../../Templates/styles/footer.css"
};
static const unsigned char t145[] = {
#embed "../../Templates/styles/lead.css"
};
static const unsigned char t146[] = {
#embed "../../Templates/styles/map.css"
};
static const unsigned char t147[] = {
#embed "../../Templates/styles/masthead.css"
};
static const unsigned char t148[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char t149[] = {
#embed "../../Templates/styles/personal.css"
};
static const unsigned char t150[] = {
#embed "../../Templates/styles/preferences.css"
};
static const unsigned char t151[] = {
#embed "../../Templates/styles/print.css"
};
static const unsigned char t152[] = {
#embed "../../Templates/styles/pulse.css"
};
static const unsigned char t153[] = {
#embed "../../Templates/styles/section.css"
};
static const unsigned char t154[] = {
#embed "../../Templates/styles/story.css"
};
static const unsigned char t155[] = {
#embed "../../Templates/styles/table.css"
};
static const unsigned char t156[] = {
#embed "../../Templates/styles/tokens.css"
};
static const unsigned char t157[] = {
#embed "../../Templates/styles/tools.css"
};
static const unsigned char t158[] = {
#embed "../../Templates/words/en.json"
};
static const unsigned char t159[] = {
#embed "../../Templates/words/es.json"
};
static const unsigned char t160[] = {
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
    {"inline/status.html", t33, sizeof t33},
    {"inline/time.html", t34, sizeof t34},
    {"inline/word.html", t35, sizeof t35},
    {"layout.html", t36, sizeof t36},
    {"pages/about.md", t37, sizeof t37},
    {"pages/desk.md", t38, sizeof t38},
    {"pages/front.md", t39, sizeof t39},
    {"pages/headlines.md", t40, sizeof t40},
    {"pages/history.md", t41, sizeof t41},
    {"pages/map.md", t42, sizeof t42},
    {"pages/moved.md", t43, sizeof t43},
    {"pages/not-found.md", t44, sizeof t44},
    {"pages/report.md", t45, sizeof t45},
    {"pages/saved.md", t46, sizeof t46},
    {"pages/settings.md", t47, sizeof t47},
    {"pages/stories.md", t48, sizeof t48},
    {"pages/story.md", t49, sizeof t49},
    {"parts/breaking.html", t50, sizeof t50},
    {"parts/breaking.md", t51, sizeof t51},
    {"parts/card/account.html", t52, sizeof t52},
    {"parts/card/by-when.md", t53, sizeof t53},
    {"parts/card/by.md", t54, sizeof t54},
    {"parts/card/facts.md", t55, sizeof t55},
    {"parts/card/implications-head.md", t56, sizeof t56},
    {"parts/card/implications.md", t57, sizeof t57},
    {"parts/card/kicker.md", t58, sizeof t58},
    {"parts/card/line.md", t59, sizeof t59},
    {"parts/card/read.md", t60, sizeof t60},
    {"parts/card/significance.html", t61, sizeof t61},
    {"parts/card/story-title.md", t62, sizeof t62},
    {"parts/card/summary.md", t63, sizeof t63},
    {"parts/card/title.md", t64, sizeof t64},
    {"parts/card/told-head.md", t65, sizeof t65},
    {"parts/card/told.html", t66, sizeof t66},
    {"parts/card/told.md", t67, sizeof t67},
    {"parts/card/when.md", t68, sizeof t68},
    {"parts/card/why.md", t69, sizeof t69},
    {"parts/card/words.html", t70, sizeof t70},
    {"parts/chips.html", t71, sizeof t71},
    {"parts/country-head.md", t72, sizeof t72},
    {"parts/country.html", t73, sizeof t73},
    {"parts/desk-icon.html", t74, sizeof t74},
    {"parts/empty.html", t75, sizeof t75},
    {"parts/empty.md", t76, sizeof t76},
    {"parts/feeds.html", t77, sizeof t77},
    {"parts/feeds.md", t78, sizeof t78},
    {"parts/footer.html", t79, sizeof t79},
    {"parts/history.html", t80, sizeof t80},
    {"parts/map.html", t81, sizeof t81},
    {"parts/masthead.html", t82, sizeof t82},
    {"parts/more.md", t83, sizeof t83},
    {"parts/new.md", t84, sizeof t84},
    {"parts/pulse.html", t85, sizeof t85},
    {"parts/saved.html", t86, sizeof t86},
    {"parts/section-empty.md", t87, sizeof t87},
    {"parts/section-head.md", t88, sizeof t88},
    {"parts/section.html", t89, sizeof t89},
    {"parts/settings.html", t90, sizeof t90},
    {"parts/sources.html", t91, sizeof t91},
    {"parts/sources.md", t92, sizeof t92},
    {"parts/story-head.html", t93, sizeof t93},
    {"parts/story-span.md", t94, sizeof t94},
    {"parts/story-title.md", t95, sizeof t95},
    {"parts/trouble.html", t96, sizeof t96},
    {"parts/trouble.md", t97, sizeof t97},
    {"scripts/cards.js", t98, sizeof t98},
    {"scripts/element.js", t99, sizeof t99},
    {"scripts/filter-form.js", t100, sizeof t100},
    {"scripts/filtering.js", t101, sizeof t101},
    {"scripts/filters.js", t102, sizeof t102},
    {"scripts/gallery.js", t103, sizeof t103},
    {"scripts/history.js", t104, sizeof t104},
    {"scripts/language.js", t105, sizeof t105},
    {"scripts/main.js", t106, sizeof t106},
    {"scripts/map.js", t107, sizeof t107},
    {"scripts/map/crowd.js", t108, sizeof t108},
    {"scripts/map/donut.js", t109, sizeof t109},
    {"scripts/map/elements.js", t110, sizeof t110},
    {"scripts/map/filters.js", t111, sizeof t111},
    {"scripts/map/lines.js", t112, sizeof t112},
    {"scripts/map/panel.js", t113, sizeof t113},
    {"scripts/map/preview.js", t114, sizeof t114},
    {"scripts/map/reports.js", t115, sizeof t115},
    {"scripts/map/world.js", t116, sizeof t116},
    {"scripts/muting.js", t117, sizeof t117},
    {"scripts/notice.js", t118, sizeof t118},
    {"scripts/offline.js", t119, sizeof t119},
    {"scripts/onboarding.js", t120, sizeof t120},
    {"scripts/page.js", t121, sizeof t121},
    {"scripts/reading.js", t122, sizeof t122},
    {"scripts/saved.js", t123, sizeof t123},
    {"scripts/settings.js", t124, sizeof t124},
    {"scripts/shapes.js", t125, sizeof t125},
    {"scripts/share.js", t126, sizeof t126},
    {"scripts/shelf.js", t127, sizeof t127},
    {"scripts/start.js", t128, sizeof t128},
    {"scripts/store.js", t129, sizeof t129},
    {"scripts/subscriptions.js", t130, sizeof t130},
    {"scripts/times.js", t131, sizeof t131},
    {"scripts/tools.js", t132, sizeof t132},
    {"scripts/visit.js", t133, sizeof t133},
    {"scripts/words.js", t134, sizeof t134},
    {"site/worker.js", t135, sizeof t135},
    {"style.css", t136, sizeof t136},
    {"styles/badge.css", t137, sizeof t137},
    {"styles/base.css", t138, sizeof t138},
    {"styles/card.css", t139, sizeof t139},
    {"styles/chips.css", t140, sizeof t140},
    {"styles/controls.css", t141, sizeof t141},
    {"styles/dialogs.css", t142, sizeof t142},
    {"styles/filters.css", t143, sizeof t143},
    {"styles/footer.css", t144, sizeof t144},
    {"styles/lead.css", t145, sizeof t145},
    {"styles/map.css", t146, sizeof t146},
    {"styles/masthead.css", t147, sizeof t147},
    {"styles/page.css", t148, sizeof t148},
    {"styles/personal.css", t149, sizeof t149},
    {"styles/preferences.css", t150, sizeof t150},
    {"styles/print.css", t151, sizeof t151},
    {"styles/pulse.css", t152, sizeof t152},
    {"styles/section.css", t153, sizeof t153},
    {"styles/story.css", t154, sizeof t154},
    {"styles/table.css", t155, sizeof t155},
    {"styles/tokens.css", t156, sizeof t156},
    {"styles/tools.css", t157, sizeof t157},
    {"words/en.json", t158, sizeof t158},
    {"words/es.json", t159, sizeof t159},
    {"words/pt.json", t160, sizeof t160},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
