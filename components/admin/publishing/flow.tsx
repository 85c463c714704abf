import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDateTime } from '@/lib/i18n/format-time';
import { LOCALES } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import styles from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import { ScheduleButton } from './schedule-button';

interface Props {
  opened: OpenedDraft;
  roles: readonly Role[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

interface FormProps {
  form: 'submit' | 'judge' | 'publish' | 'remove' | 'undo';
  opened: OpenedDraft;
  children: ReactNode;
}

async function StepForm({ form, opened: { draft, version }, children }: FormProps) {
  return (
    <form
      className={styles.change}
      method="post"
      action={noJavaScriptAddress(`publication-${form}`, await getLocale())}
    >
      <SeenVersion id={draft.id} version={version} />
      {children}
    </form>
  );
}

/** How many texts each language still needs, or the button that hands the draft to review. */
async function Submit({ opened }: Pick<Props, 'opened'>) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.flow');
  const { findings } = opened;
  const open = LOCALES.map(({ code, name, dir }) => ({
    code,
    name,
    dir,
    count: findings.filter((finding) => finding.locale === code && finding.code !== 'fileMissing').length,
  })).filter(({ count }) => count > 0);
  if (findings.length === 0)
    return (
      <StepForm form="submit" opened={opened}>
        <p>{t('submitHint')}</p>
        <Button type="submit">{t('submit')}</Button>
      </StepForm>
    );
  return (
    <>
      <p>{t('incomplete')}</p>
      <ul className={styles.history}>
        {open.map(({ code, name, dir, count }) => (
          <li key={code}>
            <a href={`?language=${code}#texts`}>
              <bdi lang={code} dir={dir}>
                {name}
              </bdi>
            </a>{' '}
            {t('open', { count, number: formatNumber(count, locale) })}
          </li>
        ))}
        {findings.some(({ code }) => code === 'fileMissing') ? (
          <li>
            <a href="#files">{t('filesMissing')}</a>
          </li>
        ) : null}
        {findings.some(({ locale: of }) => of === null) ? (
          <li>
            <a href="#data">{t('dataInvalid')}</a>
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** The verdict of another person. */
async function Judge({ opened, errors, typed }: Props) {
  const t = await getTranslations('publishing.flow');
  return (
    <>
      {opened.isAuthor ? (
        <p>{t('own')}</p>
      ) : (
        <StepForm form="judge" opened={opened}>
          <p>{t('judgeHint')}</p>
          <Button type="submit" name="verdict" value="approve">
            {t('approve')}
          </Button>
        </StepForm>
      )}
      <StepForm form="judge" opened={opened}>
        <TextArea
          id="note"
          name="note"
          label={t('note')}
          error={errors.of('note')}
          maxLength={NOTE_LENGTH}
          defaultValue={typed?.get('note') ?? ''}
          rows={3}
          dir="auto"
        />
        <Button type="submit" name="verdict" value="return" variant="secondary">
          {t('return')}
        </Button>
      </StepForm>
    </>
  );
}

const HOURS = 24;
const MORNING = '9';

/** Now, or at an hour in Riyadh. */
async function Publish({ opened, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.flow');
  return (
    <>
      <StepForm form="publish" opened={opened}>
        <p>{t('approved')}</p>
        <Button type="submit" name="when" value="now">
          {t('publishNow')}
        </Button>
      </StepForm>
      <StepForm form="publish" opened={opened}>
        <PostedDayField
          id="day"
          name="day"
          label={t('day')}
          error={errors.of('day')}
          value={typed ? readPostedDay('day', typed) : ''}
        />
        <SelectField
          id="hour"
          name="hour"
          label={t('hour')}
          options={Array.from({ length: HOURS }, (_, hour) => ({
            value: hour,
            label: `${formatNumber(hour, locale)}:${formatNumber(0, locale).repeat(2)}`,
          }))}
          defaultValue={typed?.get('hour') ?? MORNING}
        />
        <ScheduleButton locale={locale} label={t('schedule')} named={t('scheduleAt', { time: '{time}' })} />
      </StepForm>
    </>
  );
}

/** The job runs every second; a publication that is later than this could not be published. */
const LATE_MS = 5000;

async function Scheduled({ opened, isPublisher }: Pick<Props, 'opened'> & { isPublisher: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  const isLate = Date.parse(opened.publishAt ?? '') < readPageTime().getTime() - LATE_MS;
  return (
    <>
      {isLate ? (
        <Notice tone="warning" title={t('flow.late')}>
          <p>{t(opened.findings.length > 0 ? 'flow.lateImage' : 'flow.lateAgain')}</p>
        </Notice>
      ) : null}
      <p>
        <strong>
          {t('scheduledFor', { time: formatDateTime(new Date(opened.publishAt ?? 0), locale) })}
        </strong>
      </p>
      {isPublisher ? (
        <StepForm form="publish" opened={opened}>
          <p className={styles.actions}>
            <Button type="submit" name="when" value="never" variant="secondary">
              {t('flow.unschedule')}
            </Button>
            <Button type="submit" name="when" value="now" variant="secondary">
              {t('flow.publishNow')}
            </Button>
          </p>
        </StepForm>
      ) : null}
    </>
  );
}

/** The steps of a publisher for a published item: undo, remove. */
async function LiveSteps({ opened }: Pick<Props, 'opened'>) {
  const t = await getTranslations('publishing.flow');
  return (
    <>
      {opened.undo ? (
        <StepForm form="undo" opened={opened}>
          <Button type="submit" variant="secondary">
            {t(opened.undo === 'publish' ? 'undoPublish' : 'undoUnpublish')}
          </Button>
        </StepForm>
      ) : null}
      {opened.livePath ? (
        <StepForm form="remove" opened={opened}>
          <Button type="submit" variant="danger">
            {t('remove')}
          </Button>
        </StepForm>
      ) : null}
    </>
  );
}

/** The next step of a publication: review, approval, the hour of its publication, its removal. */
export async function Flow(props: Props) {
  const { opened, roles } = props;
  const t = await getTranslations('publishing.flow');
  const { state, note } = opened;
  const isPublisher = mayAct(roles, 'publisher');
  const isEditor = mayAct(roles, 'editor');
  const isDraft = state === 'draft' || state === 'unpublished';
  return (
    <section className={styles.part} aria-labelledby="flow">
      <h2 id="flow">{t('title')}</h2>
      {note && isDraft ? (
        <Notice tone="warning" title={t('returned')}>
          <p dir="auto">{note}</p>
        </Notice>
      ) : null}
      {isDraft && isEditor ? <Submit opened={opened} /> : null}
      {state === 'review' && isPublisher ? <Judge {...props} /> : null}
      {state === 'review' && !isPublisher ? <p>{t('inReview')}</p> : null}
      {state === 'approved' && isPublisher ? <Publish {...props} /> : null}
      {state === 'approved' && !isPublisher ? <p>{t('approved')}</p> : null}
      {state === 'scheduled' ? <Scheduled opened={opened} isPublisher={isPublisher} /> : null}
      {state === 'published' ? <p>{t('published')}</p> : null}
      {isPublisher ? <LiveSteps opened={opened} /> : null}
    </section>
  );
}
