import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';

/** The slot of the files that the staff sends with a reply. No form of a service has a field of this name. */
export const REPLY_FILES = 'replyFiles';

/** Name of the boxes with the ids of the files of a returned reply that go along with the next one. */
export const KEPT_FILES = 'keptFiles';

export const REPLY_SLOTS = { [REPLY_FILES]: { maxFiles: MAX_SUPPORTIVE_FILES } } as const;

/** The body of `Desk/ProposeChange` from its text parts. What is missing or no number is refused by the schema. */
export function readReply(texts: URLSearchParams): Record<string, unknown> {
  const { [KEPT_FILES]: _kept, version, ...others } = Object.fromEntries(texts);
  return { ...others, version: Number(version), [KEPT_FILES]: texts.getAll(KEPT_FILES) };
}
