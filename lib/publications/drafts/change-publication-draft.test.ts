/** Requirements: PUBLISH-03, PUBLISH-04, PUBLISH-14, PUBLISH-15, PUBLISH-20 */
import { changeDraft, type DraftChange } from './change-publication-draft';
import { createDraft, listOpen, type PublicationDraft, readProgress, toItem } from './publication-draft';

let ids = 0;
const makeId = () => `n${++ids}`;
beforeEach(() => {
  ids = 0;
});

const start = (): PublicationDraft =>
  createDraft({ id: 'one', kind: 'news', data: { topic: 'hajj' } }, 'خبر', 'a');
const save = (draft: PublicationDraft, change: Partial<DraftChange>) =>
  changeDraft(
    draft,
    {
      locale: 'ar',
      words: {},
      confirmed: [],
      addresses: {},
      links: {},
      images: {},
      splitsParagraphs: true,
      ...change,
    },
    makeId,
  );

test('a translation is done once it is written, and again after the Arabic text has changed and it is confirmed', () => {
  const written = save(start(), { locale: 'fr', words: { title: 'Une nouvelle' } });
  expect(readProgress(written, 'fr', 'title')).toBe('done');
  expect(readProgress(written, 'tr', 'title')).toBe('missing');
  const changed = save(written, { words: { title: 'خبر جديد' } });
  expect(readProgress(changed, 'fr', 'title')).toBe('outdated');
  const saved = save(changed, { locale: 'fr', words: { title: 'Une nouvelle' } });
  expect(readProgress(saved, 'fr', 'title')).toBe('outdated');
  const confirmed = save(saved, { locale: 'fr', confirmed: ['title'] });
  expect(readProgress(confirmed, 'fr', 'title')).toBe('done');
});

test('copied Arabic does not count as a translation, unless it is confirmed', () => {
  const copied = save(start(), { locale: 'ur', words: { title: 'خبر' } });
  expect(readProgress(copied, 'ur', 'title')).toBe('copied');
  expect(readProgress(save(copied, { locale: 'ur', confirmed: ['title'] }), 'ur', 'title')).toBe('done');
});

test('pasted Arabic paragraphs become blocks, which the other languages fill in order', () => {
  const arabic = save(start(), { words: { 'block-a': 'أولى\n\nثانية\n \nثالثة' } });
  expect(arabic.blocks.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'paragraph'],
    ['n1', 'paragraph'],
    ['n2', 'paragraph'],
  ]);
  expect(['a', 'n1', 'n2'].map((id) => arabic.words.ar[`block-${id}`])).toEqual(['أولى', 'ثانية', 'ثالثة']);
  const french = save(arabic, { locale: 'fr', words: { 'block-a': 'Un\n\nDeux\n\nTrois' } });
  expect(['a', 'n1', 'n2'].map((id) => french.words.fr[`block-${id}`])).toEqual(['Un', 'Deux', 'Trois']);
  const long = save(french, { locale: 'fr', words: { 'block-n2': 'Trois\n\nQuatre' } });
  expect(long.words.fr['block-n2']).toBe('Trois\n\nQuatre');
});

