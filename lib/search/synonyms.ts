import { foldText } from './fold-text';

/** Broken plurals, and spellings in other scripts. The first word represents its row; no word is in two rows. */
const ROWS: readonly string[] = [
  'حج حجاج حاج حجيج الحاج hajj haj hadj hadsch hac haji pilgrimage pilgrim pilgrims pelerinage pelerin pelerins jemaah',
  'عمرة معتمر معتمرين معتمرون عمرات عمره umrah umra omra omrah umre',
  'نسك مناسك منسك أنساك nusuk nusk',
  'مسجد مساجد',
  'مشعر مشاعر',
  'ميقات مواقيت miqat meeqat mikat',
  'إحرام احرام ihram ehram',
  'طواف tawaf tawaaf tavaf',
  'سعي سعى sai saee saie',
  'عرفات عرفة عرفه arafah arafat arafa',
  'مزدلفة مزدلفه muzdalifah mouzdalifa muzdelife muzdalifa',
  'منى mina',
  'جمرات جمرة جمره jamarat jamrah jamarah stoning lapidation seytan',
  'مكة مكه makkah mecca makka mekke mecque mekah mekkah',
  'المدينة مدينة مدینه مدینہ madinah medina madina medine',
  'تصريح تصاريح permit permits tasrih permis izin kebenaran اجازت اجازہ اجازت نامہ پرمٹ مجوز',
  'تأشيرة تأشيرات فيزا فيزة ویزا روادید visa visas vize',
  'حافلة حافلات باص باصات',
  'دواء أدوية علاج',
  'لقاح لقاحات تطعيم تطعيمات vaccine vaccines vaccination vaksin asi vaccin',
  'خيمة خيام مخيم مخيمات',
  'هدي أضحية أضاحي ذبح نحر hady hadyu hedy sacrifice offering offrande',
  'دليل أدلة',
  'خدمة خدمات سروس سروسز خدمت',
  'طلب طلبات',
  'مورد موردين موردون',
  'باحث باحثين باحثون باحثات',
  'جائزة جوائز',
  'تطبيق تطبيقات',
  'بطاقة بطاقات كرت كارت card cards carte kad kart karti',
  'فندق فنادق سكن إسكان',
  'زائر زوار زيارة زائران زائرین زیارت',
  'ركن أركان',
  'واجب واجبات',
  'سنة سنن',
  'شرط شروط',
  'موعد مواعيد',
  'سؤال أسئلة سوال سوالات پرسش پرسشها',
  'قطار قطارات',
  'خبر أخبار خبریں خبرها',
];

const canonical = new Map(
  ROWS.flatMap((row) => {
    const words = row.split(' ').map(foldText);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The word that represents a folded word and its synonyms; null for a word without synonyms. */
export function findSynonym(word: string): string | null {
  return canonical.get(word) ?? null;
}
