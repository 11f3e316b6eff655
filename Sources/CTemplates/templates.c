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
#embed "../../Templates/inline/name.html"
};
static const unsigned char t25[] = {
#embed "../../Templates/inline/name.md"
};
static const unsigned char t26[] = {
#embed "../../Templates/inline/status.html"
};
static const unsigned char t27[] = {
#embed "../../Templates/inline/time.html"
};
static const unsigned char t28[] = {
#embed "../../Templates/inline/word.html"
};
static const unsigned char t29[] = {
#embed "../../Templates/layout.html"
};
static const unsigned char t30[] = {
#embed "../../Templates/pages/about.md"
};
static const unsigned char t31[] = {
#embed "../../Templates/pages/desk.md"
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
#embed "../../Templates/pages/search.md"
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
#embed "../../Templates/parts/empty.html"
};
static const unsigned char t63[] = {
#embed "../../Templates/parts/empty.md"
};
static const unsigned char t64[] = {
#embed "../../Templates/parts/feeds.html"
};
static const unsigned char t65[] = {
#embed "../../Templates/parts/feeds.md"
};
static const unsigned char t66[] = {
#embed "../../Templates/parts/footer.html"
};
static const unsigned char t67[] = {
#embed "../../Templates/parts/map.html"
};
static const unsigned char t68[] = {
#embed "../../Templates/parts/masthead.html"
};
static const unsigned char t69[] = {
#embed "../../Templates/parts/more.md"
};
static const unsigned char t70[] = {
#embed "../../Templates/parts/pulse.html"
};
static const unsigned char t71[] = {
#embed "../../Templates/parts/section-empty.md"
};
static const unsigned char t72[] = {
#embed "../../Templates/parts/section-head.md"
};
static const unsigned char t73[] = {
#embed "../../Templates/parts/section.html"
};
static const unsigned char t74[] = {
#embed "../../Templates/parts/sources.html"
};
static const unsigned char t75[] = {
#embed "../../Templates/parts/sources.md"
};
static const unsigned char t76[] = {
#embed "../../Templates/parts/story-head.html"
};
static const unsigned char t77[] = {
#embed "../../Templates/parts/story-span.md"
};
static const unsigned char t78[] = {
#embed "../../Templates/parts/story-title.md"
};
static const unsigned char t79[] = {
#embed "../../Templates/parts/trouble.html"
};
static const unsigned char t80[] = {
#embed "../../Templates/parts/trouble.md"
};
static const unsigned char t81[] = {
#embed "../../Templates/scripts/language.js"
};
static const unsigned char t82[] = {
#embed "../../Templates/scripts/main.js"
};
static const unsigned char t83[] = {
#embed "../../Templates/scripts/page.js"
};
static const unsigned char t84[] = {
#embed "../../Templates/scripts/search/card.js"
};
static const unsigned char t85[] = {
#embed "../../Templates/scripts/search/form.js"
};
static const unsigned char t86[] = {
#embed "../../Templates/scripts/search/index.js"
};
static const unsigned char t87[] = {
#embed "../../Templates/scripts/search/page.js"
};
static const unsigned char t88[] = {
#embed "../../Templates/scripts/search/query.js"
};
static const unsigned char t89[] = {
#embed "../../Templates/scripts/search/suggestions.js"
};
static const unsigned char t90[] = {
#embed "../../Templates/scripts/search/text.js"
};
static const unsigned char t91[] = {
#embed "../../Templates/scripts/search/times.js"
};
static const unsigned char t92[] = {
#embed "../../Templates/scripts/shapes.js"
};
static const unsigned char t93[] = {
#embed "../../Templates/scripts/start.js"
};
static const unsigned char t94[] = {
#embed "../../Templates/scripts/store.js"
};
static const unsigned char t95[] = {
#embed "../../Templates/scripts/words.js"
};
static const unsigned char t96[] = {
#embed "../../Templates/style.css"
};
static const unsigned char t97[] = {
#embed "../../Templates/styles/badge.css"
};
static const unsigned char t98[] = {
#embed "../../Templates/styles/base.css"
};
static const unsigned char t99[] = {
#embed "../../Templates/styles/card.css"
};
static const unsigned char t100[] = {
#embed "../../Templates/styles/chips.css"
};
static const unsigned char t101[] = {
#embed "../../Templates/styles/footer.css"
};
static const unsigned char t102[] = {
#embed "../../Templates/styles/lead.css"
};
static const unsigned char t103[] = {
#embed "../../Templates/styles/map.css"
};
static const unsigned char t104[] = {
#embed "../../Templates/styles/masthead.css"
};
static const unsigned char t105[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char t106[] = {
#embed "../../Templates/styles/preferences.css"
};
static const unsigned char t107[] = {
#embed "../../Templates/styles/print.css"
};
static const unsigned char t108[] = {
#embed "../../Templates/styles/pulse.css"
};
static const unsigned char t109[] = {
#embed "../../Templates/styles/search.css"
};
static const unsigned char t110[] = {
#embed "../../Templates/styles/section.css"
};
static const unsigned char t111[] = {
#embed "../../Templates/styles/story.css"
};
static const unsigned char t112[] = {
#embed "../../Templates/styles/table.css"
};
static const unsigned char t113[] = {
#embed "../../Templates/styles/tokens.css"
};
static const unsigned char t114[] = {
#embed "../../Templates/words/en.json"
};
static const unsigned char t115[] = {
#embed "../../Templates/words/es.json"
};
static const unsigned char t116[] = {
#embed "../../Templates/words/pt.json"
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
    {"inline/name.html", t24, sizeof t24},
    {"inline/name.md", t25, sizeof t25},
    {"inline/status.html", t26, sizeof t26},
    {"inline/time.html", t27, sizeof t27},
    {"inline/word.html", t28, sizeof t28},
    {"layout.html", t29, sizeof t29},
    {"pages/about.md", t30, sizeof t30},
    {"pages/desk.md", t31, sizeof t31},
    {"pages/front.md", t32, sizeof t32},
    {"pages/headlines.md", t33, sizeof t33},
    {"pages/map.md", t34, sizeof t34},
    {"pages/not-found.md", t35, sizeof t35},
    {"pages/report.md", t36, sizeof t36},
    {"pages/search.md", t37, sizeof t37},
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
    {"parts/empty.html", t62, sizeof t62},
    {"parts/empty.md", t63, sizeof t63},
    {"parts/feeds.html", t64, sizeof t64},
    {"parts/feeds.md", t65, sizeof t65},
    {"parts/footer.html", t66, sizeof t66},
    {"parts/map.html", t67, sizeof t67},
    {"parts/masthead.html", t68, sizeof t68},
    {"parts/more.md", t69, sizeof t69},
    {"parts/pulse.html", t70, sizeof t70},
    {"parts/section-empty.md", t71, sizeof t71},
    {"parts/section-head.md", t72, sizeof t72},
    {"parts/section.html", t73, sizeof t73},
    {"parts/sources.html", t74, sizeof t74},
    {"parts/sources.md", t75, sizeof t75},
    {"parts/story-head.html", t76, sizeof t76},
    {"parts/story-span.md", t77, sizeof t77},
    {"parts/story-title.md", t78, sizeof t78},
    {"parts/trouble.html", t79, sizeof t79},
    {"parts/trouble.md", t80, sizeof t80},
    {"scripts/language.js", t81, sizeof t81},
    {"scripts/main.js", t82, sizeof t82},
    {"scripts/page.js", t83, sizeof t83},
    {"scripts/search/card.js", t84, sizeof t84},
    {"scripts/search/form.js", t85, sizeof t85},
    {"scripts/search/index.js", t86, sizeof t86},
    {"scripts/search/page.js", t87, sizeof t87},
    {"scripts/search/query.js", t88, sizeof t88},
    {"scripts/search/suggestions.js", t89, sizeof t89},
    {"scripts/search/text.js", t90, sizeof t90},
    {"scripts/search/times.js", t91, sizeof t91},
    {"scripts/shapes.js", t92, sizeof t92},
    {"scripts/start.js", t93, sizeof t93},
    {"scripts/store.js", t94, sizeof t94},
    {"scripts/words.js", t95, sizeof t95},
    {"style.css", t96, sizeof t96},
    {"styles/badge.css", t97, sizeof t97},
    {"styles/base.css", t98, sizeof t98},
    {"styles/card.css", t99, sizeof t99},
    {"styles/chips.css", t100, sizeof t100},
    {"styles/footer.css", t101, sizeof t101},
    {"styles/lead.css", t102, sizeof t102},
    {"styles/map.css", t103, sizeof t103},
    {"styles/masthead.css", t104, sizeof t104},
    {"styles/page.css", t105, sizeof t105},
    {"styles/preferences.css", t106, sizeof t106},
    {"styles/print.css", t107, sizeof t107},
    {"styles/pulse.css", t108, sizeof t108},
    {"styles/search.css", t109, sizeof t109},
    {"styles/section.css", t110, sizeof t110},
    {"styles/story.css", t111, sizeof t111},
    {"styles/table.css", t112, sizeof t112},
    {"styles/tokens.css", t113, sizeof t113},
    {"words/en.json", t114, sizeof t114},
    {"words/es.json", t115, sizeof t115},
    {"words/pt.json", t116, sizeof t116},
};
const pulse_template *pulse_templates(void) { return entries; }
const size_t pulse_template_count = sizeof entries / sizeof entries[0];
