/** Files that the uploader accepts, for browser and server (FILE-01, FILE-02). */
export const MAX_FILE_BYTES = 2_097_152;
export const MAX_FILE_MEGABYTES = 2;
export const MAX_SUPPORTIVE_FILES = 5;
export const ACCEPTED_TYPES = ['pdf'] as const;
/** As messages name them. */
export const TYPE_NAMES = ACCEPTED_TYPES.join(', ').toUpperCase();
export const ACCEPT = ACCEPTED_TYPES.flatMap((type) => [`.${type}`, `application/${type}`]).join(',');
/** At most nine files and 19 MB per request: larger bodies are refused before they are read. */
export const MAX_REQUEST_BYTES = 19 * 1_048_576;

export const FILE_ERRORS = [
  'tooMany',
  'wrongType',
  'tooLarge',
  'duplicate',
  'empty',
  'encrypted',
  'damaged',
  'activeContent',
  'infected',
  'gone',
] as const;

/** Why a file was refused; the texts are in `messages/<locale>/uploader.json` under `errors`. */
export type FileError = (typeof FILE_ERRORS)[number];
