/** Breaks a title into lines of about equal width; a word longer than `lineLength` gets its own line. */
export function wrapText(text: string, lineLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && joined.length <= lineLength) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const MARGIN = 88;
const LINE_LENGTH = 25;
const MAX_LINES = 4;
/** Only the first family is used with the right weight. */
const FAMILIES = { rtl: 'Noto Sans Arabic, Noto Sans', ltr: 'Noto Sans' };
const LINE_HEIGHT = 88;

interface CardTexts {
  siteName: string;
  title: string;
  /** Address in readable form: `haj.example/ar/Researchers`. */
  address: string;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STAR =
  'M48 8l11.7 28.3L88 48 59.7 59.7 48 88 36.3 59.7 8 48l28.3-11.7zM19.7 19.7 36.3 36.3M76.3 19.7 59.7 36.3M19.7 76.3 36.3 59.7M76.3 76.3 59.7 59.7M48 8V0M48 88v8M8 48H0M88 48h8M19.7 19.7 0 0M76.3 19.7 96 0M19.7 76.3 0 96M76.3 76.3 96 96';

/** From the background to the innermost ring: flat colours, because a gradient makes the image four times as large. */
const GROUND = '#0b3023';
const RINGS = [
  { size: 620, fill: '#0d3829' },
  { size: 480, fill: '#0f4130' },
  { size: 340, fill: '#114a36' },
];

/** Concentric eight-pointed stars beyond the end of the lines. */
function drawRings(dir: 'rtl' | 'ltr'): string {
  const x = dir === 'rtl' ? 120 : CARD_WIDTH - 120;
  return RINGS.map(({ size, fill }) => {
    const square = `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
    return `<g transform="translate(${x} 400)" fill="${fill}">${square}<g transform="rotate(45)">${square}</g></g>`;
  }).join('');
}

/** The share image as SVG, drawn directly: the common image renderers for React do not support right-to-left text. */
export function drawCard({ siteName, title, address }: CardTexts, dir: 'rtl' | 'ltr'): string {
  const x = dir === 'rtl' ? CARD_WIDTH - MARGIN : MARGIN;
  const anchor = dir === 'rtl' ? 'end' : 'start';
  // A quotation mark at the edge of a line is neutral in direction, so a mark sets it.
  const mark = dir === 'rtl' ? '\u200f' : '';
  const lines = wrapText(title, LINE_LENGTH).slice(0, MAX_LINES);
  const top = 345 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  const text = (content: string, y: number, size: number, weight: number, fill: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`;
  const markX = dir === 'rtl' ? CARD_WIDTH - MARGIN - 64 : MARGIN;
  const nameX = dir === 'rtl' ? x - 88 : x + 88;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<defs><pattern id="p" width="96" height="96" patternUnits="userSpaceOnUse"><path d="${STAR}" fill="none" stroke="#fae996" stroke-opacity=".13"/></pattern></defs>
<rect width="100%" height="100%" fill="${GROUND}"/><rect width="100%" height="100%" fill="url(#p)"/>${drawRings(dir)}<rect y="614" width="100%" height="16" fill="#dba102"/>
<g transform="translate(${markX} 72) scale(1.34)" fill="none" stroke="#fff" stroke-width="2.4"><path d="M10 10h28v28H10z"/><path d="M24 4.2 43.8 24 24 43.8 4.2 24z"/><circle cx="24" cy="24" r="7"/></g>
<g font-family="${FAMILIES[dir]}" text-anchor="${anchor}">
<text x="${nameX}" y="118" font-size="36" font-weight="700" fill="#fff">${escapeXml(siteName)}</text>
${lines.map((line, index) => text(mark + line + mark, top + index * LINE_HEIGHT, 68, 700, '#fff')).join('')}
${text(address, 560, 30, 400, '#b8eacb')}</g></svg>`;
}
