import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/choice-group';
import { TextArea } from '@/components/ui/text-area';
import { readSheet } from '@/lib/admin/readings/read-sheet';
import { COMMENT_LENGTH, type OpenedReading } from '@/lib/admin/readings/reading-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { COMMENT_CONTROL, MAX_SCORE, SCORE_CONTROL } from '@/lib/award/rules/score-sheet';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { loadAutosaveTexts } from '../load-autosave-texts';
import own from './readings.module.css';
import { SavedMeanwhile } from './saved-meanwhile';
import { SheetAutosave } from './sheet-autosave';
import { SheetTotal } from './sheet-total';

/** Where the browser puts the total into its sentence. */
const PLACE = '{total}';

const SCORES = Array.from({ length: MAX_SCORE + 1 }, (_, score) => score);

interface Props {
  reading: OpenedReading;
  edition: Edition;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
  /** True if the sheet was saved elsewhere before that post: both texts are shown. */
  hasMoved: boolean;
}

/** A score and a comment for each criterion. It saves itself, and works as a plain form without script. */
export async function ScoreSheetForm({ reading, edition, errors, typed, hasMoved }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('readings');
  const forms = await getTranslations('forms');
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  return (
    <SheetAutosave
      className={`${styles.change} ${own.sheet}`}
      method="post"
      action={noJavaScriptAddress('score-sheet', locale)}
      locale={locale}
      texts={await loadAutosaveTexts()}
    >
      <input type="hidden" name="id" value={reading.id} />
      <input type="hidden" name="savedAt" defaultValue={reading.savedAt} />
      {reading.criteria.map(({ key, weight }) => {
        const criterion = edition.text(`criteria.${key}.title`);
        const [score, comment] = [SCORE_CONTROL(key), COMMENT_CONTROL(key)];
        const given = reading.scores[key];
        return (
          <div key={key} className={own.criterion} data-key-row="">
            <RadioGroup
              {...looksOf(score, criterion)}
              hint={`${edition.text(`criteria.${key}.text`)} ${
                weight === null ? t('noWeight') : t('weight', { weight: formatNumber(weight, locale) })
              }`}
              optionalLabel=""
              options={SCORES.map((value) => ({ value, label: formatNumber(value, locale) }))}
              chosen={[typed ? (typed.get(score) ?? '') : String(given ?? '')]}
            />
            <TextArea
              {...looksOf(comment, t('comment', { criterion }))}
              hint={t('commentHint')}
              optionalLabel={forms('optional')}
              data-key="r"
              rows={3}
              maxLength={COMMENT_LENGTH}
              dir="auto"
              defaultValue={(typed ? typed.get(comment) : reading.comments[key]) ?? ''}
            />
            {hasMoved && typed ? <SavedMeanwhile reading={reading} criterion={key} typed={typed} /> : null}
          </div>
        );
      })}
      <SheetTotal
        className={own.total}
        criteria={reading.criteria}
        scores={typed ? readSheet(typed).scores : reading.scores}
        locale={locale}
        texts={{ total: t('total', { total: PLACE }), totalSoFar: t('totalSoFar', { total: PLACE }) }}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="secondary">
          {t('save')}
        </Button>
      </p>
      <div className={own.final}>
        <p>{t('finalHint')}</p>
        <Checkbox {...looksOf('confirmed', t('confirm'))} optionalLabel="" value="yes" />
        <p className={styles.actions}>
          <Button type="submit" formAction={noJavaScriptAddress('final-sheet', locale)} data-key="Ctrl+Enter">
            {t('makeFinal')}
          </Button>
        </p>
      </div>
    </SheetAutosave>
  );
}
