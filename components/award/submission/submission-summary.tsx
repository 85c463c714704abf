'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { SubmissionValues } from '@/lib/award/submission-values';
import { useFaultLines } from './use-fault-lines';

/**
 * What stood against the last Save; takes the focus. The lines stay as they were until the next one, so that nothing
 * jumps while the boxes below are ticked; give it a new `key` with each Save.
 */
export function SubmissionSummary() {
  const t = useTranslations('submit');
  const { formState } = useFormContext<SubmissionValues>();
  const [lines] = useState(useFaultLines());
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const isSettled = Object.keys(formState.errors).length === 0;
  if (isSettled || lines.all.length === 0) return null;
  const title = lines.isIncomplete ? t('requiredFields') : t('failure.filesTitle');
  return <ErrorSummary ref={summary} title={title} faults={lines.all} />;
}
