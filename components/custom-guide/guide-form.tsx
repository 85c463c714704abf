import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { PageTexts } from '@/lib/content/texts';
import { type Answers, QUESTION_KEYS, QUESTIONS } from '@/lib/custom-guide/answers';
import styles from './custom-guide.module.css';

interface Props {
  /** The page itself: the answers come to it in its address. */
  action: string;
  t: PageTexts;
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
          options={QUESTIONS[key].map((value) => ({ value, label: t(`questions.${key}.options.${value}`) }))}
        />
      ))}
      <Button type="submit" size="large">
        {t('form.submit')}
      </Button>
    </form>
  );
}
