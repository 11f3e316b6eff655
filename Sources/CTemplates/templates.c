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
#embed "../../Templates/icons/atom.svg"
};
static const unsigned char t9[] = {
#embed "../../Templates/icons/clapperboard.svg"
};
static const unsigned char t10[] = {
#embed "../../Templates/icons/cpu.svg"
};
static const unsigned char t11[] = {
#embed "../../Templates/icons/dot.svg"
};
static const unsigned char t12[] = {
#embed "../../Templates/icons/footprints.svg"
};
static const unsigned char t13[] = {
#embed "../../Templates/icons/gamepad-2.svg"
};
static const unsigned char t14[] = {
#embed "../../Templates/icons/globe.svg"
};
static const unsigned char t15[] = {
#embed "../../Templates/icons/heart-pulse.svg"
};
static const unsigned char t16[] = {
#embed "../../Templates/icons/heart.svg"
};
static const unsigned char t17[] = {
#embed "../../Templates/icons/landmark.svg"
};
static const unsigned char t18[] = {
#embed "../../Templates/icons/leaf.svg"
};
static const unsigned char t19[] = {
#embed "../../Templates/icons/map-pin.svg"
};
static const unsigned char t20[] = {
#embed "../../Templates/icons/newspaper.svg"
};
static const unsigned char t21[] = {
#embed "../../Templates/icons/palette.svg"
};
static const unsigned char t22[] = {
#embed "../../Templates/icons/plane.svg"
};
static const unsigned char t23[] = {
#embed "../../Templates/icons/sparkles.svg"
};
static const unsigned char t24[] = {
#embed "../../Templates/icons/star.svg"
};
static const unsigned char t25[] = {
#embed "../../Templates/icons/sun.svg"
};
static const unsigned char t26[] = {
#embed "../../Templates/icons/trending-up.svg"
};
static const unsigned char t27[] = {
#embed "../../Templates/icons/triangle-alert.svg"
};
static const unsigned char t28[] = {
#embed "../../Templates/icons/trophy.svg"
};
static const unsigned char t29[] = {
#embed "../../Templates/icons/utensils.svg"
};
static const unsigned char t30[] = {
#embed "../../Templates/inline/beats.html"
};
static const unsigned char t31[] = {
#embed "../../Templates/inline/mark.html"
};
static const unsigned char t32[] = {
#embed "../../Templates/inline/status.html"
};
static const unsigned char t33[] = {
#embed "../../Templates/inline/time.html"
};
static const unsigned char t34[] = {
#embed "../../Templates/layout.html"
};
static const unsigned char t35[] = {
#embed "../../Templates/pages/about.md"
};
static const unsigned char t36[] = {
#embed "../../Templates/pages/desk.md"
};
static const unsigned char t37[] = {
#embed "../../Templates/pages/front.md"
};
static const unsigned char t38[] = {
#embed "../../Templates/pages/headlines.md"
};
static const unsigned char t39[] = {
#embed "../../Templates/pages/map.md"
};
static const unsigned char t40[] = {
#embed "../../Templates/pages/not-found.md"
};
static const unsigned char t41[] = {
#embed "../../Templates/pages/report.md"
};
static const unsigned char t42[] = {
#embed "../../Templates/pages/stories.md"
};
static const unsigned char t43[] = {
#embed "../../Templates/pages/story.md"
};
static const unsigned char t44[] = {
#embed "../../Templates/parts/breaking.html"
};
static const unsigned char t45[] = {
#embed "../../Templates/parts/breaking.md"
};
static const unsigned char t46[] = {
#embed "../../Templates/parts/card/account.html"
};
static const unsigned char t47[] = {
#embed "../../Templates/parts/card/by-when.md"
};
static const unsigned char t48[] = {
#embed "../../Templates/parts/card/by.md"
};
static const unsigned char t49[] = {
#embed "../../Templates/parts/card/facts.md"
};
static const unsigned char t50[] = {
#embed "../../Templates/parts/card/implications-head.md"
};
static const unsigned char t51[] = {
#embed "../../Templates/parts/card/implications.md"
};
static const unsigned char t52[] = {
#embed "../../Templates/parts/card/kicker.md"
};
static const unsigned char t53[] = {
#embed "../../Templates/parts/card/line.md"
};
static const unsigned char t54[] = {
#embed "../../Templates/parts/card/read.md"
};
static const unsigned char t55[] = {
#embed "../../Templates/parts/card/significance.html"
};
static const unsigned char t56[] = {
#embed "../../Templates/parts/card/story-title.md"
};
static const unsigned char t57[] = {
#embed "../../Templates/parts/card/summary.md"
};
static const unsigned char t58[] = {
#embed "../../Templates/parts/card/title.md"
};
static const unsigned char t59[] = {
#embed "../../Templates/parts/card/when.md"
};
static const unsigned char t60[] = {
#embed "../../Templates/parts/card/why.md"
};
static const unsigned char t61[] = {
#embed "../../Templates/parts/card/words.html"
};
static const unsigned char t62[] = {
#embed "../../Templates/parts/chips.html"
};
static const unsigned char t63[] = {
#embed "../../Templates/parts/country-head.md"
};
static const unsigned char t64[] = {
#embed "../../Templates/parts/country.html"
};
static const unsigned char t65[] = {
#embed "../../Templates/parts/desk-icon.html"
};
static const unsigned char t66[] = {
#embed "../../Templates/parts/empty.html"
};
static const unsigned char t67[] = {
#embed "../../Templates/parts/empty.md"
};
static const unsigned char t68[] = {
#embed "../../Templates/parts/feeds.html"
};
static const unsigned char t69[] = {
#embed "../../Templates/parts/feeds.md"
};
static const unsigned char t70[] = {
#embed "../../Templates/parts/footer.html"
};
static const unsigned char t71[] = {
#embed "../../Templates/parts/map.html"
};
static const unsigned char t72[] = {
#embed "../../Templates/parts/masthead.html"
};
static const unsigned char t73[] = {
#embed "../../Templates/parts/more.md"
};
static const unsigned char t74[] = {
#embed "../../Templates/parts/pulse.html"
};
static const unsigned char t75[] = {
#embed "../../Templates/parts/section-empty.md"
};
static const unsigned char t76[] = {
#embed "../../Templates/parts/section-head.md"
};
static const unsigned char t77[] = {
#embed "../../Templates/parts/section.html"
};
static const unsigned char t78[] = {
#embed "../../Templates/parts/sources.html"
};
static const unsigned char t79[] = {
#embed "../../Templates/parts/sources.md"
};
static const unsigned char t80[] = {
#embed "../../Templates/parts/story-head.html"
};
static const unsigned char t81[] = {
#embed "../../Templates/parts/story-span.md"
};
static const unsigned char t82[] = {
#embed "../../Templates/parts/story-title.md"
};
static const unsigned char t83[] = {
#embed "../../Templates/parts/trouble.html"
};
static const unsigned char t84[] = {
#embed "../../Templates/parts/trouble.md"
};
static const unsigned char t85[] = {
#embed "../../Templates/style.css"
};
static const unsigned char t86[] = {
#embed "../../Templates/styles/badge.css"
};
static const unsigned char t87[] = {
#embed "../../Templates/styles/base.css"
};
static const unsigned char t88[] = {
#embed "../../Templates/styles/card.css"
};
static const unsigned char t89[] = {
#embed "../../Templates/styles/chips.css"
};
static const unsigned char t90[] = {
#embed "../../Templates/styles/edition.css"
};
static const unsigned char t91[] = {
#embed "../../Templates/styles/footer.css"
};
static const unsigned char t92[] = {
#embed "../../Templates/styles/lead.css"
};
static const unsigned char t93[] = {
#embed "../../Templates/styles/map.css"
};
static const unsigned char t94[] = {
#embed "../../Templates/styles/masthead.css"
};
static const unsigned char t95[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char t96[] = {
#embed "../../Templates/styles/preferences.css"
};
static const unsigned char t97[] = {
#embed "../../Templates/styles/print.css"
};
static const unsigned char t98[] = {
#embed "../../Templates/styles/pulse.css"
};
static const unsigned char t99[] = {
#embed "../../Templates/styles/section.css"
};
static const unsigned char t100[] = {
#embed "../../Templates/styles/story.css"
};
static const unsigned char t101[] = {
#embed "../../Templates/styles/table.css"
};
static const unsigned char t102[] = {
#embed "../../Templates/styles/tokens.css"
};
static const unsigned char t103[] = {
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
    {"icons/atom.svg", t8, sizeof t8},
    {"icons/clapperboard.svg", t9, sizeof t9},
    {"icons/cpu.svg", t10, sizeof t10},
    {"icons/dot.svg", t11, sizeof t11},
    {"icons/footprints.svg", t12, sizeof t12},
    {"icons/gamepad-2.svg", t13, sizeof t13},
    {"icons/globe.svg", t14, sizeof t14},
    {"icons/heart-pulse.svg", t15, sizeof t15},
    {"icons/heart.svg", t16, sizeof t16},
    {"icons/landmark.svg", t17, sizeof t17},
    {"icons/leaf.svg", t18, sizeof t18},
    {"icons/map-pin.svg", t19, sizeof t19},
    {"icons/newspaper.svg", t20, sizeof t20},
    {"icons/palette.svg", t21, sizeof t21},
    {"icons/plane.svg", t22, sizeof t22},
    {"icons/sparkles.svg", t23, sizeof t23},
    {"icons/star.svg", t24, sizeof t24},
    {"icons/sun.svg", t25, sizeof t25},
    {"icons/trending-up.svg", t26, sizeof t26},
    {"icons/triangle-alert.svg", t27, sizeof t27},
    {"icons/trophy.svg", t28, sizeof t28},
    {"icons/utensils.svg", t29, sizeof t29},
    {"inline/beats.html", t30, sizeof t30},
    {"inline/mark.html", t31, sizeof t31},
    {"inline/status.html", t32, sizeof t32},
    {"inline/time.html", t33, sizeof t33},
    {"layout.html", t34, sizeof t34},
    {"pages/about.md", t35, sizeof t35},
    {"pages/desk.md", t36, sizeof t36},
    {"pages/front.md", t37, sizeof t37},
    {"pages/headlines.md", t38, sizeof t38},
    {"pages/map.md", t39, sizeof t39},
    {"pages/not-found.md", t40, sizeof t40},
    {"pages/report.md", t41, sizeof t41},
    {"pages/stories.md", t42, sizeof t42},
    {"pages/story.md", t43, sizeof t43},
    {"parts/breaking.html", t44, sizeof t44},
    {"parts/breaking.md", t45, sizeof t45},
    {"parts/card/account.html", t46, sizeof t46},
    {"parts/card/by-when.md", t47, sizeof t47},
    {"parts/card/by.md", t48, sizeof t48},
    {"parts/card/facts.md", t49, sizeof t49},
    {"parts/card/implications-head.md", t50, sizeof t50},
    {"parts/card/implications.md", t51, sizeof t51},
    {"parts/card/kicker.md", t52, sizeof t52},
    {"parts/card/line.md", t53, sizeof t53},
    {"parts/card/read.md", t54, sizeof t54},
    {"parts/card/significance.html", t55, sizeof t55},
    {"parts/card/story-title.md", t56, sizeof t56},
    {"parts/card/summary.md", t57, sizeof t57},
    {"parts/card/title.md", t58, sizeof t58},
    {"parts/card/when.md", t59, sizeof t59},
    {"parts/card/why.md", t60, sizeof t60},
    {"parts/card/words.html", t61, sizeof t61},
    {"parts/chips.html", t62, sizeof t62},
    {"parts/country-head.md", t63, sizeof t63},
    {"parts/country.html", t64, sizeof t64},
    {"parts/desk-icon.html", t65, sizeof t65},
    {"parts/empty.html", t66, sizeof t66},
    {"parts/empty.md", t67, sizeof t67},
    {"parts/feeds.html", t68, sizeof t68},
    {"parts/feeds.md", t69, sizeof t69},
    {"parts/footer.html", t70, sizeof t70},
    {"parts/map.html", t71, sizeof t71},
    {"parts/masthead.html", t72, sizeof t72},
    {"parts/more.md", t73, sizeof t73},
    {"parts/pulse.html", t74, sizeof t74},
    {"parts/section-empty.md", t75, sizeof t75},
    {"parts/section-head.md", t76, sizeof t76},
    {"parts/section.html", t77, sizeof t77},
    {"parts/sources.html", t78, sizeof t78},
    {"parts/sources.md", t79, sizeof t79},
    {"parts/story-head.html", t80, sizeof t80},
    {"parts/story-span.md", t81, sizeof t81},
    {"parts/story-title.md", t82, sizeof t82},
    {"parts/trouble.html", t83, sizeof t83},
    {"parts/trouble.md", t84, sizeof t84},
    {"style.css", t85, sizeof t85},
    {"styles/badge.css", t86, sizeof t86},
    {"styles/base.css", t87, sizeof t87},
    {"styles/card.css", t88, sizeof t88},
    {"styles/chips.css", t89, sizeof t89},
    {"styles/edition.css", t90, sizeof t90},
    {"styles/footer.css", t91, sizeof t91},
    {"styles/lead.css", t92, sizeof t92},
    {"styles/map.css", t93, sizeof t93},
    {"styles/masthead.css", t94, sizeof t94},
    {"styles/page.css", t95, sizeof t95},
    {"styles/preferences.css", t96, sizeof t96},
    {"styles/print.css", t97, sizeof t97},
    {"styles/pulse.css", t98, sizeof t98},
    {"styles/section.css", t99, sizeof t99},
    {"styles/story.css", t100, sizeof t100},
    {"styles/table.css", t101, sizeof t101},
    {"styles/tokens.css", t102, sizeof t102},
    {"words/en.json", t103, sizeof t103},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
