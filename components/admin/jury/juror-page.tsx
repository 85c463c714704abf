import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadJuryErrors } from '@/lib/admin/jury/load-jury-errors';
import type { OpenedJuror } from '@/lib/admin/jury/schemas';
import { findJuror } from '@/lib/admin/queries';
import type { ListItem } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { Facts } from '../facts';
import { OverNotice } from '../judging/over-notice';
import { ConflictList } from './conflict-list';
import { JurorForm, JurorRemoval } from './juror-form';
import { loadJurorNames } from './load-juror-names';
import { TiesForm } from './ties-form';

interface ProfileProps {
  juror: OpenedJuror;
  edition: Edition;
  locale: Locale;
}

/** What the award office reads about a juror. */
async function Profile({ juror, edition, locale }: ProfileProps) {
  const t = await getTranslations('jury');
  const fields = edition.fields.filter(({ id }) => juror.fields.includes(id));
  const nameField = ({ key }: ListItem) => edition.text(OPTION_PATH.fields(key));
  const facts = [
    [t('form.fields'), fields.map(nameField)],
    [t('form.leads'), fields.filter(({ id }) => juror.leads.includes(id)).map(nameField)],
    [t('form.languages'), juror.languages.map((code) => getLocaleRow(code).name)],
    [t('form.capacity'), juror.version === null ? [] : [formatNumber(juror.capacity, locale)]],
    [t('ties.universities'), juror.ties.universities],
    [t('ties.persons'), juror.ties.persons],
    [t('ties.mailDomains'), juror.ties.mailDomains],
  ] as const;
  return <Facts rows={facts.map(([name, values]) => [name, values.join(separatorOf(locale)) || '–'])} />;
}

/**
 * One juror of an edition: profile, ties, conflicts of interest; read-only once the edition is over. Anyone else
 * redirects out of the app (ROUTE-06).
 */
export async function JurorPage({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const given = pickQuery(query, ['edition']);
  const juror = await findJuror(asker, id, given);
  if (!juror) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('jury');
  const edition = await pickEdition(locale, given.edition);
  const list = isOver(edition) ? `?${new URLSearchParams({ edition: String(edition.year) })}` : '';
  const flash = await readFlashMessage(query.answers);
  const errors = await loadJuryErrors(flash, locale);
  const typedIn = (form: string) => (flash?.form === form ? new URLSearchParams(flash.texts) : null);
  const nameOf = await loadJurorNames([juror]);
  const mayChange = !isOver(edition) && roles.includes('coordinator');
  return (
    <>
      <p>
        <a href={`/${locale}/desk/jury${list}`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{nameOf(juror.subject)}</bdi>
      </h1>
      {juror.bar ? <p className={styles.lead}>{t(`jurors.bars.${juror.bar}`)}</p> : null}
      {juror.bar === null && juror.version === null ? (
        <p className={styles.lead}>{t('jurors.notYet')}</p>
      ) : null}
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      <OverNotice edition={edition} />
      {mayChange && juror.bar === null ? (
        <JurorForm juror={juror} edition={edition} errors={errors} typed={typedIn('juror-save')} />
      ) : (
        <Profile juror={juror} edition={edition} locale={locale} />
      )}
      {juror.version === null ? null : (
        <>
          {mayChange ? (
            <TiesForm
              form="juror-ties"
              subject={juror.subject}
              title={t('ties.title')}
              lead={t('ties.lead')}
              ties={juror.ties}
              errors={errors}
              typed={typedIn('juror-ties')}
            />
          ) : null}
          <ConflictList
            juror={juror}
            mayClear={mayChange}
            errors={errors}
            typed={typedIn('conflict-clear')}
          />
          {mayChange && juror.released === 0 ? <JurorRemoval juror={juror} /> : null}
        </>
      )}
    </>
  );
}
