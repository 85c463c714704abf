/**
 * Remembers what a function has returned, by its arguments as JSON, for the life of the process; for the few
 * arguments that there are. It travels to the browser with every date, so it is written here: the library is four
 * times as large.
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
