import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { RankingHead } from '@/lib/admin/judging/ranking-schemas';
import type { Role } from '@/lib/api/contract/roles';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber, formatPercent } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { StepForm } from './step-form';

interface Props {
  ranking: RankingHead;
  edition: Edition;
  roles: readonly Role[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** When the ranking was frozen, and its checksum. */
async function Frozen({ ranking: { frozenAt, hash } }: Pick<Props, 'ranking'>) {
  const t = await getTranslations('results.freeze');
  if (!frozenAt) return null;
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{t('at')}</dt>
        <dd>
          <Moment at={frozenAt} />
        </dd>
      </div>
      <div>
        <dt>{t('hash')}</dt>
        <dd className={styles.table}>
          <code>SHA-256 {hash}</code>
        </dd>
      </div>
    </dl>
  );
}

/** The members who decide, and the form that changes them. */
async function Committee({
  ranking,
  edition: { deciding },
  errors,
  typed,
  mayChange,
}: Omit<Props, 'roles'> & { mayChange: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('results.committee');
  return (
    <section className={styles.part} aria-labelledby="committee">
      <h2 id="committee">{t('title')}</h2>
      {ranking.committee.length === 0 ? <p>{t('none')}</p> : null}
      {mayChange ? (
        <form className={styles.change} method="post" action={noJavaScriptAddress('award-committee', locale)}>
          <input type="hidden" name="version" value={ranking.version} />
          <TextArea
            id="members"
            name="members"
            label={t('members')}
            hint={t('hint', { share: formatPercent(deciding.quorum, locale) })}
            error={errors.of('members')}
            rows={6}
            defaultValue={typed?.get('members') ?? ranking.committee.join('\n')}
          />
          <p>
            <Button type="submit" variant="secondary">
              {t('save')}
            </Button>
          </p>
        </form>
      ) : (
        <ul className={styles.history}>
          {ranking.committee.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The steps that are possible now: freeze, discard, propose, confirm, open again. */
async function NextStep({ ranking, roles }: Pick<Props, 'ranking' | 'roles'>) {
  const locale = await getLocale();
  const t = await getTranslations('results');
  const { state, version, isOthers, decisions } = ranking;
  const isCoordinator = roles.includes('coordinator');
  if (state === 'open')
    return isCoordinator ? (
      <StepForm form="ranking-freeze" version={version} steps={[{ to: 'frozen', label: t('freeze.title') }]}>
        <p>{t('freeze.hint')}</p>
      </StepForm>
    ) : null;
  const reopen = { to: 'frozen', label: t('propose.reopen'), isUndo: true } as const;
  if (state === 'frozen')
    return isCoordinator ? (
      <>
        <StepForm
          form="decisions-propose"
          version={version}
          steps={[{ to: 'proposed', label: t('propose.button') }]}
        >
          <p>
            {t('propose.count', { count: decisions, number: formatNumber(decisions, locale) })}{' '}
            {t('propose.hint')}
          </p>
        </StepForm>
        <StepForm
          form="ranking-freeze"
          version={version}
          steps={[{ to: 'open', label: t('freeze.discard'), isUndo: true }]}
        >
          <p>{t('freeze.discardHint')}</p>
        </StepForm>
      </>
    ) : null;
  if (state === 'proposed')
    return (
      <>
        {isOthers ? null : <p>{t('propose.secondPerson')}</p>}
        {isOthers && roles.includes('administrator') ? (
          <StepForm
            form="decisions-confirm"
            version={version}
            steps={[
              { to: 'confirmed', label: t('propose.confirm') },
              { to: 'frozen', label: t('propose.return') },
            ]}
          >
            <p>{t('propose.hint')}</p>
          </StepForm>
        ) : null}
        {isCoordinator ? <StepForm form="decisions-propose" version={version} steps={[reopen]} /> : null}
      </>
    );
  if ((state === 'confirmed' || state === 'planned') && isCoordinator)
    return <StepForm form="decisions-propose" version={version} steps={[reopen]} />;
  return null;
}

/** The message about a ranking whose edition is over. Approved results are still released at their hour. */
function stateOnceOver(state: RankingHead['state']) {
  if (state === 'open') return 'over.notFrozen';
  return state === 'approved' || state === 'released' ? (`states.${state}` as const) : 'over.notReleased';
}

/** The state of the ranking, its next step, and the committee; there is no next step once the edition is over. */
export async function RankingSteps({ ranking, edition, roles, errors, typed }: Props) {
  const t = await getTranslations('results');
  const locale = await getLocale();
  const { state } = ranking;
  const isClosed = isOver(edition);
  const minutes = new URLSearchParams({ edition: String(edition.year) });
  return (
    <>
      <section className={styles.part} aria-labelledby="step">
        <h2 id="step">{t('propose.title')}</h2>
        <p>{t(isClosed ? stateOnceOver(state) : `states.${state}`)}</p>
        <Frozen ranking={ranking} />
        {state === 'open' ? null : (
          <p>
            <a href={`/${locale}/desk/minutes?${minutes}`}>{t('minutes.link')}</a>
          </p>
        )}
        {isClosed ? null : <NextStep ranking={ranking} roles={roles} />}
      </section>
      {state === 'open' ? null : (
        <Committee
          ranking={ranking}
          edition={edition}
          errors={errors}
          typed={typed}
          mayChange={!isClosed && state === 'frozen' && roles.includes('coordinator')}
        />
      )}
    </>
  );
}
