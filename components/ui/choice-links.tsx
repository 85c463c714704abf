import styles from './choice-links.module.css';

export interface Choice {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  /** Single letters after a word for all of them, in columns of one width. */
  isIndex?: boolean;
}

/** Links that choose what a page shows. The current choice is marked, for screen readers too. */
export function ChoiceLinks({ label, choices, isIndex = false }: Props) {
  return (
    <nav className={isIndex ? `${styles.nav} ${styles.index}` : styles.nav} aria-label={label}>
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
