import { getLocale, getTranslations } from 'next-intl/server';
import { nameOfStatus } from '@/lib/award/definition/enumerations';
import { stageShownOf } from '@/lib/award/rules/shown-stage';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import type { MyRequest } from '@/lib/award/schemas';
import styles from './hero.module.css';

/**
 * The status of the signed-in person's entry: its state in words, that of the judging first, and its number (AWARD-14).
 */
export async function Standing({ request }: { request: NonNullable<MyRequest['data']> }) {
  const locale = await getLocale();
  const t = await getTranslations('award.standing');
  const meta = await getTranslations('meta');
  const states = await getTranslations('register.status');
  const stages = await loadStageNames(locale);
  const { referenceNumber, scholarshipRequestStatus } = request;
  const stage = stageShownOf(request);
  const state = stage ? stages[stage] : states(nameOfStatus(scholarshipRequestStatus));
  return (
    <div className={styles.standing}>
      <p>
        <b>{t('title')}</b>
      </p>
      <p>{t('state', { state })}</p>
      {referenceNumber ? <p>{t('reference', { reference: `\u2068${referenceNumber}\u2069` })}</p> : null}
      <p>
        <a href={`/${locale}/Researchers/application`}>{meta('application.title')}</a>
      </p>
    </div>
  );
}
