/** Requirements: PUBLISH-12, PUBLISH-13 */
import { findObstacle, isExpired, listUndescribed } from './image-gaps';
import { detectFormat, isAnimatedPng, listWidths } from './image-rules';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const PNG = '\x89PNG\r\n\x1a\n';
const chunk = (name: string, length: number) =>
  `\0\0\0${String.fromCharCode(length)}${name}${'x'.repeat(length + 4)}`;

test.each([
  [300, [300]],
  [480, [480]],
  [700, [480, 700]],
  [960, [480, 960]],
  [1440, [480, 960, 1440]],
  [6000, [480, 960, 1440]],
])('an image of %i pixels is kept in %j', (width, widths) => {
  expect(listWidths(width)).toEqual(widths);
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  [PNG, 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['', null],
])('%j is %s', (content, format) => {
  expect(detectFormat(bytes(content))).toBe(format);
});

test.each([
  [`${PNG}${chunk('IHDR', 13)}${chunk('acTL', 8)}${chunk('IDAT', 4)}`, true],
  [`${PNG}${chunk('IHDR', 13)}${chunk('IDAT', 4)}${chunk('acTL', 8)}`, false],
  [`${PNG}${chunk('IHDR', 13)}`, false],
  [`${PNG}\xff\xff\xff\xffIHDR`, false],
  [PNG, false],
])('the control chunk of an animation is found before the pixels (%#)', (content, isAnimated) => {
  expect(isAnimatedPng(bytes(content))).toBe(isAnimated);
});

const image = { isDecorative: false, descriptions: {}, consent: 'given', expiresOn: null } as const;

test('an image may be shown on its last day, and not after it', () => {
  const until = { ...image, expiresOn: '2026-12-31' };
  expect([
    isExpired(until, '2026-12-31'),
    isExpired(until, '2027-01-01'),
    isExpired(image, '2999-01-01'),
  ]).toEqual([...[false, true, false]]);
  expect(findObstacle(until, '2027-01-01')).toBe('imageExpired');
  expect(findObstacle({ ...image, consent: 'unclear' }, '2026-12-31')).toBe('imageConsent');
  expect(findObstacle(image, '2026-12-31')).toBeNull();
});

test('an image needs a description in every language, unless it only decorates', () => {
  expect(listUndescribed(image)).toHaveLength(7);
  expect(listUndescribed({ ...image, descriptions: { ar: 'صورة', fr: ' ' } })).not.toContain('ar');
  expect(listUndescribed({ ...image, descriptions: { ar: 'صورة', fr: ' ' } })).toContain('fr');
  expect(listUndescribed({ ...image, isDecorative: true })).toEqual([]);
});
