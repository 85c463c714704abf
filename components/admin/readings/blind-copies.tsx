import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Asker } from '@/lib/admin/queries';
import { listBlindCopies } from '@/lib/admin/queries';
import type { BlindCopy } from '@/lib/admin/readings/blind-schemas';
import { slotOfType } from '@/lib/award/definition/file-slots';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { formatList } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import own from './readings.module.css';

interface Props {
  copy: BlindCopy;
  /** Id of the application. */
  request: string;
  /** The refused post about this copy. */
  refused: FlashMessage | null;
}

/** The names that were found in a copy, by page. */
async function Hits({ copy }: Pick<Props, 'copy'>) {
  const locale = await getLocale();
  const t = await getTranslations('readings.blind');
  if (copy.hits.length === 0) return <p>{t(copy.hasPages ? 'noHits' : 'noPages')}</p>;
  return (
    <>
      <p>{t('hits')}</p>
      <ul className={styles.history}>
        {copy.hits.map(({ page, words }) => (
          <li key={page}>
            {t('page', { page: formatNumber(page, locale) })} <bdi>{formatList(words, locale)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One file: what was found in its copy, the pages that jurors do not get, and the office's check. */
async function CopyForm({ copy, request, refused }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('readings.blind');
  const submit = await getTranslations('submit');
  const forms = await getTranslations('forms');
  const { id } = copy;
  const typed = refused ? new URLSearchParams(refused.texts) : null;
  return (
    <form className={own.copy} method="post" action={noJavaScriptAddress('blind-copy', locale)}>
      <h3>
        {submit(`form.fields.${slotOfType(copy.type)}.label`)} (<bdi>{copy.name}</bdi>)
      </h3>
      <p>
        {t(`states.${copy.state ?? 'missing'}`)}{' '}
        {copy.pages === null
          ? null
          : t('count', { count: copy.pages, number: formatNumber(copy.pages, locale) })}
      </p>
      {copy.state === 'found' || copy.state === 'checked' ? <Hits copy={copy} /> : null}
      {copy.hasPages ? (
        <p>
          <a href={`/gateway/Desk/GetBlindCopy?id=${id}`} download>
            {t('open')}
          </a>
        </p>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="request" value={request} />
      <TextField
        id={`leftOut-${id}`}
        name="leftOut"
        label={t('leftOut')}
        hint={t('leftOutHint')}
        error={refused?.errors.leftOut ? t('leftOutError') : undefined}
        optionalLabel={forms('optional')}
        defaultValue={typed?.get('leftOut') ?? copy.leftOut.join(', ')}
        dir="ltr"
      />
      <TextField
        id={`words-${id}`}
        name="words"
        label={t('words')}
        hint={t('wordsHint')}
        optionalLabel={forms('optional')}
        maxLength={NOTE_LENGTH}
        dir="auto"
        defaultValue={typed?.get('words') ?? copy.words}
      />
      <p className={styles.actions}>
        <Button type="submit" name="decision" value="search" variant="secondary">
          {t('search')}
        </Button>
        <Button type="submit" name="decision" value="check">
          {t('check')}
        </Button>
      </p>
    </form>
  );
}

/** The files of an application as jurors will read them. */
export async function BlindCopies({
  asker,
  request,
  flash,
}: {
  asker: Asker;
  request: string;
  flash: FlashMessage | null;
}) {
  const t = await getTranslations('readings.blind');
  const copies = await listBlindCopies(asker, request);
  const about = flash?.form === 'blind-copy' ? new URLSearchParams(flash.texts).get('id') : null;
  return (
    <section className={styles.part} aria-labelledby="copies">
      <h2 id="copies">{t('title')}</h2>
      <p>{t(copies.length === 0 ? 'none' : 'lead')}</p>
      {copies.map((copy) => (
        <CopyForm key={copy.id} copy={copy} request={request} refused={about === copy.id ? flash : null} />
      ))}
    </section>
  );
}
