import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { type Answers, OPTIONS, QUESTION_KEYS } from '@/lib/guides/custom-guide/answers';
import type { Translator } from '@/lib/i18n/translator';
import styles from './custom-guide.module.css';

interface Props {
  /** The page itself: the answers come to it in its address. */
  action: string;
  t: Translator<'customGuide'>;
  answers: Partial<Answers>;
}

/** The four questions; without script as with it, sending them asks for the page with the guide. */
export function GuideForm({ action, t, answers }: Props) {
  return (
    <form className={styles.form} action={`${action}#guide`} aria-labelledby="form-title">
      <h2 id="form-title">{t('form.title')}</h2>
      {QUESTION_KEYS.map((key) => (
        <RadioGroup
          key={key}
          id={key}
          name={key}
          required
          label={t(`questions.${key}.label`)}
          hint={t(`questions.${key}.hint`)}
          chosen={[answers[key] ?? '']}
          options={OPTIONS[key].map(({ value, name }) => ({ value, label: t(name) }))}
        />
      ))}
      <Button type="submit" size="large">
        {t('form.submit')}
      </Button>
    </form>
  );
}
