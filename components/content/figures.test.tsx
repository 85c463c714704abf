/** @jest-environment node */
/** Requirements: CONTENT-19 */
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIGURE_LABELS, type FigureKey } from '@/lib/content/figures';
import { LOCALES } from '@/lib/i18n/locales';
import { FIGURES } from './figure-block';

/** Maximum size of one drawing in the page's HTML, in bytes before compression. */
const MOST_BYTES = 3000;

const KEYS = Object.keys(FIGURES) as FigureKey[];

describe.each(LOCALES)('drawings in $code', ({ code, dir }) => {
  it.each(KEYS)('%s is small and has a text alternative and a number for each label', (key) => {
    const Figure = FIGURES[key];
    const svg = renderToStaticMarkup(
      <NextIntlClientProvider locale={code} messages={{}}>
        <Figure title="text alternative" dir={dir} />
      </NextIntlClientProvider>,
    );
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="text alternative"/);
    expect(svg.match(/class="spot"/g)).toHaveLength(FIGURE_LABELS[key].length);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
