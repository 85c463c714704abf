import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { type Asker, listSheets } from '@/lib/admin/queries';
import { loadSheetErrors } from '@/lib/admin/readings/load-reading-errors';
import type { JuryReading } from '@/lib/admin/readings/sheet-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { SeenVersion } from '../seen-version';
import own from './readings.module.css';

interface Props {
  reading: JuryReading;
  edition: Edition;
  /** Id of the application. */
  request: string;
  /** The refused post about this reading. */
  refused: FlashMessage | null;
}

type Sheet = JuryReading['sheets'][number];

/** One version of a sheet, with the reason for which the one before was reopened. */
async function SheetVersion({ sheet, edition }: { sheet: Sheet; edition: Edition }) {
  const locale = await getLocale();
  const t = await getTranslations('readings.sheets');
  const version = formatNumber(sheet.version, locale);
  const total = formatNumber((sheet.total ?? 0) / 100, locale);
  return (
    <>
      <p>
        {sheet.state === 'final' ? t('final', { version, total }) : t('draft', { version })}{' '}
        <Moment at={sheet.savedAt} />
      </p>
      {sheet.reason === null ? null : (
        <p>
          {writeLabel(t('reopened'), locale)} <bdi>{sheet.reason}</bdi>
        </p>
      )}
      {sheet.state === 'final' ? (
        <details>
          <summary>{t('show', { version })}</summary>
          <dl className={styles.answers}>
            {Object.entries(sheet.scores).map(([key, score]) => (
              <div key={key}>
                <dt>{edition.text(`criteria.${key}.title`)}</dt>
                <dd>
                  {formatNumber(score, locale)} <bdi>{sheet.comments[key]}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}

/** The forms that reopen the last sheet or give the reading more time. */
async function ReadingSteps({ reading: { id, sheets }, request, refused }: Omit<Props, 'edition'>) {
  const locale = await getLocale();
  const t = await getTranslations('readings.sheets');
  const errors = await loadSheetErrors(refused, locale);
  const typed = new URLSearchParams(refused?.texts);
  const last = sheets.at(-1);
  return last?.state === 'final' ? (
    <form className={styles.change} method="post" action={noJavaScriptAddress('sheet-reopen', locale)}>
      <SeenVersion id={id} version={last.version} />
      <input type="hidden" name="request" value={request} />
      <TextField
        id={`reason-${id}`}
        name="reason"
        label={t('reason')}
        error={errors.of('reason')}
        optionalLabel=""
        maxLength={NOTE_LENGTH}
        defaultValue={typed.get('reason') ?? ''}
        dir="auto"
      />
      <Button type="submit" variant="secondary">
        {t('reopen')}
      </Button>
    </form>
  ) : (
    <form className={styles.change} method="post" action={noJavaScriptAddress('reading-extend', locale)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="request" value={request} />
      <PostedDayField
        id={`dueOn-${id}`}
        name="dueOn"
        label={t('dueOn')}
        error={errors.of('dueOn')}
        value={readPostedDay('dueOn', typed)}
      />
      <Button type="submit" variant="secondary">
        {t('extend')}
      </Button>
    </form>
  );
}

/**
 * A juror's reading: its sheets, and in the edition in force the forms that reopen the last one or give it more time.
 */
async function ReadingPart({ reading, edition, request, refused }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('readings.sheets');
  const columns = await getTranslations('readings.columns');
  const states = await getTranslations('readings.states');
  const { id, sheets } = reading;
  const last = sheets.at(-1);
  return (
    <section className={own.copy} aria-labelledby={`reading-${id}`}>
      <h3 id={`reading-${id}`}>
        <bdi>{reading.juror}</bdi>
      </h3>
      {reading.dueAt ? (
        <p>
          {writeLabel(columns('due'), locale)} <Moment at={reading.dueAt} />
          {reading.isClosed && last?.state !== 'final' ? ` (${states('closed')})` : null}
        </p>
      ) : null}
      {sheets.length === 0 ? <p>{t('none')}</p> : null}
      {sheets.map((sheet) => (
        <SheetVersion key={sheet.version} sheet={sheet} edition={edition} />
      ))}
      {isOver(edition) ? null : <ReadingSteps reading={reading} request={request} refused={refused} />}
    </section>
  );
}

/** The readings of an application for the coordinator; nothing before the first is released. */
export async function ApplicationSheets({
  asker,
  edition,
  request,
  flash,
}: {
  asker: Asker;
  edition: Edition;
  request: string;
  flash: FlashMessage | null;
}) {
  const t = await getTranslations('readings.sheets');
  const readings = await listSheets(asker, request);
  if (readings.length === 0) return null;
  const isAbout = flash?.form === 'sheet-reopen' || flash?.form === 'reading-extend';
  const about = flash && isAbout ? new URLSearchParams(flash.texts).get('id') : null;
  return (
    <section className={styles.part} aria-labelledby="sheets">
      <h2 id="sheets">{t('title')}</h2>
      {readings.map((reading) => (
        <ReadingPart
          key={reading.id}
          reading={reading}
          edition={edition}
          request={request}
          refused={about === reading.id ? flash : null}
        />
      ))}
    </section>
  );
}
