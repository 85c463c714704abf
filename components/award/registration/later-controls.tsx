'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Select } from '@/components/forms/choice-controls';
import type { ControlProps } from '@/components/forms/form-question';
import { Area, Line } from '@/components/forms/line-controls';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { endpointQuery } from '@/lib/award/query-options';
import type { FormValues } from '@/lib/forms/browser-values';
import { formatNumber } from '@/lib/i18n/format';
import styles from './wizard.module.css';

const LISTS = {
  scholarshipCountryId: LOOKUP_ENDPOINTS.listScholarshipCountries,
  researchFieldId: LOOKUP_ENDPOINTS.listResearchFields,
  currentEducationalLevel: LOOKUP_ENDPOINTS.listEducationalLevels,
} as const;

const isListed = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/** A choice from a list that the API keeps. When it cannot be read the page says so and offers to try again. */
function ListSelect(props: ControlProps) {
  const { name } = props.field;
  return isListed(name) ? <OpenList {...props} list={LISTS[name]} /> : null;
}

function OpenList({ list, ...props }: ControlProps & { list: (typeof LISTS)[keyof typeof LISTS] }) {
  const t = useTranslations('register.lists');
  const { data, isError, isFetching, refetch } = useQuery(endpointQuery(list, useLocale()));
  if (isError && !data) {
    return (
      <Notice tone="error" role="alert" title={t('failed')}>
        <p>{t('advice')}</p>
        <Button variant="secondary" aria-disabled={isFetching} onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  const options = (data?.data ?? []).map((item) => ({ value: String(item.id), label: item.name }));
  return <Select key={options.length} {...props} texts={{ ...props.texts, options }} />;
}

/** From this many characters left a screen reader hears each change. */
const ANNOUNCE_FROM = 20;
/** A line says how much room is left once it is this little; a text of several lines says so always. */
const SHOW_FROM = 50;

/** How many characters are left, or how many are too many; the text is never cut. */
function CharacterCount({ field }: Pick<ControlProps, 'field'>) {
  const t = useTranslations('register.count');
  const locale = useLocale();
  const { control } = useFormContext<FormValues>();
  const { length } = String(useWatch({ control, name: field.name }) ?? '').trim();
  if (!('maxLength' in field)) return null;
  const left = field.maxLength - length;
  if (field.kind === 'text' && left > SHOW_FROM) return null;
  const count = Math.abs(left);
  return (
    <p
      className={styles.count}
      data-over={left < 0 ? '' : undefined}
      aria-live={left <= ANNOUNCE_FROM ? 'polite' : 'off'}
    >
      {t(left < 0 ? 'over' : 'remaining', { count, number: formatNumber(count, locale) })}
    </p>
  );
}

/** A line of text with the room that is left. */
function CountedLine(props: ControlProps) {
  return (
    <>
      <Line {...props} />
      <CharacterCount field={props.field} />
    </>
  );
}

/** A text of several lines with the room that is left. */
function CountedArea(props: ControlProps) {
  return (
    <>
      <Area {...props} />
      <CharacterCount field={props.field} />
    </>
  );
}

/** Controls of the later steps, which nobody sees first. */
export const LATER_CONTROLS = { ListSelect, CountedLine, CountedArea };
