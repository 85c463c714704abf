import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ADDRESS_CONTROL, LINK_CONTROL } from '@/lib/admin/publishing/read-draft-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Field } from '@/lib/publications/drafts/draft-fields';
import own from './publishing.module.css';

interface Props {
  field: Field;
  /** The name of the field for screen readers. */
  name: string;
  errors: PostedErrors;
  typed: URLSearchParams | null;
  mayRemove: boolean;
}

/**
 * Where a link leads, in every language. A link inside a text can be removed here; a block with an address is removed
 * as a block.
 */
export async function LinkTarget({ field: { block, link, part }, name, errors, typed, mayRemove }: Props) {
  const t = await getTranslations('publishing');
  const address = link?.address ?? (part === 'block' ? block?.address : undefined);
  if (!block || address === undefined) return null;
  const control = link ? LINK_CONTROL(link.id) : ADDRESS_CONTROL(block.id);
  return (
    <>
      <TextField
        id={control}
        name={control}
        label={
          <>
            {t('address')}
            {link ? <span className="visually-hidden">: {name}</span> : null}
          </>
        }
        hint={t(link ? 'link.addressHint' : 'addressHint')}
        error={errors.of(control)}
        defaultValue={typed?.get(control) ?? address}
        dir="ltr"
      />
      {link && mayRemove ? (
        <p className={own.bar}>
          <Button type="submit" variant="quiet" name="block" value={`unlink ${link.id}`}>
            {t('blockActions.unlink')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </p>
      ) : null}
    </>
  );
}
