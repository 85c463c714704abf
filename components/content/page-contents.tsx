import styles from './page-contents.module.css';

interface Props {
  title: string;
  sections: readonly { id: string; title: string }[];
}

/** Browsers that support `:target-current` mark the section in view. */
export function PageContents({ title, sections }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
