import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { TEMPLATE_CONTROL } from '@/lib/requests/work/controls';
import { FILLED_FIELDS } from '@/lib/requests/work/template-fields';
import { type ReplyTemplate, TEMPLATE_NAME_LENGTH } from '@/lib/requests/work/template-schemas';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';

interface Props {
  templates: readonly ReplyTemplate[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

type FormProps = Omit<Props, 'templates'> & { template: ReplyTemplate | null };

/** The form of one template. Only the form that was refused shows errors, so that ids of controls stay unique. */
async function TemplateForm({ template, errors, typed }: FormProps) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.templates');
  const names = await loadRequestNames(locale);
  const looksOf = (name: string, label: string, stored: string | null | undefined) => ({
    id: typed ? name : `${template?.id ?? 'newTemplate'}-${name}`,
    name,
    label,
    error: typed ? errors.of(name) : undefined,
    defaultValue: typed ? (typed.get(name) ?? '') : (stored ?? ''),
  });
  return (
    <form
      className={styles.team}
      id={template?.id}
      method="post"
      action={noJavaScriptAddress('template-save', locale)}
    >
      {template ? <SeenVersion {...template} /> : null}
      <TextField {...looksOf('name', t('name'), template?.name)} maxLength={TEMPLATE_NAME_LENGTH} required />
      <SelectField
        {...looksOf('form', t('form'), template?.form)}
        placeholder={t('every')}
        options={FORMS.map(({ id }) => ({ value: id, label: names.form(id) }))}
      />
      {LOCALES.map(({ code, name, dir }) => (
        <TextArea
          key={code}
          {...looksOf(TEMPLATE_CONTROL(code), t('text', { language: name }), template?.texts[code])}
          lang={code}
          dir={dir}
          rows={4}
          maxLength={NOTE_LENGTH}
          required
        />
      ))}
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}

async function RemovalForm({ template }: { template: ReplyTemplate }) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.templates');
  return (
    <form method="post" action={noJavaScriptAddress('template-remove', locale)}>
      <SeenVersion {...template} />
      <Button type="submit" variant="danger">
        {t('remove')}
      </Button>
    </form>
  );
}

/** The reply templates, each in a disclosure, and the form for a new one. */
export async function TemplateForms({ templates, errors, typed }: Props) {
  const t = await getTranslations('desk.office.templates');
  const refused = typed ? (typed.get('id') ?? '') : null;
  const filled = Object.fromEntries(FILLED_FIELDS.map((field) => [field, `{${field}}`]));
  return (
    <section className={admin.part} aria-labelledby="templates">
      <h2 id="templates">{t('title')}</h2>
      <p>{t('hint', { ...filled, example: `{${t('example')}}` })}</p>
      {templates.length === 0 ? <p>{t('none')}</p> : null}
      <div className={styles.teams}>
        {templates.map((template) => (
          <details key={template.id} open={refused === template.id}>
            <summary>
              <bdi>{template.name}</bdi>
            </summary>
            <TemplateForm
              template={template}
              errors={errors}
              typed={refused === template.id ? typed : null}
            />
            <RemovalForm template={template} />
          </details>
        ))}
        <details open={refused === ''}>
          <summary>{t('new')}</summary>
          <TemplateForm template={null} errors={errors} typed={refused === '' ? typed : null} />
        </details>
      </div>
    </section>
  );
}
