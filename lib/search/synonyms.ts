import { foldText } from './fold-text';

/**
 * Words of the domain that mean one thing and share no stem: broken plurals, spellings in other letters.
 * The first word of a row stands for all of them. Rows hold for every language; a word of another language
 * does no harm.
 */
const ROWS: readonly string[] = [
  // Arabic: broken plurals and forms that the stemmer cannot know
  'حج حجاج حاج حجيج الحاج',
  'عمرة معتمر معتمرين معتمرون عمرات',
  'نسك مناسك منسك أنساك',
  'مسجد مساجد',
  'مشعر مشاعر',
  'ميقات مواقيت',
  'تصريح تصاريح',
  'تأشيرة تأشيرات فيزا فيزة',
  'حافلة حافلات باص باصات',
  'دواء أدوية علاج',
  'لقاح لقاحات تطعيم تطعيمات',
  'خيمة خيام مخيم مخيمات',
  'هدي أضحية أضاحي ذبح نحر',
  'دليل أدلة',
  'خدمة خدمات',
  'طلب طلبات',
  'مورد موردين موردون',
  'باحث باحثين باحثون باحثات',
  'جائزة جوائز',
  'تطبيق تطبيقات',
  'بطاقة بطاقات كرت كارت',
  'فندق فنادق سكن إسكان',
  'زائر زوار زيارة زائران زائرین زیارت',
  'ركن أركان',
  'واجب واجبات',
  'سنة سنن',
  'شرط شروط',
  'موعد مواعيد',
  'سؤال أسئلة',
  'قطار قطارات',
  // Spellings of the rites and places in Latin letters
  'hajj haj hadj hadsch hac haji pilgrimage pilgrim pilgrims pelerinage pelerin pelerins jemaah',
  'umrah umra omra omrah umre',
  'makkah mecca makka mekke mecque mekah mekkah',
  'madinah medina madina medine medine madinah',
  'ihram ehram',
  'tawaf tawaaf tavaf',
  'sai saee saie',
  'arafah arafat arafa',
  'muzdalifah mouzdalifa muzdelife muzdalifa',
  'miqat meeqat mikat',
  'jamarat jamrah jamarah stoning lapidation seytan',
  'hady hadyu hedy sacrifice offering offrande',
  'permit permits tasrih permis izin kebenaran',
  'visa visas vize',
  'card cards carte kad kart karti',
  'nusuk nusk',
  'vaccine vaccines vaccination vaksin asi vaccin',
  // Persian and Urdu
  'ویزا روادید',
  'سوال سوالات پرسش پرسشها',
  'خدمات سروس سروسز خدمت',
  'اجازت اجازہ اجازت نامہ پرمٹ مجوز',
  'خبر خبریں أخبار خبرها',
];

const canonical = new Map(
  ROWS.flatMap((row) => {
    const words = row.split(' ').map(foldText);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The word that stands for a folded word and all that mean the same; null for a word without synonyms. */
export function findSynonym(word: string): string | null {
  return canonical.get(word) ?? null;
}
