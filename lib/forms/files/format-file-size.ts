const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A file's size for people: whole kilobytes, from a megabyte on one decimal. Units stay Latin in every language. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}
