/** Used for selects too, which have no `checked`. */
export type Field = HTMLInputElement;

export type Submit = HTMLElement & { type: string; form: HTMLFormElement };

/** What the loader passes to the waker in the global `asleep`; null once React has taken over. */
export interface Asleep {
  /** Elements that were clicked. */
  held: Set<HTMLElement>;
  typed: Map<Field, readonly [value: string, checked: boolean]>;
  load(src: string): void;
  /** From the file that wakes the page; `classNames` are the original names of the classes `c0`, `c1` and so on. */
  page: readonly [
    sources: readonly string[],
    classNames: readonly string[],
    styleMark: string,
    elementMark: string,
  ];
}

declare global {
  var asleep: Asleep | null;
}
