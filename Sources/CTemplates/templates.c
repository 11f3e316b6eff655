// Written by Tools/templates.sh.
#include "CTemplates.h"

static const unsigned char t0[] = {
#embed "../../Templates/assets/favicon.svg"
};
static const unsigned char t1[] = {
#embed "../../Templates/cards/account.html"
};
static const unsigned char t2[] = {
#embed "../../Templates/cards/card.html"
};
static const unsigned char t3[] = {
#embed "../../Templates/cards/entry.html"
};
static const unsigned char t4[] = {
#embed "../../Templates/cards/hero.html"
};
static const unsigned char t5[] = {
#embed "../../Templates/cards/line.html"
};
static const unsigned char t6[] = {
#embed "../../Templates/cards/rank.html"
};
static const unsigned char t7[] = {
#embed "../../Templates/cards/story.html"
};
static const unsigned char t8[] = {
#embed "../../Templates/icons/clapperboard.svg"
};
static const unsigned char t9[] = {
#embed "../../Templates/icons/cpu.svg"
};
static const unsigned char t10[] = {
#embed "../../Templates/icons/dot.svg"
};
static const unsigned char t11[] = {
#embed "../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t12[] = {
#embed "../../Templates/icons/globe.svg"
};
static const unsigned char t13[] = {
#embed "../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t14[] = {
#embed "../../Templates/icons/landmark.svg"
};
static const unsigned char t15[] = {
#embed "../../Templates/icons/map-pin.svg"
};
static const unsigned char t16[] = {
#embed "../../Templates/icons/newspaper.svg"
};
static const unsigned char t17[] = {
#embed "../../Templates/icons/plane.svg"
};
static const unsigned char t18[] = {
#embed "../../Templates/icons/trending-up.svg"
};
static const unsigned char t19[] = {
#embed "../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t20[] = {
#embed "../../Templates/icons/trophy.svg"
};
static const unsigned char t21[] = {
#embed "../../Templates/icons/utensils.svg"
};
static const unsigned char t22[] = {
#embed "../../Templates/inline/beats.html"
};
static const unsigned char t23[] = {
#embed "../../Templates/inline/mark.html"
};
static const unsigned char t24[] = {
#embed "../../Templates/inline/sources.md"
};
static const unsigned char t25[] = {
#embed "../../Templates/inline/status.html"
};
static const unsigned char t26[] = {
#embed "../../Templates/inline/time.html"
};
static const unsigned char t27[] = {
#embed "../../Templates/layout.html"
};
static const unsigned char t28[] = {
#embed "../../Templates/mail/digest.html"
};
static const unsigned char t29[] = {
#embed "../../Templates/pages/about.md"
};
static const unsigned char t30[] = {
#embed "../../Templates/pages/desk.md"
};
static const unsigned char t31[] = {
#embed "../../Templates/pages/digest.md"
};
static const unsigned char t32[] = {
#embed "../../Templates/pages/front.md"
};
static const unsigned char t33[] = {
#embed "../../Templates/pages/headlines.md"
};
static const unsigned char t34[] = {
#embed "../../Templates/pages/map.md"
};
static const unsigned char t35[] = {
#embed "../../Templates/pages/not-found.md"
};
static const unsigned char t36[] = {
#embed "../../Templates/pages/report.md"
};
static const unsigned char t37[] = {
#embed "../../Templates/pages/signals.md"
};
static const unsigned char t38[] = {
#embed "../../Templates/pages/stories.md"
};
static const unsigned char t39[] = {
#embed "../../Templates/pages/story.md"
};
static const unsigned char t40[] = {
#embed "../../Templates/parts/breaking.html"
};
static const unsigned char t41[] = {
#embed "../../Templates/parts/breaking.md"
};
static const unsigned char t42[] = {
#embed "../../Templates/parts/card/account.html"
};
static const unsigned char t43[] = {
#embed "../../Templates/parts/card/by-when.md"
};
static const unsigned char t44[] = {
#embed "../../Templates/parts/card/by.md"
};
static const unsigned char t45[] = {
#embed "../../Templates/parts/card/facts.md"
};
static const unsigned char t46[] = {
#embed "../../Templates/parts/card/implications-head.md"
};
static const unsigned char t47[] = {
#embed "../../Templates/parts/card/implications.md"
};
static const unsigned char t48[] = {
#embed "../../Templates/parts/card/kicker.md"
};
static const unsigned char t49[] = {
#embed "../../Templates/parts/card/line.md"
};
static const unsigned char t50[] = {
#embed "../../Templates/parts/card/read.md"
};
static const unsigned char t51[] = {
#embed "../../Templates/parts/card/significance.html"
};
static const unsigned char t52[] = {
#embed "../../Templates/parts/card/story-title.md"
};
static const unsigned char t53[] = {
#embed "../../Templates/parts/card/summary.md"
};
static const unsigned char t54[] = {
#embed "../../Templates/parts/card/title.md"
};
static const unsigned char t55[] = {
#embed "../../Templates/parts/card/when.md"
};
static const unsigned char t56[] = {
#embed "../../Templates/parts/card/why.md"
};
static const unsigned char t57[] = {
#embed "../../Templates/parts/card/words.html"
};
static const unsigned char t58[] = {
#embed "../../Templates/parts/chips.html"
};
static const unsigned char t59[] = {
#embed "../../Templates/parts/country-head.md"
};
static const unsigned char t60[] = {
#embed "../../Templates/parts/country.html"
};
static const unsigned char t61[] = {
#embed "../../Templates/parts/desk-icon.html"
};
static const unsigned char t62[] = {
#embed "../../Templates/parts/digest-head.md"
};
static const unsigned char t63[] = {
#embed "../../Templates/parts/digest-item.md"
};
static const unsigned char t64[] = {
#embed "../../Templates/parts/digest-section.html"
};
static const unsigned char t65[] = {
#embed "../../Templates/parts/empty.html"
};
static const unsigned char t66[] = {
#embed "../../Templates/parts/empty.md"
};
static const unsigned char t67[] = {
#embed "../../Templates/parts/feeds.html"
};
static const unsigned char t68[] = {
#embed "../../Templates/parts/feeds.md"
};
static const unsigned char t69[] = {
#embed "../../Templates/parts/footer.html"
};
static const unsigned char t70[] = {
#embed "../../Templates/parts/map.html"
};
static const unsigned char t71[] = {
#embed "../../Templates/parts/masthead.html"
};
static const unsigned char t72[] = {
#embed "../../Templates/parts/more.md"
};
static const unsigned char t73[] = {
#embed "../../Templates/parts/pattern-head.md"
};
static const unsigned char t74[] = {
#embed "../../Templates/parts/pattern.html"
};
static const unsigned char t75[] = {
#embed "../../Templates/parts/pulse.html"
};
static const unsigned char t76[] = {
#embed "../../Templates/parts/section-empty.md"
};
static const unsigned char t77[] = {
#embed "../../Templates/parts/section-head.md"
};
static const unsigned char t78[] = {
#embed "../../Templates/parts/section.html"
};
static const unsigned char t79[] = {
#embed "../../Templates/parts/signals-list.md"
};
static const unsigned char t80[] = {
#embed "../../Templates/parts/signals.html"
};
static const unsigned char t81[] = {
#embed "../../Templates/parts/sources.html"
};
static const unsigned char t82[] = {
#embed "../../Templates/parts/sources.md"
};
static const unsigned char t83[] = {
#embed "../../Templates/parts/story-head.html"
};
static const unsigned char t84[] = {
#embed "../../Templates/parts/story-span.md"
};
static const unsigned char t85[] = {
#embed "../../Templates/parts/story-summary.html"
};
static const unsigned char t86[] = {
#embed "../../Templates/parts/story-summary.md"
};
static const unsigned char t87[] = {
#embed "../../Templates/parts/story-title.md"
};
static const unsigned char t88[] = {
#embed "../../Templates/parts/trends-list.md"
};
static const unsigned char t89[] = {
#embed "../../Templates/parts/trouble.html"
};
static const unsigned char t90[] = {
#embed "../../Templates/parts/trouble.md"
};
static const unsigned char t91[] = {
#embed "../../Templates/style.css"
};
static const unsigned char t92[] = {
#embed "../../Templates/styles/badge.css"
};
static const unsigned char t93[] = {
#embed "../../Templates/styles/base.css"
};
static const unsigned char t94[] = {
#embed "../../Templates/styles/card.css"
};
static const unsigned char t95[] = {
#embed "../../Templates/styles/chips.css"
};
static const unsigned char t96[] = {
#embed "../../Templates/styles/digest.css"
};
static const unsigned char t97[] = {
#embed "../../Templates/styles/footer.css"
};
static const unsigned char t98[] = {
#embed "../../Templates/styles/lead.css"
};
static const unsigned char t99[] = {
#embed "../../Templates/styles/map.css"
};
static const unsigned char t100[] = {
#embed "../../Templates/styles/masthead.css"
};
static const unsigned char t101[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char t102[] = {
#embed "../../Templates/styles/preferences.css"
};
static const unsigned char t103[] = {
#embed "../../Templates/styles/print.css"
};
static const unsigned char t104[] = {
#embed "../../Templates/styles/pulse.css"
};
static const unsigned char t105[] = {
#embed "../../Templates/styles/section.css"
};
static const unsigned char t106[] = {
#embed "../../Templates/styles/signals.css"
};
static const unsigned char t107[] = {
#embed "../../Templates/styles/story.css"
};
static const unsigned char t108[] = {
#embed "../../Templates/styles/table.css"
};
static const unsigned char t109[] = {
#embed "../../Templates/styles/tokens.css"
};
static const unsigned char t110[] = {
#embed "../../Templates/words/en.json"
};

static const pulse_template entries[] = {
    {"assets/favicon.svg", t0, sizeof t0},
    {"cards/account.html", t1, sizeof t1},
    {"cards/card.html", t2, sizeof t2},
    {"cards/entry.html", t3, sizeof t3},
    {"cards/hero.html", t4, sizeof t4},
    {"cards/line.html", t5, sizeof t5},
    {"cards/rank.html", t6, sizeof t6},
    {"cards/story.html", t7, sizeof t7},
    {"icons/clapperboard.svg", t8, sizeof t8},
    {"icons/cpu.svg", t9, sizeof t9},
    {"icons/dot.svg", t10, sizeof t10},
    {"icons/gamepad-2.svg", t11, sizeof t11},
    {"icons/globe.svg", t12, sizeof t12},
    {"icons/heart-pulse.svg", t13, sizeof t13},
    {"icons/landmark.svg", t14, sizeof t14},
    {"icons/map-pin.svg", t15, sizeof t15},
    {"icons/newspaper.svg", t16, sizeof t16},
    {"icons/plane.svg", t17, sizeof t17},
    {"icons/trending-up.svg", t18, sizeof t18},
    {"icons/triangle-alert.svg", t19, sizeof t19},
    {"icons/trophy.svg", t20, sizeof t20},
    {"icons/utensils.svg", t21, sizeof t21},
    {"inline/beats.html", t22, sizeof t22},
    {"inline/mark.html", t23, sizeof t23},
    {"inline/sources.md", t24, sizeof t24},
    {"inline/status.html", t25, sizeof t25},
    {"inline/time.html", t26, sizeof t26},
    {"layout.html", t27, sizeof t27},
    {"mail/digest.html", t28, sizeof t28},
    {"pages/about.md", t29, sizeof t29},
    {"pages/desk.md", t30, sizeof t30},
    {"pages/digest.md", t31, sizeof t31},
    {"pages/front.md", t32, sizeof t32},
    {"pages/headlines.md", t33, sizeof t33},
    {"pages/map.md", t34, sizeof t34},
    {"pages/not-found.md", t35, sizeof t35},
    {"pages/report.md", t36, sizeof t36},
    {"pages/signals.md", t37, sizeof t37},
    {"pages/stories.md", t38, sizeof t38},
    {"pages/story.md", t39, sizeof t39},
    {"parts/breaking.html", t40, sizeof t40},
    {"parts/breaking.md", t41, sizeof t41},
    {"parts/card/account.html", t42, sizeof t42},
    {"parts/card/by-when.md", t43, sizeof t43},
    {"parts/card/by.md", t44, sizeof t44},
    {"parts/card/facts.md", t45, sizeof t45},
    {"parts/card/implications-head.md", t46, sizeof t46},
    {"parts/card/implications.md", t47, sizeof t47},
    {"parts/card/kicker.md", t48, sizeof t48},
    {"parts/card/line.md", t49, sizeof t49},
    {"parts/card/read.md", t50, sizeof t50},
    {"parts/card/significance.html", t51, sizeof t51},
    {"parts/card/story-title.md", t52, sizeof t52},
    {"parts/card/summary.md", t53, sizeof t53},
    {"parts/card/title.md", t54, sizeof t54},
    {"parts/card/when.md", t55, sizeof t55},
    {"parts/card/why.md", t56, sizeof t56},
    {"parts/card/words.html", t57, sizeof t57},
    {"parts/chips.html", t58, sizeof t58},
    {"parts/country-head.md", t59, sizeof t59},
    {"parts/country.html", t60, sizeof t60},
    {"parts/desk-icon.html", t61, sizeof t61},
    {"parts/digest-head.md", t62, sizeof t62},
    {"parts/digest-item.md", t63, sizeof t63},
    {"parts/digest-section.html", t64, sizeof t64},
    {"parts/empty.html", t65, sizeof t65},
    {"parts/empty.md", t66, sizeof t66},
    {"parts/feeds.html", t67, sizeof t67},
    {"parts/feeds.md", t68, sizeof t68},
    {"parts/footer.html", t69, sizeof t69},
    {"parts/map.html", t70, sizeof t70},
    {"parts/masthead.html", t71, sizeof t71},
    {"parts/more.md", t72, sizeof t72},
    {"parts/pattern-head.md", t73, sizeof t73},
    {"parts/pattern.html", t74, sizeof t74},
    {"parts/pulse.html", t75, sizeof t75},
    {"parts/section-empty.md", t76, sizeof t76},
    {"parts/section-head.md", t77, sizeof t77},
    {"parts/section.html", t78, sizeof t78},
    {"parts/signals-list.md", t79, sizeof t79},
    {"parts/signals.html", t80, sizeof t80},
    {"parts/sources.html", t81, sizeof t81},
    {"parts/sources.md", t82, sizeof t82},
    {"parts/story-head.html", t83, sizeof t83},
    {"parts/story-span.md", t84, sizeof t84},
    {"parts/story-summary.html", t85, sizeof t85},
    {"parts/story-summary.md", t86, sizeof t86},
    {"parts/story-title.md", t87, sizeof t87},
    {"parts/trends-list.md", t88, sizeof t88},
    {"parts/trouble.html", t89, sizeof t89},
    {"parts/trouble.md", t90, sizeof t90},
    {"style.css", t91, sizeof t91},
    {"styles/badge.css", t92, sizeof t92},
    {"styles/base.css", t93, sizeof t93},
    {"styles/card.css", t94, sizeof t94},
    {"styles/chips.css", t95, sizeof t95},
    {"styles/digest.css", t96, sizeof t96},
    {"styles/footer.css", t97, sizeof t97},
    {"styles/lead.css", t98, sizeof t98},
    {"styles/map.css", t99, sizeof t99},
    {"styles/masthead.css", t100, sizeof t100},
    {"styles/page.css", t101, sizeof t101},
    {"styles/preferences.css", t102, sizeof t102},
    {"styles/print.css", t103, sizeof t103},
    {"styles/pulse.css", t104, sizeof t104},
    {"styles/section.css", t105, sizeof t105},
    {"styles/signals.css", t106, sizeof t106},
    {"styles/story.css", t107, sizeof t107},
    {"styles/table.css", t108, sizeof t108},
    {"styles/tokens.css", t109, sizeof t109},
    {"words/en.json", t110, sizeof t110},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
