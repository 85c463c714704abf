'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { getStep, STEP_NUMBERS, type StepNumber } from '@/lib/award/registration-steps';
import { useStepStates } from './step-states';
import styles from './stepper.module.css';

interface Props {
  step: StepNumber;
  goTo(step: StepNumber): void;
}

/** The step headers of wide screens: the steps are not linear, so each is a button. */
export function Stepper({ step, goTo }: Props) {
  const t = useTranslations('register.steps');
  return (
    <nav className={styles.wide} aria-label={t('label')}>
      <ol className={styles.list}>
        {STEP_NUMBERS.map((number) => (
          <li key={number}>
            <StepButton number={number} isCurrent={number === step} onPress={() => goTo(number)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepButton(props: { number: StepNumber; isCurrent: boolean; onPress(): void }) {
  const { number, isCurrent, onPress } = props;
  const t = useTranslations('register.steps');
  const isComplete = useStepStates()[number];
  const { key } = getStep(number);
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
        <span className={styles.title}>{t(`${key}.title`)}</span>
        <span className={styles.description}>{t(`${key}.description`)}</span>
        {isComplete ? <span className="visually-hidden">({t('complete')})</span> : null}
      </span>
    </button>
  );
}

/** What narrow screens show instead: which step of how many, in words and as a bar. */
export function StepPosition({ step }: { step: StepNumber }) {
  const t = useTranslations('register.steps');
  const title = t(`${getStep(step).key}.title`);
  return (
    <div className={styles.narrow}>
      <p>{t('position', { step: String(step), total: String(STEP_NUMBERS.length), title })}</p>
      <div className={styles.bars} aria-hidden="true">
        {STEP_NUMBERS.map((number) => (
          <span key={number} data-reached={number <= step ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
