import 'server-only';
/*
 * What is refused, by the names of ISO 32000-2. Names are looked for wherever they stand, not where the standard
 * expects them: programs follow a reference from the strangest places. Links to web pages (URI) and within the
 * document (GoTo), forms without scripts, signatures, layers and tags are welcome.
 */

/** Names that make a value active: kinds of actions, annotations and streams. */
export const ACTIVE_VALUES: ReadonlySet<string> = new Set([
  // Scripts.
  'JavaScript',
  // Programs that are started, forms that send themselves or fetch data, other files that are opened.
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  // Media and three-dimensional scenes, which bring scripts and players of their own.
  'Rendition',
  'MediaRendition',
  'SelectorRendition',
  'RichMedia',
  'RichMediaExecute',
  'Movie',
  'Sound',
  '3D',
  'GoTo3DView',
  'U3D',
  'PRC',
  // Files inside the file, and references to others.
  'EmbeddedFile',
  'FileAttachment',
  'Filespec',
  'FileSpec',
]);

/** Keys that make a dictionary active. */
export const ACTIVE_KEYS: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  // Actions that run by themselves when something is shown, left, typed or printed.
  'AA',
  // Forms of another language, with scripts of their own.
  'XFA',
  // Files inside the file, and portfolios of them.
  'EmbeddedFiles',
  'EF',
  'AF',
  'Collection',
  // References to files by other names than `F`, and to addresses instead of files.
  'UF',
  'DOS',
  'Mac',
  'Unix',
  'FS',
  // Programs in PostScript, for printers.
  'PS',
  'Level1',
  'RichMediaContent',
  'RichMediaSettings',
  'Renditions',
  'AlternatePresentations',
  '3DD',
  '3DV',
]);

/** Keys of a stream whose content stands in another file, or that shows a page of one. */
export const FOREIGN_STREAM_KEYS: ReadonlySet<string> = new Set(['F', 'FFilter', 'Ref']);

/** Dictionaries whose keys are names that the maker chose: a font may be called AA. */
export const FREE_KEYS: ReadonlySet<string> = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Colorants',
  'RoleMap',
  'ClassMap',
  'Dests',
]);

/** Arrays whose names are glyphs. */
export const GLYPH_KEYS: ReadonlySet<string> = new Set(['Differences']);

/** Where a link may lead: a web page, a mailbox, a phone. Addresses without a scheme are web pages as well. */
export const HONEST_SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'ftp',
  'geo',
  'doi',
  'urn',
]);
