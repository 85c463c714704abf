import styles from './privacy-details.module.css';

interface Props {
  title: string;
  /** Purpose, legal basis, retention, rights, and which answers are voluntary. */
  parts: readonly { title: string; text: string }[];
}

/** The information that the law requires before personal data is collected. */
export function PrivacyDetails({ title, parts }: Props) {
  return (
    <details className={styles.privacy}>
      <summary>{title}</summary>
      <dl>
        {parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
