import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { type SavedView, type SavedViews, VIEW_NAME_LENGTH } from '@/lib/admin/views/schemas';
import { VIEW_PARAMETER, type ViewList } from '@/lib/admin/views/view-lists';
import { FILTERS_FIELD } from '@/lib/admin/views/view-posts';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { SeenVersion } from '../seen-version';
import styles from './views.module.css';

interface Props {
  list: ViewList;
  filters: URLSearchParams;
  errors: PostedErrors;
  /** The values entered in a form for views that was refused. */
  typed: URLSearchParams | null;
}

/** The list to which the browser returns. */
function ReturnTo({ list, filters }: Pick<Props, 'list' | 'filters'>) {
  return (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name={FILTERS_FIELD} value={filters.toString()} />
    </>
  );
}

async function NameField({ errors, typed, name }: Pick<Props, 'errors' | 'typed'> & { name: string }) {
  const t = await getTranslations('views');
  return (
    <TextField
      id="name"
      name="name"
      label={t('name')}
      error={errors.of('name')}
      defaultValue={typed?.get('name') ?? name}
      maxLength={VIEW_NAME_LENGTH}
      autoComplete="off"
      required
    />
  );
}

/** Saves the filters of the list under a name. */
export async function SaveForm({ teams, ...props }: Props & Pick<SavedViews, 'teams'>) {
  const locale = await getLocale();
  const t = await getTranslations('views');
  const { errors, typed } = props;
  return (
    <details open={typed !== null}>
      <summary>{t('saveFilters')}</summary>
      <form className={styles.form} method="post" action={noJavaScriptAddress('view-save', locale)}>
        <ReturnTo {...props} />
        <p>{t('hint')}</p>
        <NameField {...props} name="" />
        {teams.length > 0 ? (
          <SelectField
            id="team"
            name="team"
            label={t('for')}
            error={errors.of('team')}
            placeholder={t('mine')}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={typed?.get('team') ?? ''}
          />
        ) : null}
        <Button type="submit">{t('save')}</Button>
      </form>
    </details>
  );
}

/** Renames or removes the open view. */
export async function ChangeForms({ view, ...props }: Props & { view: SavedView }) {
  const locale = await getLocale();
  const t = await getTranslations('views');
  const { list, filters, typed } = props;
  const stays = new URLSearchParams([...filters, [VIEW_PARAMETER, view.id]]);
  return (
    <details open={typed !== null}>
      <summary>{t('change')}</summary>
      <form className={styles.form} method="post" action={noJavaScriptAddress('view-rename', locale)}>
        <ReturnTo list={list} filters={stays} />
        <SeenVersion {...view} />
        <NameField {...props} name={view.name} />
        <Button type="submit">{t('rename')}</Button>
      </form>
      <form method="post" action={noJavaScriptAddress('view-remove', locale)}>
        <ReturnTo list={list} filters={filters} />
        <SeenVersion {...view} />
        <Button type="submit" variant="danger">
          {t('remove')}
        </Button>
      </form>
    </details>
  );
}
