import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { loadRequestNames } from '@/lib/requests/request-names';
import { NUMBER_LENGTH, type OpenedRequest } from '@/lib/requests/schemas';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';

interface Props {
  request: OpenedRequest;
  /** The errors of the previous post (`loadChangeErrors`). */
  errors: PostedErrors;
  /** The values entered in it. */
  typed: URLSearchParams;
}

type Related = OpenedRequest['linked'][number];

/** Number, service and state of a request, as a link to it. */
async function RelatedLink({ id, referenceNumber, form, status }: Related) {
  const locale = await getLocale();
  const names = await loadRequestNames(locale);
  return (
    <span>
      <a href={`/${locale}/desk/requests/${id}`}>
        <bdi>{referenceNumber}</bdi>
      </a>{' '}
      {names.form(form)}{' '}
      <span className={styles.state} data-state={status}>
        {names.state(status)}
      </span>
    </span>
  );
}

/** The list of the sender's other requests is closed at first when it is longer. */
const FEW = 5;

/** The other requests of the sender. This one can be merged into each that is open. */
async function Others({ request }: Pick<Props, 'request'>) {
  const locale = await getLocale();
  const t = await getTranslations('desk.relations');
  const count = request.others.length;
  if (count === 0)
    return (
      <>
        <h3>{t('others')}</h3>
        <p>{t('none')}</p>
      </>
    );
  return (
    <details className={styles.others} open={count <= FEW}>
      <summary>
        <h3>{t('others')}</h3> ({count})
      </summary>
      {request.others.some(({ canContinue }) => canContinue) ? <p>{t('mergeHint')}</p> : null}
      <ul className={styles.related}>
        {request.others.map((other) => (
          <li key={other.id}>
            <RelatedLink {...other} />
            {other.canContinue ? (
              <form method="post" action={noJavaScriptAddress('request-merge', locale)}>
                <SeenVersion {...request} />
                <input type="hidden" name="into" value={other.id} />
                <Button type="submit" variant="secondary">
                  {t('merge', { number: other.referenceNumber })}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Linked requests, and the form that links another one. */
async function Links({ request, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.relations');
  return (
    <>
      <p>{t('linkHint')}</p>
      {request.linked.length > 0 ? (
        <ul className={styles.related}>
          {request.linked.map((other) => (
            <li key={other.id}>
              <RelatedLink {...other} />
              <form method="post" action={noJavaScriptAddress('request-unlink', locale)}>
                <input type="hidden" name="id" value={request.id} />
                <input type="hidden" name="other" value={other.id} />
                <Button type="submit" variant="secondary">
                  {t('unlink', { number: other.referenceNumber })}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={admin.change} method="post" action={noJavaScriptAddress('request-link', locale)}>
        <input type="hidden" name="id" value={request.id} />
        <TextField
          id="referenceNumber"
          name="referenceNumber"
          label={t('number')}
          error={errors.of('referenceNumber')}
          defaultValue={typed.get('referenceNumber') ?? undefined}
          maxLength={NUMBER_LENGTH}
          dir="ltr"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary">
          {t('link')}
        </Button>
      </form>
    </>
  );
}

/** Other requests that have to do with this one; needs no script. */
export async function RequestRelations(props: Props) {
  const t = await getTranslations('desk.relations');
  return (
    <section className={admin.part} aria-labelledby="related">
      <h2 id="related">{t('title')}</h2>
      <Others request={props.request} />
      <h3>{t('linked')}</h3>
      <Links {...props} />
    </section>
  );
}