test('pasted headings, lists and tables become their blocks, which the other languages fill in order', () => {
  const text = '# عنوان\n\nفقرة\n\n• واحد\n• اثنان\n\nالفئة | الرسم\nحاج | 10';
  const arabic = save(start(), { words: { 'block-a': text } });
  expect(arabic.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
  const textsOf = ({ blocks, words }: PublicationDraft, locale: 'ar' | 'fr') =>
    blocks.map(({ id }) => words[locale][`block-${id}`]);
  expect(textsOf(arabic, 'ar')).toEqual(['عنوان', 'فقرة', 'واحد\nاثنان', 'خبر\nالفئة | الرسم\nحاج | 10']);
  const [first = { id: '' }] = arabic.blocks;
  const pasted = '# Titre\n\nTexte\n\n- un\n- deux\n\nTarifs\nPour | Prix\nHajj | 10';
  const french = save(arabic, { locale: 'fr', words: { [`block-${first.id}`]: pasted } });
  expect(textsOf(french, 'fr')).toEqual(['Titre', 'Texte', 'un\ndeux', 'Tarifs\nPour | Prix\nHajj | 10']);
  const other = save(arabic, { locale: 'fr', words: { [`block-${first.id}`]: 'Texte\n\n# Titre' } });
  expect(textsOf(other, 'fr')[0]).toBe('Texte\n\n# Titre');
});

test('a paragraph that is translated keeps its block when something else is pasted over it', () => {
  const translated = save(start(), { locale: 'fr', words: { 'block-a': 'Un texte' } });
  const { blocks, words } = save(translated, { words: { 'block-a': '• أ\n• ب' } });
  expect([blocks, words.fr['block-a']]).toEqual([[{ id: 'a', kind: 'paragraph' }], 'Un texte']);
});

test('the marks of a pasted list go when it is pasted into a list, and a written table stays as it is', () => {
  const added = save(start(), { blockChange: { change: 'add', kind: 'list', after: 'a' } });
  const { words } = save(added, { words: { 'block-n1': '• أ\n• ب' } });
  expect(words.ar['block-n1']).toBe('أ\nب');
  const table = save(start(), { blockChange: { change: 'add', kind: 'table', after: 'a' } });
  const [, { id } = { id: '' }] = table.blocks;
  const wrong = 'أسعار\nأ | ب | ج\n1 | 2';
  expect(save(table, { words: { [`block-${id}`]: wrong } }).words.ar[`block-${id}`]).toBe(wrong);
});

test('an autosave leaves the paragraphs of a text together', () => {
  const { blocks, words } = save(start(), { words: { 'block-a': 'أ\n\nب' }, splitsParagraphs: false });
  expect([blocks.length, words.ar['block-a']]).toEqual([1, 'أ\n\nب']);
});

test('blocks are added, moved and removed for every language, with the texts of the page', () => {
  const added = save(start(), {
    words: { title: 'عنوان' },
    blockChange: { change: 'add', kind: 'link', after: 'a' },
  });
  expect(added.words.ar.title).toBe('عنوان');
  expect(added.blocks).toEqual([
    { id: 'a', kind: 'paragraph' },
    { id: 'n1', kind: 'link', address: '/' },
  ]);
  const moved = save(added, { blockChange: { change: 'up', block: 'n1' } });
  expect(moved.blocks.map(({ id }) => id)).toEqual(['n1', 'a']);
  expect(save(moved, { blockChange: { change: 'up', block: 'n1' } }).blocks).toEqual(moved.blocks);
  const removed = save(moved, { blockChange: { change: 'remove', block: 'n1' } });
  expect(removed.blocks.map(({ id }) => id)).toEqual(['a']);
  expect(save(removed, { blockChange: { change: 'remove', block: 'a' } }).blocks).toHaveLength(1);
});

test('the address of a link changes in every language', () => {
  const added = save(start(), { blockChange: { change: 'add', kind: 'link', after: '' } });
  expect(save(added, { locale: 'tr', addresses: { n1: '/Haj', a: '/Umrah' } }).blocks).toEqual([
    { id: 'n1', kind: 'link', address: '/Haj' },
    { id: 'a', kind: 'paragraph' },
  ]);
});

test('a paragraph gets links, whose addresses are the same in every language and whose phrases are not', () => {
  const linked = save(start(), { blockChange: { change: 'link', block: 'a' } });
  expect(linked.blocks).toEqual([{ id: 'a', kind: 'paragraph', links: [{ id: 'n1', address: '/' }] }]);
  const arabic = save(linked, {
    words: { 'block-a': 'عن الحج هنا', 'phrase-n1': ' الحج ' },
    links: { n1: '/Haj' },
  });
  const french = save(arabic, { locale: 'fr', words: { 'phrase-n1': 'le Hajj' } });
  const { data, texts } = toItem(french, '');
  expect(data.body).toEqual([{ id: 'a', kind: 'paragraph', links: [{ id: 'n1', address: '/Haj' }] }]);
  expect([texts.ar.links, texts.fr.links, texts.en.links]).toEqual([
    { n1: 'الحج' },
    { n1: 'le Hajj' },
    undefined,
  ]);
  expect(save(french, { blockChange: { change: 'unlink', block: 'n1' } }).blocks).toEqual(start().blocks);
  expect(save(start(), { blockChange: { change: 'link', block: 'unknown' } }).blocks).toEqual(start().blocks);
});

test('a phrase that no longer occurs in the text of its language is open again', () => {
  const linked = save(start(), { blockChange: { change: 'link', block: 'a' } });
  const done = save(linked, { words: { 'block-a': 'عن الحج هنا', 'phrase-n1': 'الحج' } });
  const isOpenIn = (draft: PublicationDraft) =>
    listOpen(draft, 'ar').open.some(({ key }) => key === 'phrase-n1');
  expect([isOpenIn(linked), isOpenIn(done)]).toEqual([true, false]);
  expect(isOpenIn(save(done, { words: { 'block-a': 'عن العمرة هنا' } }))).toBe(true);
});

test('texts of unknown fields are dropped, and a title has one line', () => {
  const { words } = save(start(), { words: { title: ' خبر\nطويل ', other: 'x' } });
  expect(words.ar).toEqual({ title: 'خبر طويل' });
});

test('a language counts its texts', () => {
  const { total, open } = listOpen(start(), 'ar');
  expect([total, open.map(({ key }) => key)]).toEqual([3, ['summary', 'block-a']]);
});

test('an image block has an optional caption and description, which are translated once they are written', () => {
  const added = save(start(), { blockChange: { change: 'add', kind: 'image', after: 'a' } });
  const chosen = save(added, { images: { n1: 'one', a: 'two' } });
  expect(chosen.blocks).toEqual([
    { id: 'a', kind: 'paragraph' },
    { id: 'n1', kind: 'image', image: 'one' },
  ]);
  expect(save(chosen, { images: { n1: '' } }).blocks[1]).toEqual({ id: 'n1', kind: 'image' });
  const isOpenIn = (draft: PublicationDraft, locale: 'ar' | 'fr') =>
    listOpen(draft, locale).open.map(({ key }) => key);
  expect(isOpenIn(chosen, 'fr')).toEqual(['title', 'summary', 'block-a']);
  const described = save(chosen, { words: { 'description-n1': 'حجاج' } });
  expect(isOpenIn(described, 'ar')).toEqual(['summary', 'block-a']);
  expect(isOpenIn(described, 'fr')).toEqual(['title', 'summary', 'block-a', 'description-n1']);
  const { body, descriptions } = toItem(described, '').texts.ar;
  expect([body, descriptions]).toEqual([['', ''], { n1: 'حجاج' }]);
});
