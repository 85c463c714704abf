import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import {
  DISQUALIFICATION_REASON,
  loadDisqualificationErrors,
} from '@/lib/admin/exceptions/load-exception-errors';
import { findDisqualification } from '@/lib/admin/exceptions/queries';
import type { Proposal } from '@/lib/admin/exceptions/schemas';
import type { Asker } from '@/lib/admin/queries';
import type { Role } from '@/lib/api/contract/roles';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { Facts } from '../facts';
import { SeenVersion } from '../seen-version';
import { ConfirmationForm } from './confirmation-form';

interface Props {
  asker: Asker;
  roles: readonly Role[];
  /** Id of the application. */
  request: string;
  flash: FlashMessage | null;
  /** The year of its edition. */
  year: number;
  /** The page to which the form returns. */
  page: 'eligibility' | 'judging';
}

async function ProposeForm({
  request,
  version,
  flash,
  page,
}: Pick<Props, 'request' | 'flash' | 'page'> & { version: number }) {
  const locale = await getLocale();
  const t = await getTranslations('exceptions');
  const errors = await loadDisqualificationErrors(flash, locale);
  const typed = flash?.form === 'disqualification-propose' ? new Map(flash.texts) : null;
  return (
    <form
      className={styles.change}
      method="post"
      action={noJavaScriptAddress('disqualification-propose', locale)}
    >
      <SeenVersion id={request} version={version} />
      <input type="hidden" name="page" value={page} />
      <p>{t('disqualification.hint')}</p>
      <TextArea
        id={DISQUALIFICATION_REASON}
        name="reason"
        label={t('reason')}
        hint={t('disqualification.reasonHint')}
        error={errors.of('reason')}
        rows={4}
        maxLength={NOTE_LENGTH}
        defaultValue={typed?.get('reason') ?? ''}
      />
      <p>
        <Button type="submit" variant="secondary">
          {t('disqualification.propose')}
        </Button>
      </p>
    </form>
  );
}

async function Proposed({ proposal, roles, year }: Pick<Props, 'roles' | 'year'> & { proposal: Proposal }) {
  const locale = await getLocale();
  const t = await getTranslations('exceptions');
  const { confirmedAt, proposedAt, reason } = proposal;
  return (
    <>
      <Facts
        rows={[
          [t('reason'), reason],
          [t('at'), <Moment key="at" at={confirmedAt ?? proposedAt} />],
        ]}
      />
      {confirmedAt ? null : roles.includes('administrator') ? (
        <ConfirmationForm form="disqualification-confirm" proposal={proposal} />
      ) : (
        <p>
          <a href={`/${locale}/desk/exceptions?${new URLSearchParams({ edition: String(year) })}`}>
            {t('disqualification.link')}
          </a>
        </p>
      )}
    </>
  );
}

/** The disqualification of an application: its state and reason, or the coordinator's proposal. */
export async function Disqualification({ asker, roles, request, flash, year, page }: Props) {
  const t = await getTranslations('exceptions.disqualification');
  const found = await findDisqualification(asker, request);
  if (!found) return null;
  const { proposal, mayPropose, version } = found;
  if (!proposal && !(mayPropose && roles.includes('coordinator'))) return null;
  return (
    <section className={styles.part} aria-labelledby="disqualification">
      <h2 id="disqualification">{t(proposal ? (proposal.confirmedAt ? 'stage' : 'waiting') : 'title')}</h2>
      {proposal ? (
        <Proposed proposal={proposal} roles={roles} year={year} />
      ) : (
        <ProposeForm request={request} version={version} flash={flash} page={page} />
      )}
    </section>
  );
}
