/**
 * Caches the results of a function by its arguments as JSON, for the life of the process; suitable only where there are
 * few different arguments. Every page with a date ships this to the browser, and a library is four times as large.
 */
export function memoize<Args extends unknown[], Value extends object>(make: (...args: Args) => Value) {
  const known = new Map<string, Value>();
  return (...args: Args): Value => {
    const key = JSON.stringify(args);
    const value = known.get(key) ?? make(...args);
    known.set(key, value);
    return value;
  };
}
