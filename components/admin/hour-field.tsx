import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/select-field';
import { formatNumber } from '@/lib/i18n/format-number';

/** A full hour of a day in Riyadh. */
export async function HourField({ chosen }: { chosen: number | string }) {
  const locale = await getLocale();
  const t = await getTranslations('results.plan');
  return (
    <SelectField
      id="hour"
      name="hour"
      label={t('hour')}
      options={Array.from({ length: 24 }, (_, hour) => ({
        value: hour,
        label: `${formatNumber(hour, locale)}:${formatNumber(0, locale).repeat(2)}`,
      }))}
      defaultValue={chosen}
    />
  );
}
