'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './search-form.module.css';
import { useSuggestions } from './use-suggestions';

interface Props {
  id: string;
  text: string | undefined;
  labels: { hint: string; suggestions: string; counts: readonly string[] };
}

/** The arrow keys go from the field through the suggestions and back, as they would in a list of choices. */
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

/** Gives the field the focus when the popover around it opens. */
function useFocusOnOpen() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const popover = field.current?.closest('[popover]');
    const focus = (event: Event) => (event as ToggleEvent).newState === 'open' && field.current?.focus();
    popover?.addEventListener('toggle', focus);
    return () => popover?.removeEventListener('toggle', focus);
  }, []);
  return field;
}

/** The field itself; while somebody types, titles that fit are offered as links below it. */
export function SearchInput({ id, text, labels }: Props) {
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const field = useFocusOnOpen();
  return (
    <div className={styles.field}>
      <input
        id={id}
        ref={field}
        className={styles.input}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={labels.hint}
        maxLength={200}
        required
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={moveFocus}
      />
      <p className="visually-hidden" role="status">
        {suggestions ? labels.counts[suggestions.length] : ''}
      </p>
      {suggestions && suggestions.length > 0 ? (
        <ul className={styles.suggestions} aria-label={labels.suggestions}>
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
