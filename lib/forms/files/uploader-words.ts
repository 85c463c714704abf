import type { Locale } from '@/lib/i18n/locales';
import { isolate } from './isolate';
import { ACCEPTED_TYPES, FILE_ERRORS, type FileError, MAX_FILE_MEGABYTES } from './rules';
import { readSizeWords, type SizeWords } from './size-words';
import type { UploadItem } from './upload-item';

const STATES = ['queued', 'uploading', 'attached', 'failed'] as const satisfies UploadItem['state'][];
const SENTENCES = [
  'choose',
  'add',
  'replace',
  'drop',
  'checking',
  'remove',
  'refused',
  'added',
  'removed',
  'removeNamed',
  'download',
] as const;
const ERRORS = [...FILE_ERRORS, 'other'] as const;

type Sentence = (typeof SENTENCES)[number];
type FileErrorKey = FileError | 'other';
type Key =
  | Sentence
  | 'files'
  | `units.${'kilobytes' | 'megabytes'}`
  | `limits.${'one' | 'several'}`
  | `states.${UploadItem['state']}`
  | `errors.${FileErrorKey}`;

/** Stands for the name of a file, which is not known when the words are read. */
const NAME = '{name}';

/** Every word that an uploader says, as plain data: no message file need travel to the browser for it. */
export interface UploaderWords {
  sentences: Record<Sentence, string>;
  states: Record<UploadItem['state'], string>;
  errors: Record<FileErrorKey, string>;
  /** Name of the list of chosen files. */
  files: string;
  /** How many files of which size are taken. */
  limits: string;
  size: SizeWords;
}

const read = <Name extends string>(names: readonly Name[], say: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, say(name)])) as Record<Name, string>;

/**
 * The words of one uploader.
 * @param t reads the messages `uploader`
 * @param label what the files are
 */
export function readUploaderWords(
  t: (key: Key, values?: Record<string, string | number>) => string,
  { label, maxFiles, locale }: { label: string; maxFiles: number; locale: Locale },
): UploaderWords {
  const values = {
    label,
    max: maxFiles,
    types: ACCEPTED_TYPES.join(', '),
    n: MAX_FILE_MEGABYTES,
    name: NAME,
  };
  return {
    sentences: read(SENTENCES, (key) => t(key, values)),
    states: read(STATES, (state) => t(`states.${state}`, values)),
    errors: read(ERRORS, (error) => t(`errors.${error}`, values)),
    files: t('files', values),
    limits: t(maxFiles > 1 ? 'limits.several' : 'limits.one', values),
    size: readSizeWords(t, locale),
  };
}

/** A sentence about a file, with its name. */
export function nameFile(sentence: string, name: string): string {
  return sentence.replace(NAME, () => isolate(name));
}

/** Why a file was refused; a code that only the server knows gets a general sentence. */
export function sayError({ errors }: UploaderWords, code: string, name: string): string {
  const known = ERRORS.find((error) => error === code) ?? 'other';
  return nameFile(errors[known], name);
}
