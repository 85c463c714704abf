'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { type ChosenNames, SLOT_NAMES, type SubmissionValues } from '@/lib/award/submission-values';
import { isolate } from '@/lib/forms/files/isolate';

/** The files of the draft that a browser could not keep: which they were, as long as they are not chosen again. */
export function ChooseAgain({ remembered }: { remembered: ChosenNames }) {
  const t = useTranslations('submit');
  const values = useWatch<SubmissionValues>();
  const missing = SLOT_NAMES.map((slot) => {
    const present = values[slot]?.map((item) => item?.name) ?? [];
    return { slot, names: (remembered[slot] ?? []).filter((name) => !present.includes(name)) };
  }).filter(({ names }) => names.length > 0);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('again.title')} role="status">
      <p>{t('again.text')}</p>
      <ul>
        {missing.map(({ slot, names }) => (
          <li key={slot}>
            {t('again.join', {
              label: t(`slots.${slot}.label`),
              names: names.map(isolate).join(t('again.comma')),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
