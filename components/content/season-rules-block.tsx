import { useLocale } from 'next-intl';
import { listSeasonRules } from '@/lib/content/season-rules';
import { formatDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/monitoring/page-time';
import { pickText } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

/** With source and date, or a statement that they have not been announced yet. */
export function SeasonRulesBlock({ block, t }: BlockProps<'seasonRules'>) {
  const locale = useLocale();
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={['matter', 'rule'].map((column) => t(`${block.at}.columns.${column}`))}
      rows={listSeasonRules(getOperatorSettings(), readPageTime()).map(({ key, rule }) => {
        const name = t(`${block.at}.rows.${key}`);
        if (!rule) return [name, t(`${block.at}.unset`)];
        const { text, lang } = pickText(rule.texts, locale);
        const source = pickText(rule.source, locale).text;
        return [
          name,
          <>
            <span lang={lang === locale ? undefined : lang}>{text}</span>{' '}
            <small>{t(`${block.at}.source`, { source, date: formatDay(rule.on, locale) })}</small>
          </>,
        ];
      })}
    />
  );
}
