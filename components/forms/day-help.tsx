'use client';

import { useRef } from 'react';
import styles from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon';
import { isDay, toGregorianDay } from '@/lib/forms/rules/calendars';
import type { DayTexts } from '@/lib/forms/texts/browser-texts';
import { formatDay } from '@/lib/i18n/format';

interface Props {
  words: DayTexts;
  /** What was typed so far, year first. */
  typed: string;
  onChoose(day: string): void;
}

/**
 * What helps with a day: the browser's own calendar behind a button (the input that it belongs to is out of sight), and
 * the day in both calendars as soon as it is one.
 */
export function DayHelp({ words, typed, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const day = toGregorianDay(typed);
  const known = isDay(day) ? day : '';
  return (
    <>
      <span className={styles.calendar}>
        <input
          type="date"
          ref={input}
          value={known}
          onChange={({ target }) => onChoose(target.value)}
          tabIndex={-1}
          aria-hidden="true"
        />
        <button
          type="button"
          aria-label={words.calendar}
          title={words.calendar}
          onClick={() => input.current?.showPicker()}
        >
          <Icon name="calendar" />
        </button>
      </span>
      <span className={styles.both} role="status">
        {known ? formatDay(known, words.locale) : null}
      </span>
    </>
  );
}
