import type { PostedFields } from '@/lib/forms/no-javascript/no-javascript-form';

/** The query parameters of the list of requests: filters, and the key after which its page begins. */
export const LIST_PARAMETERS = ['queue', 'form', 'status', 'team', 'owner', 'text', 'after'] as const;

/** Those of the page of appointments: what its week shows, and the key after which its list begins. */
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

/** The address of a list. */
export const toListAddress = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search}`;
};
