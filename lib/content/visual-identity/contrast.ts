/** The three channels of a colour, 0 to 255. */
type Channels = readonly [number, number, number];

/** Parses `#1b8354` or `#fff`. @throws Error for any other text */
function readHex(hex: string): Channels {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`Not a colour: ${hex}`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Linear light of one channel by the curve of sRGB (WCAG 2.2, "relative luminance"). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = readHex(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, "contrast ratio": 1 to 21, truncated to two digits, so that 4.499 is not taken for 4.5. */
export function measureContrast(first: string, second: string): number {
  const [dark, light] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b) as [number, number];
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100 + 1e-9) / 100;
}

/** Permitted use of a colour: text of any size, large text and controls, or a surface below dark text. */
export type ColourUse = 'text' | 'largeText' | 'surface';

/** Minimum contrast of text, and of large text and controls (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
const TEXT = 4.5;
const LARGE_TEXT = 3;

/** The use permitted by a colour's contrast with white. */
export function findUse(hex: string): ColourUse {
  const ratio = measureContrast(hex, '#ffffff');
  if (ratio >= TEXT) return 'text';
  return ratio >= LARGE_TEXT ? 'largeText' : 'surface';
}
