import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay, writeLabel } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import { findForm } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { RequestFile } from './request-file';
import looks from './requests.module.css';

interface Props {
  request: Pick<OpenedRequest, 'form' | 'history'>;
  title: string;
  /** Id of its heading. */
  id: string;
  /** Its files wait for the virus scanner. */
  isHeld?: boolean;
  children?: ReactNode;
}

/** Loads the labels of the answers that a sender changed (`updateSupplier` records their names). */
async function loadFieldNames(id: string, locale: Locale): Promise<(names: string) => string> {
  const form = findForm(id);
  const texts = form && (await loadFormTexts(form, locale, toDay(readPageTime()), {}));
  const nameOf = (name: string) => texts?.fields[name]?.label ?? name;
  return (names) => names.split(', ').map(nameOf).join(' · ');
}

/** A note below its label, in its own direction. */
function Note({ label, children }: { label: string; children: string }) {
  return (
    <p>
      {label} <bdi className={looks.said}>{children}</bdi>
    </p>
  );
}

/** The history of a request, oldest entry first. */
export async function RequestHistory({ request, title, id, isHeld = false, children }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const inWords = await loadFieldNames(request.form, locale);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ol className={styles.history}>
        {request.history.map(({ status, at, by, note, internalNote, files }) => (
          <li key={`${status}${at}`}>
            <Moment at={at} /> <strong>{names.state(status)}</strong> ({t(`by.${by}`)})
            {note ? <Note label={writeLabel(t('note'), locale)}>{note}</Note> : null}
            {internalNote && by === 'staff' ? (
              <Note label={writeLabel(t('internalNote'), locale)}>{internalNote}</Note>
            ) : null}
            {internalNote && by === 'sender' ? (
              <p>{t('changedFields', { fields: inWords(internalNote) })}</p>
            ) : null}
            {files.map((file) => (
              <p key={file.id}>
                <RequestFile {...file} isHeld={isHeld} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
