/** Codes and kinds come from an API, which may know more than the messages do: check first and provide a fallback. */
export function hasText<Key extends string>(t: { has(key: Key): boolean }, key: string): key is Key {
  return t.has(key as Key);
}
