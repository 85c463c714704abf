'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { registrationForm } from '@/lib/award/definition/registration';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { useIsStepValid } from './step-states';
import styles from './stepper.module.css';

const STEPS = registrationForm.sections.map(({ key }, index) => ({ number: index + 1, key }));

interface Props {
  step: number;
  texts: FormTexts;
  goTo(step: number): void;
}

/**
 * The steps are not linear, so each is a button. Narrow screens show their numbers (REG-03) and the current
 * step of the total in words.
 */
export function Stepper({ step, texts, goTo }: Props) {
  const t = useTranslations('register.steps');
  return (
    <nav className={styles.steps} aria-label={t('label')}>
      <p className={styles.position}>
        {t('position', {
          step: String(step),
          total: String(STEPS.length),
          title: texts.sections[STEPS[step - 1]?.key ?? ''] ?? '',
        })}
      </p>
      <ol className={styles.list}>
        {STEPS.map(({ number, key }) => (
          <li key={key}>
            <StepButton
              number={number}
              title={texts.sections[key]}
              description={t(`descriptions.${key}`)}
              isCurrent={number === step}
              onPress={() => goTo(number)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ButtonProps {
  number: number;
  title: string | undefined;
  description: string;
  isCurrent: boolean;
  onPress(): void;
}

function StepButton({ number, title, description, isCurrent, onPress }: ButtonProps) {
  const t = useTranslations('register.steps');
  const isComplete = useIsStepValid(number);
  return (
    <button
      type="button"
      className={styles.step}
      aria-current={isCurrent ? 'step' : undefined}
      data-complete={isComplete ? '' : undefined}
      onClick={onPress}
    >
      <span className={styles.number}>{isComplete && !isCurrent ? <Icon name="check" /> : number}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.description}>{description}</span>
        {isComplete ? <span className="visually-hidden">({t('complete')})</span> : null}
      </span>
    </button>
  );
}
