import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadSeasonErrors } from '@/lib/admin/load-season-errors';
import { findSeason } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import type { DeskFact } from '@/lib/content/season-facts/schemas';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatYear } from '@/lib/i18n/format';
import admin from '../admin.module.css';
import styles from '../work/requests.module.css';
import { FactForm } from './fact-form';
import { FactProposal } from './fact-proposal';

/** What is announced for the coming season: editors propose it, publishers put it in force. */
export async function SeasonPage({ asker, roles, query }: AdminProps) {
  const locale = await getLocale();
  const t = await getTranslations('season.desk');
  const meta = await getTranslations('meta');
  const saved = await getTranslations('desk.work');
  const table = await getTranslations('haj.season.current.announced.table');
  const season = await findSeason(asker);
  const flash = await readFlashMessage(query.answers);
  const typed = flash?.form === 'season-propose' ? new URLSearchParams(flash.texts) : null;
  const refused = typed?.get('id');
  const errors = await loadSeasonErrors(flash, locale);
  if (!season)
    return (
      <>
        <h1>{meta('adminSeason.title')}</h1>
        <Notice tone="info" title={t('external')} />
      </>
    );
  const nameState = ({ draft, inForce }: DeskFact) => {
    if (draft) return t('proposed');
    return inForce ? t('inForce') : table('unset');
  };
  return (
    <>
      <h1>{meta('adminSeason.title')}</h1>
      <p className={admin.lead}>{t('lead', { year: formatYear(season.year, locale) })}</p>
      <FlashNotice query={query} done={saved('saved')} errors={errors.lines} />
      <div className={styles.teams}>
        {season.facts.map((fact) => (
          <details key={fact.key} open={fact.draft !== null || refused === fact.key}>
            <summary>
              {table(`rows.${fact.key}`)} <small>{nameState(fact)}</small>
            </summary>
            <FactProposal fact={fact} roles={roles} />
            {mayAct(roles, 'editor') ? (
              <FactForm fact={fact} errors={errors} typed={refused === fact.key ? typed : null} />
            ) : null}
          </details>
        ))}
      </div>
    </>
  );
}
