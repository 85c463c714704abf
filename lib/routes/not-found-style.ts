/** The whole style of the not-found page, which may not depend on any other file. */
export const NOT_FOUND_STYLE = `
@font-face{font-family:N;src:url(/fonts/noto-sans-arabic.v1.woff2)format("woff2");font-weight:400 700;unicode-range:U+600-6FF,U+200C-200F}
@font-face{font-family:N;src:url(/fonts/noto-sans.v1.woff2)format("woff2");font-weight:400 700;unicode-range:U+0-24F}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:#f3fcf6;color:#161616;
font:1.125rem/1.8 N,system-ui,sans-serif;border-block-start:6px solid #1b8354}
main{max-inline-size:40rem;display:grid;gap:1.25rem}
.code{font-size:5rem;line-height:1;font-weight:700;color:#1b8354}
h1{font-size:1.875rem;line-height:1.4;color:#1f2a37}
a{color:#166a45;display:inline-block;padding:.6rem .25rem;margin-inline-end:1rem}
a.home{background:#1b8354;color:#fff;padding:.6rem 1.25rem;border-radius:4px;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid #14573a;outline-offset:2px}
nav{border-block-start:1px solid #d2d6db;padding-block-start:1rem;font-size:1rem}
`;
