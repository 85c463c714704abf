import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import type { OpenedDecision } from '@/lib/admin/judging/decision-schemas';
import type { Role } from '@/lib/api/contract/roles';
import { loadOutcomeNames } from '@/lib/award/rules/outcome-names';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatList } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { Facts } from '../facts';
import { NumberField } from '../number-field';
import { SeenVersion } from '../seen-version';
import { OutcomeFields, ReasonField } from './outcome-fields';

interface Props {
  opened: OpenedDecision;
  roles: readonly Role[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

const COUNTS = ['inFavour', 'against', 'abstained'] as const;

async function Decided({ opened: { decision } }: Pick<Props, 'opened'>) {
  const locale = await getLocale();
  const t = await getTranslations('results.decision');
  if (!decision) return <p>{t('none')}</p>;
  const { outcome, prize, reason, votes } = decision;
  const nameOutcome = await loadOutcomeNames(locale);
  const listNames = (names: readonly string[]) =>
    names.length === 0 ? t('nobody') : formatList(names, locale);
  const rows: [string, string][] = [
    [t('outcome'), nameOutcome(outcome, prize)],
    [t('reason'), reason],
    [t('members'), listNames(votes.members)],
    [t('present'), listNames(votes.present)],
    [t('recused'), listNames(votes.recused)],
    ...COUNTS.map((name): [string, string] => [t(name), formatNumber(votes[name], locale)]),
  ];
  return <Facts rows={rows} />;
}

/** Attendance, recusals, votes, outcome, prize and reason, as stored or as they were entered in a refused post. */
async function Ballot({ opened, errors, typed }: Omit<Props, 'roles'>) {
  const locale = await getLocale();
  const t = await getTranslations('results.decision');
  const forms = await getTranslations('forms');
  const { id, decision, ranking } = opened;
  const { committee } = ranking;
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  const names = committee.map((name) => ({ value: name, label: name }));
  const votes = decision?.votes;
  return (
    <form className={styles.change} method="post" action={noJavaScriptAddress('award-decision', locale)}>
      <SeenVersion id={id} version={decision?.version ?? 0} />
      <CheckboxGroup
        {...looksOf('present', t('present'))}
        options={names}
        chosen={typed ? typed.getAll('present') : (votes?.present ?? committee)}
      />
      <CheckboxGroup
        {...looksOf('recused', t('recused'))}
        hint={t('recusedHint')}
        optionalLabel={forms('optional')}
        options={names}
        chosen={typed ? typed.getAll('recused') : (votes?.recused ?? [])}
      />
      <OutcomeFields opened={opened} stored={decision} errors={errors} typed={typed} />
      {COUNTS.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(name)}
          value={votes?.[name] ?? null}
          errors={errors}
          typed={typed}
        />
      ))}
      <ReasonField stored={decision} errors={errors} typed={typed} />
      <p>
        <Button type="submit">{t('save')}</Button>
      </p>
    </form>
  );
}

/** The decision of the committee: the form of the coordinator while decisions are open, else what is stored. */
export async function DecisionForm({ opened, isOver, roles, errors, typed }: Props & { isOver: boolean }) {
  const t = await getTranslations('results');
  const { ranking, rank } = opened;
  const isOpen = !isOver && ranking.state === 'frozen' && roles.includes('coordinator') && rank !== null;
  return (
    <section className={styles.part} aria-labelledby="decision">
      <h2 id="decision">{t('decision.title')}</h2>
      {ranking.state === 'open' ? (
        <p>{t(isOver ? 'over.notFrozen' : 'decision.open')}</p>
      ) : isOpen && ranking.committee.length === 0 ? (
        <p>{t('committee.none')}</p>
      ) : isOpen ? (
        <Ballot opened={opened} errors={errors} typed={typed} />
      ) : (
        <Decided opened={opened} />
      )}
    </section>
  );
}
