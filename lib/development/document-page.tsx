import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentSection } from '@/lib/content/document-texts';
import { formatDates } from '@/lib/i18n/format';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';

export interface DocumentPage {
  locale: Locale;
  ministry: string;
  title: string;
  summary: string;
  body: readonly string[];
  sections: readonly DocumentSection[];
  publishedAt: Date;
}

const FONTS = 'node_modules/@expo-google-fonts';
const FACES = [
  [400, 'U+0000-05FF,U+1E00-25FF', 'noto-sans/400Regular/NotoSans_400Regular.ttf'],
  [700, 'U+0000-05FF,U+1E00-25FF', 'noto-sans/700Bold/NotoSans_700Bold.ttf'],
  [400, 'U+0600-06FF,U+FB50-FEFF', 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'],
  [700, 'U+0600-06FF,U+FB50-FEFF', 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'],
] as const;

/** The embedded fonts, complete: the browser subsets them to the letters of the text. */
const embedFonts = () =>
  FACES.map(([weight, range, file]) => {
    const data = readFileSync(join(FONTS, file)).toString('base64');
    return `@font-face{font-family:document;font-weight:${weight};unicode-range:${range};src:url(data:font/ttf;base64,${data})}`;
  }).join('');

function styleFoot({ locale, ministry }: DocumentPage): string {
  const [start, end] = getLocaleRow(locale).dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const font = 'font: 8.5pt document; color: #4d5761;';
  return `@page { @bottom-${start} { content: ${JSON.stringify(ministry)}; ${font} } @bottom-${end} { content: counter(page) " / " counter(pages); ${font} direction: ltr } }`;
}

function List({ name, texts }: { name?: string; texts: readonly string[] | undefined }) {
  if (!texts) return null;
  return (
    <ul className={name}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const paragraphsOf = (texts: readonly string[] = []) => texts.map((text) => <p key={text}>{text}</p>);

function Content({ page }: { page: DocumentPage }) {
  const { locale, publishedAt, sections } = page;
  return (
    <>
      <header>
        <p className="ministry">{page.ministry}</p>
        <p className="date">{formatDates(publishedAt, locale)}</p>
      </header>
      <h1>{page.title}</h1>
      <p className="summary">{page.summary}</p>
      {paragraphsOf(page.body)}
      {sections.map(({ title, paragraphs, points, ticks, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphsOf(paragraphs)}
          <List texts={points} />
          <List name="ticks" texts={ticks} />
          <List name="lines" texts={lines} />
        </section>
      ))}
    </>
  );
}

/** The page that is printed to a document's file; self-contained, so nothing is fetched. */
export function renderDocumentPage(page: DocumentPage): string {
  const rules = `${embedFonts()}${readFileSync('lib/development/document-page.css', 'utf8')}${styleFoot(page)}`;
  const head = `<meta charset="utf-8">${renderToStaticMarkup(<title>{page.title}</title>)}<style>${rules}</style>`;
  const body = renderToStaticMarkup(<Content page={page} />);
  const { code, dir } = getLocaleRow(page.locale);
  return `<!doctype html><html lang="${code}" dir="${dir}"><head>${head}</head><body>${body}</body></html>`;
}
