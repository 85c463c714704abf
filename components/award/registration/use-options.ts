'use client';

import { useTranslations } from 'next-intl';
import type { Option } from '@/components/ui/select-field';
import { ACADEMIC_LEVEL, GENDER, PARTICIPANT_CATEGORY, RESEARCH_TYPE } from '@/lib/award/enumerations';

const ENUMERATIONS = {
  gender: GENDER,
  academicLevel: ACADEMIC_LEVEL,
  researchType: RESEARCH_TYPE,
  participantCategory: PARTICIPANT_CATEGORY,
} as const;

/** The choices of an enumeration of the spec, labelled in the page's language. */
export function useOptions(name: keyof typeof ENUMERATIONS): Option[] {
  const t = useTranslations('register.options');
  return Object.entries(ENUMERATIONS[name]).map(([key, value]) => ({
    value: String(value),
    label: t(`${name}.${key}` as 'gender.Male'),
  }));
}
