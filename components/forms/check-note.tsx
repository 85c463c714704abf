import { Icon, type IconName } from '@/components/ui/icon';
import type { Verdict } from '@/lib/forms/form-definition';
import styles from './check-note.module.css';

const ICONS: Record<Verdict['tone'], IconName> = { info: 'info', success: 'check', warning: 'alert' };

/** What a check says of an answer, in one line below its control. */
export function CheckNote({ tone, text }: { tone: Verdict['tone']; text: string }) {
  return (
    <p className={`${styles.note} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
    </p>
  );
}
