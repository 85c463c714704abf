'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { SubmissionValues } from '@/lib/award/submission-values';
import { useFaultLines } from './use-fault-lines';

/**
 * What stood against the last Save. The lines stay as they were until the next one, so that nothing jumps
 * while the boxes below are ticked; give it a new `key` with each Save.
 */
export function SubmissionSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('submit');
  const { formState } = useFormContext<SubmissionValues>();
  const [lines] = useState(useFaultLines());
  const isSettled = Object.keys(formState.errors).length === 0;
  if (isSettled || lines.all.length === 0) return null;
  const title = lines.isIncomplete ? t('requiredFields') : t('failure.filesTitle');
  return <ErrorSummary ref={ref} title={title} faults={lines.all} />;
}
