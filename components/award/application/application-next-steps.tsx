import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import { decideOpening } from '@/lib/award/rules/decide-opening';
import { listOpenForms } from '@/lib/award/rules/describe-today';
import { listActions } from '@/lib/award/rules/list-actions';
import { nameDays, nameOpenForms } from '@/lib/award/rules/name-dates';
import { describeTimeline } from '@/lib/award/rules/timeline';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { formatDates } from '@/lib/i18n/format';
import styles from './application.module.css';
import { LocalTime } from './local-time';

export interface ApplicationFacts {
  request: MyRequest['data'];
  /** Null if the windows cannot be read; they are not mentioned then. */
  configuration: AwardConfiguration | null;
  now: Date;
}

const TARGETS = { register: 'researchers.register', submit: 'researchers.submit' } as const;

/** The sender's next actions and their deadlines, or why there are none, and the next phase. */
export async function NextSteps(facts: ApplicationFacts) {
  const { request, configuration, now } = facts;
  const locale = await getLocale();
  const { phases } = await getEdition(locale);
  const t = await getTranslations('award');
  const advice = await getTranslations('opening.advice');
  const submit = await getTranslations('award.timeline.phases');
  const opening = configuration && decideOpening({ request, configuration, now, pressed: 'register' });
  const forms = listOpenForms(opening?.form ? configuration : null, now).filter(
    ({ form }) => !configuration?.isReopened || form === 'submit',
  );
  const open = listActions(facts).filter(({ kind }) => ['open', 'change', 'continue'].includes(kind));
  const coming = describeTimeline(phases, configuration, now).find(({ state }) => state === 'coming');
  const closed = () => {
    if (!opening || opening.form) return null;
    if (request?.beingChecked) return advice('beingChecked');
    return advice(opening.notice === 'ended' && opening.next ? 'endedNext' : opening.notice);
  };
  return (
    <section className={styles.part} aria-labelledby="next">
      <h2 id="next">{t('application.next')}</h2>
      {[...Map.groupBy(forms, ({ until }) => until.toISOString())].map(([until, closing]) => (
        <Fragment key={until}>
          <p>{nameOpenForms(closing, t, locale)}</p>
          <LocalTime at={until} label={t('application.local')} locale={locale} />
        </Fragment>
      ))}
      {closed() ? <p>{closed()}</p> : null}
      {coming?.days ? (
        <p>
          {t('application.nextPhase', {
            phase: submit(`${coming.phase.key}.title`),
            days: nameDays(coming.days, t, locale, formatDates),
          })}
        </p>
      ) : null}
      {opening?.form ? (
        <p className={styles.actions} data-screen="">
          {open.map(({ form, kind }, index) => (
            <ButtonLink
              key={form}
              variant={index === 0 ? 'primary' : 'secondary'}
              href={`/${locale}${RETURN_TARGETS[TARGETS[form]]}`}
            >
              {kind === 'change' || kind === 'continue' ? t(kind) : t(form)}
            </ButtonLink>
          ))}
        </p>
      ) : null}
    </section>
  );
}
