import { nameListField } from '@/lib/requests/list-parameters';

/** Keeps the parameters of a list in a form, so that the same page of the list is shown after the post. */
export function ListFields({ query }: { query: Readonly<Record<string, string>> }) {
  return Object.entries(query).map(([name, value]) => (
    <input key={name} type="hidden" name={nameListField(name)} value={value} />
  ));
}
