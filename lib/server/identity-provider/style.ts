import 'server-only';
import { createHash } from 'node:crypto';
import { FONT_FILES } from '@/lib/i18n/fonts';

export const STYLE = `
@font-face{font-family:"Noto Sans Arabic";src:url("${FONT_FILES.arabic.path}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0600-06FF,U+200C-200F}
@font-face{font-family:"Noto Sans";src:url("${FONT_FILES.latin.path}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+2010-206F}
@font-face{font-family:"Noto Sans";src:url("${FONT_FILES.turkish.path}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+011E-011F,U+0130,U+015E-015F}
*,*::before,*::after{box-sizing:border-box}
html{font:400 1rem/1.6 "Noto Sans","Noto Sans Arabic",system-ui,sans-serif;color:#1f2a37;background:#f3f4f6;-webkit-text-size-adjust:100%;text-size-adjust:100%}
html[dir=rtl]{line-height:1.85;font-family:"Noto Sans Arabic","Noto Sans",system-ui,sans-serif}
body{margin:0;min-block-size:100dvb;display:flex;flex-direction:column;overflow-wrap:break-word}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
a{color:#14573a;text-underline-offset:.2em}
:focus-visible{outline:3px solid #1b8354;outline-offset:2px}
.banner{background:#fff4d6;border-block-end:4px solid #dba102;color:#5c3a00}
.banner p{display:flex;gap:.75rem;align-items:flex-start;max-inline-size:36rem;margin-inline:auto;padding:.875rem 1rem;font-weight:600;font-size:.9375rem}
.banner svg{flex:none;inline-size:1.5rem;block-size:1.5rem;margin-block-start:.125rem}
main{inline-size:100%;max-inline-size:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.brand{display:flex;gap:.625rem;align-items:center;font-weight:700;color:#4d5761;margin-block-end:1rem}
.brand svg{inline-size:2rem;block-size:2rem;color:#1b8354}
.card{background:#fff;border:1px solid #d2d6db;border-radius:1rem;padding:clamp(1.25rem,5vw,2rem);display:grid;gap:1.25rem}
h1{font-size:clamp(1.5rem,1.2rem + 1.5vw,1.875rem);line-height:1.35;font-weight:700}
h2{font-size:1.0625rem;line-height:1.5;font-weight:700}
.muted{color:#4d5761}
.progress{position:fixed;inset:auto 1rem 1rem;max-inline-size:32rem;margin-inline:auto;padding:1rem 1.25rem;background:#fff;border:1px solid #d2d6db;border-block-start:4px solid #175cd3;border-radius:.5rem;box-shadow:0 20px 48px #092a1e47;font-weight:700;pointer-events:none;animation:leave 0s 3s forwards}
@keyframes leave{to{visibility:hidden}}
.persons{list-style:none;display:grid;gap:.625rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
button,.button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;border:1px solid transparent;cursor:pointer;display:inline-flex;align-items:center;justify-content:center;text-decoration:none;text-align:center}
.primary{background:#166a45;color:#fff}
.primary:hover{background:#14573a}
.secondary{background:#fff;color:#b42318;border-color:#b42318}
.secondary:hover{background:#fef3f2}
.person{inline-size:100%;background:#f9fafb;color:#1f2a37;border-color:#9da4ae;justify-content:flex-start;text-align:start;gap:.75rem;padding:.625rem .875rem}
.person:hover{background:#dff6e7;border-color:#166a45}
.person span{display:grid;line-height:1.5}
.person small{font-weight:400;font-size:.875rem;color:#4d5761}
.person i{flex:none;inline-size:2.25rem;block-size:2.25rem;border-radius:50%;background:#dff6e7;color:#14573a;display:grid;place-items:center;font-style:normal;line-height:1}
.rule{display:flex;align-items:center;gap:1rem;color:#4d5761;font-size:1rem;font-weight:600}
.rule::before,.rule::after{content:"";flex:1;border-block-start:1px solid #d2d6db}
form,.field{display:grid;gap:1rem}
.field{gap:.375rem}
label{font-weight:600}
.hint{color:#4d5761;font-size:.9375rem}
.error{color:#b42318;font-weight:600;font-size:.9375rem}
input{font:inherit;min-block-size:2.75rem;inline-size:100%;padding:.5rem .75rem;border:1px solid #6c727e;border-radius:.25rem;background:#fff;color:inherit}
input[aria-invalid=true]{border:2px solid #b42318}
input[name=nationalId]{text-align:start;letter-spacing:.08em}
html[dir=rtl] input[name=nationalId]{text-align:end}
.summary{border:1px solid #b42318;border-inline-start-width:6px;border-radius:.5rem;background:#fef3f2;padding:1rem 1.25rem;display:grid;gap:.5rem}
.summary h2,.summary a{color:#b42318}
.summary ul{padding-inline-start:1.25rem}
.summary a,.back{display:inline-flex;min-block-size:1.5rem;align-items:center}
.number{display:grid;justify-items:center;gap:.25rem;padding:1.25rem;border-radius:1rem;background:#f3fcf6;border:1px solid #b8eacb}
.number dd{font-size:4.5rem;line-height:1.1;font-weight:700;color:#14573a;letter-spacing:.06em;font-variant-numeric:tabular-nums}
.who{display:flex;flex-wrap:wrap;gap:.25rem .75rem}
.who dd{font-weight:700}
.decide{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr))}
.exits{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
.exits a{display:inline-flex;align-items:center;min-block-size:2.75rem}
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The pages may only display themselves and post to this server. `same-origin` keeps the Origin of their posts. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};
