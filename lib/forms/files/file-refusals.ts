import { listSentItems, type UploadItem } from './upload-item';

/** A field of the body: a slot, and with several files an index: `ExtraSupportiveFiles.2`. */
const FIELD = /^([A-Za-z]+)(?:[.[](\d+)\]?)?$/;

export interface FileRefusal<Slot extends string = string> {
  slot: Slot;
  index: number;
  code: string;
}

/** The files that the server refused, from the `fields` of its error; other fields are ignored. */
export function listFileRefusals<Slot extends string>(
  slots: readonly Slot[],
  fields: Readonly<Record<string, string>>,
): FileRefusal<Slot>[] {
  return Object.entries(fields).flatMap(([field, code]) => {
    const [, name, index = '0'] = FIELD.exec(field) ?? [];
    const slot = slots.find((known) => known === name);
    return slot ? [{ slot, index: Number(index), code }] : [];
  });
}

export function markRefused(
  items: readonly UploadItem[],
  slot: string,
  refusals: readonly FileRefusal[],
): UploadItem[] {
  const sent = listSentItems(items);
  return items.map((item) => {
    const refusal = refusals.find((entry) => entry.slot === slot && sent[entry.index]?.id === item.id);
    return refusal ? { ...item, state: 'failed', error: refusal.code } : item;
  });
}
