/**
 * True for a key that a translator knows. Codes and kinds come from an API, which may know some that the messages do
 * not: whoever shows one asks first, and falls back to something else.
 * @param t translator of the namespace
 */
export function hasText<Key extends string>(t: { has(key: Key): boolean }, key: string): key is Key {
  return t.has(key as Key);
}
