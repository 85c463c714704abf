'use client';

import { useEffect, useRef, useState } from 'react';
import { readSheet } from '@/lib/admin/readings/read-sheet';
import { type Criteria, isScored, type Scores, sumScores } from '@/lib/award/rules/score-sheet';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { readTexts } from '../autosave-form';

interface Props {
  className: string | undefined;
  criteria: Criteria;
  /** As the server knows them; without script they are those of the last save. */
  scores: Scores;
  locale: Locale;
  /** Sentences with `{total}`: once each criterion has a score, and before. */
  texts: { total: string; totalSoFar: string };
}

/** The total of a sheet while it is filled in; nothing in an edition without weights. */
export function SheetTotal({ className, criteria, scores: stored, locale, texts }: Props) {
  const ref = useRef<HTMLOutputElement>(null);
  const [scores, setScores] = useState(stored);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return;
    const read = () => setScores(readSheet(readTexts(form)).scores);
    // Chosen before the script had loaded.
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  const total = sumScores(criteria, scores);
  if (total === null) return null;
  const text = texts[isScored(criteria, scores) ? 'total' : 'totalSoFar'];
  return (
    <output className={className} ref={ref}>
      {text.replace('{total}', formatNumber(total / 100, locale))}
    </output>
  );
}
