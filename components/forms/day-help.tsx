'use client';

import { useRef } from 'react';
import styles from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon';
import { isDay, toGregorianDay } from '@/lib/forms/rules/calendars';
import type { DayTexts } from '@/lib/forms/texts/browser-texts';
import { formatDay } from '@/lib/i18n/format';

interface Props {
  texts: DayTexts;
  /** The typed parts, year first. */
  typed: string;
  onChoose(day: string): void;
}

/** The browser's own date picker behind a button, and the date in both calendars once it is valid. */
export function DayHelp({ texts, typed, onChoose }: Props) {
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
          aria-label={texts.calendar}
          title={texts.calendar}
          onClick={() => input.current?.showPicker()}
        >
          <Icon name="calendar" />
        </button>
      </span>
      <span className={styles.both} role="status">
        {known ? formatDay(known, texts.locale) : null}
      </span>
    </>
  );
}
