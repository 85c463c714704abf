import styles from './choice-links.module.css';

export interface Choice {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Links that choose what a page shows; the chosen one is marked, for screen readers too. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {choices.map(({ key, label: text, href, isCurrent }) => (
          <li key={key}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
