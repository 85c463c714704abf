import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadStaffErrors } from '@/lib/admin/staff/load-staff-errors';
import { findStaff } from '@/lib/admin/staff/queries';
import type { Staff } from '@/lib/admin/staff/schemas';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';
import { MemberForms } from './member-forms';

/** Persons named by the settings, whom only the operator changes. */
async function ConfiguredStaff({ configured }: Pick<Staff, 'configured'>) {
  const t = await getTranslations('staff');
  const admin = await getTranslations('admin');
  if (configured.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="configured">
      <h2 id="configured">{t('configured')}</h2>
      <p>{t('configuredNote')}</p>
      <AdminTable
        caption={t('configured')}
        columns={[t('person'), t('roles')]}
        rows={configured.map(({ subject, roles, isOwn }) => ({
          id: subject,
          cells: [
            <span key="person">
              {isOwn ? t('you') : null} <code>{subject}</code>
            </span>,
            roles.map((role) => admin(`roleNames.${role}`)).join(admin('comma')),
          ],
        }))}
      />
    </section>
  );
}

/** Who works in the back office: names and roles, and the forms that change them. */
export async function StaffPage({ asker, query }: AdminProps) {
  const t = await getTranslations('staff');
  const meta = await getTranslations('meta');
  const staff = await findStaff(asker);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadStaffErrors(flash, asker.locale);
  return (
    <>
      <h1>{meta('adminStaff.title')}</h1>
      {staff ? (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
          <MemberForms
            members={staff.members}
            errors={errors}
            typed={flash ? new URLSearchParams(flash.texts) : null}
          />
          <ConfiguredStaff configured={staff.configured} />
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
