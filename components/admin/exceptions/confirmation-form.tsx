import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Proposal } from '@/lib/admin/exceptions/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from '../admin.module.css';
import { ListFields } from '../list-fields';

interface Props {
  form: 'disqualification-confirm' | 'permit-confirm';
  proposal: Pick<Proposal, 'id' | 'isOthers'>;
  /** The parameters of the page of exceptions, if the form is on it. */
  list?: Readonly<Record<string, string>>;
  /** Id of the element that describes the buttons, for a list with several of them. */
  describedBy?: string;
}

/** The buttons of the second person: confirm or refuse. */
export async function ConfirmationForm({ form, proposal, list = {}, describedBy }: Props) {
  const t = await getTranslations('exceptions');
  if (!proposal.isOthers) return <p>{t('secondPerson')}</p>;
  return (
    <form method="post" action={noJavaScriptAddress(form, await getLocale())}>
      <ListFields query={list} />
      <input type="hidden" name="id" value={proposal.id} />
      <p className={styles.actions}>
        <Button type="submit" name="to" value="confirmed" aria-describedby={describedBy}>
          {t('confirm')}
        </Button>
        <Button type="submit" name="to" value="refused" variant="secondary" aria-describedby={describedBy}>
          {t('refuse')}
        </Button>
      </p>
    </form>
  );
}
