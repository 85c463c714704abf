import 'server-only';
/*
 * Refused features, by the names of ISO 32000-2. Names are searched everywhere, not only where the standard
 * expects them, because programs follow references from unusual places. Accepted: links to web pages (URI)
 * and within the document (GoTo), forms without scripts, signatures, layers and tags.
 */

export const ACTIVE_VALUES: ReadonlySet<string> = new Set([
  // Scripts.
  'JavaScript',
  // Starting programs, submitting forms or importing data, opening other files.
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  // Media and 3D scenes, which contain scripts and players.
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
  // Embedded files, and references to others.
  'EmbeddedFile',
  'FileAttachment',
  'Filespec',
  'FileSpec',
]);

export const ACTIVE_KEYS: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  // Actions that run automatically when something is shown, left, typed or printed.
  'AA',
  // XFA forms, which contain scripts.
  'XFA',
  // Embedded files, and portfolios of them.
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

/** Keys of a stream whose content is in another file, or that shows a page of one. */
export const FOREIGN_STREAM_KEYS: ReadonlySet<string> = new Set(['F', 'FFilter', 'Ref']);

/** Dictionaries whose keys are chosen freely by the producer: a font may be called AA. */
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

/** Accepted schemes of links: web page, mail, phone. Addresses without a scheme are web pages too. */
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
