import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { PERMIT_END_REASON } from '@/lib/admin/exceptions/load-exception-errors';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { ListFields } from '../list-fields';

interface Props {
  id: string;
  state: 'confirmed' | 'used';
  /** The parameters of the page. */
  list: Readonly<Record<string, string>>;
  /** Id of the element that names the permit. */
  describedBy: string;
  /** The errors of the refused form and the values entered in it; null for other permits. */
  refused: { errors: PostedErrors; typed: URLSearchParams } | null;
}

/** Ends a permit that holds, with a reason. */
export async function PermitEnd({ id, state, list, describedBy, refused }: Props) {
  const t = await getTranslations('exceptions');
  return (
    <>
      <p>{t(state)}</p>
      <details open={refused !== null}>
        <summary aria-describedby={describedBy}>{t('permits.end')}</summary>
        <form method="post" action={noJavaScriptAddress('permit-end', await getLocale())}>
          <ListFields query={list} />
          <input type="hidden" name="id" value={id} />
          <TextArea
            id={PERMIT_END_REASON(id)}
            name="reason"
            label={t('reason')}
            error={refused?.errors.of('reason')}
            rows={2}
            maxLength={NOTE_LENGTH}
            defaultValue={refused?.typed.get('reason') ?? ''}
          />
          <Button type="submit" variant="secondary" aria-describedby={describedBy}>
            {t('permits.endButton')}
          </Button>
        </form>
      </details>
    </>
  );
}
