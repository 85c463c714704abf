import type { KnownFile } from './choose-files';

/** One file in an uploader's list: newly chosen, stored with the draft, or stored with the request. */
export interface UploadItem extends KnownFile {
  id: string;
  state: 'queued' | 'uploading' | 'stored' | 'attached' | 'failed';
  file?: File;
  url?: string;
  /** Id of the file in the draft on the server: the form sends this instead of the file. */
  stored?: string;
  /** Why the server refused it: a `FileError` or another code of the API. */
  error?: string;
}

let count = 0;

export function toUploadItem(file: File): UploadItem {
  count += 1;
  return { id: `chosen-${count}`, name: file.name, size: file.size, state: 'queued', file };
}

type SentItem = UploadItem & { sent: File | string };

/** The files of a list that are sent: the ids of stored ones, then newly chosen ones, each in the order of the list. */
export function listSentItems(items: readonly UploadItem[]): SentItem[] {
  const sent = items.flatMap((item): SentItem[] => {
    const content = item.stored ?? item.file;
    return content === undefined ? [] : [{ ...item, sent: content }];
  });
  return [...sent.filter(({ stored }) => stored), ...sent.filter(({ stored }) => !stored)];
}
