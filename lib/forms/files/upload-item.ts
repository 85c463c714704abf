import type { KnownFile } from './choose-files';

/** One file in an uploader's list: freshly chosen, or stored with the request already. */
export interface UploadItem extends KnownFile {
  id: string;
  state: 'queued' | 'uploading' | 'attached' | 'failed';
  /** The content, for files chosen in this page; stored ones have `url` instead. */
  file?: File;
  /** Where its owner can download a stored file. */
  url?: string;
  /** Why the server refused it: a `FileError` or another code of the API. */
  error?: string;
}

let count = 0;

/** A chosen file that waits for the form to be sent. */
export function toUploadItem(file: File): UploadItem {
  count += 1;
  return { id: `chosen-${count}`, name: file.name, size: file.size, state: 'queued', file };
}

/** The files of a list that travel: freshly chosen ones, in the order of the list. */
export function listSentItems(items: readonly UploadItem[]): (UploadItem & { file: File })[] {
  return items.filter((item): item is UploadItem & { file: File } => item.file !== undefined);
}
