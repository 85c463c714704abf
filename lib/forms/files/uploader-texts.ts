import type { Locale } from '@/lib/i18n/locales';
import { isolate } from './isolate';
import { FILE_ERRORS, type FileError, MAX_FILE_MEGABYTES, TYPE_NAMES } from './rules';
import { readSizeTexts, type SizeTexts } from './size-texts';
import type { UploadItem } from './upload-item';

const STATES = [
  'queued',
  'uploading',
  'stored',
  'attached',
  'failed',
] as const satisfies UploadItem['state'][];
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

/** Placeholder for the file name, which is unknown when the texts are loaded. */
const NAME = '{name}';

export interface UploaderTexts {
  sentences: Record<Sentence, string>;
  states: Record<UploadItem['state'], string>;
  errors: Record<FileErrorKey, string>;
  files: string;
  limits: string;
  size: SizeTexts;
}

const read = <Name extends string>(names: readonly Name[], say: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, say(name)])) as Record<Name, string>;

/** @param label of the files */
export function readUploaderTexts(
  t: (key: Key, values?: Record<string, string | number>) => string,
  { label, maxFiles, locale }: { label: string; maxFiles: number; locale: Locale },
): UploaderTexts {
  const values = {
    label,
    max: maxFiles,
    types: TYPE_NAMES,
    n: MAX_FILE_MEGABYTES,
    name: NAME,
  };
  return {
    sentences: read(SENTENCES, (key) => t(key, values)),
    states: read(STATES, (state) => t(`states.${state}`, values)),
    errors: read(ERRORS, (error) => t(`errors.${error}`, values)),
    files: t('files', values),
    limits: t(maxFiles > 1 ? 'limits.several' : 'limits.one', values),
    size: readSizeTexts(t, locale),
  };
}

export function nameFile(sentence: string, name: string): string {
  return sentence.replace(NAME, () => isolate(name));
}

/** Why a file was refused; a code that only the server knows gets a general sentence. */
export function sayError({ errors }: UploaderTexts, code: string, name: string): string {
  const known = ERRORS.find((error) => error === code) ?? 'other';
  return nameFile(errors[known], name);
}
