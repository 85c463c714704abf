/** Requirements: LANG-14 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { readTexts } from '../support/i18n/message-files';

/**
 * How the messages call their buttons; the English source distinguishes a button from a heading with the same
 * name.
 */
const NAMES =
  /(?:^|\.)(?:add|again|approve|back|button|cancel|change|choose|clear|close|confirm|continue|copy|download|export|find|follow|forget|next|pause|play|print|register|reject|remove|retry|save|send|show|signIn|signOut|start|stay|stop|submit|undo)$/;
const VERBS =
  /^(?:Add|Back|Cancel|Change|Check|Choose|Clear|Close|Confirm|Continue|Copy|Count|Create|Delete|Download|Enter|Find|Forget|Load|Pause|Play|Print|Register|Reject|Remove|Request|Save|Search|Send|Share|Show|Sign (?:in|out)|Start|Stay|Stop|Submit|Take down|Track|Try again|Undo|Write)\b[^.?]*$/;
const LONGEST = 50;
const english = readTexts('en');
const buttons = Object.keys(english).filter((key) => {
  const text = english[key] ?? '';
  return NAMES.test(key) && VERBS.test(text) && text.length <= LONGEST && key !== 'forms.choose';
});

/** The grammatical mood of the buttons in each language (docs/languages.md). */
const MOODS: Record<Locale, RegExp> = {
  // A verbal noun: «حفظ», «إرسال».
  ar: /^(?!(?:و|ف)?(?:احفظ|أرسل|اطبع|انسخ|امسح|افحص|اعرض|ابدأ|ابحث|اختر|أضف|احذف|نزّل|أغلق|ألغِ|أكّد|شارك|اكتب|اطلب|قدّم|سجّل|تابع|عد|ارجع|حمّل|أعد)(?!\p{L}))/u,
  // An imperative: “Save”, “Send”.
  en: /^(?!\w+(?:ing|ion)\b)/,
  // An infinitive: « Enregistrer ».
  fr: /^(?:Se |S’|Nous |Tout )?\p{L}+(?:er|ir|re)(?!\p{L})/u,
  // A verb without a prefix: “Simpan”, “Hantar”.
  ms: /^(?!(?:Me[mnl]|Pe[mn])\p{L}+)/u,
  // The short imperative: “Kaydet”, “Gönder”.
  tr: /^(?!.*\p{L}{2}(?:[ıiuü]n(?:[ıiuü]z)?|m[ae]k?)(?:$|[:(]| \())/u,
  // A verbal noun: «ذخیره», «ارسال».
  fa: /^(?!.*(?:کن|ده|رو|نویس|فرست|گرد)ید)/u,
  // A polite imperative: «محفوظ کریں».
  ur: /(?:یں|ہوں)(?:$|[ :(])/u,
};

it('finds the buttons', () => {
  expect(buttons.length).toBeGreaterThan(90);
  expect(buttons).toEqual(expect.arrayContaining(['counter.tawaf.next', 'counter.sai.next']));
});

it.each(LOCALE_CODES)('the buttons in %s share one grammatical mood', (locale) => {
  const texts = readTexts(locale);
  const wrong = buttons.filter((key) => !MOODS[locale].test(texts[key] ?? ''));
  expect(wrong.map((key) => `${key}: ${texts[key]}`)).toEqual([]);
});
