/** @jest-environment node */
/** Requirements: SHARE-01 */
import jsQR from 'jsqr';
import { drawQrCode } from './qr-image';

const PIXELS_PER_MODULE = 4;

/** Renders the drawing: white, with the path's rectangles in black. */
function paint(address: string): { data: Uint8ClampedArray; width: number } {
  const { size, path } = drawQrCode(address);
  const width = size * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const [left, top, wide] = [Number(x), Number(y), Number(length)].map(
      (value) => value * PIXELS_PER_MODULE,
    );
    for (let row = top ?? 0; row < (top ?? 0) + PIXELS_PER_MODULE; row += 1) {
      const start = (row * width + (left ?? 0)) * 4;
      for (let offset = start; offset < start + (wide ?? 0) * 4; offset += 4)
        data.fill(0, offset, offset + 3);
    }
  }
  return { data, width };
}

test.each([
  ['https://portal.example/ar/MobileApp', 'https://portal.example/ar/MobileApp'],
  ['https://portal.example/ar/searchText/حج', 'https://portal.example/ar/searchText/%D8%AD%D8%AC'],
  [`https://portal.example/en/NewsDetails/${'a'.repeat(200)}`, undefined],
])('a QR reader decodes the address %s', (address, read = address) => {
  const { data, width } = paint(address);
  expect(jsQR(data, width, width)?.data).toBe(read);
});

test('an invalid address is refused', () => {
  expect(() => drawQrCode('MobileApp')).toThrow('Invalid URL');
});
