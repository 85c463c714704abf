import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { REASON_CONTROL } from '@/lib/admin/eligibility/eligibility-controls';
import { type OpenedCheck, SUPERVISOR_LENGTH } from '@/lib/admin/eligibility/eligibility-schemas';
import { loadDisqualificationErrors } from '@/lib/admin/exceptions/load-exception-errors';
import { loadCheckErrors } from '@/lib/admin/load-desk-errors';
import { findEligibility } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import { type ListItem, listOffered } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { ELIGIBILITY_RULES } from '@/lib/award/definition/eligibility';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';
import looks from '../award-looks.module.css';
import { ButtonKeys } from '../button-keys';
import { Disqualification } from '../exceptions/disqualification';
import { OverNotice } from '../judging/over-notice';
import { ApplicationSheets } from '../readings/application-sheets';
import { BlindCopies } from '../readings/blind-copies';
import { SubmittedAnswers, SubmittedFiles } from '../registrations/registration-view';
import { SeenVersion } from '../seen-version';
import desk from '../work/requests.module.css';

const KEYS = { KeyA: 'admit', KeyR: 'refuse' };

interface Props {
  check: OpenedCheck;
  edition: Edition;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The form of the award office: the rules that are not met, a reason for each, the prize category. */
async function CheckForm({ check, edition, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('judging');
  const forms = await getTranslations('forms');
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  return (
    <form
      className={`${styles.change} ${looks.boxes}`}
      method="post"
      action={noJavaScriptAddress('eligibility-check', locale)}
    >
      <SeenVersion {...check} />
      <CheckboxGroup
        {...looksOf('unmet', t('unmet'))}
        hint={t('unmetHint')}
        optionalLabel={forms('optional')}
        options={ELIGIBILITY_RULES.map((rule) => ({ value: rule, label: t(`rules.${rule}`) }))}
        chosen={typed ? typed.getAll('unmet') : check.unmet}
      />
      {ELIGIBILITY_RULES.map((rule) => (
        <TextField
          key={rule}
          {...looksOf(REASON_CONTROL(rule), t('reason', { rule: t(`rules.${rule}`) }))}
          maxLength={NOTE_LENGTH}
          defaultValue={(typed ? typed.get(REASON_CONTROL(rule)) : check.reasons[rule]) ?? ''}
          optionalLabel={forms('optional')}
        />
      ))}
      <SelectField
        {...looksOf('category', t('category'))}
        hint={t('categoryHint')}
        optionalLabel={forms('optional')}
        placeholder=""
        options={listOffered<ListItem>(edition.categories).map(({ id, key }) => ({
          value: id,
          label: edition.text(OPTION_PATH.categories(key)),
        }))}
        defaultValue={(typed ? typed.get('category') : check.category) ?? ''}
      />
      <TextField
        {...looksOf('supervisor', t('supervisor'))}
        hint={t('supervisorHint')}
        maxLength={SUPERVISOR_LENGTH}
        defaultValue={(typed ? typed.get('supervisor') : check.supervisor) ?? ''}
        autoComplete="off"
        optionalLabel={forms('optional')}
      />
      <p className={styles.keys}>{t('keys')}</p>
      <p className={styles.actions}>
        <Button type="submit" name="decision" value="admit">
          {t('admit')}
        </Button>
        <Button type="submit" name="decision" value="refuse" variant="secondary">
          {t('refuse')}
        </Button>
      </p>
    </form>
  );
}

/** The verdict as the office has stored it. */
async function Verdict({ check, edition }: Pick<Props, 'check' | 'edition'>) {
  const t = await getTranslations('judging');
  const category = edition.categories.find(({ id }) => id === check.category);
  return (
    <dl className={styles.answers}>
      {ELIGIBILITY_RULES.map((rule) => (
        <div key={rule}>
          <dt>{t(`rules.${rule}`)}</dt>
          <dd>
            {t(check.unmet.includes(rule) ? 'notMet' : 'met')} <bdi>{check.reasons[rule]}</bdi>
          </dd>
        </div>
      ))}
      {category ? (
        <div>
          <dt>{t('category')}</dt>
          <dd>{edition.text(OPTION_PATH.categories(category.key))}</dd>
        </div>
      ) : null}
      {check.supervisor ? (
        <div>
          <dt>{t('supervisor')}</dt>
          <dd>
            <bdi>{check.supervisor}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The coordinator's buttons: confirm the refusal, or return the application to the office. */
async function RefusalSteps({ check }: Pick<Props, 'check'>) {
  const t = await getTranslations('judging');
  if (!check.isOthers) return <p>{t('secondPerson')}</p>;
  return (
    <form
      className={styles.change}
      method="post"
      action={noJavaScriptAddress('eligibility-refusal', await getLocale())}
    >
      <SeenVersion {...check} />
      <p>{t('confirmHint')}</p>
      <p className={styles.actions}>
        <Button type="submit" name="to" value="ineligible">
          {t('confirm')}
        </Button>
        <Button type="submit" name="to" value="unchecked" variant="secondary">
          {t('return')}
        </Button>
      </p>
    </form>
  );
}

/**
 * One application: what the portal has found, the office's check, the coordinator's confirmation, answers and files.
 * Read-only once its edition is over.
 */
export async function EligibilityCheck({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const check = await findEligibility(asker, id);
  if (!check) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('judging');
  const edition = await pickEdition(locale, String(check.edition));
  const isClosed = isOver(edition);
  const list = isClosed
    ? `?${new URLSearchParams({ edition: String(edition.year), state: check.state })}`
    : '';
  const labels = await loadRegistrationLabels(locale, edition);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadCheckErrors(flash, locale);
  const disqualification = await loadDisqualificationErrors(flash, locale);
  const typed = flash?.form === 'eligibility-check' ? new URLSearchParams(flash.texts) : null;
  const mayCheck =
    !isClosed && roles.includes('award') && !['ineligible', 'inReview', 'disqualified'].includes(check.state);
  return (
    <>
      <p>
        <a href={`/${locale}/desk/eligibility${list}`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{check.referenceNumber}</bdi>
      </h1>
      <p className={styles.lead}>
        <bdi>{check.answers.researchInformation.researchTitle}</bdi>
      </p>
      <p className={desk.head}>
        <span className={desk.state}>{t(`states.${check.state}`)}</span>
      </p>
      <FlashNotice query={query} done={t('saved')} errors={[...errors.lines, ...disqualification.lines]} />
      <OverNotice edition={edition} />
      <ButtonKeys keys={KEYS} className={styles.part} id="check" aria-labelledby="rules">
        <h2 id="rules">{t('title')}</h2>
        {check.duplicates.length > 0 ? (
          <p>
            {t('duplicates')} <bdi>{check.duplicates.join(', ')}</bdi>
          </p>
        ) : null}
        {mayCheck ? (
          <CheckForm check={check} edition={edition} errors={errors} typed={typed} />
        ) : (
          <Verdict check={check} edition={edition} />
        )}
        {!isClosed && check.state === 'refusalProposed' && roles.includes('coordinator') ? (
          <RefusalSteps check={check} />
        ) : null}
      </ButtonKeys>
      <Disqualification
        asker={asker}
        roles={roles}
        request={check.id}
        flash={flash}
        year={edition.year}
        page="eligibility"
      />
      {roles.includes('coordinator') ? (
        <ApplicationSheets asker={asker} edition={edition} request={check.id} flash={flash} />
      ) : null}
      {!isClosed && roles.includes('award') && ['eligible', 'inReview'].includes(check.state) ? (
        <BlindCopies asker={asker} request={check.id} flash={flash} />
      ) : null}
      <SubmittedAnswers answers={labels.describe(check.answers)} />
      <SubmittedFiles files={check.files} mayOpen={mayAct(roles, 'award') || roles.includes('coordinator')} />
    </>
  );
}
