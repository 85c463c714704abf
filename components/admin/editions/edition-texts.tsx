import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TEXT_CONTROL } from '@/lib/admin/editions/edition-controls';
import { loadEditionErrors } from '@/lib/admin/editions/load-edition-errors';
import { type Asker, findDeskEdition } from '@/lib/admin/queries';
import { listTextPaths, TEXT_PARTS } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { openEdition } from '@/lib/award/server-side/open-edition';
import type { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { getLocaleRow, isLocale, type Locale } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { ChoiceFilter, LanguageFilter } from '../choice-filter';
import { loadPartNames } from '../load-part-names';

interface Props {
  asker: Asker;
  /** The edition in the reader's language. */
  own: Edition;
  query: Query;
  flash: Awaited<ReturnType<typeof readFlashMessage>>;
}

const LONG = 60;
const KINDS = ['title', 'text', 'lead', 'tagline', 'note'] as const;

/** What a text is, in the reader's language: the title of its item and its kind, or for a name the name itself. */
function nameText(
  path: string,
  edition: Edition,
  nameKind: (kind: (typeof KINDS)[number]) => string,
): string {
  const names = path.split('.');
  const last = names.at(-1) ?? '';
  const above = names.slice(0, -1);
  const kind = KINDS.find((name) => name === last);
  if (kind) {
    const item = edition.text([...above, 'title'].join('.'));
    return item && kind !== 'title' ? `${item} – ${nameKind(kind)}` : item || nameKind(kind);
  }
  return edition.text(path) || path;
}

async function openIn(language: Locale, asker: Asker, year: number): Promise<Edition | null> {
  const found = await findDeskEdition(asker, String(year), language);
  return found && openEdition(found, language);
}

/** The texts of one part of an edition in one language; a text that is emptied is replaced by that of the messages. */
export async function EditionTexts({ asker, own, query, flash }: Props) {
  const { locale } = asker;
  const t = await getTranslations('admin.editions');
  const namePart = await loadPartNames();
  const wanted = readQueryValue(query, 'language');
  const language = isLocale(wanted) ? wanted : locale;
  const part = TEXT_PARTS.find((key) => key === readQueryValue(query, 'part')) ?? 'general';
  const edition = language === locale ? own : await openIn(language, asker, own.year);
  if (!edition) return null;
  const typed = new Map(flash?.form === 'edition-texts' ? flash.texts : []);
  const errors = await loadEditionErrors(flash, edition, locale);
  return (
    <section className={styles.part} aria-labelledby="texts">
      <h2 id="texts">{t('texts.title')}</h2>
      <p>{t('texts.hint')}</p>
      <search>
        <form className={styles.filters} method="get" action="#texts">
          <ChoiceFilter
            name="part"
            label={t('texts.part')}
            options={TEXT_PARTS.map((key) => ({ value: key, label: namePart(key) }))}
            chosen={part}
          />
          <LanguageFilter label={t('texts.language')} chosen={language} />
          <Button type="submit" variant="secondary">
            {t('texts.show')}
          </Button>
        </form>
      </search>
      <form
        key={`${part}${language}`}
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('edition-texts', locale)}
      >
        <input type="hidden" name="year" value={own.year} />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="locale" value={language} />
        {listTextPaths(edition)[part].map((path) => {
          const name = TEXT_CONTROL(path);
          const text = edition.text(path);
          return (
            <TextArea
              key={path}
              id={name}
              name={name}
              label={nameText(path, own, (kind) => t(`texts.kinds.${kind}`))}
              error={errors.of(name)}
              defaultValue={typed.get(name) ?? text}
              rows={text.length > LONG ? 4 : 1}
              lang={language}
              dir={getLocaleRow(language).dir}
            />
          );
        })}
        <Button type="submit">{t('texts.save')}</Button>
      </form>
    </section>
  );
}
