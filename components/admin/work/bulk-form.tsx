import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { loadRequestNames } from '@/lib/requests/request-names';
import { ALL_ROWS, BULK_TEAM_CONTROL } from '@/lib/requests/work/bulk-controls';
import { BULK_ACTIONS, type BulkAction, MAX_BULK } from '@/lib/requests/work/bulk-schemas';
import {
  type Colleague,
  REASON_LENGTH,
  type TeamName,
  TO_NO_TEAM,
  TO_NOBODY,
} from '@/lib/requests/work/schemas';
import { ListFields } from '../list-fields';
import styles from './bulk.module.css';

/** Id of the form to which the boxes of the rows belong: a form cannot contain those of the rows. */
export const BULK_FORM = 'requests-change';

interface Props {
  /** The parameters of the list: the same list is shown afterwards. */
  query: Readonly<Record<string, string>>;
  /** To whom requests can be assigned; empty if the reader is not the lead. */
  colleagues: readonly Colleague[];
  /** The teams to which requests can be moved; empty if the reader is not the lead. */
  teams: readonly TeamName[];
  /** The reply templates with which requests can be closed. */
  templates: readonly TeamName[];
  /** The values entered in a refused post, and its errors. */
  typed: URLSearchParams;
  errors: PostedErrors;
  isOpen: boolean;
}

/** The address of the list with or without every row of the page selected. */
const selectAddress = (query: Props['query'], select: 'page' | null) =>
  `?${new URLSearchParams({ ...query, ...(select ? { select } : {}) })}#${BULK_FORM}`;

/** Changes the selected requests, or all of the list; needs no script. */
export async function BulkForm(props: Props) {
  const { query, colleagues, teams, templates, typed, errors, isOpen } = props;
  const locale = await getLocale();
  const t = await getTranslations('desk.bulk');
  const desk = await getTranslations('desk');
  const names = await loadRequestNames(locale);
  const max = formatNumber(MAX_BULK, locale);
  const choices = new Map<BulkAction, number>([
    ['assign', colleagues.length],
    ['team', teams.length],
    ['close', templates.length],
  ]);
  const actions = BULK_ACTIONS.filter((action) => choices.get(action) !== 0);
  return (
    <details className={styles.bulk} open={isOpen || errors.lines.length > 0}>
      <summary>{t('title')}</summary>
      <p className={styles.select}>
        <a href={selectAddress(query, 'page')}>{t('selectPage')}</a>
        <a href={selectAddress(query, null)}>{t('selectNone')}</a>
      </p>
      <form id={BULK_FORM} method="post" action={noJavaScriptAddress(BULK_FORM, locale)}>
        <ListFields query={query} />
        <Checkbox
          id="rows"
          name={ALL_ROWS}
          value="1"
          label={t('all', { max })}
          defaultChecked={typed.has(ALL_ROWS)}
          optionalLabel=""
        />
        <FieldError id="rows" error={errors.of('rows')} />
        <div className={styles.fields}>
          <SelectField
            id="action"
            name="action"
            label={t('action')}
            hint={t('sentHint', { review: names.state('underReview'), closed: names.state('closed') })}
            error={errors.of('action')}
            placeholder={t('placeholder')}
            options={actions.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
            defaultValue={typed.get('action') ?? ''}
          />
          {colleagues.length > 0 ? (
            <div data-for="assign">
              <SelectField
                id="owner"
                name="owner"
                label={desk('work.assignTo')}
                error={errors.of('owner')}
                placeholder={t('ownerMissing')}
                options={[
                  { value: TO_NOBODY, label: desk('list.nobody') },
                  ...colleagues.map(({ subject, label }) => ({
                    value: subject,
                    label: label ?? desk('list.noName'),
                  })),
                ]}
                defaultValue={typed.get('owner') ?? ''}
              />
            </div>
          ) : null}
          {teams.length > 0 ? (
            <div data-for="team">
              <SelectField
                id="team"
                name={BULK_TEAM_CONTROL}
                label={desk('work.moveTo')}
                hint={desk('work.moveHint')}
                error={errors.of('team')}
                placeholder={desk('work.teamMissing')}
                options={[
                  { value: TO_NO_TEAM, label: desk('work.noTeam') },
                  ...teams.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                defaultValue={typed.get(BULK_TEAM_CONTROL) ?? ''}
              />
            </div>
          ) : null}
          {templates.length > 0 ? (
            <div data-for="close">
              <SelectField
                id="template"
                name="template"
                label={desk('reply.choose')}
                hint={t('templateHint')}
                error={errors.of('template')}
                placeholder={t('templateMissing')}
                options={templates.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={typed.get('template') ?? ''}
              />
            </div>
          ) : null}
          <div data-for="urgent">
            <TextField
              id="reason"
              name="reason"
              label={desk('work.reason')}
              error={errors.of('reason')}
              defaultValue={typed.get('reason') ?? undefined}
              maxLength={REASON_LENGTH}
            />
          </div>
        </div>
        <div className={styles.undo}>
          <Button type="submit">{t('apply')}</Button>
          <Button
            type="submit"
            variant="secondary"
            formAction={noJavaScriptAddress('requests-preview', locale)}
          >
            {t('preview')}
          </Button>
        </div>
      </form>
    </details>
  );
}
