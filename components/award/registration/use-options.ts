'use client';

import { useTranslations } from 'next-intl';
import type { Option } from '@/components/ui/select-field';
import { ACADEMIC_LEVEL, GENDER, PARTICIPANT_CATEGORY, RESEARCH_TYPE } from '@/lib/award/enumerations';

const listKeys = <Name extends string, Key extends string>(
  name: Name,
  values: Readonly<Record<Key, number>>,
) =>
  (Object.keys(values) as Key[]).map((key) => ({
    value: String(values[key]),
    key: `${name}.${key}` as const,
  }));

const OPTIONS = {
  gender: listKeys('gender', GENDER),
  academicLevel: listKeys('academicLevel', ACADEMIC_LEVEL),
  researchType: listKeys('researchType', RESEARCH_TYPE),
  participantCategory: listKeys('participantCategory', PARTICIPANT_CATEGORY),
};

/** The choices of an enumeration of the spec, labelled in the page's language. */
export function useOptions(name: keyof typeof OPTIONS): Option[] {
  const t = useTranslations('register.options');
  return OPTIONS[name].map(({ value, key }) => ({ value, label: t(key) }));
}
