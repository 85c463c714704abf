import type { Locale } from '@/lib/i18n/locales';

/** A verse, hadith or supplication, shown in Arabic on the pages of every language exactly as written here. */
interface SacredText {
  /** A form is a wording of the Companions, or one that follows a hadith word by word. */
  kind: 'verse' | 'hadith' | 'form';
  words: string;
  /** A verse by the numbers of its surah and ayah, a hadith by its collections. */
  source: { surah: number; ayah: number } | { collections: string };
  /** SHA-256 of the words, so that a test detects any change. */
  checksum: string;
  /** The words in the letters of each language that transliterates them. */
  transliteration?: Record<'en' | 'fr' | 'ms' | 'tr', string>;
}

/** Every verse and hadith in the portal; verses with hamzat al-wasl, the other letters as in printed Arabic. */
export const SACRED_TEXTS = {
  duty: {
    kind: 'verse',
    words: 'وَلِلَّهِ عَلَى ٱلنَّاسِ حِجُّ ٱلْبَيْتِ مَنِ ٱسْتَطَاعَ إِلَيْهِ سَبِيلًا',
    source: { surah: 3, ayah: 97 },
    checksum: '4c326502b713da3cc1b858ebf6c4f5135b8bfb30852ed9916e9380945e55f5ea',
  },
  talbiyah: {
    kind: 'hadith',
    words: 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ',
    source: { collections: 'al-Bukhari 1549, Muslim 1184' },
    checksum: '7d2109f464251ebe0f02c28853dcf6be48b5f811a3a36d025e4e72d9540dad2c',
  },
  noHarm: {
    kind: 'hadith',
    words: 'افْعَلْ وَلَا حَرَجَ',
    source: { collections: 'al-Bukhari 83, Muslim 1306' },
    checksum: '2a2356710c53a346e944e11847b53b3b4c286f59230568cc32dcd9cedf4d785e',
  },
  manners: {
    kind: 'verse',
    words: 'فَلَا رَفَثَ وَلَا فُسُوقَ وَلَا جِدَالَ فِي ٱلْحَجِّ',
    source: { surah: 2, ayah: 197 },
    checksum: 'a1be506db7b16529665c4569be2977040bf906f9659437e75f2a562dc13568a9',
  },
  intentUmrah: {
    kind: 'form',
    words: 'لَبَّيْكَ عُمْرَةً',
    source: { collections: 'the form of Muslim 1251' },
    checksum: '1098cccb43d39abacec4d9e8884e5dda4bc90a1b32a52c3cada90cc0df438426',
    transliteration: {
      en: 'Labbayka umratan',
      fr: 'Labbayka ‘oumratan',
      ms: 'Labbaika ‘umratan',
      tr: 'Lebbeyke umreten',
    },
  },
  intentHajj: {
    kind: 'form',
    words: 'لَبَّيْكَ حَجًّا',
    source: { collections: 'the form of Muslim 1251' },
    checksum: 'fecc0d49e57b40ded5f0e3f44e134e9dd9baa23291a5b863493acc84b8c2dc3d',
    transliteration: {
      en: 'Labbayka hajjan',
      fr: 'Labbayka hajjan',
      ms: 'Labbaika hajjan',
      tr: 'Lebbeyke haccen',
    },
  },
  intentBoth: {
    kind: 'hadith',
    words: 'لَبَّيْكَ عُمْرَةً وَحَجًّا',
    source: { collections: 'Muslim 1251' },
    checksum: 'f2d7132167d8278fdefa31c5bb8fa98c08cceec49d2f313a3efb630b979a0023',
    transliteration: {
      en: 'Labbayka umratan wa hajjan',
      fr: 'Labbayka ‘oumratan wa hajjan',
      ms: 'Labbaika ‘umratan wa hajjan',
      tr: 'Lebbeyke umreten ve haccen',
    },
  },
  mosque: {
    kind: 'hadith',
    words: 'اللَّهُمَّ افْتَحْ لِي أَبْوَابَ رَحْمَتِكَ',
    source: { collections: 'Muslim 713' },
    checksum: 'f6c650b216acfb4d0c22229c607c08ca9edcc5d89567a9969446bfef36d5f9d9',
    transliteration: {
      en: 'Allahumma-ftah li abwaba rahmatik',
      fr: 'Allahoumma-ftah li abwaba rahmatik',
      ms: 'Allahummaftah li abwaba rahmatik',
      tr: 'Allâhümmeftah lî ebvâbe rahmetik',
    },
  },
  tawaf: {
    kind: 'verse',
    words: 'رَبَّنَا آتِنَا فِي ٱلدُّنْيَا حَسَنَةً وَفِي ٱلْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ ٱلنَّارِ',
    source: { surah: 2, ayah: 201 },
    checksum: 'aaf61f0a52cbe8f431e4f4d5e1acf06b0283c2cea6a2e3f5df2877ec80115a4d',
    transliteration: {
      en: 'Rabbana atina fi’d-dunya hasanatan wa fi’l-akhirati hasanatan wa qina adhaba’n-nar',
      fr: 'Rabbana atina fi-d-dounya hasanatan wa fi-l-akhirati hasanatan wa qina ‘adhaba-n-nar',
      ms: 'Rabbana atina fid-dunya hasanatan wa fil-akhirati hasanatan wa qina ‘azaban-nar',
      tr: 'Rabbenâ âtinâ fi’d-dünyâ haseneten ve fi’l-âhireti haseneten ve kınâ azâbe’n-nâr',
    },
  },
  safa: {
    kind: 'verse',
    words: 'إِنَّ ٱلصَّفَا وَٱلْمَرْوَةَ مِن شَعَائِرِ ٱللَّهِ',
    source: { surah: 2, ayah: 158 },
    checksum: '87a1dfeea51c9fa18a377d9c84ee5b2d79004773f2cd7b07e334362d88fc1443',
    transliteration: {
      en: 'Inna’s-Safa wa’l-Marwata min sha’a’iri’llah',
      fr: 'Inna-s-Safa wa-l-Marwata min cha‘a’iri-llah',
      ms: 'Innas-Safa wal-Marwata min sya‘a’irillah',
      tr: 'İnne’s-Safâ ve’l-Mervete min şeâirillâh',
    },
  },
  arafah: {
    kind: 'hadith',
    words: 'لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
    source: { collections: 'al-Tirmidhi 3585' },
    checksum: '06dbd66515582b59a026362e900cb76377f9d7c8ab27e4dccf75334e38d6bc64',
    transliteration: {
      en: 'La ilaha illa’llah wahdahu la sharika lah, lahu’l-mulku wa lahu’l-hamd, wa huwa ala kulli shay’in qadir',
      fr: 'La ilaha illa-llah wahdahou la charika lah, lahou-l-moulkou wa lahou-l-hamd, wa houwa ‘ala koulli chay’in qadir',
      ms: 'La ilaha illallah wahdahu la syarika lah, lahul-mulku wa lahul-hamdu, wa huwa ‘ala kulli syai’in qadir',
      tr: 'Lâ ilâhe illallâhü vahdehû lâ şerîke leh, lehü’l-mülkü ve lehü’l-hamdü ve hüve alâ külli şey’in kadîr',
    },
  },
  greeting: {
    kind: 'form',
    words: 'السَّلَامُ عَلَيْكَ يَا رَسُولَ اللَّهِ',
    source: { collections: 'Ibn Umar, in Abd al-Razzaq 6724' },
    checksum: '5ed03a7fdf50fda05dd51c2e9620049b5723144fb1da017a08ec9d7696955aeb',
    transliteration: {
      en: 'As-salamu alayka ya rasula’llah',
      fr: 'As-salamou ‘alayka ya rasoula-llah',
      ms: 'Assalamu ‘alaika ya Rasulallah',
      tr: 'Es-selâmü aleyke yâ Resûlallah',
    },
  },
} as const satisfies Record<string, SacredText>;

export type SacredTextKey = keyof typeof SACRED_TEXTS;

/** The supplications in the order of the journey; their texts are in the messages `content.supplications`. */
export type SupplicationKey = Exclude<SacredTextKey, 'duty' | 'talbiyah' | 'noHarm' | 'manners'>;

/** A supplication in the letters of a language; null where its readers read the Arabic. */
export function findTransliteration(key: SupplicationKey, locale: Locale): string | null {
  const sounds: Partial<Record<Locale, string>> = SACRED_TEXTS[key].transliteration;
  return sounds[locale] ?? null;
}
