import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { DEPARTMENTS, type Office, TEAM_NAME_LENGTH, type Team } from '@/lib/requests/work/office-schemas';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';

interface Props {
  office: Office;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

type FormProps = Props & { team: Team | null };

/** A team's fields as stored, or as they were entered in a post that was refused. */
function readValues({ team, typed }: FormProps) {
  const stored = {
    name: team?.name,
    isClosed: team?.isClosed,
    forms: team?.forms,
    members: team?.members,
    departments: team?.departments,
  };
  if (!typed) return stored;
  return {
    name: typed.get('name') ?? '',
    isClosed: typed.has('isClosed'),
    forms: typed.getAll('forms'),
    members: typed.getAll('members'),
    departments: typed.getAll('departments'),
  };
}

/** The form of one team. Only the form that was refused shows errors, so that ids of controls stay unique. */
async function TeamForm(props: FormProps) {
  const { office, errors, team, typed } = props;
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const names = await loadRequestNames(locale);
  const values = readValues(props);
  const idOf = (name: string) => (typed ? name : `${team?.id ?? 'new'}-${name}`);
  const errorOf = (name: string) => (typed ? errors.of(name) : undefined);
  return (
    <form className={styles.team} method="post" action={noJavaScriptAddress('team-save', locale)}>
      {team ? <SeenVersion {...team} /> : null}
      <TextField
        id={idOf('name')}
        name="name"
        label={t('office.teams.name')}
        error={errorOf('name')}
        defaultValue={values.name}
        maxLength={TEAM_NAME_LENGTH}
        required
      />
      <Checkbox
        id={idOf('isClosed')}
        name="isClosed"
        value="yes"
        label={t('office.teams.closed')}
        defaultChecked={values.isClosed}
      />
      <CheckboxGroup
        id={idOf('forms')}
        name="forms"
        label={t('office.teams.forms')}
        options={FORMS.map(({ id }) => ({ value: id, label: names.form(id) }))}
        chosen={values.forms ?? []}
      />
      <CheckboxGroup
        id={idOf('departments')}
        name="departments"
        label={t('office.teams.departments', { service: names.form(DEPARTMENTS.form) })}
        hint={t('office.teams.departmentsHint')}
        error={errorOf('departments')}
        options={office.departments.map(({ key, name }) => ({ value: key, label: name }))}
        chosen={values.departments ?? []}
      />
      <CheckboxGroup
        id={idOf('members')}
        name="members"
        label={t('office.teams.members')}
        error={errorOf('members')}
        options={office.colleagues.map(({ subject, label }) => ({
          value: subject,
          label: label ?? t('list.noName'),
        }))}
        chosen={values.members ?? []}
      />
      <Button type="submit">{t('office.teams.save')}</Button>
    </form>
  );
}

async function RemovalForm({ team }: { team: Team }) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.teams');
  return (
    <form method="post" action={noJavaScriptAddress('team-remove', locale)}>
      <SeenVersion {...team} />
      <Button type="submit" variant="danger">
        {t('remove')}
      </Button>
    </form>
  );
}

/** The teams, each in a disclosure, and the form for a new one. */
export async function TeamForms({ typed, ...props }: Props) {
  const t = await getTranslations('desk.office.teams');
  const { teams } = props.office;
  const refused = typed ? (typed.get('id') ?? '') : null;
  return (
    <section className={admin.part} aria-labelledby="teams">
      <h2 id="teams">{t('title')}</h2>
      {teams.length === 0 ? <p>{t('none')}</p> : null}
      <div className={styles.teams}>
        {teams.map((team) => (
          <details key={team.id} open={refused === team.id}>
            <summary>
              <bdi>{team.name}</bdi>
            </summary>
            <TeamForm {...props} team={team} typed={refused === team.id ? typed : null} />
            <RemovalForm team={team} />
          </details>
        ))}
        <details open={refused === ''}>
          <summary>{t('new')}</summary>
          <TeamForm {...props} team={null} typed={refused === '' ? typed : null} />
        </details>
      </div>
    </section>
  );
}
