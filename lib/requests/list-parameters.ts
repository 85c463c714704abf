import type { PostedFields } from '@/lib/forms/no-javascript/no-javascript-form';

/** The query parameters of the list of requests: filters, and the key after which its page begins. */
export const LIST_PARAMETERS = [
  'queue',
  'form',
  'status',
  'team',
  'owner',
  'priority',
  'due',
  'text',
  'after',
] as const;

/**
 * The query parameters of a request that was opened from the list: a mark, which is needed if the list has no filters,
 * the parameters of the list, and the due date that the request had in it.
 */
export const PLACE_PARAMETERS = ['list', ...LIST_PARAMETERS, 'at'] as const;
export const IN_LIST = { list: '1' } as const;
/** The due date of a request without one. */
export const NO_DUE = 'none';

/** Those of the page of appointments: day and resource of its week, and the key after which its list begins. */
export const APPOINTMENT_PARAMETERS = ['day', 'resource', 'after'] as const;

/** Name of the hidden field with which a form in a list keeps a parameter of its address. */
export const nameListField = (parameter: string) => `list.${parameter}`;

/** The parameters of the list in which a posted form is. */
export function readListFields(
  { texts }: Pick<PostedFields, 'texts'>,
  parameters: readonly string[],
): Record<string, string> {
  const given = parameters.map((name): [string, string] => [name, texts.get(nameListField(name)) ?? '']);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export const toListAddress = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** The page of a request, at its place in the list from which it was opened. */
export function requestPage(fields: PostedFields): string {
  const id = (fields.texts.get('id') ?? '').trim();
  const path = id === '' ? '/desk/requests' : `/desk/requests/${encodeURIComponent(id)}`;
  return toListAddress(path, readListFields(fields, PLACE_PARAMETERS));
}
