/** For few different arguments only. Every page with a date ships this, and a library is four times as large. */
export function memoize<Args extends unknown[], Value extends object>(make: (...args: Args) => Value) {
  const known = new Map<string, Value>();
  return (...args: Args): Value => {
    const key = JSON.stringify(args);
    const value = known.get(key) ?? make(...args);
    known.set(key, value);
    return value;
  };
}
