import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { listFields } from '@/lib/publications/drafts/fields';
import { BLOCK_KINDS } from '@/lib/publications/kinds';
import type { Block } from '@/lib/publications/publication-body';
import { loadFieldName } from './load-field-name';
import own from './publishing.module.css';

interface Props {
  id: string;
  /** The name of the block for screen readers. */
  name: string;
  position: number;
  count: number;
}

/** Moves or removes a block in every language; the texts of the page are saved too. */
export async function BlockControls({ id, name, position, count }: Props) {
  const t = await getTranslations('publishing.blockActions');
  const actions = [
    ...(position > 0 ? (['up'] as const) : []),
    ...(position < count - 1 ? (['down'] as const) : []),
    ...(count > 1 ? (['remove'] as const) : []),
  ];
  return (
    <p className={own.bar}>
      {actions.map((action) => (
        <Button key={action} type="submit" variant="quiet" name="block" value={`${action} ${id}`}>
          {t(action)}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ))}
    </p>
  );
}

/** Adds a block in every language. */
export async function AddBlock({ blocks }: { blocks: readonly Block[] }) {
  const t = await getTranslations('publishing');
  const nameOf = await loadFieldName();
  const places = listFields('news', blocks).flatMap((field) =>
    field.part === 'block' && field.block ? [{ value: field.block.id, label: nameOf(field) }] : [],
  );
  return (
    <fieldset className={own.add}>
      <legend>{t('blockActions.title')}</legend>
      <SelectField
        id="addKind"
        name="addKind"
        label={t('columns.kind')}
        optionalLabel=""
        options={BLOCK_KINDS.map((kind) => ({ value: kind, label: t(`blocks.${kind}`) }))}
      />
      <SelectField
        id="addAfter"
        name="addAfter"
        label={t('blockActions.after')}
        optionalLabel=""
        placeholder={t('blockActions.first')}
        options={places}
        defaultValue={blocks.at(-1)?.id}
      />
      <Button type="submit" variant="secondary" name="block" value="add">
        {t('blockActions.add')}
      </Button>
    </fieldset>
  );
}
