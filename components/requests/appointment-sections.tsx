import type { OwnSection } from '@/components/content/content-page';
import { readSession } from '@/lib/auth/sessions/session';
import { isFinal } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { listMyRequests } from '@/lib/requests/queries';
import { FollowedRequestCard } from './followed-request';
import styles from './requests.module.css';

/** The open appointments of a signed-in person, above the form, to be viewed, moved or cancelled. */
export async function listAppointmentSections(locale: Locale): Promise<{ before: OwnSection[] }> {
  const session = await readSession();
  const mine = session ? await listMyRequests(locale, session) : null;
  const open = (mine ?? []).filter(
    ({ workflow, status }) => workflow === 'appointment' && !isFinal(workflow, status),
  );
  if (open.length === 0) return { before: [] };
  const t = await loadTranslator(locale, 'requests');
  const cards = open.map((request) => (
    <FollowedRequestCard key={request.referenceNumber} request={request} />
  ));
  const content = <div className={styles.part}>{cards}</div>;
  return { before: [{ id: 'mine', title: t('mine.appointments'), content }] };
}
