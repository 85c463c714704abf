import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { REASON_LENGTH, TO_ME, TO_NO_TEAM, TO_NOBODY } from '@/lib/requests/work/schemas';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import styles from './requests.module.css';

interface Props {
  request: OpenedRequest;
  /** The list from which the request was opened. */
  list: Readonly<Record<string, string>>;
  /** The errors of the previous post (`loadChangeErrors`). */
  errors: PostedErrors;
  /** The values entered in it. */
  typed: URLSearchParams;
}

/** What happens to a request whose sender does not answer. */
function describeSteps(
  { silence }: OpenedRequest['work'],
  write: (step: 'remindAt' | 'closeAt', date: string) => string,
  locale: Locale,
): string | null {
  const steps = (['remindAt', 'closeAt'] as const).flatMap((step) => {
    const at = silence?.[step];
    return at ? [write(step, formatDate(new Date(at), locale))] : [];
  });
  return steps.length === 0 ? null : steps.join(' · ');
}

/** Owner, team, priority and due date. */
async function Facts({ request: { work, status } }: Pick<Props, 'request'>) {
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const owner = work.owner === null ? t('list.nobody') : (work.ownerLabel ?? t('list.noName'));
  const noDue = t(status === 'moreInformationRequested' ? 'work.stopped' : 'work.noDue');
  const facts = [
    { key: 'owner', label: t('list.columns.owner'), text: work.isMine ? t('list.me') : owner },
    { key: 'team', label: t('work.team'), text: work.team ?? t('work.noTeam') },
    {
      key: 'priority',
      label: t('work.priority'),
      text: t(`priorities.${work.priority}`),
      more: work.priorityReason,
    },
    {
      key: 'due',
      label: t('list.columns.due'),
      text: work.dueAt ? formatDateTime(new Date(work.dueAt), locale) : noDue,
      more: describeSteps(work, (step, date) => t(`list.${step}`, { date }), locale),
      alarm: work.isLate ? t('list.isLate') : null,
    },
  ];
  return (
    <dl className={admin.answers}>
      {facts.map(({ key, label, text, more, alarm }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
            {alarm ? <strong className={styles.late}>{alarm}</strong> : null}
            {more ? <p>{more}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes the request or gives it back; the lead gives it to a colleague. */
async function Assignment({ request, list, errors }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const { work, colleagues } = request;
  const address = noJavaScriptAddress('request-assign', locale);
  return (
    <>
      {work.owner === null || work.isMine ? (
        <form method="post" action={address}>
          <SeenVersion id={request.id} version={work.version} list={list} />
          <input type="hidden" name="owner" value={work.isMine ? TO_NOBODY : TO_ME} />
          <Button
            type="submit"
            variant={work.isMine ? 'secondary' : 'primary'}
            data-key={work.isMine ? undefined : 'a'}
          >
            {t(work.isMine ? 'work.giveBack' : 'list.take')}
          </Button>
        </form>
      ) : null}
      {colleagues.length > 0 ? (
        <form method="post" action={address}>
          <SeenVersion id={request.id} version={work.version} list={list} />
          <SelectField
            id="owner"
            name="owner"
            label={t('work.assignTo')}
            error={errors.of('owner')}
            options={[
              { value: TO_NOBODY, label: t('list.nobody') },
              ...colleagues.map(({ subject, label }) => ({
                value: subject,
                label: label ?? t('list.noName'),
              })),
            ]}
            defaultValue={work.owner ?? TO_NOBODY}
          />
          <Button type="submit" variant="secondary">
            {t('work.assign')}
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** Moves the request to another team, for those who may. */
async function TeamForm({ request, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.work');
  const { work, teams } = request;
  if (teams.length === 0) return null;
  const current = teams.find(({ name }) => name === work.team)?.id ?? TO_NO_TEAM;
  return (
    <form method="post" action={noJavaScriptAddress('request-team', locale)}>
      <SeenVersion id={request.id} version={work.version} />
      <SelectField
        id="team"
        name="team"
        label={t('moveTo')}
        hint={t('moveHint')}
        error={errors.of('team')}
        options={[
          { value: TO_NO_TEAM, label: t('noTeam') },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        defaultValue={typed.get('team') ?? current}
      />
      <Button type="submit" variant="secondary">
        {t('move')}
      </Button>
    </form>
  );
}

/** Makes the request urgent, with a reason, or normal again. */
async function PriorityForm({ request, list, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const isUrgent = request.work.priority === 'urgent';
  return (
    <form method="post" action={noJavaScriptAddress('request-priority', locale)}>
      <SeenVersion id={request.id} version={request.work.version} list={list} />
      <input type="hidden" name="priority" value={isUrgent ? 'normal' : 'urgent'} />
      {isUrgent ? null : (
        <TextField
          id="reason"
          name="reason"
          label={t('work.reason')}
          error={errors.of('reason')}
          defaultValue={typed.get('reason') ?? undefined}
          maxLength={REASON_LENGTH}
          required
        />
      )}
      <Button type="submit" variant="secondary">
        {t(isUrgent ? 'work.makeNormal' : 'work.makeUrgent')}
      </Button>
    </form>
  );
}

/** Who works on a request until when; needs no script. A request that is done has no work left, but can be moved. */
export async function RequestWork(props: Props) {
  const t = await getTranslations('desk.work');
  return (
    <section className={admin.part} aria-labelledby="work">
      <h2 id="work">{t('title')}</h2>
      <Facts request={props.request} />
      <div className={styles.work}>
        {props.request.transitions.length > 0 ? (
          <>
            <Assignment {...props} />
            <PriorityForm {...props} />
          </>
        ) : null}
        <TeamForm {...props} />
      </div>
    </section>
  );
}
