/** @jest-environment node */
/** Requirements: SEARCH-01 */
import type { Locale } from '@/lib/i18n/locales';
import { foldText } from './fold-text';
import { listAskedTerms, listTerms, matchesWords } from './list-terms';

const same: [Locale, string, string][] = [
  ['ar', 'الإحرام', 'احرام'],
  ['ar', 'إِحْرَام', 'الاحرام'],
  ['ar', 'الحجاج', 'حاج'],
  ['ar', 'مواقيت', 'الميقات'],
  ['ar', 'العمرة', 'عمره'],
  ['ar', 'منى', 'مني'],
  ['ar', 'ميقـــات', 'ميقات'],
  ['ar', '٩ ذو الحجة', '9 ذو الحجه'],
  ['ar', 'والتصاريح', 'تصريح'],
  ['fa', 'احرام', 'إحرام'],
  ['fa', 'مکه', 'مكة'],
  ['fa', 'می‌رود', 'میرود'],
  ['ur', 'عمرہ', 'عمرة'],
  ['ur', 'زیارت', 'زيارة'],
  ['en', 'Ihram', 'ihram'],
  ['en', 'Mecca', 'Makkah'],
  ['en', 'permits', 'permit'],
  ['en', "sa'i", 'saee'],
  ['fr', 'l’ihram', 'Ihram'],
  ['fr', 'pèlerins', 'pelerin'],
  ['tr', 'İhram', 'ihram'],
  ['tr', 'Mekke’de', 'Mekke'],
  ['tr', 'IHRAM', 'ıhram'],
  ['ms', 'Makkah', 'Mekah'],
];
test.each(same)('%s: %s finds %s', (locale, stored, asked) => {
  expect(listTerms(asked, locale)).toEqual(listTerms(stored, locale));
});

const different: [Locale, string, string][] = [
  ['ar', 'حج', 'حجاب'],
  ['ar', 'منى', 'منبر'],
  ['en', 'Mina', 'miner'],
];
test.each(different)('%s: %s does not find %s', (locale, stored, asked) => {
  expect(listTerms(asked, locale)).not.toEqual(listTerms(stored, locale));
});

test('folding keeps one form of each letter and no mark', () => {
  expect(foldText('أُمُّ القُرَى ١٤٤٨')).toBe('ام القري 1448');
  expect(foldText('Ĥâjj')).toBe('hajj');
  expect(foldText('Mescid-\u2060i')).toBe('mescid-i');
});

test('the first twelve words of a query are searched, each once', () => {
  const words = Array.from({ length: 100 }, (_, at) => `w${at}`);
  expect(listAskedTerms(words.join(' '), 'en')).toEqual(words.slice(0, 12));
  expect(listAskedTerms('a '.repeat(100), 'en')).toEqual(['a']);
  expect(listAskedTerms('permit permits PERMIT', 'en')).toEqual(listTerms('permit', 'en'));
});

test.each([
  ['التصاريح بلا همزة', 'احكام', ['أحكام الحج']],
  ['Arabic typed with a Persian keyboard', 'مکه', ['مكة المكرمة']],
  ['missing accents', 'piece', ['une pièce d’identité']],
  ['Turkish capital letters', 'MİKAT', ['Mikat yerleri']],
  ['words in any order, from any of the texts', 'card lost', ['I have lost it', 'My Nusuk card']],
  ['nothing typed', '  ', ['anything']],
])('%s', (_, query, texts) => {
  expect(matchesWords(query, texts)).toBe(true);
});

test('a word that does not occur matches nothing', () => {
  expect(matchesWords('permit zebra', ['The Hajj permit'])).toBe(false);
});
