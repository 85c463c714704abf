'use client';

import { type KeyboardEvent, useState } from 'react';
import styles from './portal-search-form.module.css';
import { useSuggestions } from './use-suggestions';

interface Props {
  id: string;
  text: string | undefined;
  isInPopover: boolean;
  texts: { hint: string; suggestions: string; counts: readonly string[] };
}

/** The arrow keys move between the field and the suggestions, as in a list box. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const field = event.currentTarget.closest(`.${styles.field}`);
  if (!step || !field) return;
  const stops = [...field.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The browser itself focuses the field of a popover when the popover opens, not when the page does. */
const FOCUSED_ON_OPEN = { autoFocus: true };

/** The search field. While the user types, matching titles are offered as links below it. */
export function SearchInput({ id, text, isInPopover, texts }: Props) {
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  return (
    <div className={styles.field}>
      <input
        id={id}
        {...(isInPopover ? FOCUSED_ON_OPEN : {})}
        className={styles.input}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={texts.hint}
        maxLength={200}
        required
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={moveFocus}
      />
      <p className="visually-hidden" role="status">
        {suggestions ? texts.counts[suggestions.length] : ''}
      </p>
      {suggestions && suggestions.length > 0 ? (
        <ul className={styles.suggestions} aria-label={texts.suggestions}>
          {suggestions.map(({ address, title }) => (
            <li key={address}>
              <a href={address} onKeyDown={moveFocus}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
