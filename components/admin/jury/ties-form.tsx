import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { Ties } from '@/lib/admin/jury/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';

interface Props {
  /** `juror-ties` for those of a juror, otherwise the reader's own on the page that shows them. */
  form: 'juror-ties' | 'jury-ties' | 'readings-ties';
  /** The juror of `juror-ties`. */
  subject?: string;
  title: string;
  lead: string;
  ties: Ties;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

const ROWS = 2;
const EXAMPLE = 'university.edu';

/** What a person declares: universities, persons and mail domains, one in each line; needs no script. */
export async function TiesForm({ form, subject, title, lead, ties, errors, typed }: Props) {
  const t = await getTranslations('jury.ties');
  const forms = await getTranslations('forms');
  const fieldOf = (name: keyof Ties) => ({
    id: name,
    name,
    label: t(name),
    error: errors.of(name),
    defaultValue: typed ? (typed.get(name) ?? '') : ties[name].join('\n'),
    optionalLabel: forms('optional'),
    rows: ROWS,
  });
  return (
    <section className={styles.part} aria-labelledby="ties">
      <h2 id="ties">{title}</h2>
      <p>{lead}</p>
      <form className={styles.change} method="post" action={noJavaScriptAddress(form, await getLocale())}>
        {subject ? <input type="hidden" name="subject" value={subject} /> : null}
        <TextArea {...fieldOf('universities')} />
        <TextArea {...fieldOf('persons')} hint={t('personsHint')} />
        <TextArea {...fieldOf('mailDomains')} hint={t('mailDomainsHint', { example: EXAMPLE })} dir="ltr" />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
