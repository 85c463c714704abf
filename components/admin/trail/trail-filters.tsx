import { getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { hasText } from '@/lib/i18n/has-text';
import { ListFilters } from '../list-filters';

interface Props {
  /** The current filters, from the address. */
  query: Record<string, string>;
  /** The day as it was entered. */
  day: string;
  isUnknownDay: boolean;
  kinds: readonly string[];
  people: readonly { subject: string; label: string | null }[];
}

/** The filters of the audit trail: kind of event, person, day. */
export async function TrailFilters({ query, day, isUnknownDay, kinds, people }: Props) {
  const t = await getTranslations('staff.trail.filters');
  const actors = await getTranslations('admin.award.actors');
  const names = await getTranslations('admin.trail.kinds');
  const choices = [
    {
      name: 'kind',
      label: t('kind'),
      options: kinds.map((kind) => ({ value: kind, label: hasText(names, kind) ? names(kind) : kind })),
    },
    {
      name: 'actor',
      label: t('actor'),
      options: [
        { value: 'operator', label: actors('operator') },
        ...people.map(({ subject, label }) => ({ value: subject, label: label ?? subject })),
      ],
    },
  ];
  return (
    <ListFilters
      query={query}
      choices={choices}
      hasMore={day !== '' || isUnknownDay}
      texts={{ all: t('all'), apply: t('apply'), clear: t('clear') }}
    >
      <PostedDayField
        id="day"
        name="day"
        label={t('day')}
        error={isUnknownDay ? t('noDay') : undefined}
        value={day}
      />
    </ListFilters>
  );
}
