import { getLocale, getTranslations } from 'next-intl/server';
import type { Juror, Jury } from '@/lib/admin/jury/schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import type { RegistrationLabels } from '@/lib/award/rules/registration-labels';
import { compareTexts, separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';
import { loadJurorNames } from './load-juror-names';

interface Props {
  jury: Jury;
  edition: Edition;
  labels: RegistrationLabels;
}

const COLUMNS = ['name', 'languages', 'load', 'fields'] as const;

/** The jurors of the edition, and the holders of the role who are not jurors yet. */
export async function JurorTable({ jury: { jurors }, edition, labels }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('jury.jurors');
  const nameOf = await loadJurorNames(jurors);
  const query = isOver(edition) ? `?${new URLSearchParams({ edition: String(edition.year) })}` : '';
  const compare = compareTexts(locale);
  const loadOf = ({ version, bar, proposed, released, capacity }: Juror) => {
    if (bar) return t(`bars.${bar}`);
    if (version === null) return t('notYet');
    const [load, most] = [proposed + released, capacity].map((count) => formatNumber(count, locale));
    return t('load', { load: load ?? '', capacity: most ?? '' });
  };
  const nameField = ({ leads }: Juror, field: number) => {
    const name = labels.field(field);
    return leads.includes(field) ? t('lead', { field: name }) : name;
  };
  return (
    <section className={styles.part} aria-labelledby="jurors">
      <h2 id="jurors">{t('title')}</h2>
      {jurors.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={t('title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={jurors
            .toSorted((one, other) => compare(nameOf(one.subject), nameOf(other.subject)))
            .map((juror) => ({
              id: juror.subject,
              cells: [
                <a key="name" href={`/${locale}/desk/jury/${juror.subject}${query}`} data-key-row="">
                  <bdi>{nameOf(juror.subject)}</bdi>
                </a>,
                juror.languages.map((code) => getLocaleRow(code).name).join(separatorOf(locale)),
                loadOf(juror),
                juror.fields.map((field) => nameField(juror, field)).join(separatorOf(locale)),
              ],
            }))}
        />
      )}
    </section>
  );
}
