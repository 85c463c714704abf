import { FONT_FILES } from '@/lib/i18n/fonts';

export const CHECK_SECONDS = 3;

/** The button of the check page appears only when its code may be used. */
export const HTML_PAGE_STYLE = `
@font-face{font-family:N;src:url(${FONT_FILES.arabic.path})format("woff2");font-weight:400 700;unicode-range:U+600-6FF,U+200C-200F}
@font-face{font-family:N;src:url(${FONT_FILES.latin.path})format("woff2");font-weight:400 700;unicode-range:U+0-24F,U+2000-206F}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:#f3fcf6;color:#161616;
font:1.125rem/1.8 N,system-ui,sans-serif;border-block-start:6px solid #1b8354}
body:has(.line){grid-template-rows:auto 1fr}
.line{inline-size:100%;max-inline-size:40rem;margin-block-end:1.5rem;font-size:1rem;color:#4d5761}
.page{inline-size:100%;max-inline-size:40rem;display:grid;gap:1.5rem}
main{display:grid;gap:1.25rem;min-inline-size:0}
h1{font-size:1.875rem;line-height:1.4;color:#1f2a37}
form,fieldset,.stack{display:grid;gap:1rem;min-inline-size:0;padding:0;border:0}
legend{padding:0;font-weight:700;margin-block-end:.5rem}
h2{font-size:1.375rem;line-height:1.5;color:#1f2a37}
dl{display:grid;background:#fff;border:1px solid #d2d6db;border-radius:4px;padding:.5rem 1.25rem}
dt{color:#4d5761;font-size:1rem;margin-block-start:.75rem}
dd{font-weight:600;white-space:pre-line;overflow-wrap:anywhere;padding-block-end:.75rem;border-block-end:1px solid #e5e7eb}
dd:last-child{border:0}
a.brand{display:inline-flex;align-items:center;gap:.75rem;font-weight:700;text-decoration:none}
.brand svg{flex:none;inline-size:2.25rem;fill:none;stroke:#1b8354;stroke-width:2.5}
a{color:#166a45;display:inline-block;padding:.6rem .25rem}
button,a.main{justify-self:start;min-block-size:2.75rem;padding:.6rem 1.5rem;background:#1b8354;color:#fff;border:0;
border-radius:4px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.plain{background:none;color:#166a45;font-weight:400;text-decoration:underline;padding-inline:.25rem}
:focus-visible{outline:3px solid #14573a;outline-offset:2px}
label{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem}
label.file{display:grid;gap:.25rem;font-weight:600}
label.file input{font:inherit;font-weight:400;max-inline-size:100%}
input[type=radio],input[type=checkbox]{flex:none;inline-size:1.5rem;block-size:1.5rem;accent-color:#1b8354}
.error{color:#b42318;font-weight:600}
.box{padding:1rem 1.25rem;background:#fff;border:1px solid #d2d6db;border-inline-start:4px solid #1b8354;border-radius:4px}
.box.bad{border-inline-start-color:#b42318}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}
body{background:#101715;color:#e9efed}h1,h2{color:#dfe6e4}a,button.plain{color:#70d0a0}button,a.main{color:#fff}
dl,.box{background:#161d1b;border-color:#46524f}dt,.line{color:#aab6b2}dd{border-color:#2c3734}.error{color:#ffa198}
:focus-visible{outline-color:#94dcb7}}
.late{visibility:hidden;animation:show 0s ${CHECK_SECONDS}s forwards}
.early{animation:hide 0s ${CHECK_SECONDS}s forwards}
@keyframes show{to{visibility:visible}}
@keyframes hide{to{visibility:hidden}}
.wait{display:grid;align-items:center}
.wait>*{grid-area:1/1}
.reasons{display:none}
form:has([value=yes]:checked) .yes,form:has([value=no]:checked) .no{display:grid}
`;
