/**
 * True for a key that exists in a translator's messages. Codes and kinds come from an API, which may know more than the
 * messages do: check before you show one and provide a fallback.
 * @param t translator of the namespace
 */
export function hasText<Key extends string>(t: { has(key: Key): boolean }, key: string): key is Key {
  return t.has(key as Key);
}
