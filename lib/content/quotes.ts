/** Words that are never translated: they stand in Arabic on the pages of every language. */
export const QUOTES = {
  /** Quran 3:97. */
  duty: 'وَلِلَّهِ عَلَى النَّاسِ حِجُّ الْبَيْتِ مَنِ اسْتَطَاعَ إِلَيْهِ سَبِيلًا',
  /** The pilgrim's call, as the hadith hands it down. */
  talbiyah: 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ',
} as const;

export type QuoteKey = keyof typeof QUOTES;
