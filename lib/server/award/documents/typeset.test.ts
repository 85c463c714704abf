/** @jest-environment node */
/** Requirements: JUDGE-19 */
import { readPdfText } from '@/tests/support/files/pdf-text';
import { typeset } from './typeset';

const TEXTS = {
  ar: 'منحت الوزارة هذه الشهادة لصاحب أثر التقنية في إدارة الحشود والإرشاد الآلي',
  fa: 'پژوهش دربارهٔ گردش حج‌گزاران و چگونگی یادگیری راهنما',
  ur: 'وزارت تصدیق کرتی ہے کہ یہ تحقیق ٹڈڑں گھر پہلا انعام ہے',
};

const makeReceipt = (lang: string, text: string) =>
  typeset({
    template: 'receipt',
    data: {
      parts: [
        {
          lang,
          dir: 'rtl',
          ministry: '',
          award: '',
          edition: '',
          heading: 'x',
          rows: [['y', text]],
          note: '',
        },
      ],
    },
  });

/** The letters of a text, sorted: PDF readers may return runs and ligatures in another order. */
const lettersOf = (text: string) => [...text.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign)).sort();

test.each(Object.entries(TEXTS))('in %s every letter of the text can be copied', async (lang, text) => {
  const pdf = await makeReceipt(lang, text);
  expect(lettersOf(await readPdfText(pdf))).toEqual(lettersOf(`xy${text}`));
});

test('a document is tagged, says its language, and conforms to PDF/UA-1', async () => {
  const bytes = Buffer.from(await makeReceipt('fa', TEXTS.fa)).toString('latin1');
  expect(bytes).toContain('/StructTreeRoot');
  expect(bytes).toMatch(/\/Lang ?\(fa\)/);
  expect(bytes).toMatch(/pdfuaid:part(="1"|>1<)/);
});

test('a text is set as it is, never as code, and a character without a glyph is no failure', async () => {
  const text = await readPdfText(await makeReceipt('ar', '#panic() *a* $x$ \\ 人群'));
  expect(text).toContain('#panic() *a* $x$ \\');
});
