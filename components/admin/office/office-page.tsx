import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadOfficeErrors } from '@/lib/admin/load-desk-errors';
import { findOffice } from '@/lib/admin/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import styles from '../admin.module.css';
import { HolidayList } from './holiday-list';
import { LevelTable } from './level-table';
import { SilenceForm } from './silence-form';
import { TeamForms } from './team-forms';
import { TemplateForms } from './template-forms';

/** Teams, reply templates, service levels and days off, for the lead of the office. */
export async function OfficePage({ asker, query }: AdminProps) {
  const t = await getTranslations('desk');
  const meta = await getTranslations('meta');
  const office = await findOffice(asker);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadOfficeErrors(flash, asker.locale);
  const typed = flash ? new URLSearchParams(flash.texts) : null;
  const typedIn = (form: string) => (flash?.form === form ? typed : null);
  return (
    <>
      <h1>{meta('adminOffice.title')}</h1>
      <p className={styles.lead}>{t('office.lead')}</p>
      <FlashNotice query={query} done={t('work.saved')} errors={errors.lines} />
      {office ? (
        <>
          <TeamForms office={office} errors={errors} typed={typedIn('team-save')} />
          <TemplateForms templates={office.templates} errors={errors} typed={typedIn('template-save')} />
          <LevelTable levels={office.levels} errors={errors} typed={typedIn('levels-save')} />
          <SilenceForm silence={office.silence} errors={errors} typed={typedIn('silence-save')} />
          <HolidayList holidays={office.holidays} errors={errors} typed={typedIn('holidays-add')} />
        </>
      ) : (
        <Notice tone="info" title={t('home.external')} />
      )}
    </>
  );
}
