/** A verse or hadith, shown in Arabic on the pages of every language exactly as written here. */
interface SacredText {
  kind: 'verse' | 'hadith';
  words: string;
  /** A verse by the numbers of its surah and ayah, a hadith by its collections. */
  source: { surah: number; ayah: number } | { collections: string };
  /** SHA-256 of the words, so that a test detects any change. */
  checksum: string;
}

/** Every verse and hadith in the portal; verses in the Uthmanic spelling. */
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
} as const satisfies Record<string, SacredText>;

export type SacredTextKey = keyof typeof SACRED_TEXTS;
