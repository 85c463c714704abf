import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { listDraftFields } from '@/lib/publications/drafts/draft-fields';
import { BLOCK_KINDS } from '@/lib/publications/kinds';
import { mayHaveLinks } from '@/lib/publications/paragraph-links';
import type { Block } from '@/lib/publications/publication-body';
import { loadFieldName } from './load-field-name';
import own from './publishing.module.css';

interface Props {
  block: Block & { index: number };
  /** The name of the block for screen readers. */
  name: string;
  count: number;
}

/** Moves or removes a block in every language, or adds a link to it; the texts of the page are saved too. */
export async function BlockControls({ block: { id, kind, index }, name, count }: Props) {
  const t = await getTranslations('publishing.blockActions');
  const actions = [
    ...(mayHaveLinks(kind) ? (['link'] as const) : []),
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < count - 1 ? (['down'] as const) : []),
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
  const places = listDraftFields('news', blocks).flatMap((field) =>
    field.part === 'block' && field.block ? [{ value: field.block.id, label: nameOf(field) }] : [],
  );
  return (
    <fieldset className={own.add}>
      <legend>{t('blockActions.title')}</legend>
      <SelectField
        id="addKind"
        name="addKind"
        label={t('blockActions.kind')}
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
