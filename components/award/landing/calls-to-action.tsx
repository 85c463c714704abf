import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import type { TodaysState } from '@/lib/award/rules/describe-today';
import type { AwardAction } from '@/lib/award/rules/list-actions';
import { nameOpenForms } from '@/lib/award/rules/name-dates';
import { CallToAction } from './call-to-action';
import styles from './calls-to-action.module.css';
import type { AwardTranslator, SectionProps } from './section';

/** The actions that are possible today, and whether they require a sign-on first. */
export interface Today {
  actions: readonly AwardAction[];
  state: TodaysState;
  isSignedIn: boolean;
}

const TARGETS = { register: 'researchers.register', submit: 'researchers.submit' } as const;

function nameOf(action: AwardAction, t: AwardTranslator): string {
  const { form, kind } = action;
  if (kind === 'coming') return t(`coming.${form}`, { days: action.days });
  if (kind === 'closed') return t(`closed.${form}`);
  return kind === 'open' ? t(form) : t(kind);
}

/** The calls to action that apply today (AWARD-05, AWARD-13). */
export function CallsToAction({ t, actions, state, isSignedIn }: SectionProps & Today) {
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        {actions.map((action, index) => (
          <Way
            key={action.form}
            action={action}
            name={nameOf(action, t)}
            isSignedIn={isSignedIn}
            className={index > 0 ? styles.outline : undefined}
          />
        ))}
      </div>
      <TodaysLine t={t} {...state} />
    </div>
  );
}

/** Why no form is open, in the words of the error catalogue, or until when the forms are open. */
function TodaysLine({ t, notice, open }: SectionProps & TodaysState) {
  const locale = useLocale();
  const opening = useTranslations('opening');
  if (!notice && open.length === 0) return null;
  return (
    <p className={styles.state}>
      {notice ? <strong>{opening(`closed.${notice}`)}</strong> : null} {nameOpenForms(open, t, locale)}
    </p>
  );
}

interface WayProps {
  action: AwardAction;
  name: string;
  isSignedIn: boolean;
  className: string | undefined;
}

/** A button: to the dates if nothing is open, to the form, or through the sign-on to the form. */
function Way({ action: { form, kind }, name, isSignedIn, className }: WayProps) {
  const locale = useLocale();
  const target = TARGETS[form];
  const isOpen = kind !== 'coming' && kind !== 'closed';
  if (isOpen && !isSignedIn) {
    return (
      <CallToAction locale={locale} target={target} className={className}>
        {name}
        <Icon name="arrow" />
      </CallToAction>
    );
  }
  return (
    <ButtonLink
      variant="inverse"
      size="large"
      className={isOpen ? className : styles.outline}
      href={isOpen ? `/${locale}${RETURN_TARGETS[target]}` : '#timeline'}
    >
      {name}
      <Icon name={isOpen ? 'arrow' : 'calendar'} />
    </ButtonLink>
  );
}
