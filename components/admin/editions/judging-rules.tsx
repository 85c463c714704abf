import { getLocale, getTranslations } from 'next-intl/server';
import { QUOTA_GROUPS, QUOTA_OUTCOMES } from '@/lib/award/definition/judging-rules';
import type { Edition } from '@/lib/award/edition-with-texts';
import { formatNumber, formatPercent } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { Facts } from '../facts';

/** Weights and rules of an edition for those who do not change them. */
export async function JudgingRulesPart({ edition }: { edition: Edition }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.editions.judging');
  const dates = await getTranslations('admin.editions.dates');
  const { criteria, judging, deciding } = edition;
  const write = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  return (
    <section className={styles.part} aria-labelledby="judging">
      <h2 id="judging">{t('title')}</h2>
      <Facts
        rows={[
          ...criteria.map(
            ({ key, weight }) =>
              [
                t('weight', { criterion: edition.text(`criteria.${key}.title`) || key }),
                write(weight),
              ] as const,
          ),
          ...(['readings', 'spread', 'margin'] as const).map(
            (rule) => [t(rule), write(judging[rule])] as const,
          ),
          [t('mean'), t(`means.${judging.mean}`)],
          [t('blind'), dates(judging.isBlind ? 'yes' : 'no')],
          [t('quorum'), formatPercent(deciding.quorum, locale)],
          ...QUOTA_GROUPS.flatMap((group) =>
            QUOTA_OUTCOMES.map(
              (outcome) => [t(`quotas.${group}.${outcome}`), write(deciding.quotas[group][outcome])] as const,
            ),
          ),
        ]}
      />
    </section>
  );
}
