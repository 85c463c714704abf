import type { KnownFile } from './choose-files';

/** One file in an uploader's list: newly chosen, or already stored with the request. */
export interface UploadItem extends KnownFile {
  id: string;
  state: 'queued' | 'uploading' | 'attached' | 'failed';
  file?: File;
  url?: string;
  /** Why the server refused it: a `FileError` or another code of the API. */
  error?: string;
}

let count = 0;

export function toUploadItem(file: File): UploadItem {
  count += 1;
  return { id: `chosen-${count}`, name: file.name, size: file.size, state: 'queued', file };
}

/** The files of a list that are sent: newly chosen ones, in the order of the list. */
export function listSentItems(items: readonly UploadItem[]): (UploadItem & { file: File })[] {
  return items.filter((item): item is UploadItem & { file: File } => item.file !== undefined);
}
