import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { TextField } from '@/components/ui/text-field';
import { LABEL_LENGTH, type StaffMember } from '@/lib/admin/staff/schemas';
import { ROLES } from '@/lib/api/contract/roles';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { compareTexts } from '@/lib/i18n/format';
import page from '../admin.module.css';
import styles from '../work/requests.module.css';

interface Props {
  members: readonly StaffMember[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

type FormProps = Pick<Props, 'errors' | 'typed'> & { member: StaffMember | null };

/** The row that a form changes, as its reader has seen it. */
function SeenMember({ subject, updatedAt }: StaffMember) {
  return (
    <>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="seenAt" value={updatedAt} />
    </>
  );
}

/** Name and roles of one person. Only the form that was refused shows errors, so that ids of controls stay unique. */
async function MemberForm({ member, errors, typed }: FormProps) {
  const locale = await getLocale();
  const t = await getTranslations('staff');
  const roleNames = await getTranslations('admin.roleNames');
  const sessions = await getTranslations('sessions.admin');
  const idOf = (name: string) => (typed ? name : `${member?.subject ?? 'new'}-${name}`);
  const errorOf = (name: string) => (typed ? errors.of(name) : undefined);
  const form = member ? 'staff-change' : 'staff-grant';
  return (
    <form className={styles.team} method="post" action={noJavaScriptAddress(form, locale)}>
      {member ? (
        <SeenMember {...member} />
      ) : (
        <TextField
          id={idOf('nationalId')}
          name="nationalId"
          label={sessions('number')}
          hint={t('numberHint')}
          error={errorOf('nationalId')}
          defaultValue={typed?.get('nationalId') ?? ''}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
      )}
      <TextField
        id={idOf('label')}
        name="label"
        label={t('label')}
        hint={t('labelHint')}
        error={errorOf('label')}
        defaultValue={typed?.get('label') ?? member?.label}
        maxLength={LABEL_LENGTH}
        required
      />
      <CheckboxGroup
        id={idOf('roles')}
        name="roles"
        label={t('roles')}
        error={errorOf('roles')}
        options={ROLES.map((role) => ({ value: role, label: roleNames(role) }))}
        chosen={typed?.getAll('roles') ?? member?.roles ?? []}
      />
      <Button type="submit">{member ? t('save') : t('grant')}</Button>
    </form>
  );
}

async function RemovalForm({ member }: { member: StaffMember }) {
  const locale = await getLocale();
  const t = await getTranslations('staff');
  return (
    <form method="post" action={noJavaScriptAddress('staff-remove', locale)}>
      <SeenMember {...member} />
      <Button type="submit" variant="danger">
        {t('remove')}
        <span className="visually-hidden">: {member.label}</span>
      </Button>
    </form>
  );
}

/** The members of staff, each in a disclosure, and the form for a new one. */
export async function MemberForms({ members, errors, typed }: Props) {
  const t = await getTranslations('staff');
  const names = await getTranslations('admin');
  const locale = await getLocale();
  const compare = compareTexts(locale);
  const refused = typed ? (typed.get('subject') ?? '') : null;
  return (
    <section className={page.part} aria-labelledby="members">
      <h2 id="members">{t('members')}</h2>
      {members.length === 0 ? <p>{t('none')}</p> : null}
      <div className={styles.teams}>
        <details open={refused === ''}>
          <summary data-new="">{t('new')}</summary>
          <MemberForm member={null} errors={errors} typed={refused === '' ? typed : null} />
        </details>
        {members
          .toSorted((one, other) => compare(one.label, other.label))
          .map((member) => {
            const isRefused = refused === member.subject;
            return (
              <details key={member.subject} id={member.subject} open={isRefused}>
                <summary>
                  <span>
                    <bdi>{member.label}</bdi>
                    {member.isOwn ? ` (${t('you')})` : ''}
                  </span>{' '}
                  <small>{member.roles.map((role) => names(`roleNames.${role}`)).join(names('comma'))}</small>
                </summary>
                <MemberForm member={member} errors={errors} typed={isRefused ? typed : null} />
                <RemovalForm member={member} />
              </details>
            );
          })}
      </div>
    </section>
  );
}
