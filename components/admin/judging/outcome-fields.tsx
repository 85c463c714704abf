import { getLocale, getTranslations } from 'next-intl/server';
import { RadioGroup } from '@/components/ui/choice-group';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import type { OpenedDecision } from '@/lib/admin/judging/decision-schemas';
import { listPrizes } from '@/lib/award/definition/edition';
import { OUTCOMES, type Outcome, type PrizePlace } from '@/lib/award/definition/outcomes';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';

interface Decided {
  outcome: Outcome;
  prize: PrizePlace | null;
}

interface Opened {
  /** The application, whose edition and category have the prizes. */
  opened: OpenedDecision;
}

interface Props<Stored> {
  stored: Stored | null;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** Outcome and prize of a decision, as stored or as they were entered in a refused post. */
export async function OutcomeFields({ opened, stored, errors, typed }: Props<Decided> & Opened) {
  const t = await getTranslations('results.decision');
  const outcomes = await getTranslations('results.outcomes');
  const prizes = await getTranslations('award.categories');
  const edition = await pickEdition(await getLocale(), String(opened.ranking.edition));
  const offered = listPrizes(edition, opened.category);
  return (
    <>
      <RadioGroup
        id="outcome"
        name="outcome"
        label={t('outcome')}
        error={errors.of('outcome')}
        options={OUTCOMES.map((outcome) => ({ value: outcome, label: outcomes(outcome) }))}
        chosen={[typed ? (typed.get('outcome') ?? '') : (stored?.outcome ?? '')]}
      />
      <SelectField
        id="prize"
        name="prize"
        label={t('prize')}
        error={errors.of('prize')}
        hint={t('prizeHint')}
        placeholder={t('noPrize')}
        options={offered.map(({ place }) => ({ value: place, label: prizes(place) }))}
        defaultValue={(typed ? typed.get('prize') : stored?.prize) ?? ''}
      />
    </>
  );
}

/** The reason of a decision or of its correction. */
export async function ReasonField({ stored, errors, typed }: Props<{ reason: string }>) {
  const t = await getTranslations('results.decision');
  return (
    <TextArea
      id="reason"
      name="reason"
      label={t('reason')}
      error={errors.of('reason')}
      rows={4}
      maxLength={NOTE_LENGTH}
      defaultValue={(typed ? typed.get('reason') : stored?.reason) ?? ''}
    />
  );
}
